// Star Player points from prayers. Neighbours: report.test.ts for the points of deeds without prayers, scenes.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../../engine/test/support/rule.ts'
import { type Scene, scene } from '../../../engine/test/support/scene.ts'
import { blocked, ofPlayer, pass, points } from './scenes.ts'

describe('points that prayers bring', () => {
  /** The same scene while a side's prayer is answered, or after it has ended. */
  const praying = (s: Scene, prayer: string, side: 'home' | 'away' = 'home', ended = false): Scene => {
    s.events.unshift(
      { type: 'prayed', side, prayer, player: -1 },
      ...(ended ? [{ type: 'prayerEnded', side, prayer } as const] : []),
    )
    return s
  }
  const completed = (): Scene => pass('H1* . . H2').roll('pass', 4).roll('catch', 3)
  const intoTheCrowd = (): Scene => {
    const s = scene('A1\nH1', { at: 'a10', beside: 'h9@b2 a9@b20' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).stay()
    return s.roll('injury', 6, 6).roll('casualty', 1)
  }
  const fouled = (): Scene => {
    const s = scene('H1 A1/', { beside: 'h9@b2 a9@b20' })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s.roll('armour', 4, 6).roll('injury', 4, 6).roll('casualty', 1)
  }
  /** Points of H1 for one of his side's prayers, for one of the opponents', and for one that is over. */
  const worth = (make: () => Scene, prayer: string): number[] => [
    points(praying(make(), prayer), 'H1'),
    points(praying(make(), prayer, 'away'), 'H1'),
    points(praying(make(), prayer, 'home', true), 'H1'),
  ]

  rule('[bb2020 764] Perfect Passing: 2 for a completion instead of 1', () => {
    expect(worth(completed, 'perfectPassing')).toEqual([2, 1, 1])
    expect(worth(() => blocked([1]), 'perfectPassing')).toEqual([2, 2, 2])
  })

  rule(
    '[bb2020 765] Fan Interaction: 2 for an opponent whom the crowd hurts after his push, and for nothing else',
    () => {
      expect(worth(intoTheCrowd, 'fanInteraction')).toEqual([2, 0, 0])
      expect(worth(fouled, 'fanInteraction')).toEqual([0, 0, 0])
      // Not counted among his casualties.
      expect(ofPlayer(praying(intoTheCrowd(), 'fanInteraction'), 'H1').deeds.casualty).toBe(0)
    },
  )

  rule('[bb2020 766] Necessary Violence: 3 for a casualty instead of 2', () => {
    expect(worth(() => blocked([1]), 'necessaryViolence')).toEqual([3, 2, 2])
    expect(worth(intoTheCrowd, 'necessaryViolence')).toEqual([0, 0, 0])
  })

  rule('[bb2020 767] Fouling Frenzy: 2 for a casualty by a foul, and for nothing else', () => {
    expect(worth(fouled, 'foulingFrenzy')).toEqual([2, 0, 0])
    expect(worth(intoTheCrowd, 'foulingFrenzy')).toEqual([0, 0, 0])
  })
})

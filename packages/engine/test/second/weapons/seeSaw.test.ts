// The see-saw on the pitch: where it is set up, who moves it and how far. Neighbours: launch.test.ts catapults,
// smash.test.ts.
import { describe, expect } from 'vitest'
import { squareName } from '../../../src/kernel/pitch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { WeaponBrought } from '../../../src/vocabulary/weapons.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp']

/** H1 of the home side acts. The home see-saw is on g10 and g11, and the picture begins on f9. */
const acting = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, {
    ...{ on, beside: 'a20@o20' },
    ...{ at: 'f9', facts: `thing=seeSaw:g10:home weapons=seeSaw/ ${options.facts ?? ''}`.trim() },
    ...(options.players ? { players: options.players } : {}),
  })
  s.activate('H1', '')
  return s
}
const at = (s: Scene): string => squareName(s.engine.rules.pitch, s.match.pieces[0].at)
const ALONE = '. . . .\n. . . H1'

describe('setting up the see-saw', () => {
  const opening = (weapon: WeaponBrought = { id: 'seeSaw' }): Scene => {
    const armed = { ...plainSecond(), weapons: [weapon] }
    const s = newSecond({ home: armed, away: armed }, ...on)
    s.roll('ruling', 1).roll('ruling', 4)
    return openingSecond(s)
  }

  rule(
    '[second 181] its coach puts it lengthwise where his team may be set up, before his team',
    () => {
      const s = opening()
      expect(s.waits()).toBe('home placeThing')
      const squares = s.home.answers()
      // Up to the second line, which lies behind ten columns; the right one of the two squares is in the last of them.
      expect([squares.includes('place a9'), squares.includes('place a10')]).toEqual([true, false])
      expect(squares).toHaveLength(9 * 15)
      s.home.choose('place', { square: 'g5' })
      expect(s.match.pieces).toMatchObject([{ kind: 'seeSaw', side: 'home', facing: 'E', width: 2, height: 1 }])
      expect(s.waits()).toBe('home setUp')
    },
    'second',
  )

  rule(
    '[second 181] one that was ruled off stays away',
    () => {
      const s = opening()
      s.home.choose('place', { square: 'g5' })
      s.home.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('away setUp')
    },
    'second',
  )

  rule(
    '[second 181] it is set up again after each touchdown, and not once it is broken',
    () => {
      const scored = (things: string): Scene => {
        const s = sceneSecond('H1* x', { on, at: 'h24', facts: things, beside: 'h2@reserves a1@a2 a2@reserves' })
        s.activate('H1', '')
        s.step('x')
        return s
      }
      const s = scored('thing=seeSaw:g10:home weapons=seeSaw/')
      expect(s.match.pieces[0].at).toBe(-1)
      s.roll('ruling', 3)
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('place', { square: 'g5' })
      expect(s.match.pieces).toHaveLength(1)
      expect(s.match.pieces[0].at).toBe(s.square('g5'))
      expect(scored('score=1-0').waits()).toBe('away setUp')
    },
    'second',
  )
})

describe('moving the see-saw', () => {
  rule(
    '[second 181] one player moves it a square, goes along, and does nothing more',
    () => {
      const s = acting(ALONE)
      s.choose('haul')
      expect(s.waits()).toBe('home moveThing')
      expect(s.answers()).toEqual([
        'stop',
        ...['f9', 'f10', 'f11', 'g9', 'g11', 'h9', 'h10', 'h11'].map((to) => `place ${to}`),
      ])
      s.choose('place', { square: 'f11' })
      expect([at(s), s.where('H1')]).toEqual(['f11', 'f13'])
      expect(s.happened('actionEnded')).toHaveLength(1)
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 181] two move it up to three squares; the other has not acted and has done with it',
    () => {
      const s = acting('. H2 . .\n. . . H1\n. . H3 .', { players: { H3: '.d' } })
      s.choose('haul')
      expect(s.waits()).toBe('home helper')
      expect(s.answers()).toEqual(['decline', 'choose H2'])
      s.choose('choose', { player: 'H2' })
      for (const to of ['g9', 'g8', 'g7']) s.choose('place', { square: to })
      expect([at(s), s.where('H1'), s.where('H2')]).toEqual(['g7', 'g9', 'f7'])
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 181] who is not helped, or stops, moves it less',
    () => {
      const alone = acting('. H2 . .\n. . . H1')
      alone.choose('haul')
      alone.decline()
      alone.choose('place', { square: 'g9' })
      expect(alone.happened('actionEnded')).toHaveLength(1)
      const stopped = acting('. H2 . .\n. . . H1')
      stopped.choose('haul')
      stopped.choose('choose', { player: 'H2' })
      stopped.choose('place', { square: 'g9' })
      stopped.choose('stop')
      expect(at(stopped)).toBe('g9')
    },
    'second',
  )

  rule(
    '[second 181] he needs movement for it, and no more squares than he has left',
    () => {
      const s = acting('. H2 . .\n. . . . H1', { players: { H1: ':2.0.3.3.0.0.9' } })
      s.step('g12')
      s.choose('haul')
      s.choose('choose', { player: 'H2' })
      s.choose('place', { square: 'g9' })
      expect(s.happened('actionEnded')).toHaveLength(1)
      const tired = acting('. . . .\n. . . . H1', { players: { H1: ':1.4.3.3.0.0.9' } })
      tired.step('g12')
      expect(tired.answers('haul')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 181] once a turn',
    () => {
      const s = acting(`${ALONE}\n. . H2 .`)
      s.choose('haul')
      s.decline()
      s.choose('place', { square: 'f10' })
      s.activate('H2', '')
      s.step('g11')
      expect(s.answers('haul')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 181] not in the zone of an opponent, where it stops too',
    () => {
      expect(acting('. A1 . .\n. . . H1').answers('haul')).toEqual([])
      expect(acting('. A1_ . .\n. . . H1').answers('haul')).toEqual(['haul g10'])
      const s = acting('. . . . H2\n. . . H1 .\n. . . . .\n. . A1 . .', { players: {} })
      s.choose('haul')
      s.choose('place', { square: 'h10' })
      expect(at(s)).toBe('h10')
      expect(s.happened('actionEnded')).toHaveLength(1)
    },
    'second',
  )

  rule(
    '[second 181] not with anybody on it, nor onto anybody, off the pitch or onto another thing',
    () => {
      expect(acting('. . . .\n. H2 . H1').answers('haul')).toEqual([])
      const s = acting('. H2 . .\n. . . H1\n. . . .', { facts: 'thing=wreck:h9' })
      s.choose('haul')
      s.decline()
      expect(s.answers('place')).toEqual(['place f11', 'place g9', 'place g11', 'place h11'])
      const edge = sceneSecond('. H1', {
        on,
        at: 'a1',
        beside: 'a20@o20',
        facts: 'thing=seeSaw:b1:home weapons=seeSaw/',
      })
      edge.activate('H1', '')
      edge.choose('haul')
      expect(edge.answers('place').sort()).toEqual(['place b2', 'place c1', 'place c2'].sort())
    },
    'second',
  )

  rule(
    '[second 181] opponents move it as well, and it may be used in its own team’s turn',
    () => {
      const s = sceneSecond('A1 . . . . . H2\n. . . . . . .\n. . . . . . H1', {
        ...{ on, at: 'f9', facts: 'turn=away:1/1 thing=seeSaw:g10:home weapons=seeSaw/' },
      })
      s.activate('A1', '')
      s.choose('haul')
      s.choose('place', { square: 'g11' })
      expect(s.happened('thingMoved')).toMatchObject([{ kind: 'seeSaw', side: 'home' }])
      s.expectTurnOf('home')
      s.activate('H1', '')
      s.step('h14', 'h13')
      s.endAction()
      s.activate('H2', '')
      s.step('f14', 'f13')
      s.endAction()
      expect(s.waits()).toBe('home jumper')
    },
    'second',
  )

  rule(
    '[second 181] whom they leave may claim a tackle, and a fall ends it',
    () => {
      const s = acting('. H2 . . .\n. . . H1 .\n. . . . A1', { facts: 'used=' })
      s.choose('haul')
      s.choose('choose', { player: 'H2' })
      s.choose('place', { square: 'h10' })
      expect(s.waits()).toBe('away tackle')
      s.away.choose('tackle', { player: 'A1' })
      s.roll('tackle', 6, 6).roll('armour', 1, 1)
      expect([s.posture('H1'), s.posture('H2')]).toEqual(['faceDown', 'standing'])
      expect(s.happened('actionEnded')).toHaveLength(1)
    },
    'second',
  )

  rule(
    '[second 181] who comes onto the ball with it has the ball',
    () => {
      const s = acting('. . . . .\n. . . H1 o')
      s.choose('haul')
      s.choose('place', { square: 'g11' })
      expect(s.ball()).toBe('held H1')
    },
    'second',
  )

  rule(
    '[second 308] players may get onto its squares, and then move no further',
    () => {
      const s = acting('. . . .\n. . . . H1')
      s.step('g12', 'g11')
      expect(s.answers('step')).toEqual([])
      const foe = sceneSecond('A1 . .\n. . .', {
        ...{ on, at: 'f9', facts: 'turn=away:1/1 thing=seeSaw:g10:home weapons=seeSaw/', beside: 'h20@o20' },
      })
      foe.activate('A1', '')
      foe.step('g10')
      expect(foe.answers('step')).toEqual([])
      // He may still attack it from there.
      expect(foe.answers('smash')).toEqual(['smash g10 seeSaw'])
    },
    'second',
  )
})

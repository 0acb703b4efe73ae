// Special spells in odd cases: machines, balls that drop, the water. Neighbours: special.test.ts, oddHits.test.ts.
import { describe, expect } from 'vitest'
import { WADES } from '../../../src/procs/move/flood.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'
import { inDown } from '../downs/downScene.ts'
import { dozer } from '../weapons/machineScene.ts'

const scene = (picture: string, held: string, { on = [], facts = '', ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['spells', ...on], ...options, facts: `spells=${held} ${facts}`.trim() })

const acts = (picture: string, held: string, options: SecondOptions = {}): Scene => {
  const s = scene(picture, held, options)
  s.choose('activate', { player: 'H1' })
  return s
}

/** A2 is a machine, on four squares from its own on. */
const WITH_MACHINE: SecondOptions = {
  on: ['secretWeapons', 'standingUp'],
  facts: 'weapons=/killdozer',
  players: { A2: dozer() },
}

describe('machines', () => {
  rule('[second 154] Death does not point at a machine', () => {
    const s = acts('H1 H2 . A1 . A2 . \n . . . . . . .', '1:deathbringer/', WITH_MACHINE)
    s.choose('cast', { option: 'deathbringer' })
    expect(s.dice()).toEqual(['d1'])
    s.roll('randomPlayer', 1)
    expect([s.where('A1'), s.where('A2')]).toEqual(['dead', 'f15'])
  })

  rule('[second 154] against machines alone it is not cast', () => {
    const s = acts('H1 H2 . . . A2 . \n . . . . . . .', '1:deathbringer/', WITH_MACHINE)
    expect(s.answers('cast')).toEqual([])
  })

  rule('[second 156] stones do nothing to a machine', () => {
    const s = scene('H1 H2 . A1 . A2 . \n . . . . . . .', '1:gravelStorm/', {
      ...WITH_MACHINE,
      facts: 'weapons=/killdozer turn=away:1/1',
    })
    s.endTurn()
    s.choose('cast')
    s.roll('magicBlow', 2, 2)
    expect([s.where('A2'), s.happened('rolled').length]).toEqual(['f15', 1])
    s.expectTurnOf('home')
  })

  rule('[second 157] lightning is not called down on a machine', () => {
    const s = acts('H1 H2 . A1 . A2 . \n . . . . . . .', '1:lightningStrike/', WITH_MACHINE)
    expect(s.answers('cast')).toEqual(['cast H1 f13 lightningStrike'])
  })

  rule('[second 149] a Mind Blow that strays onto a machine is wasted', () => {
    const s = acts('H1 . . A1 A2 . \n . . . . . .', '1:mindBlow/', WITH_MACHINE)
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 2, 1).roll('scatter', 5)
    expect([s.where('A1'), s.where('A2'), s.player('A2').place]).toEqual(['f13', 'f14', 'pitch'])
  })

  rule('[second 158] a machine beside him feels nothing of a meltdown', () => {
    const s = acts('H1 A2 . H2 \n . . . .', '1:meltdown/', WITH_MACHINE)
    s.choose('cast', { option: 'meltdown' })
    s.roll('meltdown', 4).roll('injury', 1, 1)
    expect([s.where('A2'), s.where('H1')]).toEqual(['f11', 'stunnedBox'])
  })
})

describe('Meltdown', () => {
  const melts = (picture: string, options: SecondOptions = {}): Scene => {
    const s = acts(picture, '1:meltdown/', options)
    s.choose('cast', { option: 'meltdown' })
    return s.roll('meltdown', 4)
  }

  rule('[second 158] both down fells only whoever is tackled; who lies is not hit', () => {
    const s = melts('A2/ H1 A1 . H2', { on: ['standingUp'] })
    expect(s.modifiers()).toEqual(['meltdown +4', 'ST -3'])
    s.roll('tackle', 4, 3)
    s.roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('H1')]).toEqual(['faceDown', 'faceDown'])
    s.roll('injury', 1, 1)
    expect(s.where('H1')).toBe('stunnedBox')
    s.expectTurnOf('home')
  })

  rule('[second 158] not after an attack', () => {
    const s = acts('H1 A1 H2', '1:meltdown/', { on: ['shoulderCharge'] })
    expect(s.answers('cast')).toEqual(['cast H1 meltdown'])
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 6, 4).roll('armour', 1, 1)
    expect(s.answers('cast')).toEqual([])
  })

  rule('[second 305] who did not dare has ended his action', () => {
    const s = acts('H1 A1 . H2', '1:meltdown/')
    s.choose('cast', { option: 'meltdown' })
    s.roll('meltdown', 3)
    s.expectTurnOf('home')
    expect(s.answers('activate')).toEqual(['activate H2'])
  })
})

describe('Gravel Storm', () => {
  const storm = (picture: string): Scene => {
    const s = scene(picture, '1:gravelStorm/', { on: ['standingUp'], facts: 'turn=away:1/1' })
    s.endTurn()
    s.choose('cast')
    return s
  }

  rule('[second 156] Both Down too is a roll for armour; if that fails he is hurt, and his ball bounces', () => {
    const s = storm('H1 . A1* A2')
    s.roll('magicBlow', 6, 5).roll('armour', 6, 6).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    s.roll('magicBlow', 2, 2).roll('bounce', 2)
    expect([s.posture('A2'), s.turnovers()]).toEqual(['standing', []])
    s.expectTurnOf('home')
  })
})

describe('Lightning Strike', () => {
  rule('[second 157] one who lies is struck as well; a carrier’s ball bounces once he is hurt', () => {
    const s = acts('H1 H2 . . A1* A2/', '1:lightningStrike/', { on: ['standingUp'] })
    expect(s.answers('cast')).toEqual(['cast H1 f14 lightningStrike', 'cast H1 f15 lightningStrike'])
    s.choose('cast', { square: 'f14' })
    expect(s.posture('A1')).toBe('faceDown')
    s.roll('injury', 1, 1).roll('bounce', 2)
    expect([s.where('A1'), s.turnovers()]).toEqual(['stunnedBox', []])
    s.expectTurnOf('home')
  })
})

describe('Deathbringer', () => {
  rule('[second 154] the ball of whoever dies bounces, and the caster’s turn goes on', () => {
    const s = acts('H1 H2 . . A1*', '1:deathbringer/')
    s.choose('cast', { option: 'deathbringer' })
    s.roll('randomPlayer', 1).roll('bounce', 2)
    expect([s.where('A1'), s.happened('spellCast').length]).toEqual(['dead', 1])
    s.expectTurnOf('home')
  })
})

describe('Old Faithful', () => {
  rule(
    '[second 159] only the opponents wade, and nobody among them casts Muscle Boost for a throw that he has not',
    () => {
      const s = scene('H1 . A1* A2', '1:oldFaithful/1:muscleBoost', { on: ['throwing', 'kicksInPlay'] })
      s.endTurn()
      s.home.choose('cast')
      expect([s.player('A2').marks, s.player('H1').marks]).toEqual([['wades'], ['cast-oldFaithful']])
      s.away.choose('activate', { player: 'A1' })
      expect(s.away.answers('cast')).toEqual([])
    },
  )
})

describe('instead of a block', () => {
  const walks = (spell: string): void => {
    const s = acts('H1 . . . . . . . A1 H2', `1:${spell}/`)
    s.step('f11', 'f12', 'f13', 'f14')
    expect(s.answers('cast').length).toBe(1)
    s.step('f15')
    expect(s.answers('cast')).toEqual([])
  }

  rule('[second 157] lightning is called down after walking, but not after a sprint', () => walks('lightningStrike'))

  rule('[second 158] one melts down after walking, but not after a sprint', () => walks('meltdown'))
})

describe('Old Faithful in downs', () => {
  rule('[second 159] a field goal is a kick too: it is not tried in the water', () => {
    const goals = (floods: boolean): number => {
      const s = inDown('H1*\n.\n.\nA1', '5:2:14:goal', { at: 'h16' })
      // The mark that the spell leaves on those in the water.
      if (floods) Object.assign(s.player('H1'), { marks: [WADES] })
      s.choose('activate', { player: 'H1' })
      return s.answers('kickBall').filter((one) => one.endsWith(' fieldGoal')).length
    }
    expect([goals(false), goals(true)]).toEqual([1, 0])
  })
})

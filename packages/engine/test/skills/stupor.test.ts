// Bone-head, Really Stupid and Wild Animal: the roll after declaring an action, and what a failure costs.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 has failed his roll this turn; H2 is still to act. */
const dazed = (picture: string, skill = 'bone-head', more: Record<string, string> = {}): Scene => {
  const s = scene(picture, { players: { H1: `+${skill}`, ...more } })
  return s.activate('H1', 'move').roll(skill === 'bone-head' ? 'boneHead' : 'reallyStupid', 1)
}

describe('Bone-head', () => {
  rule(
    '[bugman 382] [third 113] a die once he has declared: on a 1 he does nothing and the action is lost to his team',
    () => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const s = scene('H1 . A1\n. . .\nH2 . .', { players: { H1: '+bone-head' } })
        s.activate('H1', 'blitz')
        expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice boneHead', 2, []])
        s.roll('boneHead', face)
        if (face > 1) {
          expect([s.waits(), s.player('H1').noZones]).toEqual(['home activation', false])
          continue
        }
        s.expectTurnOf('home')
        const left = ['move', 'pass', 'handOff', 'foul'].map((action) => `activate H2 ${action}`)
        expect(s.answers('activate')).toEqual(left)
        expect([s.where('H1'), s.turnovers()]).toEqual(['f10', []])
      }
    },
  )

  rule('[bugman 383] he has no tackle zones and assists nobody, neither a block nor a foul', () => {
    const s = dazed('. A1 .\nH1 . H2')
    s.activate('H2', 'block').block('A1')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3).push('e10')
    s.stay()
    s.activate('A1', 'move').step('d11')
    expect(s.waits()).toBe('away activation')
    const foul = dazed('H1 A1/ H2')
    foul.activate('H2', 'foul').foul('A1')
    expect(foul.modifiers()).toEqual([])
    foul.roll('armour', 1, 2)
  })

  rule('[bugman 383] [crp 115] he catches nothing, not even what is handed to him', () => {
    const s = dazed('H1 H2* . .\n. . . A1')
    s.activate('H2', 'handOff').handOff('H1')
    s.roll('bounce', 2)
    expect([s.ball(), s.turnovers()]).toEqual(['ground e10', ['handOff']])
    const thrown = dazed('H1 . H2* .\n. . . A1')
    thrown.activate('H2', 'pass').throwTo('H1')
    thrown.roll('pass', 6).roll('bounce', 7)
    expect([thrown.ball(), thrown.turnovers()]).toEqual(['ground g10', ['pass']])
  })

  rule('[bugman 383] [crp 115] he intercepts nothing and throws nothing away before a block', () => {
    for (const state of ['', '~confused.z']) {
      const s = scene('A1* . H1 . A2', { facts: 'turn=away:1/1', players: { H1: `+bone-head${state}` } })
      s.activate('A1', 'pass').throwTo('A2')
      expect(s.waits()).toBe(state === '' ? 'home interception' : 'dice pass')
      if (state !== '') s.roll('pass', 6).roll('catch', 6)
      const dump = scene('A1 H1* . H2', { facts: 'turn=away:1/1', players: { H1: `+bone-head+dump-off${state}` } })
      dump.activate('A1', 'block').block('H1')
      expect(dump.waits()).toBe(state === '' ? 'home useSkill' : 'dice block')
      if (state !== '') dump.roll('block', 2).roll('armour', 1, 1).roll('armour', 1, 1).roll('bounce', 2)
    }
  })

  rule(
    '[bugman 384] [third 113] it lasts through both sides’ turns until a later 2 or more, even if he then does nothing',
    () => {
      const s = dazed('H1 A1 .\n. . .\nH2 . A2')
      s.endTurn()
      s.activate('A1', 'move').step('f12').endAction()
      s.endTurn()
      s.activate('H1', 'move').roll('boneHead', 1)
      expect(s.player('H1').noZones).toBe(true)
      s.endTurn()
      s.endTurn()
      s.activate('H1', 'move').roll('boneHead', 2).endAction()
      expect(s.player('H1').noZones).toBe(false)
      expect(s.happened('state')).toMatchObject([{ on: true }, { on: false }])
    },
  )

  rule('[bugman 384] the end of the drive ends it too', () => {
    const s = scene('H2* x\nH1 .\nA1 .', { at: 'f25', players: { H1: '+bone-head' } })
    s.activate('H1', 'move').roll('boneHead', 1)
    s.activate('H2', 'move').step('x').endAction()
    expect([s.score(), s.player('H1').states, s.player('H1').noZones]).toEqual(['1-0', [], false])
  })

  rule(
    '[bugman 384] the die is rolled once an action, before standing up, and a team re-roll may be used on it',
    () => {
      const s = scene('H1/ . . . A1\nH2 . . . .', { facts: 'rr=1/0', players: { H1: '+bone-head' } })
      s.activate('H1', 'move')
      s.roll('boneHead', 1)
      expect(s.answers()).toEqual(['keep', 'reroll team'])
      s.reroll('team')
      s.roll('boneHead', 2)
      expect(s.answers()).toEqual(['endAction', 'standUp'])
      s.standUp()
      s.step('e10').endAction()
      expect(s.happened('rolled')).toHaveLength(2)
    },
  )
})

describe('Really Stupid', () => {
  const needs = (picture: string, more: Record<string, string> = {}): [number, string[]] => {
    const s = scene(picture, { players: { H1: '+really-stupid', ...more } })
    s.activate('H1', 'move')
    const found: [number, string[]] = [s.needs(), s.modifiers()]
    s.roll('reallyStupid', 6)
    return found
  }

  rule('[bugman 514] [third 114] he needs a 4, or a 2 with cleverer team-mates standing next to him', () => {
    expect(needs('H1 . H2 A1')).toEqual([4, []])
    expect(needs('H1 H2 . A1')).toEqual([2, ['helper +2']])
    expect(needs('H1 H2 .\n. H3 A1')).toEqual([2, ['helper +2']])
    expect(needs('H1 H2/ .\n. H3= A1')).toEqual([4, []])
    expect(needs('H1 H2 . A1', { H2: '+really-stupid' })).toEqual([4, []])
    expect(needs('H1 H2 .\n. H3 A1', { H2: '+really-stupid' })).toEqual([2, ['helper +2']])
    expect(needs('H1 A1 . H2')).toEqual([4, []])
  })

  rule('[bugman 514] [third 114] 1 to 3 after the help fails, so a 1 fails even with help', () => {
    for (const [picture, faces] of [
      ['H1 . H2 A1', [3, 4]],
      ['H1 H2 . A1', [1, 2]],
    ] as const)
      faces.forEach((face, passes) => {
        const s = scene(picture, { players: { H1: '+really-stupid' } })
        s.activate('H1', 'move').roll('reallyStupid', face)
        expect(s.waits()).toBe(passes ? 'home activation' : 'home turn')
      })
  })

  rule('[bugman 515] [crp 115] failing costs the tackle zones, catching and the rest, until a success', () => {
    const s = dazed('H1 A1 .\n. . .\nH2* . A2', 'really-stupid')
    s.activate('H2', 'pass').throwTo('H1')
    s.roll('pass', 6).roll('bounce', 2)
    expect(s.turnovers()).toEqual(['pass'])
    s.activate('A1', 'move').step('f12').endAction()
    s.endTurn()
    s.activate('H1', 'move').roll('reallyStupid', 4).endAction()
    expect(s.player('H1').noZones).toBe(false)
  })

  rule('[bugman 515] [third 114] and until the drive ends', () => {
    const s = scene('H2* x\n. .\nH1 A1', { at: 'f25', players: { H1: '+really-stupid' } })
    s.activate('H1', 'move').roll('reallyStupid', 1)
    s.activate('H2', 'move').step('x').endAction()
    expect([s.score(), s.player('H1').states]).toEqual(['1-0', []])
  })

  rule('[bugman 516] the declared action is gone, and no turnover', () => {
    const s = scene('H1 . A1\n. . .\nH2 . .', { players: { H1: '+really-stupid' } })
    s.activate('H1', 'foul').roll('reallyStupid', 3)
    s.expectTurnOf('home')
    expect(s.answers('activate')).not.toContain('activate H2 foul')
    expect(s.answers('activate')).toContain('activate H2 blitz')
    expect([s.answers('activate').some((one) => one.includes('H1')), s.turnovers()]).toEqual([false, []])
  })
})

describe('Wild Animal', () => {
  rule('[bugman 587] [crp 134] he needs a 4, but a 2 to block or blitz', () => {
    for (const action of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: '+wild-animal' } })
      s.activate('H1', action)
      const fierce = action === 'block' || action === 'blitz'
      expect([s.needs(), s.modifiers()], action).toEqual(fierce ? [2, [`${action} +2`]] : [4, []])
      s.roll('wildAnimal', fierce ? 1 : 3)
      s.expectTurnOf('home')
      expect([s.where('H1'), s.happened('blockDeclared')]).toEqual(['f10', []])
      if (action !== 'move' && action !== 'block') expect(s.answers('activate')).not.toContain(`activate H2 ${action}`)
      const fine = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: '+wild-animal' } })
      fine.activate('H1', action).roll('wildAnimal', fierce ? 2 : 4)
      expect(fine.waits()).toBe('home activation')
    }
  })

  rule('[bugman 588] roaring is no turnover, and he keeps his tackle zones', () => {
    const s = scene('H1 A1 x\n. . .\nH2 . A2', { players: { H1: '+wild-animal' } })
    s.activate('H1', 'move').roll('wildAnimal', 1)
    s.endTurn()
    expect([s.turnovers(), s.player('H1').noZones]).toEqual([[], false])
    s.activate('A1', 'move').step('x').roll('dodge', 6)
  })
})

describe('all of them', () => {
  rule('[bugman 632] nobody can forget the roll: it comes before anything of any action', () => {
    const rolls = {
      'bone-head': 'boneHead',
      'really-stupid': 'reallyStupid',
      'wild-animal': 'wildAnimal',
      'take-root': 'takeRoot',
      'blood-lust': 'bloodLust',
    }
    for (const [skill, roll] of Object.entries(rolls))
      for (const action of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']) {
        const s = scene('H1* A1 .\n. . .\nH2 . .', { players: { H1: `+${skill}` } })
        s.activate('H1', action)
        expect(s.waits(), `${skill} ${action}`).toBe(`dice ${roll}`)
        s.roll(roll, 6)
        expect([s.where('H1'), s.posture('H1')]).toEqual(['f10', 'standing'])
      }
  })

  rule('[bugman 634] confused and hypnotised players use no Diving Tackle, Shadowing or Pass Block', () => {
    for (const state of ['', '~confused.z', '~gazed.z']) {
      const s = scene('x H1 A1\n. . A2\nH2 . .', { players: { A1: `+diving-tackle+shadowing${state}` } })
      s.activate('H1', 'move').step('x').roll('dodge', 5)
      expect(s.waits()).toBe(state === '' ? 'away useSkill' : 'home activation')
      const pass = scene('H1* . . H2\n. . . .\n. A1 . .', { players: { A1: `+pass-block${state}` } })
      pass.activate('H1', 'pass').throwTo('H2')
      expect(pass.waits()).toBe(state === '' ? 'away useSkill' : 'dice pass')
      if (state !== '') pass.roll('pass', 6).roll('catch', 6)
    }
  })

  rule('[bugman 634] what answers a push is no move of their own: they may still side-step', () => {
    for (const state of ['~confused.z', '~gazed.z']) {
      const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { A1: `+side-step${state}` } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 3)
      expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'side-step'])
    }
  })
})

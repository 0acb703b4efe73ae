// Skills of third that are data or one hook: categories and traits, racial characteristics, Big Hand, Diving Catch, Frenzy,
// Sure Feet, Extra Arms, Jump Up, Leader, Nerves of Steel and Very Long Legs.
import { describe, expect } from 'vitest'
import { leaderRerolls } from '../../src/procs/rolling/reroll.ts'
import { racialThird } from '../../src/tables/learnableThird.ts'
import { rule } from '../support/rule.ts'
import { engineOf, type Scene, scene } from '../support/scene.ts'

const skill = (id: string) => {
  const found = engineOf('third').rules.skills.get(id)
  if (!found) throw new Error(`third has no skill ${id}`)
  return found
}

describe('what a skill is', () => {
  rule(
    '[third 26] [third 30] [third 31] [third 34] [third 37] racial characteristics are in no category to learn from',
    () => {
      for (const id of ['hypnotic-gaze', 'regeneration', 'right-stuff', 'stunty', 'throw-team-mate']) {
        expect([id, skill(id).category, skill(id).trait]).toEqual([id, 'extraordinary', undefined])
        expect(racialThird).toContain(id)
      }
    },
  )

  rule('[third 219] [third 221] Leader and Nerves of Steel are General traits', () => {
    for (const id of ['leader', 'nerves-of-steel'])
      expect([id, skill(id).category, skill(id).trait]).toEqual([id, 'general', true])
  })
})

describe('racial characteristics', () => {
  rule('[third 30] Regeneration works on a 4', () => {
    for (const face of [3, 4]) {
      const s = scene('H1 A1 x\n. . .\nH2 . .', { players: { A1: '+regeneration' } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 6).push('x')
      s.stay()
      s.roll('armour', 6, 6).roll('injury', 6, 6)
      while (s.waits() !== 'dice regeneration') s.roll('casualty', ...s.dice().map(() => 1))
      expect(s.needs()).toBe(4)
      s.roll('regeneration', face)
      expect(s.player('A1').place).toBe(face === 4 ? 'reserves' : 'casualty')
    }
  })
})

describe('Big Hand', () => {
  rule('[third 208] picks up on a 2, whatever his agility, the zones and the weather', () => {
    const picture = '. . A1\nH1 o A2\n. . A3\nH2 . .'
    const up = (skills: string): Scene =>
      scene(picture, { players: { H1: `:6318${skills}` }, facts: 'weather=pouringRain' })
        .activate('H1', 'move')
        .step('g11')
    const s = up('+big-hand')
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice pickUp', 2, []])
    s.roll('pickUp', 2)
    expect(s.holder()).toBe('H1')
    const plain = up('')
    expect(plain.needs()).toBe(6)
    plain.roll('pickUp', 6)
    const missed = up('+big-hand')
    missed.roll('pickUp', 1).roll('bounce', 4)
    expect(missed.turnovers()).toEqual(['pickUp'])
  })
})

describe('Frenzy', () => {
  const FRENZY = { H1: '+frenzy' }
  const blocks = (s: Scene): number => s.happened('blockDeclared').length

  rule('[third 25] a push is followed up and leads to one more block, whose push is followed too, and no third', () => {
    const s = scene('H1 A1 x y\n. . . .\nH2 . . .', { players: FRENZY })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('x')
    expect([s.where('H1'), s.waits()]).toEqual(['f11', 'dice block'])
    s.roll('block', 3).push('y')
    expect([s.where('H1'), s.where('A1'), blocks(s), s.waits()]).toEqual(['x', 'y', 2, 'home turn'])
  })

  rule('[third 25] no second block after a knock-down, but he must follow', () => {
    const s = scene('H1 A1 x\n. . .\nH2 . .', { players: FRENZY })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.roll('armour', 1, 1)
    expect([s.where('H1'), blocks(s), s.waits()]).toEqual(['f11', 1, 'home turn'])
  })

  rule('[third 25] an opponent who stands firm was not pushed back, and is not blocked again', () => {
    const s = scene('H1 A1 x\n. . .\nH2 . .', { players: { ...FRENZY, A1: '+stand-firm' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).away.use()
    expect([s.where('A1'), blocks(s), s.waits()]).toEqual(['f11', 1, 'home turn'])
  })

  rule('[third 25] the second block of a blitz costs a square, or is gone for', () => {
    const s = scene('H1 A1 x y\n. . . .\nH2 . . .', { players: FRENZY, facts: 'act=h1:blitz:1.2' })
    s.block('A1')
    s.roll('block', 3).push('x')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2).roll('block', 3).push('y')
    expect([s.where('H1'), blocks(s)]).toEqual(['x', 2])
    // Two squares for two blocks: the next one is gone for.
    const paid = scene('H1 A1 x y\n. . . .\nH2 . . .', { players: FRENZY, facts: 'act=h1:blitz:2.2' })
    paid.block('A1')
    paid.roll('block', 3).push('x')
    paid.roll('block', 3).push('y')
    paid.step('g12').roll('goForIt', 2).roll('dodge', 6)
    expect(paid.where('H1')).toBe('g12')
  })

  rule('[third 25] nor is one behind whom the last of a chain stands firm', () => {
    const s = scene('A3 H3 A2\n. A1 .\n. H1 .\nH2 . .', { players: { ...FRENZY, H3: '+stand-firm' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', ...s.dice().map(() => 3))
    s.push('f11')
    s.use()
    expect([s.where('A1'), blocks(s), s.waits()]).toEqual(['g11', 1, 'home turn'])
  })

  rule('[third 25] not in any other attack: a foul has no follow-up', () => {
    const s = scene('H1 A1/ .\n. . .\nH2 . .', { players: FRENZY })
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 1, 2)
    while (s.waits() === 'dice referee') s.roll('referee', 1)
    expect([s.where('H1'), blocks(s), s.waits()]).toEqual(['f10', 0, 'home turn'])
  })
})

describe('Sure Feet', () => {
  rule('[third 35] re-rolls one failed go for it of an action, not a second', () => {
    const s = scene('H1 a b . A1\nH2 . . . .', { players: { H1: '+sure-feet' }, facts: 'act=h1:move:0.2' })
    s.step('a').roll('goForIt', 1)
    expect(s.answers()).toEqual(['keep', 'reroll sure-feet'])
    s.reroll('sure-feet')
    s.roll('goForIt', 2).step('b').roll('goForIt', 1).roll('armour', 1, 1)
    expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['b', 'prone', ['knockedDown']])
  })
})

describe('Extra Arms', () => {
  rule('[third 213] +1 on picking up', () => {
    const s = scene('H1 o A1', { players: { H1: '+extra-arms' } })
    s.activate('H1', 'move').step('f11')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['pickUp +1', 'tackleZone -1', 'extra-arms +1']])
    s.roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
  })
})

describe('Jump Up', () => {
  rule('[third 218] stands up free, without a roll even if he is slow', () => {
    const s = scene('H1/ x y z A1\n. . . . .\nH2 . . . .', { players: { H1: ':2338+jump-up' } })
    s.activate('H1', 'move').standUp()
    expect([s.waits(), s.posture('H1')]).toEqual(['home activation', 'standing'])
    s.step('x', 'y').step('z')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[third 218] may block from the ground on a 2, whatever his agility', () => {
    for (const face of [1, 2]) {
      const s = scene('H1/ A1 x\n. . .\nH2 . .', { players: { H1: ':6318+jump-up' } })
      s.activate('H1', 'block').standUp()
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice jumpUp', 2, []])
      s.roll('jumpUp', face)
      expect([s.posture('H1'), s.turnovers()]).toEqual([face === 2 ? 'standing' : 'prone', []])
      if (face === 2) expect(s.answers('block')).toEqual(['block A1'])
      else s.expectTurnOf('home')
    }
  })
})

describe('Leader', () => {
  rule('[third 219] a re-roll of its own while he is on the pitch, and not without him', () => {
    const failed = (beside: string): Scene =>
      scene('x H1 A1\n. . .\n. . .\nH2 . .', { facts: 'leader=1/0', beside })
        .activate('H1', 'move')
        .step('x')
        .roll('dodge', 1)
    const s = failed('h3@a1+leader')
    expect(s.answers()).toEqual(['keep', 'reroll leader'])
    s.reroll('leader')
    s.roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
    const away = failed('h3@ko+leader')
    expect(away.waits()).toBe('dice armour')
    away.roll('armour', 1, 1)
  })

  rule('[third 219] a new one each half', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8 leader=0/0', players: { H1: '+leader' } })
    s.endTurn()
    expect(leaderRerolls.of(s.match.squads.home)).toBe(1)
  })
})

describe('Nerves of Steel', () => {
  rule('[third 221] tackle zones do not hinder his pass', () => {
    const s = scene('H1*', { at: 'h5', players: { H1: '+nerves-of-steel' }, beside: 'a1@g4 a2@h4 a3@i4' })
    s.activate('H1', 'pass').throwTo('h11')
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice pass', 4, []])
    s.roll('pass', 6).roll('bounce', 2)
  })
})

describe('Very Long Legs', () => {
  rule('[third 231] +1 on leaps', () => {
    const s = scene('H1 A1 x', { players: { H1: '+leap+very-long-legs' } })
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([s.needs(), s.modifiers()]).toEqual([3, ['very-long-legs +1']])
    s.roll('leap', 3)
    expect(s.where('H1')).toBe('x')
  })
})

describe('Two Heads', () => {
  rule('[third 233] +1 on his dodges', () => {
    const s = scene('x H1 A1\n. . .\nH2 . .', { players: { H1: '+two-heads' } })
    s.activate('H1', 'move').step('x')
    expect([s.needs(), s.modifiers()]).toEqual([2, ['dodge +1', 'two-heads +1']])
    s.roll('dodge', 2)
    expect(s.where('H1')).toBe('x')
  })
})

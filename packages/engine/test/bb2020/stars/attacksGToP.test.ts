// Star rules that help an attack: the Bull, Ghostly Flames, Indomitable, Master Assassin, Pump Up the Crowd.

import { describe, expect } from 'vitest'
import { driveRerolls } from '../../../src/procs/match/driveRerolls.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const blitz = (s: Scene): Scene => {
  s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
  s.block('A1')
  return s
}

describe('Ghostly Flames', () => {
  const sawing = (): Scene => scene('H9 . H1 A1 x', { players: { H1: '+chainsaw+ghostly-flames' } })

  rule('[bb2020 780] the chainsaw of a Blitz adds 4 to the armour roll, once a half', () => {
    const s = blitz(sawing())
    s.use()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'ghostly-flames'])
    s.use()
    s.roll('chainsaw', 2)
    expect([s.needs(), s.modifiers()]).toEqual([5, ['chainsaw +3', 'ghostly-flames +1']])
    s.roll('armour', 2, 2)
    expect(s.player('H1').spent).toEqual(['ghostly-flames half'])
  })

  rule('[bb2020 780] not offered in a Block, nor once it is used up, nor when he makes a normal block', () => {
    const s = sawing()
    s.activate('H1', 'block').block('A1')
    s.use()
    expect(s.waits()).toBe('dice chainsaw')
    s.roll('chainsaw', 2).roll('armour', 1, 1)
    const spent = sawing()
    spent.player('H1').spent = ['ghostly-flames half']
    blitz(spent).use()
    expect(spent.waits()).toBe('dice chainsaw')
    spent.roll('chainsaw', 2)
    expect(spent.modifiers()).toEqual(['chainsaw +3'])
    spent.roll('armour', 1, 1)
    const block = blitz(sawing())
    block.decline()
    expect(block.waits()).toBe('dice block')
    block.roll('block', 1).roll('armour', 1, 1)
  })

  rule('[bb2020 780] declined, it is kept, and the chainsaw adds 3', () => {
    const s = blitz(sawing())
    s.use()
    s.decline()
    s.roll('chainsaw', 2)
    expect([s.modifiers(), s.player('H1').spent]).toEqual([['chainsaw +3'], []])
    s.roll('armour', 1, 1)
  })
})

describe('Ghostly Flames that kick back', () => {
  rule('[bb2020 780] do not make it worse for himself', () => {
    const s = blitz(scene('H9 . H1 A1 x', { players: { H1: '+chainsaw+ghostly-flames' } }))
    s.use()
    s.use()
    s.roll('chainsaw', 1)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('H1').id, ['chainsaw +3']])
    s.roll('armour', 1, 1)
  })
})

describe('Gored by the Bull', () => {
  const bull = (stats: string, more = ''): Scene =>
    scene('H9 . H1 A1 x y', { players: { H1: `:${stats}${more}+gored-by-the-bull` } })

  rule('[bb2020 796] one more die in a Blitz, said before the dice, three at most', () => {
    const s = blitz(bull('65349'))
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'gored-by-the-bull'])
    s.use()
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 1, 1, 1).roll('armour', 1, 1)
    const even = blitz(bull('63349'))
    even.use()
    expect(even.dice()).toHaveLength(2)
    even.roll('block', 1, 1).roll('armour', 1, 1)
    const mighty = blitz(bull('67349'))
    expect([mighty.waits(), mighty.dice().length]).toEqual(['dice block', 3])
    mighty.roll('block', 1, 1, 1).roll('armour', 1, 1)
  })

  rule('[bb2020 796] not when he is the weaker one, nor in a Block', () => {
    const s = blitz(bull('62349'))
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 2])
    s.roll('block', 1, 1).roll('armour', 1, 1)
    const block = bull('65349')
    block.activate('H1', 'block').block('A1')
    expect([block.waits(), block.dice().length]).toEqual(['dice block', 2])
    block.roll('block', 1, 1).roll('armour', 1, 1)
  })

  rule('[bb2020 796] never more than three dice, even if two assist the second block of a frenzy', () => {
    const s = blitz(
      scene('. . . H2 .\nH1 A1 x . .\n. . . H3 .', { players: { H1: ':65349+frenzy+gored-by-the-bull' } }),
    )
    s.use()
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 3, 3, 3).push('x')
    // Strength 7 against 3 is three dice without the Bull.
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 3])
    s.roll('block', 1, 1, 1).roll('armour', 1, 1)
  })

  rule('[bb2020 796] the second block of a frenzy has the die as well', () => {
    const s = blitz(bull('65349', '+frenzy'))
    s.use()
    s.roll('block', 3, 3, 3).push('x')
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 3])
    s.roll('block', 1, 1, 1).roll('armour', 1, 1)
    expect(s.player('H1').spent).toEqual(['gored-by-the-bull match'])
  })
})

describe('Indomitable', () => {
  const dare = (s: Scene): Scene => {
    s.activate('H1', 'block').block('A1')
    s.use()
    return s
  }
  const facing = (): Scene => scene('H9 . H1 A1 x', { players: { H1: '+dauntless+indomitable', A1: ':65349' } })

  rule('[bb2020 809, 837] Dauntless worked: he is twice as strong as his target, once a match', () => {
    const s = dare(facing()).roll('dauntless', 3)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'indomitable'])
    s.use()
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 2])
    s.roll('block', 3, 6)
    expect([s.waits(), s.player('H1').spent]).toEqual(['home blockDie', ['indomitable match']])
    const again = facing()
    again.player('H1').spent = ['indomitable match']
    dare(again).roll('dauntless', 3)
    expect([again.waits(), again.dice().length]).toEqual(['dice block', 1])
    again.roll('block', 1).roll('armour', 1, 1)
  })

  rule('[bb2020 809] a failed or declined Dauntless leaves nothing to use', () => {
    const s = dare(facing()).roll('dauntless', 2)
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 2])
    s.roll('block', 1, 1).roll('armour', 1, 1)
    const plain = facing()
    plain.activate('H1', 'block').block('A1')
    plain.decline()
    expect(plain.waits()).toBe('dice block')
    plain.roll('block', 1, 1).roll('armour', 1, 1)
  })
})

describe('Master Assassin', () => {
  const stabbed = (spent: readonly string[] = []): Scene => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+stab+master-assassin' } })
    s.player('H1').spent = spent
    s.activate('H1', 'block').block('A1')
    s.use()
    return s.roll('armour', 5, 4).roll('injury', 1, 2)
  }

  rule('[bb2020 828] the injury roll of a stab may be made again, once', () => {
    const s = stabbed()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'master-assassin'])
    s.use()
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', ['master-assassin match']])
    s.expectTurnOf('home')
    const spent = stabbed(['master-assassin match'])
    expect(spent.posture('A1')).toBe('stunned')
    spent.expectTurnOf('home')
  })

  rule('[bb2020 828] not after a block', () => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+stab+master-assassin' } })
    s.activate('H1', 'block').block('A1')
    s.decline()
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 5, 4).roll('injury', 1, 2)
    s.expectTurnOf('home')
  })
})

describe('Pump Up the Crowd', () => {
  const hurt = (facts = ''): Scene => {
    const s = scene('H9 . H1 A1 x\nA2', { players: { H1: '+pump-up-the-crowd' }, facts })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    return s.roll('armour', 6, 6)
  }

  rule('[bb2020 829] a casualty by his block is a team re-roll for this drive, healed or not', () => {
    const s = hurt('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 1)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'pump-up-the-crowd'])
    s.use()
    expect([s.rerolls('home'), driveRerolls.of(s.match.squads.home)]).toEqual([1, 1])
    expect(s.waits()).toBe('away useResource')
    s.away.choose('use')
    s.roll('casualty', 16)
    s.away.choose('choose', { option: 'badlyHurt' })
    expect([s.where('A1'), s.rerolls('home')]).toEqual(['reserves', 1])
  })

  rule('[bb2020 829] once a match', () => {
    const s = hurt()
    s.player('H1').spent = ['pump-up-the-crowd match']
    s.roll('injury', 5, 5).roll('casualty', 1)
    s.expectTurnOf('home')
    const first = hurt().roll('injury', 5, 5).roll('casualty', 1)
    first.use()
    expect(first.player('H1').spent).toEqual(['pump-up-the-crowd match'])
  })

  rule('[bb2020 829] only for his own block against an opponent: no foul, no stab, no block by the victim', () => {
    const foul = scene('H9 . H1 A1/\nA2', { players: { H1: '+pump-up-the-crowd' } })
    foul.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    foul.foul('A1')
    foul.roll('armour', 6, 5).roll('injury', 6, 4).roll('casualty', 1)
    foul.expectTurnOf('home')
    // A1 blocks him, and both go down.
    const blocked = scene('H9 . H1 A1\nA2', { facts: 'turn=away:1/1', players: { H1: '+pump-up-the-crowd' } })
    blocked.activate('A1', 'block').block('H1')
    blocked.roll('block', 2).roll('armour', 1, 2).roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1)
    expect(blocked.where('A1')).toBe('casualty')
    blocked.expectTurnOf('home')
    const stab = scene('H9 . H1 A1\nA2', { players: { H1: '+stab+pump-up-the-crowd' } })
    stab.activate('H1', 'block').block('A1')
    stab.use()
    stab.roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1)
    expect(stab.where('A1')).toBe('casualty')
    stab.expectTurnOf('home')
    const mate = scene('H9 . . H1 H2 x\nA2', { players: { H1: ':35349+ball-and-chain+pump-up-the-crowd' } })
    mate.activate('H1', 'move').choose('swing', { option: 'E' })
    mate.roll('swing', 3).roll('block', 6, 6).push('x')
    mate.roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1)
    expect([mate.where('H2'), mate.rerolls('home')]).toEqual(['casualty', 0])
    mate.expectTurnOf('away')
  })

  rule('[bb2020 829] also if he goes down in the same block', () => {
    const s = scene('H9 . H1 A1\nA2', { players: { H1: '+pump-up-the-crowd' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2).roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1)
    s.use()
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.rerolls('home'), s.turnovers()]).toEqual(['prone', 1, ['knockedDown']])
  })

  rule('[bb2020 829] not for a knock-out', () => {
    const s = hurt().roll('injury', 4, 4)
    s.expectTurnOf('home')
    expect(s.rerolls('home')).toBe(0)
  })
})

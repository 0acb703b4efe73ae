// Casualties of third: into the crowd with a POW, the casualty and serious injury rolls, the apothecary, Regeneration.
// Chapters A, I, N and R of the ledger.
import { describe, expect } from 'vitest'
import { newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 breaks A1's armour on x and makes a casualty of him; his roll is pending. */
const casualty = (options: SceneOptions = {}): Scene => {
  const s = scene('H9 . H1 A1 x', { beside: 'a2@m20', ...options })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', 5, 5)
}

/** H1 blocks A1 off the pitch with this face. */
const intoCrowd = (face: number, options: SceneOptions = {}): Scene => {
  const s = scene('A1 .\nH1 .\n. .\nH9 .', { at: 'a10', beside: 'a2@m20', ...options })
  s.activate('H1', 'block').block('A1')
  s.roll('block', face)
  s.stay()
  return s
}

const apothecaries = (s: Scene): number => s.match.squads.away.resources.apothecary

describe('off the pitch', () => {
  rule('[third 8] knocked down and off: armour first, and a casualty by it is the blocker’s', () => {
    for (const face of [5, 6]) {
      const s = intoCrowd(face)
      expect([s.where('A1'), s.waits(), s.needs()]).toEqual(['crowd', 'dice armour', 9])
      s.roll('armour', 4, 5).roll('injury', 4, 6).roll('casualty', 1)
      const by = s.player('H1').id
      expect(s.happened('casualty')).toMatchObject([{ by, why: 'block', credited: true }])
      expect(s.where('A1')).toBe('casualty')
      s.expectTurnOf('home')
    }
  })

  rule('[third 8] the block’s skills count for both of its rolls', () => {
    const s = intoCrowd(6, { players: { H1: '+claw+razor-sharp-claws' } })
    expect(s.modifiers()).toEqual(['claw +2'])
    s.roll('armour', 3, 4).roll('injury', 4, 4).roll('casualty', 1)
    expect(s.where('A1')).toBe('casualty')
  })

  rule('[third 9] where the armour holds the crowd hurts him all the same, and nobody is credited', () => {
    const s = intoCrowd(6, { players: { H1: '+mighty-blow+razor-sharp-claws' } }).roll('armour', 3, 4)
    s.roll('injury', 4, 5)
    expect(s.where('A1')).toBe('ko')
    const hurt = intoCrowd(6).roll('armour', 4, 4).roll('injury', 4, 6).roll('casualty', 1)
    expect(hurt.happened('casualty')).toMatchObject([{ by: -1, why: 'crowd', credited: false }])
    const stunned = intoCrowd(6).roll('armour', 4, 4).roll('injury', 3, 4)
    expect(stunned.where('A1')).toBe('reserves')
  })

  rule('[third 9, 190] only pushed: the crowd’s injury roll, without armour', () => {
    const s = intoCrowd(3)
    s.roll('injury', 6, 6).roll('casualty', 1)
    expect(s.happened('casualty')).toMatchObject([{ by: -1, why: 'crowd', credited: false }])
    // With Dodge a stumble is only a push.
    const dodged = scene('A1 .\nH1 .', { at: 'a10', players: { A1: '+dodge' } })
    dodged.activate('H1', 'block').block('A1')
    dodged.roll('block', 5).away.use()
    dodged.stay()
    dodged.roll('injury', 1, 2)
    expect(dodged.where('A1')).toBe('reserves')
  })

  rule('[third 8] stunned by the block’s injury roll he goes to the reserves', () => {
    const s = intoCrowd(6).roll('armour', 4, 5).roll('injury', 3, 4)
    expect(s.where('A1')).toBe('reserves')
  })
})

describe('the casualty roll', () => {
  rule('[third 196] 1-3 badly hurt, 4-5 seriously injured, 6 dead', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = casualty()
      expect(s.dice()).toEqual(['d6'])
      s.roll('casualty', face)
      const [event] = s.happened('casualty')
      const expected = face < 4 ? 'badlyHurt' : face < 6 ? 'seriouslyInjured' : 'dead'
      expect(event).toMatchObject({ result: expected, credited: true })
      if (face === 4 || face === 5) {
        expect(s.dice()).toEqual(['d6', 'd6'])
        s.roll('seriousInjury', 6, 3)
      }
      expect(s.player('A1').injuries, `${face}`).toEqual([
        expected === 'seriouslyInjured' ? 'smashedCollarBone' : expected,
      ])
      expect(s.where('A1')).toBe('casualty')
      s.expectTurnOf('home')
    }
  })

  rule('[third 196] the serious injury is read in the order of its two dice', () => {
    const injuryOf = (tens: number, units: number): readonly string[] =>
      casualty().roll('casualty', 4).roll('seriousInjury', tens, units).player('A1').injuries
    expect(injuryOf(1, 6)).toEqual(['brokenRibs'])
    expect(injuryOf(6, 1)).toEqual(['smashedHip'])
    expect(injuryOf(4, 1)).toEqual(['fracturedLeg'])
  })
})

describe('the apothecary', () => {
  rule('[third 128] he is asked after the casualty roll, and once more after the serious injury roll', () => {
    const s = casualty({ facts: 'apothecary=0/1' })
    expect(s.waits()).toBe('dice casualty')
    s.roll('casualty', 4)
    expect([s.waits(), s.question().subject]).toEqual(['away useResource', 'apothecary'])
    s.away.decline()
    s.roll('seriousInjury', 6, 4)
    expect(s.waits()).toBe('away useResource')
    s.away.use()
    s.roll('apothecary', 2)
    expect([s.where('A1'), s.player('A1').injuries, apothecaries(s)]).toEqual(['reserves', [], 0])
    s.expectTurnOf('home')
    const early = casualty({ facts: 'apothecary=0/1' }).roll('casualty', 5)
    early.away.use()
    early.roll('apothecary', 2)
    expect([early.where('A1'), early.player('A1').injuries, early.waits()]).toEqual(['reserves', [], 'home turn'])
  })

  rule('[third 128] declined at the last moment he is too late', () => {
    const s = casualty({ facts: 'apothecary=0/1' }).roll('casualty', 6)
    s.away.decline()
    expect([s.waits(), s.player('A1').injuries, apothecaries(s)]).toEqual(['home turn', ['dead'], 1])
  })

  rule('[third 128] he does not treat a player who was pushed into the crowd, whoever hurt him', () => {
    const facts = 'apothecary=0/1'
    const byCrowd = intoCrowd(3, { facts }).roll('injury', 5, 5).roll('casualty', 6)
    const byBlock = intoCrowd(6, { facts }).roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 6)
    for (const s of [byCrowd, byBlock])
      expect([s.waits(), s.where('A1'), apothecaries(s)]).toEqual(['home turn', 'casualty', 1])
  })

  rule('[third 197] 2+ takes him to the reserves, a 1 leaves him; he serves once', () => {
    for (const face of [1, 2]) {
      const s = casualty({ facts: 'apothecary=0/1' }).roll('casualty', 4)
      s.away.use()
      expect(s.needs()).toBe(2)
      s.roll('apothecary', face)
      // After his failure nobody is left for the serious injury.
      if (face === 1) s.roll('seriousInjury', 1, 1)
      expect([s.where('A1'), apothecaries(s)]).toEqual([face === 1 ? 'casualty' : 'reserves', 0])
      s.expectTurnOf('home')
    }
  })

  rule('[third 197] a line-up brings him for one treatment', () => {
    const game = newGame({ home: plainLineUp(11, { apothecaries: 1 }) }).roll('weather', 3, 4)
    expect([game.match.squads.home.resources.apothecary, apothecaries(game)]).toEqual([1, 0])
    game.roll('coinToss', 1)
  })

  rule('[third 197] no treatment for a player who is knocked out', () => {
    const s = scene('H9 . H1 A1 x', { facts: 'apothecary=0/1' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 6, 6).roll('injury', 4, 5)
    expect([s.where('A1'), s.waits()]).toEqual(['ko', 'home turn'])
  })
})

describe('niggling injuries, of age or not', () => {
  rule('[third 63, 206] neither the apothecary nor Regeneration takes them away, and they make no roll worse', () => {
    const niggled = (players: SceneOptions['players'] = {}): Scene => {
      const s = scene('H9 . H1 A1 x', { beside: 'a2@m20', players, facts: 'apothecary=0/1' })
      s.player('A1').injuries = ['niggling']
      s.activate('H1', 'block').block('A1')
      s.roll('block', 6)
      s.push('x')
      s.stay()
      s.roll('armour', 6, 6)
      expect(s.modifiers()).toEqual([])
      return s.roll('injury', 5, 5).roll('casualty', 4)
    }
    const treated = niggled()
    treated.away.use()
    treated.roll('apothecary', 2)
    expect([treated.where('A1'), treated.player('A1').injuries]).toEqual(['reserves', ['niggling']])
    const regenerated = niggled({ A1: '+regeneration' })
    regenerated.away.decline()
    regenerated.roll('seriousInjury', 4, 4).away.decline()
    regenerated.roll('regeneration', 4)
    expect([regenerated.where('A1'), regenerated.player('A1').injuries]).toEqual(['reserves', ['niggling']])
  })
})

describe('Regeneration', () => {
  rule('[third 223] after the apothecary, 4+ takes him to the reserves', () => {
    for (const face of [3, 4]) {
      const s = casualty({ facts: 'apothecary=0/1', players: { A1: '+regeneration' } }).roll('casualty', 6)
      s.away.decline()
      expect([s.waits(), s.needs()]).toEqual(['dice regeneration', 4])
      s.roll('regeneration', face)
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(face === 3 ? ['casualty', ['dead']] : ['reserves', []])
    }
    const treated = casualty({ facts: 'apothecary=0/1', players: { A1: '+regeneration' } }).roll('casualty', 1)
    treated.away.use()
    treated.roll('apothecary', 2)
    expect([treated.waits(), treated.where('A1')]).toEqual(['home turn', 'reserves'])
  })

  rule('[third 223] a serious injury is healed with it', () => {
    const s = casualty({ players: { A1: '+regeneration' } })
      .roll('casualty', 4)
      .roll('seriousInjury', 6, 6)
    s.roll('regeneration', 4)
    expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', []])
  })
})

// Halves, half-time and overtime of downs, and who plays by the official rules: items 221, 235, 237 and 311. Neighbours: downScene.ts,
// src/procs/downs/halfTime.ts, src/procs/match/clock.ts, src/rosters/second/index.ts.
import { describe, expect, it } from 'vitest'
import { openTerms } from '../../../src/agreedTerms.ts'
import { optionsFault } from '../../../src/editions/optionTies.ts'
import { starFor } from '../../../src/rosters/hiring.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, plainSecond, withPlayers } from '../../support/second.ts'
import { carrierFalls, NAF, stateOf } from './downScene.ts'

const EIGHT = ['Chaos Dwarf', 'Chaos Human', 'Dark Elf', 'Dwarf', 'Elf', 'Human', 'Norse', 'Orc']

const starts = (race: string, other = race): (() => Scene) => {
  const home = withPlayers({ race, name: 'Grim' }, { race: other, name: 'Grum' })
  return () => newSecond({ home }, ...NAF, 'starCards')
}

describe('who plays by the official rules', () => {
  it('[second 221] Human, Norse, Chaos Human, Elf, Dwarf, Chaos Dwarf, Dark Elf and Orc teams', () => {
    const { rosters } = engineSecond(...NAF).rules
    expect(rosters.map(({ name }) => name).sort()).toEqual(EIGHT)
    for (const race of EIGHT) expect(starts(race)).not.toThrow()
    expect(starts('Goblin')).toThrow(
      'home.players[0].race: no Goblin plays with the option "naf" of the match, only Human, Norse, Chaos Human, Elf, Dwarf, Chaos Dwarf, Dark Elf, Orc; leave him out, or choose such a team',
    )
  })

  it('[second 221] no mixed teams', () => {
    expect(starts('Elf', 'Human')).toThrow('home.players: Grim and Grum never play in one team; leave one of them out')
    const { rosters } = engineSecond(...NAF).rules
    for (const { name, positions, others = [] } of rosters) {
      const all = [...positions, ...others.flatMap((group) => group.positions)]
      expect(new Set(all.map(({ race }) => race))).toEqual(new Set([name]))
    }
  })

  it('[second 221] mutants only in Chaos Human and Chaos Dwarf teams', () => {
    const { rosters } = engineSecond(...NAF).rules
    expect(rosters.filter(({ others = [] }) => others.length > 0).map(({ name }) => name)).toEqual([
      'Chaos Dwarf',
      'Chaos Human',
    ])
    const mutant = (race: string) => () =>
      newSecond({ home: withPlayers({ race, skills: ['claw'] }) }, ...NAF, 'starCards')
    for (const race of ['Chaos Human', 'Chaos Dwarf']) expect(mutant(race)).not.toThrow()
    expect(mutant('Orc')).toThrow('name a mutation, and no Orc has one; leave it out')
  })

  it('[second 221] a squad to start with has Linemen in the places of its monster', () => {
    const { rosters } = engineSecond(...NAF).rules
    for (const list of rosters) {
      expect(startingLineUp(list).players).toHaveLength(16)
      const home = startingLineUp(list)
      expect(() => newSecond({ home, away: home }, ...NAF)).not.toThrow()
    }
  })

  it('[second 221] no spikes, no second ball, no secret weapons, no traps', () => {
    expect(optionsFault([...NAF, 'traps'])).toContain('exclude each other')
    expect(optionsFault([...NAF, 'secretWeapons'])).toContain('exclude each other')
    expect(optionsFault([...NAF, 'spikeBall'])).toBe('"naf" and "spikeBall" exclude each other; leave one of them out')
    expect(optionsFault(['naf', 'kicksInPlay', 'twoBalls'])).not.toBe('')
  })

  it('[second 311] only stars of the eight races, each for his own', () => {
    const { stars } = engineSecond(...NAF, 'starCards').rules
    expect(stars.length).toBeGreaterThan(10)
    for (const star of stars) expect([EIGHT.includes(star.race ?? ''), star.teams]).toEqual([true, [star.race]])
    const all = engineSecond('starCards').rules.stars
    const goblin = all.find(({ race }) => race === 'Goblin') ?? all[0]
    const human = all.find(({ race }) => race === 'Human') ?? all[0]
    const withStar = (star: typeof goblin, race: string) => () => {
      const team = plainSecond(11)
      const players = team.players.map((one) => ({ ...one, race }))
      return newSecond({ home: { ...team, players: [...players, starFor(star, 12)] } }, ...NAF, 'starCards')
    }
    expect(withStar(human, 'Human')).not.toThrow()
    expect(withStar(human, 'Elf')).toThrow('never play in one team; leave one of them out')
    expect(withStar(goblin, 'Goblin')).toThrow('no Goblin plays with the option "naf"')
  })
})

/** The last down of a half is over. */
const halfOver = (half: number, facts = '', beside = ''): Scene =>
  carrierFalls('H1* . A1', '15:2:14', { at: 'h17', facts: `half=${half} ${facts}`.trim(), beside })

describe('half-time', () => {
  rule('[second 235] comes after 16 downs; then the side receives that kicked off the first half', () => {
    const s = halfOver(1)
    expect([s.match.clock.half, s.waits(), stateOf(s).played]).toEqual([2, 'away setUp', 0])
    expect(s.match.drive.kicking).toBe('home')
  })

  rule('[second 235] the Stunned and the Knocked Out come back without a roll, and nobody else', () => {
    const s = halfOver(1, '', 'h7@stunned h8@ko a8@ko a9@injured')
    expect(['H7', 'H8', 'A8', 'A9'].map((token) => s.where(token))).toEqual([
      ...['reserves', 'reserves', 'reserves', 'injured'],
    ])
  })

  rule('[second 235] [second 275] who is poisoned sleeps through it', () => {
    const s = carrierFalls('H1* . A1', '15:2:14', { at: 'h17', beside: 'h8@ko~poisoned h7@ko', on: ['potions'] })
    expect([s.match.clock.half, s.where('H8'), s.where('H7')]).toEqual([2, 'ko', 'reserves'])
  })

  rule('[second 235] at any other restart they roll', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { beside: 'h8@ko' })
    expect([s.where('H8'), s.waits()]).toEqual(['ko', 'home setUp'])
  })

  rule(
    '[second 235] neither three touchdowns nor a number of turns ends the match, and nobody is asked for them',
    () => {
      expect(openTerms(engineSecond(...NAF).rules)).toEqual([])
      const s = halfOver(1, 'score=4-0')
      expect(s.waits()).toBe('away setUp')
    },
  )

  rule('[second 235] team re-rolls last the whole match', () => {
    const s = carrierFalls('H1* . A1', '15:2:14', { at: 'h17', facts: 'rr=2/1 rrhalf=0/0', on: ['fouls'] })
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([2, 1])
  })
})

describe('the end', () => {
  rule('[second 237] after the second half the higher score wins, field goals counting half', () => {
    const s = halfOver(2, 'score=1.5-1')
    expect([s.waits(), s.match.result]).toEqual([
      'over',
      { winner: 'home', score: { home: 1.5, away: 1 }, by: 'touchdowns' },
    ])
  })

  rule('[second 237] a tie brings an overtime of 8 downs; the coin says who receives', () => {
    const s = halfOver(2, 'score=1-1')
    expect(s.waits()).toBe('dice coinToss')
    s.roll('coinToss', 2)
    expect([s.match.clock.half, s.waits(), stateOf(s).left, stateOf(s).quarter]).toEqual([3, 'away setUp', 8, 0])
  })

  rule('[second 237] its last four downs are the last two minutes', () => {
    const s = carrierFalls('H1* . A1', '4:0:0', { facts: 'half=3' })
    s.home.choose('formation', { option: 'wall' })
    expect(s.question().subject).toBe('drill')
    const early = carrierFalls('H1* . A1', '3:0:0', { facts: 'half=3' })
    early.home.choose('formation', { option: 'wall' })
    expect(early.question().subject).toBe('fieldGoal')
  })

  rule('[second 237] a score in it does not end it, and after it a tie stands', () => {
    const tie = carrierFalls('H1* . A1', '7:2:14', { facts: 'half=3 score=1-1' })
    expect([tie.waits(), tie.match.result?.winner, tie.match.result?.by]).toEqual(['over', 'draw', 'overtime'])
    const won = carrierFalls('H1* . A1', '7:2:14', { facts: 'half=3 score=1-1.5' })
    expect([won.waits(), won.match.result?.winner]).toEqual(['over', 'away'])
    const early = carrierFalls('H1* . A1', '6:2:14', { facts: 'half=3 score=1-1.5' })
    expect(early.waits()).toBe('home setUp')
  })
})

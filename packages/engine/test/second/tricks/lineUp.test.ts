// What a line-up may bring to a match of a full campaign: dirty tricks, potions, benchwarmers; and who sees it. Neighbours:
// src/procs/match/tricks.ts, src/procs/match/potions.ts, src/lineUpCheck.ts.
import { describe, expect, it } from 'vitest'
import { optionsFault } from '../../../src/editions/optionTies.ts'
import type { Engine } from '../../../src/engine.ts'
import type { LineUp, MatchSetup } from '../../../src/lineUp.ts'
import { BadLineUp } from '../../../src/lineUpCheck.ts'
import { bench } from '../../../src/procs/match/bench.ts'
import { doses } from '../../../src/procs/match/potions.ts'
import { tricks, tricksWritten } from '../../../src/procs/match/tricks.ts'
import { viewSetup } from '../../../src/viewSetup.ts'
import { rule } from '../../support/rule.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const campaign = engineSecond('rerolls', 'tricks', 'potions')

/** Home brings this against twelve opponents, numbers 1 to 12. */
const setup = (brings: Partial<LineUp>): MatchSetup => ({ home: plainSecond(11, brings), away: plainSecond(12) })

const plotting = (what: unknown): MatchSetup => setup({ secrets: { tricks: what } })

const refused = (brought: MatchSetup, engine: Engine = campaign) => expect(() => engine.start(brought))

const ALL = {
  assassin: { kind: 'ninja', target: 12 },
  drugs: [1, 12],
  playerBribes: [
    { target: 3, amount: 800 },
    { target: 12, amount: 400 },
  ],
  refereeBribes: { amount: 500, count: 2 },
  spies: 3,
}

const [warmer] = plainSecond(1).players
const onBench = { ...warmer, name: 'Warmer', number: 20 }

describe('a list of dirty tricks', () => {
  it('is kept by the side that brings it', () => {
    const { home, away } = campaign.start(plotting(ALL)).squads
    expect([tricksWritten.of(home), tricksWritten.of(away)]).toEqual([ALL, {}])
    const { assassin: _under, ...left } = ALL
    // The assassin is on his way.
    expect(tricks.of(home)).toEqual(left)
  })

  rule('[second 265] is seen by nobody else, in the match or in what it starts from', () => {
    const brought = plotting(ALL)
    const match = campaign.start(brought)
    for (const viewer of ['away', 'nobody'] as const) {
      expect(campaign.view(match, viewer).squads.home.secrets).toBeUndefined()
      expect(viewSetup(campaign.rules, brought, viewer).home.secrets).toBeUndefined()
    }
    expect(tricksWritten.of(campaign.view(match, 'home').squads.home)).toEqual(ALL)
    expect(viewSetup(campaign.rules, brought, 'home')).toEqual(brought)
  })

  it.each<readonly [unknown, string]>([
    [[], 'home.secrets.tricks: must be a list of tricks, as { "spies": 1, "drugs": [7] }'],
    [{ poison: 1 }, 'home.secrets.tricks.poison: is no dirty trick; name some of assassin, drugs,'],
    [{ assassin: 'ninja' }, 'home.secrets.tricks.assassin: must be like { "kind": "ninja", "target": 7 }'],
    [{ assassin: { kind: 'aunt', target: 1 } }, 'assassin.kind: must be one of ordinary, ninja, not "aunt"'],
    [{ assassin: { kind: 'ninja', target: 13 } }, 'assassin.target: no opponent wears the number 13; name another'],
    [{ drugs: 4 }, 'drugs: must be a list of numbers of opponents, as [4, 7]'],
    [{ drugs: [1, 40] }, 'drugs[1]: no opponent wears the number 40; name another'],
    [{ drugs: [1, 2, 1] }, 'drugs: name number 1 twice; a game allows one try for each player'],
    [{ playerBribes: {} }, 'playerBribes: must be a list, as [{ "target": 7, "amount": 800 }]'],
    [{ playerBribes: [7] }, 'playerBribes[0]: must be like { "target": 7, "amount": 800 }'],
    [{ playerBribes: [{ target: 'x', amount: 400 }] }, 'playerBribes[0].target: no opponent wears the number "x"'],
    [{ playerBribes: [{ target: 1, amount: 500 }] }, 'playerBribes[0].amount: must be one of 400, 600, 800, 1000'],
    [{ playerBribes: [ALL.playerBribes[0], { target: 3, amount: 400 }] }, 'playerBribes: name number 3 twice'],
    [{ refereeBribes: [] }, 'refereeBribes: must be like { "amount": 300, "count": 2 }'],
    [{ refereeBribes: { amount: 400, count: -1 } }, 'refereeBribes.count: must be a whole number from 0 to 99, not -1'],
    [{ refereeBribes: { amount: 600, count: 1 } }, 'refereeBribes.amount: must be one of 200, 300, 400, 500, not 600'],
    [{ spies: 1.5 }, 'spies: must be a whole number from 0 to 99, not 1.5'],
  ])('%j is refused with field and remedy', (what, message) => {
    refused(plotting(what)).toThrow(BadLineUp)
    refused(plotting(what)).toThrow(message)
  })
})

describe('potions', () => {
  it('are in store where everybody sees them', () => {
    const match = campaign.view(campaign.start(setup({ potions: { speed: 2, healing: 1 } })), 'away')
    expect(doses.of(match.squads.home)).toEqual({ speed: 2, healing: 1 })
  })

  it.each<readonly [unknown, string]>([
    [{ ale: 1 }, 'home.potions.ale: is no potion; name one of anaesthetic,'],
    [{ speed: -1 }, 'home.potions.speed: must be a whole number from 0 to 99, not -1'],
    [['speed'], 'home.potions: must say how many doses there are'],
  ])('%j are refused with field and remedy', (potions, message) => {
    refused(setup({ potions: potions as NonNullable<LineUp['potions']> })).toThrow(message)
  })
})

describe('benchwarmers', () => {
  it('are no part of the squad', () => {
    const match = campaign.start(setup({ bench: [onBench] }))
    expect(bench.of(match.squads.home).map(({ who }) => who.number)).toEqual([20])
    expect(match.players.filter(({ side }) => side === 'home')).toHaveLength(11)
  })

  it('are safe from tricks', () => {
    const brought = plotting({ drugs: [20] })
    refused({ ...brought, away: { ...brought.away, bench: [onBench] } }).toThrow('no opponent wears the number 20')
  })

  it('are checked like players', () => {
    refused(setup({ bench: [{ ...onBench, name: '' }] })).toThrow('home.bench[0].name: must be a text')
    refused(setup({ bench: [{ ...onBench, number: 4 }] })).toThrow('two players wear the same number')
  })
})

describe('the option', () => {
  it('needs re-rolls, for a spy may be one', () => {
    expect(optionsFault(['tricks'])).toBe('"tricks" needs "rerolls"; add "rerolls", or leave out "tricks"')
  })
})

describe('where such things are not played with', () => {
  const plain = engineSecond('rerolls')

  rule('[second 468] tricks off: a list of them is refused, and a bench too', () => {
    refused(plotting(ALL), plain).toThrow('home.secrets: edition second:rerolls knows no secret "tricks"; leave it out')
    refused(setup({ bench: [onBench] }), plain).toThrow('home.bench: edition second:rerolls has no bench; leave it out')
  })

  rule('[second 469] potions off: doses are refused', () => {
    refused(setup({ potions: { speed: 1 } }), plain).toThrow(
      'home.potions: edition second:rerolls plays with no potions',
    )
  })
})

// What two coaches may agree on before a match, as the client offers and keeps it. Neighbours: src/match/agreement.ts.
import { type Agreement, editionNamed } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { agreedOf, agreementOffers, readAgreement } from '../../src/match/agreement.ts'
import { agreementInShort } from '../../src/words/agreementWords.ts'

const COMPANION = 'second:companion'
const lists = (...ids: string[]) => (editionNamed('second')?.rosters ?? []).filter(({ id }) => ids.includes(id))
const terms = (edition: string, ...ids: string[]) => agreementOffers(edition, lists(...ids)).map(({ term }) => term)

it('offers what matters in this match, and nothing in other editions', () => {
  expect(terms('crp')).toEqual([])
  expect(terms('second')).toEqual(['touchdowns', 'turns'])
  expect(terms(COMPANION, 'human', 'orc')).toEqual([
    ...['touchdowns', 'turns', 'referees'],
    ...['cheerleaders', 'cheerleadersPainted', 'cheerleadersDisputed'],
  ])
  expect(terms(COMPANION, 'human', 'dark-elf')).toEqual(expect.arrayContaining(['hosts', 'coveredArena']))
})

it('agrees on what is offered and not usual anyway', () => {
  const wished: Agreement = {
    ...{ touchdowns: 3, turns: 8, referees: 4, hosts: 'away', coveredArena: ['home'] },
    ...{ cheerleaders: { home: 5 }, cheerleadersPainted: [], cheerleadersDisputed: true },
  }
  expect(agreedOf('crp', wished)).toEqual({})
  expect(agreedOf('second', wished)).toEqual({ turns: 8 })
  expect(agreedOf(COMPANION, wished, lists('human', 'orc'))).toEqual({
    ...{ turns: 8, referees: 4, cheerleaders: { home: 5 }, cheerleadersDisputed: true },
  })
  expect(agreedOf(COMPANION, wished, lists('human', 'dark-elf'))).toMatchObject({
    hosts: 'away',
    coveredArena: ['home'],
  })
  expect(agreementInShort(agreedOf(COMPANION, wished, lists('human', 'orc')))).toEqual([
    ...['8 turns each', '4 referees', 'home: 5 cheerleaders', 'a coin about the cheerleaders'],
  ])
  const elsewhere: Agreement = { hosts: 'away', coveredArena: ['home', 'away'], cheerleadersPainted: ['away'] }
  expect(agreementInShort(elsewhere)).toEqual([
    ...['the away team is the host', 'a roof: home and away', 'painted cheerleaders: away'],
  ])
})

it('reads what was kept field by field', () => {
  expect(readAgreement('nonsense')).toEqual({})
  expect(readAgreement({ turns: 'many', referees: 2, hosts: 'nobody', coveredArena: ['home', 'moon'] })).toEqual({
    referees: 2,
  })
  expect(readAgreement({ cheerleaders: { home: 2 }, cheerleadersPainted: ['away'], hosts: 'home' })).toEqual({
    ...{ cheerleaders: { home: 2 }, cheerleadersPainted: ['away'], hosts: 'home' },
  })
  expect(readAgreement({ cheerleaders: { moon: 2 }, cheerleadersDisputed: 'yes', touchdowns: 1.5 })).toEqual({})
})

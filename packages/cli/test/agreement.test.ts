// What is agreed on before a match, from the flags of a command to the match. Neighbours: src/agreement.ts.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { agreementFlags, agreementText, checkAgreement, wishedAgreement } from '../src/agreement.ts'
import { choosePairings, setupOf } from '../src/choices.ts'

const engineOf = (id: string) => {
  const edition = editionNamed(id)
  if (!edition) throw new Error('the edition is missing')
  return engineFor(edition)
}

const given = { flags: { referees: '3', turns: '8' }, operands: [] }

it('the numbers of the flags are those of the match, and are typed again as they were', () => {
  const engine = engineOf('second:referees')
  const [pairing] = choosePairings(engine.rules, 'human', 'orc')
  const match = engine.start(setupOf(pairing, wishedAgreement(given)))
  expect(match.options).toMatchObject({ referees: 3, turns: 8 })
  expect(match.players.filter(({ side }) => side === 'neutral')).toHaveLength(3)
  expect(agreementText(wishedAgreement(given))).toBe(' --turns 8 --referees 3')
})

it('arena and cheerleaders of the flags reach the line-ups and the match', () => {
  const engine = engineOf('second:companion')
  const agreement = wishedAgreement({
    flags: {
      hosts: 'away',
      'covered-arena': 'home, away',
      cheerleaders: '2,4',
      'painted-cheerleaders': 'away',
      'disputed-cheerleaders': true,
    },
    operands: [],
  })
  const [pairing] = choosePairings(engine.rules, 'human', 'dark-elf')
  checkAgreement(engine, agreement, pairing)
  const setup = setupOf(pairing, agreement)
  expect([setup.home.coveredArena, setup.away.coveredArena]).toEqual([true, true])
  expect([setup.home.cheerleaders, setup.away.cheerleaders]).toEqual([2, 4])
  expect([setup.home.cheerleadersPainted, setup.away.cheerleadersPainted]).toEqual([undefined, true])
  expect(engine.start(setup).options).toMatchObject({ hosts: 'away', cheerleadersDisputed: true })
  expect(agreementText(agreement)).toBe(
    ' --hosts away --cheerleaders 2,4 --covered-arena home,away --painted-cheerleaders away --disputed-cheerleaders',
  )
})

it('refuses what would change nothing', () => {
  const agreement = wishedAgreement({ flags: { hosts: 'home' }, operands: [] })
  const companion = engineOf('second:companion')
  const [pairing] = choosePairings(companion.rules, 'human', 'orc')
  expect(() => checkAgreement(companion, agreement, pairing)).toThrow('just one of the two teams')
  expect(() => checkAgreement(companion, agreement)).not.toThrow()
  expect(() => checkAgreement(engineOf('crp'), agreement)).toThrow('in crp it changes nothing')
  expect(() => wishedAgreement({ flags: { hosts: 'nobody' }, operands: [] })).toThrow('nobody')
  expect(agreementFlags('match: ').every(({ help }) => help.startsWith('match: '))).toBe(true)
})

// The numbers that are agreed on before a match, from the flags of a command to the match. Neighbours: src/agreedNumbers.ts.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { agreedFlags, agreedNumbers, agreedText } from '../src/agreedNumbers.ts'
import { choosePairings, setupOf } from '../src/choices.ts'

const given = { flags: { referees: '3', turns: '8' }, operands: [] }

it('the numbers of the flags are those of the match, and are typed again as they were', () => {
  const edition = editionNamed('second:referees')
  if (!edition) throw new Error('the edition is missing')
  const engine = engineFor(edition)
  const [pairing] = choosePairings(engine.rules, 'human', 'orc')
  const match = engine.start(setupOf(pairing, agreedNumbers(given)))
  expect(match.options).toMatchObject({ referees: 3, turns: 8 })
  expect(match.players.filter(({ side }) => side === 'neutral')).toHaveLength(3)
  expect(agreedText(agreedNumbers(given))).toBe(' --turns 8 --referees 3')
  expect(agreedFlags.map(({ name }) => name)).toEqual(['touchdowns', 'turns', 'referees'])
})

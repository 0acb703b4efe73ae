// Editions by their typed names, with options of a match. Neighbours: src/choices.ts, misuse.test.ts for other flags.
import { expect, it } from 'vitest'
import { chooseEdition, editionHelp, optionsHelp } from '../src/choices.ts'
import { UsageError } from '../src/usage.ts'

it('takes options in any order, and makes one id of them', () => {
  expect(chooseEdition('third:undeclared:illegalProcedure').id).toBe('third:illegalProcedure:undeclared')
  expect(chooseEdition('third').id).toBe('third')
})

it.each([
  ['third:luck', '"third" takes each of the options illegalProcedure, undeclared once; leave out "luck"'],
  ['crp:undeclared', '"crp" has no options of a match; leave out "undeclared"'],
])('refuses %s with the remedy', (id, remedy) => {
  expect(() => chooseEdition(id)).toThrow(UsageError)
  expect(() => chooseEdition(id)).toThrow(remedy)
})

it('names sets in the help only where there are any', () => {
  expect(editionHelp).toBe(
    'the rules (default crp); options of the match follow, as in third:illegalProcedure; named sets are second, second:companion, second:official, second:mayhem, second:campaign',
  )
  expect(optionsHelp('north:snow', [{ id: 'north' }, { id: 'north:winter' }])).toBe(
    'options of the match follow, as in north:snow; named sets are north, north:winter',
  )
})

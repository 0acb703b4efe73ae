// Options of a match and sets of them in words: what each needs and excludes, and what a switch brought with it. Neighbour:
// src/editionOptions.ts.
import { presets } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { presetNamed, presetWords, switchedWords, tieWords } from '../src/index.ts'

describe('the ties of an option', () => {
  it('are told in sentences, and not at all where there are none', () => {
    expect(tieWords({ needs: ['undeclared'] })).toBe('Needs Undeclared actions.')
    expect(tieWords({ needs: ['undeclared', 'illegalProcedure'], excludes: ['undeclared'] })).toBe(
      'Needs Undeclared actions and Illegal procedure. Not together with Undeclared actions.',
    )
    expect(tieWords({})).toBe('')
    expect(tieWords(undefined)).toBe('')
  })
})

describe('a switch', () => {
  it('says which options came on with it, and why', () => {
    const on = ['undeclared', 'illegalProcedure'] as const
    expect(switchedWords('undeclared', { on, added: ['illegalProcedure'], dropped: [] })).toBe(
      'Undeclared actions needs Illegal procedure: on now too.',
    )
  })

  it('says which went off, because they exclude or need it', () => {
    expect(switchedWords('undeclared', { on: ['undeclared'], added: [], dropped: ['illegalProcedure'] })).toBe(
      'Illegal procedure is off now: not together with this.',
    )
    expect(switchedWords('undeclared', { on: [], added: [], dropped: ['illegalProcedure'] })).toBe(
      'Illegal procedure is off now: not without Undeclared actions.',
    )
    expect(switchedWords('undeclared', { on: [], added: [], dropped: [] })).toBe('')
  })
})

describe('a set with a name', () => {
  const words = { north: { name: 'Base', line: 'x' }, 'third:undeclared': { name: 'Quiet', line: 'y' } }

  it('is found by the id of the edition with it, and no other set is', () => {
    expect(presetNamed('third:undeclared', words)?.name).toBe('Quiet')
    expect(presetNamed('north', words)?.name).toBe('Base')
    expect(presetNamed('third', words)).toBeNull()
    expect(presetNamed('third:illegalProcedure:undeclared', words)).toBeNull()
    expect(presetNamed('toString', words)).toBeNull()
  })

  it('has words wherever the engine names one', () => {
    expect(Object.keys(presetWords).sort()).toEqual(presets.map(({ id }) => id).sort())
  })
})

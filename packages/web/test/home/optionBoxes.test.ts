// The boxes of options as they stand in a page: sets with a name, ties, and what a switch brought with it; and the rules of a match
// in short. Neighbours: src/home/OptionBoxes.tsx, src/match/options.ts, ../browser/third.test.ts clicks them.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OptionRows } from '../../src/home/OptionBoxes.tsx'
import { offeredSets, optionOffers, withSwitched } from '../../src/match/options.ts'
import { optionsInShort, rulesName } from '../../src/words/rulesName.ts'

const none = { onSet: () => {}, onSwitch: () => {} }

describe('the boxes of options', () => {
  it('are one for each option, on or off, and no set where the edition names none', () => {
    const page = renderToStaticMarkup(
      createElement(OptionRows, {
        sets: offeredSets('third'),
        options: optionOffers('third:undeclared'),
        note: '',
        ...none,
      }),
    )
    expect(page.match(/type="checkbox"/g)).toHaveLength(2)
    expect(page).toMatch(/type="checkbox"\/><span><b>Illegal procedure/)
    expect(page).toMatch(/type="checkbox" checked=""\/><span><b>Undeclared actions/)
    expect(page).not.toContain('type="radio"')
    expect(page).toContain('<p class="option-note" role="status"></p>')
  })

  it('stand below the sets, of which one is chosen at most, and say what a switch brought', () => {
    const sets = [
      { id: 'third', name: 'As in the box', line: 'No option.', chosen: false },
      { id: 'third:undeclared', name: 'Quiet', line: 'Nobody announces.', chosen: true },
    ]
    const page = renderToStaticMarkup(
      createElement(OptionRows, { sets, options: optionOffers('third:undeclared'), note: 'Fans is off now.', ...none }),
    )
    expect(page.match(/type="radio"/g)).toHaveLength(2)
    expect(page.match(/type="radio"[^>]*checked/g)).toHaveLength(1)
    expect(page).toMatch(/checked=""\/><span><b>Quiet<\/b><small>Nobody announces\./)
    expect(page.indexOf('Quiet')).toBeLessThan(page.indexOf('Illegal procedure'))
    expect(page).toContain('role="status">Fans is off now.</p>')
  })
})

describe('an option that is switched', () => {
  it('changes the id of the edition, in one order', () => {
    expect(withSwitched('third', 'undeclared')).toBe('third:undeclared')
    expect(withSwitched('third:undeclared', 'illegalProcedure')).toBe('third:illegalProcedure:undeclared')
    expect(withSwitched('third:undeclared', 'undeclared')).toBe('third')
  })
})

describe('the options of a match in a line', () => {
  it('are named while there is room, and counted otherwise', () => {
    const both = 'third:illegalProcedure:undeclared'
    expect(optionsInShort(both)).toEqual(['Illegal procedure', 'Undeclared actions'])
    expect(optionsInShort(both, 1)).toEqual(['2 options'])
    expect(rulesName(both)).toBe('Third Edition 1994, illegal procedure, undeclared actions')
    expect(rulesName('third')).toBe('Third Edition 1994')
  })
})

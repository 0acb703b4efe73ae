// Plans as text: the notation reads what the buttons write, and an address holds one or two plans.
import { calculate, readNotation } from '@double-skulls/odds'
import { describe, expect, it } from 'vitest'
import { examples } from '../../src/calculator/NotationHelp.tsx'
import { readOddsLink, writeOddsLink } from '../../src/calculator/oddsLink.ts'
import { planText, withStep } from '../../src/calculator/planText.ts'

const worth = (text: string): unknown => calculate(text).byRerolls

describe('a plan', () => {
  it.each([
    'dodge 3+, rush 2+, pickup 2+, 2block pow | rr 2, dodge',
    'd3+ g p2+ 2b | rr1 loner 5+ pro 3+',
    '-2block pow!, 3+r, 4+x3',
    '2b4 3b3 1b5 2b6',
    'block stumble, block push/both, block skull/pow',
    'standup armour 9+ injury 10+ jump 4+ handoff 3+ throw 4+',
    '2+ | surefeet surehands catch pass pro loner',
    ...examples.map(({ plan }) => plan),
  ])('is worth the same when it is written anew: %s', (text) => {
    const again = planText(readNotation(text))
    expect(worth(again)).toEqual(worth(text))
    expect(planText(readNotation(again))).toBe(again)
  })

  it('adds a step before its settings, or begins with it', () => {
    expect(withStep('', 'dodge 3+')).toBe('dodge 3+')
    expect(withStep('dodge 3+', '2block pow')).toBe('dodge 3+, 2block pow')
    expect(withStep('dodge 3+, | rr 1', 'rush 2+')).toBe('dodge 3+, rush 2+ | rr 1')
  })
})

describe('an address with plans', () => {
  const known = ['new', 'old']
  const opened = (address: string) => readOddsLink(address.replace('/odds/', ''), known)

  it('holds the edition and one plan or two', () => {
    for (const plans of [['dodge 3+ | rr 1'], ['2block pow/both', '-2b, 3+']])
      expect(opened(writeOddsLink({ edition: 'old', plans }))).toEqual({ edition: 'old', plans })
  })

  it('may be written by hand, without an edition or with an unknown one', () => {
    expect(readOddsLink('dodge 3+', known)).toEqual({ edition: 'new', plans: ['dodge 3+'] })
    expect(readOddsLink('gone: 2+ vs 3+', known)).toEqual({ edition: 'new', plans: ['2+', '3+'] })
    expect(readOddsLink('', known)).toEqual({ edition: 'new', plans: [''] })
    expect(readOddsLink('50%', known).plans).toEqual(['50%'])
  })
})

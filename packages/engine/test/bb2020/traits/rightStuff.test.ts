// Right Stuff and Throw Team-mate: who is light enough to be thrown, and who is strong enough to throw him.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

const targets = (thrower: string, mate: string): string[] => {
  const s = scene('H1 H2 . x', { players: { H1: thrower, H2: mate } })
  s.activate('H1', 'pass')
  return s.answers('throwTeamMate').filter((one) => one === 'throwTeamMate H2 x')
}

const THROWER = ':45549+throw-team-mate'

describe('who throws whom', () => {
  rule('[bb2020 622] strength 3 can be thrown, strength 4 not, and nobody without Right Stuff', () => {
    expect(targets(THROWER, ':62339+right-stuff')).toHaveLength(1)
    expect(targets(THROWER, ':63339+right-stuff')).toHaveLength(1)
    expect(targets(THROWER, ':64339+right-stuff')).toEqual([])
    expect(targets(THROWER, ':62339')).toEqual([])
  })

  rule('[bb2020 622] a player who is down or has no tackle zone may be thrown, a rooted one may not', () => {
    expect(targets(THROWER, ':62339+right-stuff.p')).toHaveLength(1)
    expect(targets(THROWER, ':62339+right-stuff.s')).toHaveLength(1)
    expect(targets(THROWER, ':62339+right-stuff.z')).toHaveLength(1)
    expect(targets(THROWER, ':62339+right-stuff~rooted')).toEqual([])
  })

  rule('[bb2020 634] the thrower needs strength 5 and the trait', () => {
    expect(targets(':45549+throw-team-mate', ':62339+right-stuff')).toHaveLength(1)
    expect(targets(':44549+throw-team-mate', ':62339+right-stuff')).toEqual([])
    expect(targets(':46549', ':62339+right-stuff')).toEqual([])
  })
})

describe('small and light', () => {
  rule('[bb2020 622] Tackle cancels his Dodge as usual', () => {
    for (const skill of ['', '+tackle']) {
      const s = scene('H9 . H1 A1 x', { players: { H1: skill, A1: '+right-stuff+dodge' } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 5)
      expect(s.waits(), skill).toBe(skill === '' ? 'away useSkill' : 'home pushSquare')
    }
  })
})

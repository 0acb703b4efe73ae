// A cannon bursts with a ball in it. Neighbour: shot.test.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp', 'kickOff']

describe('a ball in an exploding cannon', () => {
  const exploded = (side: 'home' | 'away'): Scene => {
    const [own, foe] = side === 'home' ? ['h', 'a'] : ['a', 'h']
    const at = side === 'home' ? ['g2', 'f1', 'o20'] : ['g25', 'f26', 'o5']
    const s = sceneSecond('.', {
      ...{ on, at: 'a1' },
      facts: `turn=${side}:3/3 thing=cannon:${at[0]}:${side}:${own}9 weapons=${side === 'home' ? 'cannon/seeSaw' : 'seeSaw/cannon'}`,
      beside: `${own}9@aboard+cannonball.o ${own}1@${at[1]}+gunner ${own}2@reserves ${foe}1@${at[2]} ${foe}2@reserves`,
    })
    s.endTurn()
    s[side].use()
    s.roll('fuse', 1, 1)
    s.roll('injury', 1, 1)
    s.roll('armour', 1, 2)
    return s
  }

  for (const side of ['home', 'away'] as const)
    rule(
      `[second 189] it is destroyed: play restarts as if the ${side} cannon’s team had scored, without a touchdown`,
      () => {
        const s = exploded(side)
        expect(s.happened('ballDestroyed')).toMatchObject([{ side }])
        expect(s.turnovers()).toContain('ballDestroyed')
        // The other team’s see-saw is ruled on, and that team is set up first.
        s.roll('ruling', 6)
        expect(s.score()).toBe('0-0')
        expect(s.match.drive.kicking).toBe(side)
        expect(s.waits()).toBe(`${side === 'home' ? 'away' : 'home'} setUp`)
        expect(s.markers()).toBe('3/3')
      },
      'second',
    )
})

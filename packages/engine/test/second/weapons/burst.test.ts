// A ball in the cannon: it is handed in, and lost if the cannon bursts. Neighbours: cannon.test.ts, shot.test.ts.
import { describe, expect } from 'vitest'
import { stateFaults } from '../../../src/play/invariants.ts'
import { positionIn, positionText } from '../../../src/play/position.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp', 'kickOff']

const CANNON = 'thing=cannon:g2:home:e:h9 weapons=cannon/'
const LOADED = 'h9@aboard+cannonball'

/** The home cannon on g2 with H9 in it, and a home player acts. The picture begins on f2. */
const acting = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, {
    ...{ on, at: 'f2', ...options },
    facts: `${CANNON} ${options.facts ?? ''}`.trim(),
    beside: `${LOADED} ${options.beside ?? 'a20@o20'}`,
  })
  s.activate('H1', '')
  return s
}

describe('the ball in the cannon', () => {
  rule(
    '[second 186] a player next to it hands it in, once a turn, and may go on',
    () => {
      const s = acting('. H1* .')
      s.choose('handOff', { square: 'g2' })
      expect([s.holder(), s.match.balls[0].at]).toEqual(['H9', s.square('g2')])
      expect(stateFaults(s.engine, s.match)).toEqual([])
      expect(s.answers('step').length).toBeGreaterThan(0)
    },
    'second',
  )

  rule(
    '[second 186] not from farther away, not to an empty one, not if he has a ball already',
    () => {
      expect(acting('. . H1* .').answers('handOff')).toEqual([])
      const empty = sceneSecond('. H1* .', {
        ...{ on, at: 'f2', facts: 'thing=cannon:g2:home:e weapons=cannon/', beside: 'h9@reserves+cannonball a20@o20' },
      })
      empty.activate('H1', '')
      expect(empty.answers('handOff')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 186] once he has it he keeps it, and the turn ends without a shot',
    () => {
      const s = acting('H2 H1* .', { players: { H2: '+gunner' } })
      s.choose('handOff', { square: 'g2' })
      s.endAction()
      s.endTurn()
      s.expectTurnOf('away')
      s.endTurn()
      s.expectTurnOf('home')
      s.endTurn()
      expect([s.waits(), s.holder()]).toEqual(['home fireCannon', 'H9'])
    },
    'second',
  )

  rule(
    '[second 186] a position has him, the ball and the cannon',
    () => {
      const s = acting('. H1* .')
      s.choose('handOff', { square: 'g2' })
      const text = positionText(s.engine.rules, s.match)
      const again = positionIn(s.engine, text.split(' ').slice(1))
      expect(positionText(s.engine.rules, again)).toBe(text)
      expect(stateFaults(s.engine, again)).toEqual([])
      expect(again.balls[0]).toEqual(s.match.balls[0])
    },
    'second',
  )
})

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

// A head in a cannon: it is carried as a ball is, but is none to score with, and nobody minds if it is gone. Neighbours: shot.test.ts,
// heads.test.ts, src/weapons/shot.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** The home cannon on g2 with H9 in it, who was handed a head in the turn before; H1 fires it. */
const withHead = (...fuse: readonly [number, number]): Scene => {
  const s = sceneSecond('H1', {
    ...{ on: ['secretWeapons', 'standingUp', 'kickOff'], at: 'f1', players: { H1: '+gunner' } },
    facts: 'thing=cannon:g2:home:e:h9 weapons=cannon/ heads=away:f2',
    beside: 'h9@aboard+cannonball a20@o20',
  })
  s.activate('H1', '')
  s.step('f2')
  s.choose('handOff', { square: 'g2' })
  s.endAction()
  s.away.endTurn()
  s.endTurn()
  s.home.use()
  return s.roll('fuse', ...fuse)
}

describe('handing in', () => {
  const handing = (facts: string, cannonball = '', who: SecondOptions['who'] = {}): Scene => {
    const s = sceneSecond('H1 . H2', {
      ...{ on: ['secretWeapons', 'standingUp', 'kickOff'], at: 'f1', players: { H1: '+dislike-human' }, who },
      facts: `thing=cannon:g2:home:e:h9 weapons=cannon/ ${facts}`,
      beside: `h9@aboard${cannonball}+cannonball a20@o20`,
    })
    s.activate('H1', '')
    return s
  }

  rule('[second 186] nothing is handed to a Cannonball whose hands are full', () => {
    const s = handing('heads=away:f2')
    s.match.balls[0] = { kind: 'ball', state: 'held', carrier: s.player('H9').id, at: s.square('g2') }
    s.step('f2')
    expect([s.balls(), s.answers('handOff')]).toEqual([['held H9', 'head held H1'], ['handOff H2']])
  })

  rule('[second 186] who has acted may still hand in what he has', () => {
    const s = handing('heads=away:f2')
    s.step('f2')
    s.endAction()
    s.activate('H1', 'late')
    expect(s.answers('handOff')).toEqual(['handOff H2', 'handOff g2'])
  })

  rule('[second 290] who has refused him the ball does not hand it in later', () => {
    const s = handing('heads=away:f2', '', { H9: { race: 'Human' } })
    s.step('f2')
    s.choose('handOff', { square: 'g2' })
    s.roll('dislike', 4)
    expect([s.balls().at(-1), s.answers('handOff')]).toEqual(['head held H1', ['handOff H2']])
  })
})

describe('a Cannonball with a head', () => {
  rule('[second 188] scores nothing when he lifts off', () => {
    const s = withHead(5, 5).roll('cannonball', 6, 6).roll('injury', 1, 1)
    expect([s.score(), s.where('H9'), s.waits()]).toEqual(['0-0', 'stunnedBox', 'away turn'])
    expect(s.happened('touchdown')).toEqual([])
  })

  rule('[second 189] only drops it when the cannon explodes, and play goes on', () => {
    const s = withHead(1, 1).roll('injury', 1, 1).roll('armour', 1, 2)
    s.roll('bounce', 5)
    expect([s.balls().at(-1), s.waits()]).toEqual(['head ground g3', 'away turn'])
    expect(s.happened('ballDestroyed')).toEqual([])
  })
})

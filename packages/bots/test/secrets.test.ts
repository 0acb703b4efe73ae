// A bot plays with what his coach may see: other secrets of the other side, and he answers the same. Neighbours: src/newBot.ts,
// packages/engine/test/play/secrecy.test.ts, which checks what a view shows.
import {
  type Engine,
  engineFor,
  firstWith,
  itemIds,
  type LineUp,
  livelyCoach,
  type Match,
  otherSide,
  readPosition,
  type Side,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type BotName, newBot } from '../src/index.ts'
import { veteranBot } from '../src/veteran.ts'
import { editionOf } from './support.ts'

const EDITIONS = ['second:push:traps', 'second:spells:throwing', 'second:items:rerolls', 'bb2020']
/** Of so many questions one is put to the bots, and so many of them. */
const EVERY = 29
const ASKED = 12

/** Others lie under the counters of the other side, and it has no spell, item or card that is not known. */
const withOtherSecrets = (engine: Engine, match: Match, side: Side): Match => {
  const other = engine.clone(match)
  const hidden = other.pieces.filter((piece) => piece.hiddenFrom === side)
  const kinds = hidden.map(({ kind }) => kind)
  other.pieces.forEach((piece, i) => {
    const at = hidden.indexOf(piece)
    if (at >= 0) other.pieces[i] = { ...piece, kind: kinds[(at + 1) % kinds.length] }
  })
  const foe = other.squads[otherSide(side)]
  foe.secrets = undefined
  foe.inducements = foe.inducements.filter((id) => !id.startsWith('card-'))
  return other
}

interface Moment {
  readonly match: Match
  readonly side: Side
}

/** The first players carry one each, where there are any. */
const withItems = (engine: Engine, lineUp: LineUp): LineUp => {
  if (engine.rules.items.size === 0) return lineUp
  const items = itemIds.slice(0, 11).map((item, i) => ({ number: lineUp.players[i].number, item }))
  return { ...lineUp, secrets: { items } }
}

/** Moments of a match of random answers in which something is hidden from whoever is asked. */
const momentsOf = (engine: Engine): Moment[] => {
  const roller = seededRoller(7)
  const coach = livelyCoach(roller)
  const cards = engine.edition === 'bb2020' ? { inducements: ['card-heckler', 'card-punt'] } : {}
  const [home, away] = engine.rules.rosters.map((roster) => withItems(engine, { ...startingLineUp(roster), ...cards }))
  const match = engine.start({ home, away })
  const moments: Moment[] = []
  let asked = 0
  for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
    if (moments.length === ASKED) break
    if (pending.wait === 'dice') {
      engine.apply(match, { dice: roller.roll(pending.dice) })
      continue
    }
    const { side } = pending
    if (engine.hides(match, side) && engine.legal(match).length > 1 && ++asked % EVERY === 0)
      moments.push({ match: engine.clone(match), side })
    engine.apply(match, { action: coach(engine, match) })
  }
  return moments
}

describe.each(EDITIONS)('with secrets of %s', (id) => {
  const engine = engineFor(editionOf(id))
  const moments = momentsOf(engine)

  it.each(['rookie', 'veteran', 'legend'] as const satisfies readonly BotName[])(
    '%s answers the same whatever the other side hides',
    (name) => {
      expect(moments).toHaveLength(ASKED)
      for (const { match, side } of moments) {
        const answer = newBot(name, 1)(engine, match, { nodes: 2 })
        expect(newBot(name, 1)(engine, withOtherSecrets(engine, match, side), { nodes: 2 })).toBe(answer)
      }
    },
  )

  it('he never looks at the match itself', () => {
    const [{ match }] = moments
    const hidden = (looked: Match): void => {
      if (looked === match) throw new Error('he peeks')
    }
    const watched: Engine = {
      ...engine,
      legal(looked) {
        hidden(looked)
        return engine.legal(looked)
      },
      clone(looked) {
        hidden(looked)
        return engine.clone(looked)
      },
    }
    expect(() => newBot('veteran', 1)(watched, match, {})).not.toThrow()
  })
})

/** Home pushes A1 back, and is asked where; two of his squares have counters of the other side. */
const pushing = (kinds: readonly [string, string]) => {
  const counters = `thing=${kinds[0]}:g12:away:down thing=${kinds[1]}:i12:away:down`
  const at = 'h1@h10:4.2.5.3.3.0.9 h2@h6.o a1@h11:4.2.2.2.2.0.7 a2@a20'
  const { engine, match } = readPosition(`second:push:traps turn=home:1/1 ${counters} ${at}`)
  for (let i = 0; i < 20; i++) {
    const pending = engine.pending(match)
    if (pending.wait === 'coach' && pending.question.kind === 'pushSquare') break
    if (pending.wait === 'dice') engine.apply(match, { dice: pending.dice.map(() => 6) })
    else
      engine.apply(match, {
        action: firstWith(['shove', 'activate', 'decline'], engine.legal(match)) ?? engine.fallback(match),
      })
  }
  return { engine, match }
}

it('nobody is pushed onto a mine of which the coach cannot know', () => {
  const answers = (
    [
      ['mine', 'blank'],
      ['blank', 'mine'],
    ] as const
  ).map((kinds) => {
    const { engine, match } = pushing(kinds)
    expect(engine.pending(match)).toMatchObject({ side: 'home', question: { kind: 'pushSquare' } })
    return { blind: newBot('veteran', 1)(engine, match, {}), peeking: veteranBot()(engine, match, {}) }
  })
  expect(answers[0].blind).toBe(answers[1].blind)
  expect(answers[0].peeking).not.toBe(answers[1].peeking)
})

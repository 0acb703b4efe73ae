// A situation with known odds: a picture, both coaches' wishes, and a line of arithmetic. The tree of outcomes must
// give the same number in every edition concerned. Neighbours: chance.ts walks the tree, scene.ts draws the picture.
import { expect, it } from 'vitest'
import type { Match, Player } from '../../src/kernel/match.ts'
import type { Action } from '../../src/vocabulary/actions.ts'
import { chance } from './chance.ts'
import { type Scene, type SceneOptions, scene } from './scene.ts'

/** What a leaf of the tree shows of the match. */
export interface Sight {
  readonly match: Match
  /** Who is asked what, or which dice are pending: `home turn`, `dice injury`. */
  readonly waits: string
  /** The cause of the turnover, or ''. */
  readonly turnover: string
  player(token: string): Player
  stands(token: string): boolean
  isDown(token: string): boolean
  holds(token: string): boolean
  isAt(token: string, square: string): boolean
}

/**
 * Answers in order of preference: a verb, then a player, a square or an option, as `block A1`, `step x`, `reroll team`.
 * No coach re-rolls a success, and block dice only if none shows a good face: `reroll team unless 5 6`.
 */
export type Wishes = string

export interface Situation extends Omit<SceneOptions, 'edition'> {
  readonly picture: string
  /** Plays up to the moment of the odds; dice may be pending. */
  readonly begin: (s: Scene) => unknown
  readonly home?: Wishes
  readonly away?: Wishes
  readonly good: (see: Sight) => boolean
  /** Other places to stop; default: the end of the action or turn. */
  readonly bad?: (see: Sight) => boolean
  readonly only?: 'bugman' | 'crp' | 'bb2020'
}

const sightOf = (s: Scene, match: Match): Sight => {
  const pending = s.engine.pending(match)
  const player = (token: string): Player => match.players[s.player(token).id]
  return {
    match,
    waits:
      pending.wait === 'dice'
        ? `dice ${pending.why}`
        : pending.wait === 'coach'
          ? `${pending.side} ${pending.question.kind}`
          : 'over',
    turnover: match.turn.turnover,
    player,
    stands: (token) => player(token).place === 'pitch' && player(token).posture === 'standing',
    isDown: (token) => player(token).place !== 'pitch' || player(token).posture !== 'standing',
    holds: (token) => match.balls[0].carrier === player(token).id,
    isAt: (token, square) => player(token).at === s.square(square),
  }
}

const ended = (see: Sight): boolean => see.turnover !== '' || see.waits.endsWith(' turn')

const isToken = (word: string): boolean => /^[HA]\d+$/.test(word)
const isSquare = (word: string): boolean => /^[a-z]\d*$/.test(word)

const fits = (s: Scene, match: Match, a: Action, word: string): boolean => {
  if (isToken(word)) return a.player === s.player(word).id || a.square === match.players[s.player(word).id].at
  return isSquare(word) ? a.square === s.square(word) : a.option === word
}

const answerOf =
  (s: Scene, wishes: { readonly home: Wishes; readonly away: Wishes }) =>
  (match: Match, legal: readonly Action[]): Action => {
    const pending = s.engine.pending(match)
    if (pending.wait !== 'coach') throw new Error('nobody is asked')
    const { roll } = pending.question
    const succeeded = roll?.passed && roll.base > 0
    for (const wish of `${wishes[pending.side]}, keep`.split(', ')) {
      const [wanted, faces] = wish.split(' unless ')
      const [verb, ...words] = wanted.split(' ')
      if (verb === 'reroll' && (succeeded || faces?.split(' ').some((face) => roll?.faces.includes(Number(face)))))
        continue
      const found = legal.find((a) => a.do === verb && words.every((word) => fits(s, match, a, word)))
      if (found) return found
    }
    throw new Error(`no wish of ${pending.side} answers ${pending.question.kind}: ${legal.map((a) => a.do).join(' ')}`)
  }

/** The probability of `good`, by the tree of outcomes. */
export const chanceIn = (edition: string, situation: Situation): number => {
  const { picture, begin, good, bad = ended, home = '', away = '', ...options } = situation
  const s = scene(picture, { ...options, edition })
  begin(s)
  return chance(s.engine, s.match, {
    answer: answerOf(s, { home, away }),
    stop: (match) => {
      const see = sightOf(s, match)
      return good(see) ? 1 : bad(see) ? 0 : null
    },
  })
}

/** Compares the tree with the arithmetic, in bugman and crp unless the situation is of one only. */
export const odds = (title: string, arithmetic: number, situation: Situation): void => {
  for (const edition of situation.only ? [situation.only] : ['bugman', 'crp'])
    it(`${title} (${edition})`, () => expect(chanceIn(edition, situation)).toBeCloseTo(arithmetic, 10))
}

/** The same for a situation in bb2020. */
export const oddsBb2020 = (title: string, arithmetic: number, situation: Situation): void =>
  odds(title, arithmetic, { ...situation, only: 'bb2020' })

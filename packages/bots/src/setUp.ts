// Sets a team up: chooses a formation and places its players one by one. The same players always get the same posts, so
// it needs no memory and terminates. Neighbours: formations.ts, casting.ts assigns the posts, answers.ts calls it.
import {
  type Action,
  choiceToField,
  type Engine,
  type Match,
  type Player,
  type Side,
  type Square,
  setUpDepth,
} from '@double-skulls/engine'
import { byMerit, cast } from './casting.ts'
import type { Asked } from './coach.ts'
import { charge, type Formation, fan, net, type Post, wall } from './formations.ts'
import { bestAnswer } from './lookAhead.ts'
import { movementOf, strengthOf } from './worth.ts'

const mean = (players: readonly Player[], of: (player: Player) => number): number =>
  players.reduce((sum, player) => sum + of(player), 0) / Math.max(1, players.length)

/** Strong, slow teams take the close formations, the others the wide ones. */
const formationFor = (match: Match, side: Side, players: readonly Player[]): Formation => {
  const strong = mean(players, strengthOf) + 0.4 * (6 - mean(players, movementOf)) > 3.3
  if (match.drive.kicking === side) return strong ? wall : net
  return strong ? charge : fan
}

/** The players who can be set up now. */
const available = (match: Match, side: Side): Player[] =>
  match.players.filter((p) => p.side === side && (p.place === 'reserves' || p.place === 'pitch'))

/** On a pitch with lines a side may have to stand further back, with less room behind. */
const squareOf = (engine: Engine, match: Match, side: Side, [behind, row]: Post): Square => {
  const { length, width } = engine.rules.pitch
  const column = Math.max(0, setUpDepth(engine, match) - 1 - behind)
  const x = side === 'home' ? column : length - 1 - column
  return (Math.floor(width / 2) + row) * length + x
}

/** The square of every player who has a post; the others stay in reserve. */
const posting = (engine: Engine, match: Match, side: Side): ReadonlyMap<number, Square> => {
  // The better ones first: of two who refuse to play together the first is chosen.
  const squad = byMerit(engine, match, available(match, side))
  const { players, within } = choiceToField(engine, match, side, squad)
  // Some count as several.
  const free = within(players)
  const { posts } = formationFor(match, side, players)
  const count = Math.min(free.length, posts.length)
  const places = posts.slice(0, count).map((post) => ({ square: squareOf(engine, match, side, post), part: post[2] }))
  return cast(engine, match, free, places)
}

const withVerb = (legal: readonly Action[], verb: Action['do']): Action | undefined =>
  legal.find((one) => one.do === verb)

/** Picks the next player who is not on his post; done when all are. */
export const takeFormation = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const done = withVerb(legal, 'done')
  // An event lets further players come on: always take it.
  if (!['', 'again'].includes(asked.question.subject)) return withVerb(legal, 'pick') ?? done ?? legal[0]
  if (asked.question.subject === 'again' && done) return done
  const posts = posting(engine, match, asked.side)
  const misplaced = legal.filter(
    (one) => one.do === 'pick' && (posts.get(one.player) ?? -1) !== match.players[one.player].at,
  )
  // A player on a big base cannot swap with another, so he goes first.
  const sizeOf = ({ player }: Action): number => match.players[player].who.size
  if (misplaced.length > 0) return misplaced.reduce((first, one) => (sizeOf(one) > sizeOf(first) ? one : first))
  return done ?? withVerb(legal, 'formation') ?? legal[0]
}

export const placeInFormation = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (asked.question.subject !== '') return whereItIsBest(engine, match, asked)
  const square = posting(engine, match, asked.side).get(asked.question.player) ?? -1
  return legal.find((one) => one.do === 'place' && one.square === square) ?? withVerb(legal, 'toReserves') ?? legal[0]
}

/** For a player outside the formation: the best square by look-ahead. */
const whereItIsBest = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const stride = Math.max(1, Math.floor(legal.length / 16))
  return bestAnswer(
    engine,
    match,
    asked.side,
    legal.filter((_one, i) => i % stride === 0),
  )
}

// Sets a team up: chooses the formation, gives its parts to players, and puts them down one after another. The same players
// always get the same posts, so it needs no memory and comes to an end. Neighbours: formations.ts, answers.ts.
import type { Action, Engine, Match, Player, Side, Square } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { charge, type Formation, fan, net, type Part, type Post, wall } from './formations.ts'
import { bestAnswer } from './lookAhead.ts'
import { guarding, handling, hitting, movementOf, strengthOf, worth } from './worth.ts'

const mean = (players: readonly Player[], of: (player: Player) => number): number =>
  players.reduce((sum, player) => sum + of(player), 0) / Math.max(1, players.length)

/** Strong and slow teams stand close; the others keep their distance. */
const formationFor = (match: Match, side: Side, players: readonly Player[]): Formation => {
  const strong = mean(players, strengthOf) + 0.4 * (6 - mean(players, movementOf)) > 3.3
  if (match.drive.kicking === side) return strong ? wall : net
  return strong ? charge : fan
}

const fitness = (engine: Engine, match: Match, player: Player, part: Part, kicking: boolean): number => {
  const strength = strengthOf(player)
  const speed = movementOf(player)
  const armour = player.stats.AV ?? 8
  switch (part) {
    case 'line':
      // Whoever receives hits first; whoever kicks is hit, and puts those there whom he can spare.
      return kicking
        ? strength + 0.5 * armour - 2.5 * worth(engine, player) + 0.5 * guarding(player)
        : 2 * strength + hitting(player) - 0.3 * handling(engine, match, player)
    case 'wing':
      return speed + 0.5 * hitting(player)
    case 'screen':
      return strength + hitting(player) + guarding(player) + 0.3 * speed
    case 'safety':
      return speed + 0.4 * hitting(player)
    case 'hands':
      return 3 * handling(engine, match, player)
    case 'helper':
      return hitting(player) + 0.5 * speed + 0.5 * strength
  }
}

/** Who can be set up now; whoever the question does not let us move stays where he is. */
const available = (match: Match, side: Side): Player[] =>
  match.players.filter((p) => p.side === side && (p.place === 'reserves' || p.place === 'pitch'))

/** Parts that want a certain kind of player choose before those that take anybody. */
const ORDER: readonly Part[] = ['hands', 'screen', 'wing', 'line', 'safety', 'helper']

const squareOf = (engine: Engine, side: Side, [behind, row]: Post): Square => {
  const { length, width } = engine.rules.pitch
  const x = side === 'home' ? length / 2 - 1 - behind : length / 2 + behind
  return (Math.floor(width / 2) + row) * length + x
}

/** Where every player of the side belongs; those without a post stay in reserve. */
const posting = (engine: Engine, match: Match, side: Side): Map<number, Square> => {
  const free = available(match, side)
  const kicking = match.drive.kicking === side
  const { posts } = formationFor(match, side, free)
  const count = Math.min(engine.rules.numbers.playersOnPitch, free.length, posts.length)
  const manned = posts.slice(0, count)
  const found = new Map<number, Square>()
  for (const part of ORDER)
    for (const post of manned) {
      if (post[2] !== part) continue
      let best = free[0]
      for (const player of free)
        if (fitness(engine, match, player, part, kicking) > fitness(engine, match, best, part, kicking)) best = player
      found.set(best.id, squareOf(engine, side, post))
      free.splice(free.indexOf(best), 1)
    }
  return found
}

const named = (legal: readonly Action[], verb: Action['do']): Action | undefined => legal.find((one) => one.do === verb)

/** The next player who is not where he belongs; done when everybody is. */
export const takeFormation = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const done = named(legal, 'done')
  // More players come on: always welcome.
  if (!['', 'again'].includes(asked.question.subject)) return named(legal, 'pick') ?? done ?? legal[0]
  if (asked.question.subject === 'again' && done) return done
  // Somebody big needs more room than a post: the stock formations make it.
  if (available(match, asked.side).some(({ who }) => who.size > 1)) return named(legal, 'formation') ?? legal[0]
  const posts = posting(engine, match, asked.side)
  for (const one of legal)
    if (one.do === 'pick' && (posts.get(one.player) ?? -1) !== match.players[one.player].at) return one
  return done ?? named(legal, 'formation') ?? legal[0]
}

export const placeInFormation = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  if (asked.question.subject !== '') return whereItIsBest(engine, match, asked)
  const square = posting(engine, match, asked.side).get(asked.question.player) ?? -1
  return legal.find((one) => one.do === 'place' && one.square === square) ?? named(legal, 'toReserves') ?? legal[0]
}

/** Where somebody appears who was not in the plan: whatever square is best when tried. */
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

// Matches of bb2020 from the start: line-ups with a Passing Ability, the pre-game in order, kick-offs
// with a named kicker. Neighbours: scene.ts, halves.ts.
import type { LineUp } from '../../src/lineUp.ts'
import { argueNeeds } from '../../src/procs/match/effects.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { newGame, plainLineUp, setUp } from './game.ts'
import type { Scene } from './scene.ts'

/** A plain line-up of `count` players of MA 6 ST 3 AG 3+ PA 4+ AV 9+; skills by shirt number. */
export const lineUpBb2020 = (
  count = 11,
  changes: Partial<LineUp> = {},
  skills: { readonly [shirt: number]: readonly string[] } = {},
): LineUp => {
  const plain = plainLineUp(count, changes)
  const players = plain.players.map((spec) => ({
    ...spec,
    stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
    skills: skills[spec.number] ?? [],
  }))
  return { ...plain, players }
}

/** What a coach of the side must roll to argue the call. */
export const needsToArgue = ({ engine, match }: Scene, side: Side): number =>
  argueNeeds({ rules: engine.rules, match, events: [] }, side)

/** Fans 1 each (a D3 of 1), the weather, home wins the toss and kicks: the kickers' set-up is pending. */
export const openingBb2020 = (
  home: LineUp = lineUpBb2020(),
  away: LineUp = lineUpBb2020(),
  weather: readonly [number, number] = [3, 4],
): Scene => {
  const game = newGame({ home, away })
  game
    .roll('fans', 1)
    .roll('fans', 1)
    .roll('weather', ...weather)
    .roll('coinToss', 1)
  game.home.choose('kick')
  return game
}

/** Both set-ups by formation, the last possible kicker kicks: the target is pending. */
export const readyToKick = (game: Scene = openingBb2020(), kickers = 'wall', receivers = 'wall'): Scene =>
  nameKicker(setUp(game, kickers, receivers))

export const nameKicker = (game: Scene): Scene => {
  const coach = game[game.match.drive.kicking]
  const [, player = ''] = coach.answers('choose').at(-1)?.split(' ') ?? []
  coach.choose('choose', { player })
  return game
}

/** Aims, deviates and rolls the table: the event is next. */
export const kickBb2020 = (
  game: Scene,
  target: string,
  deviation: readonly [number, number],
  table: readonly [number, number],
): Scene => {
  game[game.match.drive.kicking].choose('aim', { square: target })
  return game.roll('kickScatter', ...deviation).roll('kickOffTable', ...table)
}

/** A whole uneventful kick-off: both walls, the ball at rest deep in the receiving half, Get the Ref. */
export const quietKickOffBb2020 = (game: Scene): Scene => {
  const home = game.match.drive.kicking === 'home'
  readyToKick(game)
  const outwards = home ? 5 : 4
  return kickBb2020(game, home ? 'h24' : 'h3', [outwards, 1], [1, 1]).roll('bounce', outwards)
}

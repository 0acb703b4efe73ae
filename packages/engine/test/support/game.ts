// Matches from the start: plain line-ups, the opening and the kick-off of the editions without a Passing Ability.
// Neighbours: scene.ts for what a game can do, bb2020.ts for bb2020, halves.ts for long stretches.
import type { LineUp, MatchSetup } from '../../src/lineUp.ts'
import { otherSide } from '../../src/vocabulary/words.ts'
import { currentEdition } from './rule.ts'
import { engineOf, makeScene, type Scene } from './scene.ts'

/** A plain line-up of `count` players of MA 6 ST 3 AG 3 AV 8. */
export const plainLineUp = (count = 11, changes: Partial<LineUp> = {}): LineUp => ({
  name: 'Plain',
  roster: 'plain',
  players: Array.from({ length: count }, (_, i) => ({
    name: `Player ${i + 1}`,
    position: 'Lineman',
    number: i + 1,
    stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
    skills: [],
  })),
  rerolls: 0,
  fanFactor: 0,
  cheerleaders: 0,
  assistantCoaches: 0,
  apothecaries: 0,
  bribes: 0,
  ...changes,
})

/** A match from the very start: it waits for the weather. */
export const newGame = (setup: Partial<MatchSetup> & { readonly edition?: string } = {}): Scene => {
  const engine = engineOf(setup.edition ?? currentEdition())
  const match = engine.start({
    home: setup.home ?? plainLineUp(),
    away: setup.away ?? plainLineUp(),
    ...(setup.options ? { options: setup.options } : {}),
  })
  return makeScene(engine, match, new Map())
}

/** Nice weather and equal fans, whom in third the league counts: the coin is next. */
export const untilToss = (game: Scene, [home, away]: readonly [number, number] = [3, 3]): Scene => {
  game.roll('weather', 3, 4)
  return game.engine.rules.base === 'third' ? game : game.roll('fans', home, home).roll('fans', away, away)
}

/** Plays the usual opening: home wins the toss and kicks. The kickers' set-up is pending. */
export const opening = (game: Scene, fans: readonly [number, number] = [3, 3]): Scene => {
  untilToss(game, fans).roll('coinToss', 1)
  game.home.choose('kick')
  return game
}

/** Both set-ups by formation, the kickers' first. */
export const setUp = (game: Scene, kickers = 'wall', receivers = 'wall'): Scene => {
  const { kicking } = game.match.drive
  game[kicking].choose('formation', { option: kickers })
  game[otherSide(kicking)].choose('formation', { option: receivers })
  return game
}

/** The opening and both set-ups by formation: the kick's target is pending. Both dice of a side's fans show `fans`. */
export const lineUpForKick = (
  game: Scene,
  kickers = 'wall',
  receivers = 'wall',
  fans: readonly [number, number] = [3, 3],
): Scene => setUp(opening(game, fans), kickers, receivers)

/** The kicking coach aims at a square; the ball scatters, the table is rolled: the event is next. */
export const kick = (
  game: Scene,
  target: string,
  scatter: readonly [number, number],
  table: readonly [number, number],
): Scene => {
  game[game.match.drive.kicking].choose('aim', { square: target })
  game.roll('kickScatter', ...scatter)
  return game.roll('kickOffTable', ...table)
}

/** Kicks at h21: direction and distance of the scatter, where they end, and a bounce that stays on the pitch. */
export const kicksAtH21 = [
  [1, 6, 'b15', 2],
  [2, 1, 'g21', 2],
  [3, 4, 'd25', 2],
  [4, 6, 'h15', 2],
  [5, 5, 'h26', 4],
  [6, 2, 'j19', 2],
  [7, 3, 'k21', 2],
  [8, 5, 'm26', 4],
] as const

/** Kicks that end off the pitch or beyond halfway: where they are aimed, and their scatter. */
export const kicksOut = [
  ['a20', [2, 1]],
  ['h26', [5, 1]],
  ['o20', [7, 3]],
  ['h14', [4, 1]],
  ['c16', [4, 3]],
  ['a14', [1, 6]],
] as const

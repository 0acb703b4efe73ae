// The kick-off of third: the table comes before the scatter. Neighbours: game.ts has the opening, and the kick-off of the
// other editions.
import type { MatchSetup } from '../../src/lineUp.ts'
import { lineUpForKick, newGame } from './game.ts'
import type { Scene } from './scene.ts'

/** Both lined up as a wall, home to aim; A1 … A11 on h14 g14 i14 e15 k15 f15 j15 h16 c15 m15 h20, home mirrored. */
export const readyToKick = (setup: Partial<MatchSetup> = {}, edition = 'third'): Scene =>
  lineUpForKick(newGame({ ...setup, edition }))

/** The kicking coach aims at a square, the table is rolled, the ball scatters: the event is next. */
export const kickThird = (
  game: Scene,
  target: string,
  table: readonly [number, number],
  scatter: readonly number[],
): Scene => {
  game[game.match.drive.kicking].choose('aim', { square: target })
  return game.roll('kickOffTable', ...table).roll('kickScatter', ...scatter)
}

/** A kick that no event disturbs: the weather stays nice. The ball comes down next. */
export const quietKick = (game: Scene, target: string, scatter: readonly [number, number]): Scene =>
  kickThird(game, target, [3, 4], scatter).roll('weather', 3, 4)

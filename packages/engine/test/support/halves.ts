// Plays long stretches quickly: uneventful kick-offs, turns that end at once, whole halves.
// Neighbour: scene.ts for the positions and games these helpers drive.
import type { Side } from '../../src/vocabulary/words.ts'
import { setUp } from './game.ts'
import { currentEdition } from './rule.ts'
import type { Scene } from './scene.ts'

/**
 * Both set-ups by formation and a kick deep into the receiving half, where the ball rests. The table rolls what changes
 * nothing: a 2, in third a 7 and the same weather; there it is rolled before the kick scatters.
 */
export const quietKickOff = (s: Scene): Scene => {
  const { kicking } = s.match.drive
  setUp(s)
  s[kicking].choose('aim', { square: kicking === 'home' ? 'h24' : 'h3' })
  const outwards = kicking === 'home' ? 5 : 4
  const third = currentEdition() === 'third'
  if (third && s.waits() === 'dice kickOffTable') s.roll('kickOffTable', 3, 4).roll('kickScatter', outwards, 1)
  else s.roll('kickScatter', outwards, 1).roll('kickOffTable', ...(third ? [3, 4] : [1, 1]))
  if (third) s.roll('weather', 3, 4)
  return s.roll('bounce', outwards)
}

/** Ends this many turns as soon as they begin; returns whose they were, in order. */
export const endTurns = (s: Scene, count: number): string[] => {
  const whose: string[] = []
  for (let i = 0; i < count; i++) {
    whose.push(s.waits())
    s.endTurn()
  }
  return whose
}

/** Ends turns until the half is over; returns whose they were, in order. */
export const restOfHalf = (s: Scene): string[] => {
  const ended = s.happened('halfEnded').length
  const whose: string[] = []
  while (s.happened('halfEnded').length === ended) whose.push(...endTurns(s, 1))
  return whose
}

/** That side can set up only the players on the pitch and those who may still return. */
export const emptyBench = (s: Scene, side: Side): Scene => {
  for (const player of s.match.players)
    if (player.side === side && player.place === 'reserves') player.place = 'casualty'
  return s
}

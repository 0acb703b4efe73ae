// Scenes in which home has bribed players of away, for the tests of this folder. Neighbours: turncoats.test.ts, oddities.test.ts.
import { tricks } from '../../../src/procs/match/tricks.ts'
import type { PlayerBribe } from '../../../src/vocabulary/tricks.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** Enough for A1 with a 1 to 5. */
export const SURE: readonly PlayerBribe[] = [{ target: 1, amount: 1000 }]

/** Away’s turn is over, and home has bribed these. */
export const paid = (
  picture: string,
  { on = [], facts = '', ...options }: SecondOptions = {},
  bribes: readonly PlayerBribe[] = SURE,
): Scene => {
  const s = sceneSecond(picture, {
    on: ['rerolls', 'tricks', ...on],
    facts: `turn=away:1/1 ${facts}`.trim(),
    ...options,
  })
  tricks.put(s.match.squads.home, { ...tricks.of(s.match.squads.home), playerBribes: bribes })
  s.endTurn()
  return s
}

/** A1 plays for home now. */
export const bribed = (picture: string, options: SecondOptions = {}): Scene => {
  const s = paid(picture, options)
  s.home.choose('choose', { player: 'A1' })
  return s.roll('bribe', 1)
}

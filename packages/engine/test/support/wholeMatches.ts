// Whole matches of random legal answers, by a plain random coach and a lively one alternately: every state is checked,
// a twin plays along, the record replays. Small samples for every test run; `npm run fuzz` plays all pairings.
// Neighbour: src/play/invariants.ts.
import {
  type Engine,
  editionNamed,
  engineFor,
  livelyCoach,
  type MatchSetup,
  playChecked,
  randomCoach,
  startingLineUp,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'

const engineOf = (id: string): Engine => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  return engineFor(edition)
}

/**
 * Plays this many matches in groups, one test per group, so that a fault can be located. Every state of every match is
 * checked; one match of `twinEvery` has a twin and is replayed.
 */
export const holdIn = (
  edition: string,
  matches: number,
  group: number,
  setupOf: (seed: number, engine: Engine) => MatchSetup,
  twinEvery = 1,
): void => {
  for (let first = 0; first < matches; first += group) {
    const last = Math.min(first + group, matches) - 1
    it(`hold every invariant in matches ${first} to ${last} of ${edition}`, () => {
      const engine = engineOf(edition)
      for (let seed = first; seed <= last; seed++) {
        const setup = setupOf(seed, engine)
        const makeCoach = seed % 2 === 0 ? randomCoach : livelyCoach
        const { faults } = playChecked(engine, setup, seed, { makeCoach, alone: seed % twinEvery !== 0 })
        expect(faults, `seed ${seed}: ${setup.home.roster} against ${setup.away.roster}`).toEqual([])
      }
    })
  }
}

/** Every team at home once per round, against a guest this many places down the list; staff and overtime vary. */
export const pairingOf =
  (shifts: readonly number[]) =>
  (seed: number, { rules: { rosters, chef, hurt } }: Engine): MatchSetup => {
    const teams = rosters.length
    const guest = rosters[(seed + shifts[Math.floor(seed / teams) % shifts.length]) % teams]
    const help = { chefs: chef ? seed % 2 : 0, henchmen: hurt.henchmen ? (seed + 1) % 2 : 0 }
    const staff = { ...help, bribes: seed % 3, cheerleaders: seed % 4 }
    return {
      home: { ...startingLineUp(rosters[seed % teams]), assistantCoaches: seed % 5 },
      away: { ...startingLineUp(guest), ...staff },
      options: { overtime: seed % 5 === 0 },
    }
  }

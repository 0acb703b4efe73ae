// Whole matches played by random coaches, as records, for tests of replays. Neighbours: ../replay/, wild.ts.
import {
  livelyCoach,
  type MatchRecord,
  newRecorder,
  nextInput,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'
import { engineNamed } from '../../src/match/engines.ts'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'

export interface PlayedWish {
  readonly edition: string
  readonly seed: number
  /** Teams with everything they may bring. */
  readonly wild?: boolean
  /** Stops after this many inputs. */
  readonly most?: number
  /** Faces instead of the random ones, by why they are thrown; null for those that are not settled. */
  readonly dice?: (why: string) => readonly number[] | null
}

export const playedRecord = ({ edition, seed, wild = false, most = 100_000, dice }: PlayedWish): MatchRecord => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  const roller = seededRoller(seed)
  const [first, second] = engine.rules.rosters
  const setup = wild ? wildSetup(engine.rules, roller) : { home: startingLineUp(first), away: startingLineUp(second) }
  const recorder = newRecorder(engine, setup)
  const coach = livelyCoach(roller)
  for (let inputs = 0; inputs < most; inputs++) {
    const pending = engine.pending(recorder.match)
    const faces = pending.wait === 'dice' ? dice?.(pending.why) : null
    if (faces) {
      recorder.apply({ dice: faces })
      continue
    }
    const input = nextInput(engine, recorder.match, { coaches: { home: coach, away: coach }, roller })
    if (!input) break
    recorder.apply(input)
  }
  return recorder.record()
}

/** The same match as this device saves it. */
export const savedFrom = (record: MatchRecord, id: string): SavedMatch => {
  const engine = engineNamed(record.edition)
  if (!engine) throw new Error(`no edition ${record.edition}`)
  const state = engine.start(record.setup)
  const inputs = record.inputs.map((line) => line.split(' #')[0])
  return {
    ...{ id, ...playedBy(engine), beginning: { setup: record.setup }, inputs, seed: null },
    ...{ seats: { home: { by: 'here' }, away: { by: 'bot', bot: 'rookie' } }, state, startedAt: 1, changedAt: 2 },
  }
}

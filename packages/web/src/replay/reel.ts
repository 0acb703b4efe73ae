// A match loaded for watching (a reel): every input with its events and the state after it, so that any moment can be shown at
// once. Neighbours: source.ts says what can be loaded, replayHost.ts shows it, timeline.ts finds its turns and moments.
import {
  type BySide,
  type Engine,
  type Input,
  type Match,
  type MatchRecord,
  newRecorder,
  readInput,
  replaying,
} from '@double-skulls/engine'
import { endCheckWords } from '@double-skulls/words'
import { loadEdition } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import { newEyes } from '../match/eyes.ts'
import type { Played, Seat, Step } from '../match/host.ts'
import { historyFault, soundState } from '../match/restored.ts'
import { type Beginning, beginMatch, type SavedMatch } from '../match/savedMatch.ts'
import { onlyHere } from '../match/screen.ts'
import { reason } from '../store/shelf.ts'
import { BadReplay, checkedEngine, replayId } from './source.ts'

export interface Reel {
  readonly id: string
  readonly engine: Engine
  readonly beginning: Beginning
  readonly start: Match
  readonly steps: readonly Step[]
  /** The same as they were played; null as long as something is kept secret from those who watch. */
  readonly played: readonly Played[] | null
  readonly seats: BySide<Seat>
  /** The seed of its dice, if they had one. */
  readonly seed: number | null
  /** A match of this device that can be continued, or looked at when it is over. */
  readonly saved: boolean
  /** A message for the viewer; '' when there is none. */
  readonly note: string
}

export interface Loading {
  /** Progress from 0 to 1, reported now and then. */
  onProgress?(done: number): void
  /** Returns true when the result is no longer wanted. */
  isStopped?(): boolean
}

/** How long loading may block the page, in milliseconds. */
const LONGEST_TASK = 40

const yieldToPage = (): Promise<void> => new Promise((next) => setTimeout(next))

interface Loaded {
  readonly input: Input
  readonly events: Step['events']
  readonly match: Match
}

const loadSteps = async (
  engine: Engine,
  inputs: Iterator<Loaded>,
  total: number,
  loading: Loading,
): Promise<Played[]> => {
  const steps: Played[] = []
  let since = performance.now()
  for (;;) {
    const next = inputs.next()
    if (next.done) return steps
    const { input, events, match } = next.value
    steps.push({ input, events, after: engine.clone(match) })
    if (performance.now() - since < LONGEST_TASK) continue
    loading.onProgress?.(steps.length / total)
    await yieldToPage()
    if (loading.isStopped?.()) throw new BadReplay('Nobody waits for this replay any more.')
    since = performance.now()
  }
}

const here: Seat = { by: 'here' }

export const reelOfRecord = async (record: MatchRecord, loading: Loading = {}): Promise<Reel> => {
  await loadEdition(record.edition)
  const engine = checkedEngine(record)
  const start = engine.start(record.setup)
  const steps = await loadSteps(engine, replaying(engine, record), record.inputs.length, loading)
  return {
    ...{ id: replayId(engine, record, start), engine, beginning: { setup: record.setup }, start, steps, played: steps },
    ...{ seats: { home: here, away: here }, seed: null, saved: false, note: endCheckWords(record) },
  }
}

function* restoring(engine: Engine, match: Match, lines: readonly string[]): Generator<Loaded, void, void> {
  for (const line of lines) {
    const input = readInput(engine.rules.pitch, line)
    if (!input) throw new Error(`"${line}" is no input`)
    yield { input, events: engine.apply(match, input), match }
  }
}

/** Its steps, or why the inputs no longer fit the rules. */
const restoredSteps = async (engine: Engine, saved: SavedMatch, loading: Loading): Promise<Played[] | string> => {
  const fault = historyFault(engine, saved)
  if (fault !== '') return fault
  try {
    const match = beginMatch(engine, saved.beginning)
    return await loadSteps(engine, restoring(engine, match, saved.inputs), saved.inputs.length, loading)
  } catch (error) {
    if (error instanceof BadReplay) throw error
    return reason(error)
  }
}

/** What may be seen of it: as long as it is played, what its only coach here may know, or what everybody may. */
const watched = (
  engine: Engine,
  from: Match,
  played: readonly Played[],
  seats: BySide<Seat>,
): Pick<Reel, 'start' | 'steps' | 'played'> => {
  const whole = { start: from, steps: played, played }
  if ((played.at(-1)?.after ?? from).result !== null) return whole
  const viewer = onlyHere(seats) ?? 'nobody'
  const { steps } = newEyes(engine, from, viewer)(played)
  const nothingSecret =
    !engine.hides(from, viewer) && steps.length === played.length && steps.every((step, i) => step === played[i])
  return nothingSecret ? whole : { start: engine.view(from, viewer), steps, played: null }
}

const lastState = (engine: Engine, saved: SavedMatch, why: string): Match => {
  try {
    return soundState(engine, saved, why)
  } catch (error) {
    throw new BadReplay(reason(error))
  }
}

export const reelOfSaved = async (saved: SavedMatch, loading: Loading = {}): Promise<Reel> => {
  const { id, seats, seed } = saved
  await loadEdition(saved.edition)
  const engine = engineNamed(saved.edition)
  if (!engine) throw new BadReplay(`It is played by an edition that is not here: "${saved.edition}".`)
  const restored = await restoredSteps(engine, saved, loading)
  const why = typeof restored === 'string' ? restored : ''
  const played = typeof restored === 'string' ? [] : restored
  const beginning = why === '' ? saved.beginning : { position: lastState(engine, saved, why) }
  const start = beginMatch(engine, beginning)
  return {
    ...{ id, engine, beginning, ...watched(engine, start, played, seats), seats, seed, saved: true },
    note: why === '' ? '' : `Only its last state can be shown, because it cannot be played again: ${why}.`,
  }
}

/** The match after this many inputs. */
export const stateAt = (reel: Reel, position: number): Match => reel.steps[position - 1]?.after ?? reel.start

/** The whole match as a record; null when it began as a position, or is still played with secrets. */
export const recordOf = ({ engine, beginning, played }: Reel): MatchRecord | null => {
  if (!('setup' in beginning) || !played) return null
  const recorder = newRecorder(engine, beginning.setup)
  for (const { input } of played) recorder.apply(input)
  return recorder.record()
}

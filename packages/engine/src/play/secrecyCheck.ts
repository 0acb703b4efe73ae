// Plays a match twice with other secrets of those who are not the viewer: until one of them is revealed he must receive the same,
// byte for byte. Neighbours: onlooker.ts says what he receives, invariants.ts checks the states.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import { glimpseOf, hidesQuestion } from '../kernel/secrecy.ts'
import type { MatchSetup } from '../lineUp.ts'
import { viewSetup } from '../viewSetup.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { Viewer } from '../vocabulary/secrecy.ts'
import { writeInput } from './inputText.ts'
import { newOnlooker, type SeenStep } from './onlooker.ts'
import { type Coach, nextInput, randomCoach } from './playMatch.ts'
import { newRecorder, type Recorder } from './record.ts'
import { type Roller, seededRoller } from './roller.ts'
import { viewRecord } from './viewRecord.ts'

export interface SecrecyCheck {
  readonly faults: readonly string[]
  /** How many steps the viewer received in both matches, and how many inputs were masked or not seen at all in the first. */
  readonly compared: number
  readonly masked: number
  readonly unseen: number
  /** A secret was revealed, which ended the comparison. */
  readonly revealed: boolean
}

export interface SecrecyChecking {
  readonly most?: number
  readonly makeCoach?: (roller: Roller) => Coach
  /** One secret offer in so many is taken up. */
  readonly takesUp?: number
}

/** After so many inputs the records are compared, and again at the end. */
const EARLY = 12

/** One of the two matches, with what the viewer has received and nobody compared yet. */
interface Table {
  readonly recorder: Recorder
  fresh: SeenStep[]
  revealed: boolean
  put(input: Input): void
}

const newTable = (engine: Engine, setup: MatchSetup, viewer: Viewer): Table => {
  const recorder = newRecorder(engine, setup)
  const onlooker = newOnlooker(engine, viewer, recorder.match)
  const last = onlooker.last()
  const table: Table = {
    recorder,
    fresh: last ? [last] : [],
    revealed: false,
    put(input) {
      const events = recorder.apply(input)
      table.fresh.push(...onlooker.sees(input, events, recorder.match))
      // What only somebody else is told is no reveal to the viewer.
      table.revealed ||= events.some(
        ({ reveals, secretOf = viewer }) => reveals !== undefined && reveals !== viewer && secretOf === viewer,
      )
    },
  }
  return table
}

/** The first character at which two texts differ, with what is around it. */
const difference = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 60)
  return `…${around(one)}… and …${around(other)}…`
}

export const checkSecrecy = (
  engine: Engine,
  setups: readonly [MatchSetup, MatchSetup],
  viewer: Viewer,
  seed: number,
  { most = 20_000, makeCoach = randomCoach, takesUp = 12 }: SecrecyChecking = {},
): SecrecyCheck => {
  const rollers = [seededRoller(seed), seededRoller(seed + 1_000_003)] as const
  const coaches = [makeCoach(rollers[0]), makeCoach(rollers[1])] as const
  const tables = [newTable(engine, setups[0], viewer), newTable(engine, setups[1], viewer)] as const
  const count = { compared: 0, masked: 0, unseen: 0 }
  const report = (...faults: string[]): SecrecyCheck => ({
    faults: faults.map((fault) => `after ${count.compared} steps of ${viewer}: ${fault}`),
    ...count,
    revealed: tables.some(({ revealed }) => revealed),
  })
  const matchOf = (i: 0 | 1): Match => tables[i].recorder.match
  const drawn = (i: 0 | 1): Input | null =>
    nextInput(engine, matchOf(i), { coaches: { home: coaches[i], away: coaches[i] }, roller: rollers[i] })

  /** Answers the questions of which the viewer knows nothing; offers are mostly let go, and always at the second table. */
  const passSecrets = (i: 0 | 1): void => {
    for (;;) {
      const match = matchOf(i)
      const secret = engine.secret(match)
      if (tables[i].revealed || !hidesQuestion(secret, viewer)) return
      const letsGo = secret?.how === 'offer' && (i === 1 || rollers[0].below(takesUp) > 0)
      const input = letsGo ? { action: engine.fallback(match) } : drawn(i)
      if (!input) return
      count.unseen += i === 0 ? 1 : 0
      tables[i].put(input)
    }
  }

  /** The records as they are before the end, when everything may be seen. */
  const recordFault = (): SecrecyCheck => {
    const [one, other] = tables.map(({ recorder }) => {
      const record = recorder.record()
      const running = { ...record, inputs: record.inputs.slice(0, -1), final: '' }
      return JSON.stringify(viewRecord(engine, running, viewer))
    })
    return one === other ? report() : report(`the records look different: ${difference(one, other)}`)
  }

  const [first, second] = tables
  if (
    JSON.stringify(viewSetup(engine.rules, setups[0], viewer)) !==
    JSON.stringify(viewSetup(engine.rules, setups[1], viewer))
  )
    return report('the set-ups look different')
  for (let inputs = 0; inputs < most; inputs++) {
    passSecrets(0)
    passSecrets(1)
    if (first.revealed || second.revealed) return report()
    const [one, other] = [JSON.stringify(first.fresh), JSON.stringify(second.fresh)]
    if (one !== other) return report(`what is received differs: ${difference(one, other)}`)
    count.compared += first.fresh.length
    first.fresh = []
    second.fresh = []

    if (inputs === EARLY) {
      const early = recordFault()
      if (early.faults.length > 0) return early
    }
    const secret = engine.secret(matchOf(0))
    const input = drawn(0)
    if (!input) break
    const isMasked = glimpseOf(secret, input, viewer) === 'masked'
    first.put(input)
    const same = isMasked ? drawn(1) : input
    if (!same) return report('the other match is over')
    if (isMasked) count.masked++
    try {
      second.put(same)
    } catch (error) {
      // What only the one secret allows reveals it.
      if (first.revealed) return report()
      return report(`"${writeInput(engine.rules.pitch, same)}" depends on a secret: ${error}`)
    }
  }
  return recordFault()
}

// What must hold at every moment of every match. Used by whole-match tests and by fuzzing.
// Neighbours: leftovers.ts, playMatch.ts, record.ts.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { squaresOf } from '../kernel/base.ts'
import { clone } from '../kernel/clone.ts'
import { layoutFault, type Match, type Player } from '../kernel/match.ts'
import { pieceSquares } from '../kernel/occupancy.ts'
import { OFF } from '../kernel/pitch.ts'
import { type MatchSetup, refereesIn } from '../lineUp.ts'
import { countOf, isFielded } from '../procs/kickOff/fielding.ts'
import { turnsAllowed } from '../procs/match/clock.ts'
import { hasState } from '../procs/match/states.ts'
import { ownSideOf } from '../procs/match/turncoats.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Input } from '../vocabulary/actions.ts'
import { sides } from '../vocabulary/words.ts'
import { ballFaults, restingBallFaults } from './ballFaults.ts'
import { writeInput } from './inputText.ts'
import { leftovers } from './leftovers.ts'
import { type Coach, nextInput, randomCoach } from './playMatch.ts'
import { type MatchRecord, newRecorder, replay } from './record.ts'
import { type Roller, seededRoller } from './roller.ts'
import { sameData } from './sameData.ts'

const boardFaults = (engine: Engine, match: Match): string[] => {
  const { pitch } = engine.rules
  const c: Ctx = { rules: engine.rules, match, events: [] }
  const faults: string[] = []
  const expected = new Array<number>(pitch.squares).fill(0)
  const acting = match.stack.some((frame) => frame.proc === 'activation')
  // Only a big base in mid-action may be on top of players, who must be down.
  const mayBeUnder = (code: number, player: Player): boolean =>
    acting &&
    bigStepsOver &&
    player.who.size > 1 &&
    player.posture === 'standing' &&
    match.players[code - 1].posture !== 'standing'
  const { bigBasesFace: facesOneWay, bigStepsOver } = engine.rules.move
  const bigs = match.players.some(({ who }) => who.size > 1)
  const bySize = bigs ? [...match.players].sort((a, b) => a.who.size - b.who.size) : match.players
  for (const player of bySize) {
    const onPitch = player.place === 'pitch'
    if (onPitch !== (player.at !== OFF)) faults.push(`player ${player.id} is at ${player.at} but ${player.place}`)
    if ((onPitch && (facesOneWay || isMachine(c, player)) && player.who.size > 1) !== ((player.facing ?? '') !== ''))
      faults.push(`player ${player.id} faces ${player.facing}`)
    if (!onPitch) continue
    for (const square of squaresOf(pitch, player, player.at)) {
      if (square === OFF || (expected[square] !== 0 && !mayBeUnder(expected[square], player)))
        faults.push(`player ${player.id} shares square ${square}`)
      else expected[square] = player.id + 1
    }
  }
  const { board } = match
  match.pieces.forEach((piece, i) => {
    if (!piece.solid) return
    for (const square of pieceSquares(pitch, piece)) {
      if (square === OFF || expected[square] !== 0) faults.push(`thing ${i} shares square ${square}`)
      else expected[square] = -i - 1
    }
  })
  for (let square = 0; square < board.length; square++) {
    const code = board[square]
    if (code !== expected[square]) faults.push(`the board shows ${code} on ${square}, not ${expected[square]}`)
  }
  return faults
}

/** They belong to no squad, have no tackle zone and cannot act. */
const neutralFaults = ({ rules }: Engine, { players, options }: Match): string[] => {
  const neutral = players.filter(({ side }) => side === 'neutral')
  const faults = neutral.flatMap(({ id, noZones, acted, skills }) =>
    noZones && !acted && skills.length === 0 ? [] : [`the neutral player ${id} plays for somebody`],
  )
  const count = refereesIn(rules, options)
  return neutral.length === count ? faults : [...faults, `${neutral.length} neutral players, not ${count}`]
}

const countFaults = (engine: Engine, match: Match): string[] => {
  const faults: string[] = []
  const { playersOnPitch, extraPlayers } = engine.rules.setUp
  const turns = turnsAllowed(engine.rules, match)
  const settingUp = match.stack.some((frame) => frame.proc === 'setUp')
  for (const side of sides) {
    // Players who sneaked in do not count towards the usual number.
    const proper = match.players.filter((p) => ownSideOf(match, p) === side && !hasState(p, 'sneaked'))
    const onPitch = countOf({ rules: engine.rules, match, events: [] }, proper.filter(isFielded))
    if (onPitch > playersOnPitch + extraPlayers && !settingUp)
      faults.push(`${side} has ${onPitch} players on the pitch`)
    const squad = match.squads[side]
    if (squad.score < 0 || !Number.isInteger(2 * squad.score)) faults.push(`${side} has ${squad.score} points`)
    if (squad.rerolls < 0) faults.push(`${side} has ${squad.rerolls} re-rolls`)
    for (const [name, count] of Object.entries(squad.resources))
      if (count < 0) faults.push(`${side} has ${count} of ${name}`)
    if (match.clock[side] < 0 || match.clock[side] > turns + 2)
      faults.push(`${side}'s marker is on ${match.clock[side]}`)
  }
  return faults
}

/** No once-per-turn action is declared more often than inducements allow. */
const declaredFaults = ({ rules }: Engine, { turn, squads }: Match): string[] => {
  const counts = new Map<string, number>()
  for (const kind of turn.declared) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const most = (kind: string): number =>
    Math.max(
      1,
      ...squads[turn.side].effects.map((entry) => rules.effects.get(entry.split(' ')[0])?.actionsPerTurn?.[kind] ?? 1),
    )
  return [...counts].filter(([kind, count]) => count > most(kind)).map(([kind]) => `declared too often: ${kind}`)
}

/** Every frame waits at a step that the edition has. */
const stackFaults = ({ rules }: Engine, { stack }: Match): string[] =>
  stack
    .filter(({ proc, step }) => !rules.steps.get(proc)?.has(step))
    .map(({ proc, step }) => `nothing is known of the step "${step}" of "${proc}"`)

/** Between two players' actions everything is at rest. */
const restFaults = (engine: Engine, match: Match): string[] => {
  const faults = match.players
    .filter(({ place }) => place === 'air' || place === 'crowd')
    .map(({ id, place }) => `player ${id} is still in the ${place}`)
  faults.push(...restingBallFaults(engine, match))
  faults.push(...declaredFaults(engine, match))
  return faults
}

/** Faults of a state that could not be played on. A drawn position may be unusual otherwise, even without a ball. */
export const stateFaults = (engine: Engine, match: Match): string[] => {
  const otherLayout = layoutFault(match)
  if (otherLayout !== '') return [otherLayout]
  const faults = [
    ...boardFaults(engine, match),
    ...countFaults(engine, match),
    ...neutralFaults(engine, match),
    ...ballFaults(match),
    ...stackFaults(engine, match),
  ]
  const pending = engine.pending(match)
  if (pending.wait === 'coach') {
    const legal = engine.legal(match)
    if (legal.length === 0) faults.push(`nothing can be answered to ${pending.question.kind}`)
    else if (!legal.includes(engine.fallback(match)))
      faults.push(`who does not answer ${pending.question.kind} gives an answer that is not listed`)
    if (new Set(legal).size < legal.length) faults.push(`an answer to ${pending.question.kind} is listed twice`)
  }
  if (!sameData(clone(engine.rules, match), match)) faults.push('a clone differs from its original')
  return faults
}

/** Faults of a match that was played from the start; empty if there are none. */
export const checkInvariants = (engine: Engine, match: Match): string[] => {
  const pending = engine.pending(match)
  const resting = pending.wait === 'coach' && pending.question.kind === 'turn'
  return [
    ...stateFaults(engine, match),
    ...leftovers(engine, match, resting),
    ...(resting ? restFaults(engine, match) : []),
  ]
}

export interface CheckedMatch {
  readonly inputs: number
  readonly faults: readonly string[]
  readonly record: MatchRecord
}

export interface Checking {
  /** The match must end within this many inputs. */
  readonly most?: number
  /** At this interval illegal inputs are tried, and the twin is made again. */
  readonly thorough?: number
  readonly makeCoach?: (roller: Roller) => Coach
  /** Only the states are checked: no twin, no illegal inputs and no replay, which take most of the time. */
  readonly alone?: boolean
}

/** Inputs that no question accepts. */
const ILLEGAL: readonly Input[] = [
  { action: { do: 'step', player: 999, square: 999, option: 'nowhere' } },
  { dice: [0] },
  { dice: [7, 7, 7, 7] },
  { outside: 'nothing' as 'timeOut' },
]

/** The twin is a copy of the match as it was before. */
const acceptsIllegal = (engine: Engine, match: Match, twin: Match): string[] => {
  const faults: string[] = []
  for (const input of ILLEGAL) {
    try {
      engine.apply(match, input)
      faults.push(`an illegal input was taken: ${JSON.stringify(input)}`)
    } catch {
      if (!sameData(match, twin)) faults.push(`an illegal input changed the match: ${JSON.stringify(input)}`)
    }
  }
  return faults
}

/** The engine's exception, and the input that caused it; the record ends right before it. */
const brokeOff = (engine: Engine, input: Input | null, error: unknown): string => {
  const at = input ? ` at "${writeInput(engine.rules.pitch, input)}"` : ''
  return `the engine broke off${at}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

/**
 * Plays a match of random legal answers and checks every state. Every failure, also an exception inside the engine,
 * becomes a fault, and the record up to there is kept. Unless it plays alone, a twin that went through JSON plays along
 * in lockstep, and the record must replay to the same bytes.
 */
export const playChecked = (
  engine: Engine,
  setup: MatchSetup,
  seed: number,
  { most = 20_000, thorough = 50, makeCoach = randomCoach, alone = false }: Checking = {},
): CheckedMatch => {
  const roller = seededRoller(seed)
  const coach = makeCoach(roller)
  const recorder = newRecorder(engine, setup)
  const { match } = recorder
  let twin = JSON.parse(JSON.stringify(match)) as Match
  let inputs = 0
  let last: Input | null = null
  const playOn = (): readonly string[] => {
    for (;;) {
      last = null
      const faults = checkInvariants(engine, match)
      if (!alone && inputs % thorough === 0) faults.push(...acceptsIllegal(engine, match, twin))
      if (faults.length > 0) return faults
      last = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
      if (!last) break
      if (++inputs > most) return [`the match did not end within ${most} inputs`]
      const events = recorder.apply(last)
      if (alone) continue
      const twinEvents = engine.apply(twin, JSON.parse(JSON.stringify(last)) as Input)
      if (!sameData(events, twinEvents)) return ['the twin saw other events']
      if (!sameData(twin, match)) return ['the twin went another way']
      if (inputs % thorough !== 0) continue
      twin = JSON.parse(JSON.stringify(match)) as Match
      if (!sameData(twin, match)) return ['the match is not what its JSON says']
    }
    if (alone) return []
    const again = replay(engine, recorder.record())
    return JSON.stringify(again) === JSON.stringify(match) ? [] : ['the replay ends in another state']
  }
  let faults: readonly string[]
  try {
    faults = playOn()
  } catch (error) {
    faults = [brokeOff(engine, last, error)]
  }
  return { inputs, faults, record: recorder.record() }
}

// A match played in this page: the engine runs here, dice come from `dice.ts`, bots think elsewhere, and everything is saved
// after each input. While it rests, it only shows what another tab plays. Neighbours: host.ts is what it offers, savedMatch.ts
// what it saves, sharedTable.ts says when it plays and when it rests, thinking/ thinks for the bots.
import {
  type Action,
  type BySide,
  type Engine,
  type Input,
  type Match,
  newRecorder,
  newSession,
  type Pending,
  type Question,
  type Side,
  sameAction,
  type UndoPolicy,
} from '@double-skulls/engine'
import { chanceDice, seededDice } from './dice.ts'
import { earlyFaces } from './earlyDice.ts'
import type { MatchHost, Played, Seat, Situation } from './host.ts'
import { lastAnswerIsOurs, undoneBy } from './lastAnswer.ts'
import { playedOn } from './playedOn.ts'
import { type Beginning, beginMatch, inputLine, playedBy, type SavedMatch } from './savedMatch.ts'
import { newSaver } from './saver.ts'
import { newScreen } from './screen.ts'

/** Thinks for a bot; answers with one of the legal actions. With a seed it is deterministic. */
export type Think = (bot: string, engine: Engine, match: Match, side: Side, seed: number | null) => Promise<Action>

export interface LocalMatch {
  readonly id: string
  readonly engine: Engine
  readonly seats: BySide<Seat>
  readonly beginning: Beginning
  readonly seed: number | null
  readonly startedAt: number
  readonly inputs?: readonly Input[]
  /** The number of saves before. */
  readonly revision?: number
  /** A message for the coach before he goes on. */
  readonly notice?: string
}

export interface Surroundings {
  readonly think: Think
  readonly save: (saved: SavedMatch) => Promise<void>
  readonly now: () => number
  readonly undo: UndoPolicy
  /** The coach's automatic answers. */
  readonly automatic?: (
    question: Question,
    legal: readonly Action[],
    asked: { readonly side: Side; readonly match: Match },
  ) => Action | undefined
  /** Waits for `play` instead of playing at once. */
  readonly resting?: boolean
}

export interface LocalHost extends MatchHost {
  /** Plays on from the shown state: rolls dice, asks bots, takes answers and saves. */
  play(): void
  /** Only shows from now on; a pending answer of a bot is ignored. Resolves when everything is saved. */
  rest(): Promise<void>
  /** Shows what was saved elsewhere; false when that has another beginning. Only while it rests. */
  adopt(saved: SavedMatch): boolean
}

export const newLocalHost = (local: LocalMatch, around: Surroundings): LocalHost => {
  const { engine, seats, beginning, id, seed, startedAt } = local
  const roll = seed === null ? chanceDice : seededDice(seed)
  const start = beginMatch(engine, beginning)
  let session = newSession(engine, engine.clone(start), around.undo)
  const screen = newScreen(engine, start, seats)
  const listeners = new Set<() => void>()
  let steps: readonly Played[] = []
  let lines: string[] = []
  const automatic = new Set<number>()
  let trouble = local.notice ?? ''
  let closed = false
  let playing = around.resting !== true
  let revision = local.revision ?? 0
  let known: Situation | null = null

  const tell = (): void => {
    known = null
    for (const listener of [...listeners]) listener()
  }

  /** The match as it is. */
  const truth = (): Match => steps.at(-1)?.after ?? start

  const situation = (): Situation => {
    if (known) return known
    const match = truth()
    const pending = engine.pending(match)
    const asked = pending.wait === 'coach' ? seats[pending.side] : null
    const { eyes, handover, ...sight } = screen.look(steps, pending, playing)
    const yours = playing && asked?.by === 'here' && handover === null
    // A question to somebody else is shown as far as it is seen.
    const open = yours || sight.match === match
    known = {
      ...{ ...sight, eyes, handover, playing, yours, trouble },
      pending: open ? pending : engine.pending(sight.match),
      legal: open ? engine.legal(match) : engine.legal(sight.match),
      canUndo:
        playing &&
        asked?.by !== 'bot' &&
        handover === null &&
        lastAnswerIsOurs({ engine, seats, start, steps }, automatic, eyes) &&
        session.canUndo(undoneBy(eyes)),
    }
    return known
  }

  const put = (input: Input): void => {
    const events = session.apply(input)
    steps = [...steps, { input, events, after: session.match() }]
    lines.push(inputLine(engine, input))
  }

  const saved = (): SavedMatch & { readonly revision: number } => ({
    id,
    ...playedBy(engine),
    seats,
    beginning,
    inputs: [...lines],
    seed,
    state: truth(),
    startedAt,
    changedAt: around.now(),
    revision: revision + 1,
  })

  const saver = newSaver(
    async () => {
      const next = saved()
      await around.save(next)
      revision = next.revision
    },
    (error) => {
      trouble = `This match could not be saved on this device: ${error instanceof Error ? error.message : String(error)}`
      tell()
    },
  )

  const automaticInput = (pending: Pending): Input | null => {
    if (pending.wait === 'dice')
      return { dice: earlyFaces(engine, beginning, steps, pending) ?? roll(pending.dice, lines.length) }
    if (pending.wait === 'nothing' || seats[pending.side].by !== 'here') return null
    const match = session.match()
    const answer = around.automatic?.(pending.question, engine.legal(match), { side: pending.side, match })
    return answer ? { action: answer } : null
  }

  /**
   * Everything that needs no coach: dice and automatic answers. Then a bot thinks, if one is asked. What was played before an
   * error of the rules is shown and saved.
   */
  const goOn = (): void => {
    try {
      for (;;) {
        const input = automaticInput(engine.pending(session.match()))
        if (!input) break
        if ('action' in input) automatic.add(lines.length)
        put(input)
      }
    } finally {
      saver.save()
      tell()
    }
    askBot()
  }

  const askBot = (): void => {
    const match = truth()
    const pending = engine.pending(match)
    if (closed || !playing || pending.wait !== 'coach') return
    const legal = engine.legal(match)
    const seat = seats[pending.side]
    if (seat.by !== 'bot') return
    const asked = lines.length
    around
      .think(seat.bot, engine, match, pending.side, seed)
      .then((answer) => {
        if (closed || !playing || lines.length !== asked) return
        // A bot that throws an error must not stop the match.
        put({ action: legal.find((one) => sameAction(one, answer)) ?? engine.fallback(match) })
        goOn()
      })
      .catch((error: unknown) => {
        if (closed || !playing || lines.length !== asked) return
        trouble = `The bot has lost the thread (${error instanceof Error ? error.message : String(error)}) and declines, or ends what it was doing.`
        put({ action: engine.fallback(match) })
        goOn()
      })
  }

  const mayAnswer = (): void => {
    if (!playing) throw new Error('this match is not played in this tab; choose "Play here" first')
    if (!situation().yours) throw new Error('nobody at this screen is asked anything now; wait for the other coach')
  }

  const adopt = (other: SavedMatch): boolean => {
    if (other.revision === revision) return true
    if (JSON.stringify(other.beginning) !== JSON.stringify(beginning)) return false
    const strange = other.inputs.findIndex((line, i) => line !== lines[i])
    const same = strange < 0 ? other.inputs.length : strange
    const next = playedOn(engine, start, steps.slice(0, same), other.inputs.slice(same))
    if (!next) return false
    steps = next
    lines = [...other.inputs]
    revision = other.revision ?? 0
    trouble = ''
    tell()
    return true
  }

  const play = (): void => {
    if (playing || closed) return
    playing = true
    // Adopted steps are not in the session, so undo would not find them there.
    session = newSession(engine, engine.clone(start), around.undo)
    for (const { input } of steps) session.apply(input)
    automatic.clear()
    goOn()
  }

  const rest = (): Promise<void> => {
    if (playing) {
      playing = false
      tell()
    }
    return saver.done()
  }

  for (const input of local.inputs ?? []) put(input)
  // After the caller has subscribed.
  queueMicrotask(() => {
    if (!closed && playing) goOn()
  })

  return {
    id,
    engine,
    seats,
    start: screen.start,
    situation,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    apply: (action) => {
      mayAnswer()
      put({ action })
      trouble = ''
      goOn()
    },
    outside: (input) => {
      mayAnswer()
      put({ outside: input })
      goOn()
    },
    undo: () => {
      const { canUndo, eyes } = situation()
      if (!canUndo || !session.undo(undoneBy(eyes))) return
      const left = session.inputs().length
      steps = steps.slice(0, left)
      lines = lines.slice(0, left)
      for (const index of [...automatic]) if (index >= left) automatic.delete(index)
      goOn()
    },
    clearScreen: () => {
      screen.clear()
      tell()
    },
    sitDown: (side) => {
      screen.sitDown(side, truth())
      tell()
    },
    explain: () => engine.explain(situation().match),
    record: () => {
      if (!('setup' in beginning)) return null
      const recorder = newRecorder(engine, beginning.setup)
      for (const { input } of steps) recorder.apply(input)
      return recorder.record()
    },
    play,
    rest,
    adopt,
    close: () => {
      closed = true
      listeners.clear()
    },
  }
}

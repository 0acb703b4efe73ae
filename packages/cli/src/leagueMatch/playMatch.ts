// Plays the match with bots or persons at the terminal, and records every input. Neighbours: pitchPerson.ts asks
// persons, matchDay.ts calls it, the engine's record.ts has the record.
import { setImmediate as breathe } from 'node:timers/promises'
import {
  type BySide,
  type Coach,
  type Engine,
  type Input,
  type Match,
  type MatchRecord,
  newRecorder,
  readInput,
  type Side,
  scoreLine,
  seededRoller,
  turnsAllowed,
  writeInput,
} from '@double-skulls/engine'
import { type PreMatch, setupFor, withEarlyDice } from '@double-skulls/league'
import { append, type LogLine } from '@double-skulls/words'
import { chooseBot, seedFor } from '../choices.ts'
import { newTelling } from '../telling.ts'
import { newProgress } from '../terminal.ts'
import { refuse } from '../usage.ts'
import { askOnPitch } from './pitchPerson.ts'
import { Interrupted, type Lines } from './typedLines.ts'

export const PERSON = 'person'

export interface OnPitch {
  readonly engine: Engine
  readonly before: PreMatch
  readonly decisive: boolean
  readonly seed: number
  /** Names of bots, or `person`. */
  readonly players: BySide<string>
  readonly lines: () => Lines
  readonly stop: AbortSignal
  /** The part played before an interruption. */
  readonly begun: MatchRecord | null
  /** Called with the record after every input of a person. */
  readonly onMove: (record: MatchRecord) => void
}

/** The number of inputs between two checks of the clock and the keyboard. */
const AT_ONCE = 20
const MOST_INPUTS = 200_000

/** The approximate progress in turns. */
const shareOf = ({ rules }: Engine, match: Match): number => {
  const { clock } = match
  const turns = turnsAllowed(rules, match)
  return (Math.max(0, clock.half - 1) * turns + Math.max(clock.home, clock.away)) / (rules.clock.halves * turns)
}

export const playOnPitch = async (play: OnPitch): Promise<MatchRecord> => {
  const { engine, before, decisive, seed, players, lines, stop, begun, onMove } = play
  const recorder = newRecorder(engine, setupFor(before, decisive))
  const { match } = recorder
  const roller = withEarlyDice(engine, match, seededRoller(seedFor(seed, 0)), before.foretold)
  const botOf = (side: Side, number: number): Coach | null =>
    players[side] === PERSON ? null : chooseBot(players[side])(seedFor(seed, number))
  const bots = { home: botOf('home', 1), away: botOf('away', 2) }
  const progress = newProgress()
  const telling = newTelling(engine)
  const news: LogLine[] = []

  const nextInput = async (index: number): Promise<Input | null> => {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return null
    if (pending.wait === 'dice') return { dice: roller.roll(pending.dice) }
    const bot = bots[pending.side]
    if (bot) return { action: bot(engine, match) }
    const known = begun?.inputs[index]
    const earlier = known === undefined ? null : readInput(engine.rules.pitch, known.split(' #')[0])
    if (earlier) return earlier
    progress.clear()
    return askOnPitch(lines(), engine, match, telling.text(news.splice(0)))
  }

  try {
    for (let index = 0; index < MOST_INPUTS; index++) {
      if (index % AT_ONCE === 0) {
        await breathe()
        if (stop.aborted) throw new Interrupted()
        progress.show(shareOf(engine, match), scoreLine(match))
      }
      const input = await nextInput(index)
      if (!input) return recorder.record()
      const earlier = begun?.inputs[index]?.split(' #')[0]
      if (earlier !== undefined && earlier !== writeInput(engine.rules.pitch, input))
        refuse('the begun match cannot be replayed: it was begun with other bots or another version')
      for (const line of telling.tell(recorder.apply(input), match)) append(news, line)
      if (!('dice' in input) && !(bots.home && bots.away)) onMove(recorder.record())
    }
  } finally {
    progress.clear()
  }
  throw new Error(`the match is not over after ${MOST_INPUTS} inputs`)
}

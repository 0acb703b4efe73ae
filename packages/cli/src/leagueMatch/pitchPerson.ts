// Asks a person during the match: prints the position, the log and the legal answers by their short names. Neighbours:
// playMatch.ts plays, ../draw.ts draws, the engine's inputText.ts has the names.
import {
  type Engine,
  type Input,
  type Match,
  playerLabel,
  readInput,
  spelledOut,
  writeInput,
} from '@double-skulls/engine'
import { drawPosition, LEGEND } from '../draw.ts'
import { paintFor } from '../terminal.ts'
import { refuse } from '../usage.ts'
import type { Lines } from './typedLines.ts'

/** At most this many answers are listed; for more, only their kinds. */
const AT_ONCE = 30
const NEWS = 12

const HELP = [
  'An answer is a verb with player, square and option, as in a record: activate:4=blitz, step@h13, endTurn. Players are counted through',
  'both line-ups from 0, home first. "list" shows every answer, "list step" those that begin so; !concede gives up where that is allowed.',
]

interface Legal {
  readonly input: Input
  readonly name: string
  readonly text: string
}

const legalOf = (engine: Engine, match: Match): Legal[] => {
  const pending = engine.pending(match)
  const outside = pending.wait === 'coach' ? pending.outside.map((one): Input => ({ outside: one })) : []
  const actions = engine.legal(match).map((action): Input => ({ action }))
  return [...actions, ...outside].map((input) => {
    const name = writeInput(engine.rules.pitch, input)
    const player = 'action' in input ? match.players[input.action.player] : undefined
    return { input, name, text: player ? `${name}  ${playerLabel(player)}` : name }
  })
}

const overview = (legal: readonly Legal[]): string[] => {
  if (legal.length <= AT_ONCE) return legal.map(({ text }) => `  ${text}`)
  const kinds = new Map<string, number>()
  for (const { name } of legal) {
    const kind = /^!?\w+/.exec(name)?.[0] ?? name
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [`  ${[...kinds].map(([kind, count]) => `${kind} (${count})`).join(', ')}; "list" shows them all`]
}

/** The answer with this name, or the only one with this beginning. */
const meant = (legal: readonly Legal[], typed: string): Legal | null => {
  const begun = legal.filter(({ name }) => name.startsWith(typed))
  return legal.find(({ name }) => name === typed) ?? (begun.length === 1 ? begun[0] : null)
}

export const askOnPitch = async (
  lines: Lines,
  engine: Engine,
  match: Match,
  news: readonly string[],
): Promise<Input> => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach') throw new Error('nobody is asked')
  const legal = legalOf(engine, match)
  if (lines.interactive) console.log([...drawPosition(engine, match, paintFor(process.stdout)), LEGEND].join('\n'))
  if (news.length > 0) console.log(news.slice(-NEWS).join('\n'))
  const { kind, player, subject } = pending.question
  const about = [
    spelledOut(kind),
    ...(subject === '' ? [] : [spelledOut(subject)]),
    ...(match.players[player] ? [playerLabel(match.players[player])] : []),
  ].join(', ')
  const question = `${match.squads[pending.side].name} (${pending.side}): ${about}`
  console.log([question, ...overview(legal)].join('\n'))
  for (;;) {
    const typed = (await lines.next('(? for help) > ', question)).trim()
    const [word, start = ''] = typed.split(/\s+/)
    if (typed === '?') console.log(HELP.join('\n'))
    else if (word === 'list')
      console.log(
        legal
          .filter(({ name }) => name.startsWith(start))
          .map(({ text }) => `  ${text}`)
          .join('\n') || `  nothing begins with "${start}"`,
      )
    else {
      const answer = meant(legal, typed)
      if (answer) return answer.input
      const known = readInput(engine.rules.pitch, typed) !== null
      const complaint = `"${typed}" is ${known ? 'not legal here' : 'no answer'}; type one of them, "list" shows all ${legal.length}`
      if (!lines.interactive) refuse(`${lines.where()}: ${complaint}`)
      console.log(complaint)
    }
  }
}

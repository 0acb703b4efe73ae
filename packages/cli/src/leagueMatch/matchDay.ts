// One match of two team files: pre-match sequence, the match (played or from a record), post-match sequence.
// Neighbours: answering.ts answers, playMatch.ts plays, teamFileActions.ts reads and writes the files.
import type { BySide, Engine, MatchRecord } from '@double-skulls/engine'
import {
  type AroundMatch,
  afterIn,
  beforeIn,
  editionOf,
  type MatchReport,
  type PreMatch,
  programmeOf,
  readMatch,
  reportIn,
  type Teams,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import { type Answerer, type Answering, answerAll } from './answering.ts'
import { playOnPitch } from './playMatch.ts'
import { reportText } from './story.ts'
import type { Lines } from './typedLines.ts'

export interface MatchDayWish {
  readonly engine: Engine
  /** The record to start or resume from. */
  readonly record: AroundMatch
  readonly coaches: BySide<Answerer>
  readonly players: BySide<string>
  readonly lines: () => Lines
  readonly ownDice: boolean
  readonly stop: AbortSignal
  /** A match played elsewhere. */
  readonly played: MatchRecord | null
  /** Whether to stop before the match. */
  readonly prepareOnly: boolean
  readonly onChange: (record: AroundMatch) => void
}

export interface MatchDayEnd {
  readonly record: AroundMatch
  readonly before: PreMatch
  /** null where it was only prepared. */
  readonly report: MatchReport | null
}

const BEFORE = 3
const AFTER = 4

/** Two teams of the same name are distinguished by their sides. */
const namesOf = ({ home, away }: Teams): BySide<string> =>
  home.name === away.name
    ? { home: `${home.name} (home)`, away: `${away.name} (away)` }
    : { home: home.name, away: away.name }

/** The pre-match dice are taken from the record of the played match. */
const knownFrom = (engine: Engine, played: MatchRecord | null, answered: number): Answering['known'] => {
  if (!played || answered > 0) return undefined
  const left = [...readMatch(engine, played).opening]
  return (why) => {
    const at = left.findIndex((one) => one.why === why)
    return at < 0 ? null : left.splice(at, 1)[0].dice
  }
}

const isOver = (match: MatchRecord | null): match is MatchRecord => match !== null && match.final !== ''

export const playMatchDay = async (wish: MatchDayWish): Promise<MatchDayEnd> => {
  const { engine, coaches, lines, ownDice, played, onChange } = wish
  let { record } = wish
  const keep = (next: Partial<AroundMatch>): void => {
    record = { ...record, ...next }
    onChange(record)
  }
  const names = namesOf(record.teams)
  const by = (phase: number): Answering => ({
    asked: {
      home: { name: names.home, answerer: coaches.home },
      away: { name: names.away, answerer: coaches.away },
      league: { name: 'The match', answerer: 'sensible' },
    },
    ...{ lines, ownDice, seed: seedFor(record.seed, phase) },
  })

  const first = beforeIn(record)
  const known = knownFrom(engine, played, first.answers.length)
  const before = await answerAll(first, { ...by(BEFORE), ...(known ? { known } : {}) }, () =>
    keep({ before: [...first.answers] }),
  )
  const programme = programmeOf(record.teams, before)
  if (programme.length > 0) console.log(['', ...programme].join('\n'))
  if (wish.prepareOnly) return { record, before, report: null }

  console.log('\nThe match')
  const match = isOver(record.match)
    ? record.match
    : (played ??
      (await playOnPitch({
        ...{ engine, before, decisive: record.decisive, seed: record.seed, players: wish.players },
        ...{ lines, stop: wish.stop, begun: record.match },
        onMove: (begun) => keep({ match: begun }),
      })))
  // Reported before it is stored, so that the record of another match is refused.
  const report = reportIn(engine, record, before, match)
  keep({ match })
  console.log(reportText(report, names, editionOf(engine.edition).edition).join('\n'))

  const last = afterIn(record, before, report)
  const result = await answerAll(last, by(AFTER), () => keep({ after: [...last.answers] }))
  keep({ result })
  return { record, before, report }
}

// Coaches sit down to a campaign: questions of the open phase one coach at a time, its matches, and on to the next phase. Every answer is
// in the file before the next question. Neighbours: byProgram.ts answers what no person is asked, ../leagueMatch/prompt.ts asks persons,
// campaignMatches.ts plays, campaignActions.ts has the other actions.
import {
  type Awaited,
  answered,
  awaited,
  type DayNow,
  type Diary,
  dayNow,
  goneOn,
  openPhase,
  settled,
} from '@double-skulls/league'
import { type Given, isOn, textOf } from '../command.ts'
import { engineOf } from '../engines.ts'
import { tell } from '../leagueFiles.ts'
import { askDice, askPerson } from '../leagueMatch/prompt.ts'
import { Interrupted, type Lines, type OpenLines, openLines } from '../leagueMatch/typedLines.ts'
import { refuse, UsageError } from '../usage.ts'
import { byProgram, type Done } from './byProgram.ts'
import { playNextMatch } from './campaignMatches.ts'
import { changesText, coachOf, dayText, missingIn, phaseText } from './campaignText.ts'
import { type Reach, wishedPrograms, wishedReach, wishedTeams } from './campaignWishes.ts'
import { changeDiary, diaryIn, orRefuse } from './diaryFiles.ts'

const INTERRUPTED = 130
const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

/** What stays the same while the coaches sit. */
interface Table {
  readonly given: Given
  readonly path: string
  /** The teams whose coaches are here; null: all. */
  readonly here: ReadonlySet<string> | null
  readonly programs: ReadonlySet<string>
  readonly reach: Reach | null
  readonly lines: () => Lines
  readonly stop: AbortSignal
}

const isHere = ({ here }: Table, team: string | null): boolean => here === null || (team !== null && here.has(team))

/** Dice and programs, and what of it may be read here by whoever was asked last. */
const settle = async (table: Table, reader: string | null): Promise<Diary> => {
  const { path, given, programs } = table
  const { diary, done } = await changeDiary(path, (before) => {
    const done: Done[] = []
    const by = byProgram({
      ...{ diary: before, isProgram: (team) => programs.has(team), ownDice: isOn(given, 'own-dice') },
      done: (what) => done.push(what),
    })
    const diary = settled(engineOf, before, by)
    return { diary, value: { diary, done } }
  })
  const { teams } = diary.day.start
  const open = done.filter(({ team, hidden }) => !hidden || (team !== null && team === reader))
  for (const { team, text } of open) console.log(`${team === null ? 'The league' : teams[team].name}: ${text}`)
  return diary
}

/** Before another coach's secrets the screen is empty, and he has it for himself. */
const handOver = async ({ lines, here }: Table, who: string, another: boolean): Promise<void> => {
  if (!another || here !== null || !lines().interactive) return
  if (process.stdout.isTTY) process.stdout.write(CLEAR)
  await lines().next(`Questions for ${who}. Enter, when nobody else is looking > `, who)
}

const ask = async (table: Table, now: DayNow, { part, who, step, team }: Awaited, another: boolean): Promise<void> => {
  const name = team === null ? 'The league' : now.campaign.teams[team].name
  await handOver(table, team === null ? name : coachOf(now.campaign.teams[team]), another)
  const lines = table.lines()
  const answer = step.kind === 'ask' ? await askPerson(lines, step, name) : await askDice(lines, step, name)
  await changeDiary(table.path, (diary) => ({
    diary: answered(engineOf, diary, { part, who }, answer),
    value: null,
  }))
}

/** Whoever was asked last goes on, then those after him. */
const nextOf = (table: Table, all: readonly Awaited[], last: string | null): Awaited | null => {
  const asked = all.filter(({ team }) => isHere(table, team))
  return asked.find(({ team }) => team === last) ?? asked[0] ?? null
}

/** Whether the command is over after a phase; a person may take the phase back instead. */
const goesOn = async ({ reach, lines, here, given }: Table, now: DayNow, isFirst: boolean): Promise<boolean> => {
  const endOfDay = now.phase === 'firstTeam'
  // One season at a time, whatever was wished for.
  if (now.phase === 'newSeason') return isFirst && isOn(given, 'new-season')
  if (reach !== null) return reach === 'season' || (reach === 'day' && !endOfDay)
  if (here !== null || textOf(given, 'answers') !== undefined || !lines().interactive) return false
  const word = await lines().next('Enter: go on; stop: until another time > ', 'whether to go on')
  return word.trim() === ''
}

const through = (table: Table, now: DayNow): void => {
  const { next, campaign, phase } = now
  if (phase === 'newSeason') {
    console.log('Begin the next season with --new-season.')
    return
  }
  tell([
    ...(next ? changesText(campaign, next) : []),
    `Over: ${phaseText(phase)}. It can be taken back until the next phase has begun: skulls league campaign-undo ${table.path}`,
  ])
}

const sit = async (table: Table): Promise<number> => {
  let last: string | null = null
  tell(dayText(diaryIn(table.path), nowOf(table.path)))
  for (let isFirst = true; ; ) {
    if (table.stop.aborted) throw new Interrupted()
    const diary = await settle(table, last)
    const now = orRefuse(table.path, () => dayNow(engineOf, diary.day))
    if (now.matches.length > 0) {
      if (await playNextMatch({ ...table, diary, now })) continue
      return 0
    }
    const all = awaited(now)
    const next = nextOf(table, all, last)
    if (next) {
      await ask(table, now, next, next.team !== last)
      last = next.team
      continue
    }
    if (!now.isThrough) {
      console.log(`Nothing more to answer here; waits for ${missingIn(now).join(', ')}.`)
      return 0
    }
    through(table, now)
    if (!(await goesOn(table, now, isFirst))) return 0
    isFirst = false
    const { phase } = openPhase(diary.day)
    const begun = await changeDiary(table.path, (before) => {
      // Somebody else may have gone on meanwhile.
      const isSame = before.number === diary.number && openPhase(before.day).phase === phase
      const after = isSame ? goneOn(engineOf, before) : before
      return { diary: after, value: after }
    })
    last = null
    tell(['', ...dayText(begun, dayNow(engineOf, begun.day))])
  }
}

const nowOf = (path: string): DayNow => orRefuse(path, () => dayNow(engineOf, diaryIn(path).day))

/** `skulls league campaign FILE`. */
export const campaign = async (given: Given, path: string, openAnswers: OpenLines = openLines): Promise<number> => {
  const diary = diaryIn(path)
  let lines: Lines | null = null
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  try {
    return await sit({
      ...{ given, path, stop: stopping.signal },
      ...{ here: wishedTeams(given, diary), programs: wishedPrograms(given, diary), reach: wishedReach(given) },
      lines: () => {
        lines ??= openAnswers(textOf(given, 'answers'))
        return lines
      },
    })
  } catch (error) {
    const kept = `What was answered is in ${path}; the same command goes on.`
    if (error instanceof Interrupted) {
      console.error(`\nskulls: stopped. ${kept}`)
      return INTERRUPTED
    }
    if (error instanceof UsageError && lines !== null) return refuse(`${error.message}. ${kept}`)
    throw error
  } finally {
    for (const signal of signals) process.off(signal, stop)
    ;(lines as Lines | null)?.close()
  }
}

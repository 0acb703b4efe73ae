// `skulls fuzz`: looks for faults with random legal matches, every state checked. Neighbours: ../choices.ts has the
// pairings; the engine's playChecked checks, and its wildSetup makes random line-ups.

import { resolve } from 'node:path'
import {
  type CheckedMatch,
  type Checking,
  type Edition,
  type Engine,
  editions,
  engineFor,
  idInFileNames,
  livelyCoach,
  type MatchSetup,
  optionTies,
  pairwiseSets,
  playChecked,
  randomCoach,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { checkPairings, chooseEdition, choosePairings, chooseTeam, type Pairing, seedFor, setupOf } from '../choices.ts'
import { amount, type Command, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { writeWhole } from '../files.ts'
import { newProgress } from '../terminal.ts'

const MOST_GAMES = 1_000_000_000
const REPORT_MILLIS = 30_000
/** The default number of games with random line-ups after the pairings, for each edition. */
const WILD_GAMES = 200
const OVERTIME_EVERY = 5

interface Series {
  /** For each edition its engines: without options of a match, then with sets in which every two values meet. */
  readonly engines: readonly (readonly [Engine, ...Engine[]])[]
  /** The pairings of each edition. */
  readonly pairings: readonly (readonly Pairing[])[]
  readonly wild: boolean
  readonly seed: number
}

/** The edition without options of a match, and with each of the sets that whole matches are tried with. */
export const enginesOf = (edition: Edition): readonly [Engine, ...Engine[]] => {
  const [, ...sets] = pairwiseSets(edition.variants?.options ?? [], optionTies)
  return [engineFor(edition), ...sets.map((on) => engineFor(edition.variants?.with(on) ?? edition))]
}

/** Which edition is next in a game, how often it was before, and which set of its options it is played with. */
const placeOf = ({ engines }: Series, number: number): { turn: number; round: number; set: number } => {
  const turn = (number - 1) % engines.length
  const round = Math.floor((number - 1) / engines.length)
  return { turn, round, set: round % engines[turn].length }
}

/**
 * A game of the series by its number, from 1: the editions alternate, and within each the sets of its options; every pairing
 * once, then random line-ups.
 */
export const gameOf = (series: Series, number: number): { engine: Engine; setup: MatchSetup } => {
  const { engines, pairings, wild, seed } = series
  const { turn, round, set } = placeOf(series, number)
  const wanted = engines[turn][set]
  if (wild || round >= pairings[turn].length)
    return { engine: wanted, setup: wildSetup(wanted.rules, seededRoller(seedFor(seedFor(seed, number), 1))) }
  // An option may keep teams out, which then play without options, or change the squads of the same team lists.
  const pairing = pairings[turn][round]
  const engine = pairing.every(({ id }) => wanted.rules.rosters.some((list) => list.id === id))
    ? wanted
    : engines[turn][0]
  const [home, away] = pairing.map(({ id }) => chooseTeam(engine.rules, id))
  return { engine, setup: { ...setupOf([home, away]), options: { overtime: number % OVERTIME_EVERY === 0 } } }
}

/** The coaches alternate so that every set of every edition gets both. */
export const makeCoachOf = (series: Series, number: number): NonNullable<Checking['makeCoach']> => {
  const { turn, round, set } = placeOf(series, number)
  const cycle = Math.floor(round / series.engines[turn].length)
  return (cycle + set) % 2 === 0 ? livelyCoach : randomCoach
}

const reportFaults = (checked: CheckedMatch, engine: Engine, seed: number, number: number, again: string): void => {
  const path = resolve(`fuzz-${idInFileNames(engine.edition)}-${seed}-${number}.json`)
  writeWhole(path, `${JSON.stringify(checked.record, null, 1)}\n`)
  const { home, away } = checked.record.setup
  console.error(
    `skulls: game ${number} (${engine.edition}, ${home.roster} against ${away.roster}), after ${counted(checked.inputs, 'input')}:`,
  )
  for (const fault of checked.faults) console.error(`  ${fault}`)
  console.error(`See it: skulls replay ${path}`)
  console.error(`Repeat: ${again}`)
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Plays random legal matches and checks every state, looking for faults of the engine.',
  notes: [
    'First every team against every team in each edition, the options of the match switched from game to game, then wild',
    'line-ups: stars, random extra skills in any legal combination, altered characteristics, short squads. A plain random',
    'coach and a lively one, who blocks, throws and runs for the ball, take turns. Checked at every input: one place a player,',
    'the ball somewhere, clone and JSON twin in lockstep, illegal input refused, an end within bounds; at the end, that the',
    'record replays to the same bytes. A fault, or an exception of the engine, leaves the record and exit code 1.',
  ],
  operands: [],
  flags: [
    {
      name: 'edition',
      value: 'E',
      help: 'the rules (default: all editions in turn, with sets of their options); options of the match follow',
    },
    {
      name: 'games',
      value: 'N',
      help: `how many games (default: all pairings and ${WILD_GAMES} wild games an edition, or no end with --minutes)`,
    },
    { name: 'minutes', value: 'M', help: 'stop after this time' },
    { name: 'wild', help: 'wild line-ups only' },
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
    { name: 'first', value: 'N', help: 'begin with this game of the series (default 1)' },
  ],
  examples: ['skulls fuzz', 'skulls fuzz --edition crp --games 500 --seed 3', 'skulls fuzz --wild --minutes 30'],

  run(given) {
    const chosen = textOf(given, 'edition')
    const engines = chosen === undefined ? editions.map(enginesOf) : ([[engineFor(chooseEdition(chosen))]] as const)
    const pairings = engines.map(([engine]) => choosePairings(engine.rules))
    for (const engine of engines.flat()) checkPairings(engine, choosePairings(engine.rules))
    const series: Series = { engines, pairings, wild: isOn(given, 'wild'), seed: seedOf(given, 1) }
    const minutes = amount(given, 'minutes', { from: 0.001, to: 100_000 }, Number.POSITIVE_INFINITY)
    const longest = Math.max(...pairings.map((list) => list.length))
    const whole = engines.length * ((series.wild ? 0 : longest) + WILD_GAMES)
    const games = wholeNumber(
      given,
      'games',
      { from: 1, to: MOST_GAMES },
      Number.isFinite(minutes) ? MOST_GAMES : whole,
    )
    const first = wholeNumber(given, 'first', { from: 1, to: MOST_GAMES }, 1)
    const flags = `${chosen === undefined ? '' : ` --edition ${chosen}`}${series.wild ? ' --wild' : ''}`

    const progress = newProgress()
    const began = performance.now()
    let reported = began
    let played = 0
    let inputs = 0
    for (let number = first; played < games; number++) {
      const spent = performance.now() - began
      if (spent > minutes * 60_000) break
      const { engine, setup } = gameOf(series, number)
      const checked = playChecked(engine, setup, seedFor(series.seed, number), {
        makeCoach: makeCoachOf(series, number),
      })
      inputs += checked.inputs
      if (checked.faults.length > 0) {
        progress.clear()
        const again = `skulls fuzz${flags} --seed ${series.seed} --first ${number} --games 1`
        reportFaults(checked, engine, series.seed, number, again)
        return 1
      }
      played++
      const share = Math.max(played / games, spent / (minutes * 60_000))
      progress.show(share, `${counted(played, 'game')}, ${counted(inputs, 'input')}, no fault`)
      if (!process.stderr.isTTY && performance.now() - reported > REPORT_MILLIS) {
        reported = performance.now()
        console.log(`${counted(played, 'game')}, ${counted(inputs, 'input')}, no fault`)
      }
    }
    progress.clear()
    const names = engines.map(([{ edition }]) => edition).join(', ')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${counted(played, 'game')} of ${names}, ${counted(inputs, 'input')}, seed ${series.seed}: no fault in ${seconds} s`,
    )
    return 0
  },
}

// `skulls simulate`: many games between two bots, with statistics. Neighbours: ../games.ts plays, ../choices.ts pairs
// the teams.

import { join } from 'node:path'
import { ENGINE_VERSION, engineFor, idInFileNames, spelledOut } from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { agreementFlags, checkAgreement, wishedAgreement } from '../agreement.ts'
import {
  checkPairings,
  chooseBots,
  chooseEdition,
  choosePairings,
  DEFAULT_BOTS,
  DEFAULT_EDITION,
  editionHelp,
  seedFor,
  setupOf,
} from '../choices.ts'
import { type Command, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { makeFolder, writeWhole } from '../files.ts'
import { newTally, otherCounts, playGame, recordGame } from '../games.ts'
import { newProgress } from '../terminal.ts'

const MOST_GAMES = 10_000_000

/** Of the names of the counts, with a gap. */
const WIDTH = 19

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many games between two bots and counts what happened.',
  notes: [
    'The same seed gives the same result on every machine, apart from the time. Without --home and --away every team',
    'meets every team in turn. Turnovers are turns that ended before they were meant to. What only some editions have is',
    'counted where it has happened.',
  ],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: editionHelp },
    { name: 'games', value: 'N', help: 'how many games (default 100)' },
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
    {
      name: 'bots',
      value: 'HOME,AWAY',
      help: `who coaches: random, rookie, veteran or legend (default ${DEFAULT_BOTS})`,
    },
    { name: 'home', value: 'TEAM', help: 'the home team' },
    { name: 'away', value: 'TEAM', help: 'the away team' },
    ...agreementFlags(),
    { name: 'record', value: 'DIR', help: 'write a record of every game into this folder' },
    { name: 'json', help: 'one JSON object and nothing else' },
  ],
  examples: [
    'skulls simulate --edition crp --games 200 --seed 7 --bots random,random',
    'skulls simulate --games 20 --home human --away orc --record records',
  ],

  run(given) {
    const engine = engineFor(chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION))
    const games = wholeNumber(given, 'games', { from: 1, to: MOST_GAMES }, 100)
    const seed = seedOf(given, 1)
    const bots = chooseBots(textOf(given, 'bots') ?? DEFAULT_BOTS)
    const pairings = choosePairings(engine.rules, textOf(given, 'home'), textOf(given, 'away'))
    const agreement = wishedAgreement(given)
    checkAgreement(engine, agreement)
    checkPairings(engine, pairings, agreement)
    const setups = pairings.map((pairing) => setupOf(pairing, agreement))
    const folder = textOf(given, 'record')
    if (folder !== undefined) makeFolder(folder)

    const tally = newTally()
    const progress = newProgress()
    const began = performance.now()
    for (let game = 0; game < games; game++) {
      const setup = setups[game % setups.length]
      const gameSeed = seedFor(seed, game)
      if (folder === undefined) playGame(engine, setup, bots, gameSeed, tally)
      else {
        const record = recordGame(engine, setup, bots, gameSeed, tally).record()
        const name = `${idInFileNames(engine.edition)}-${seed}-${String(game + 1).padStart(String(games).length, '0')}.json`
        writeWhole(join(folder, name), `${JSON.stringify(record, null, 1)}\n`)
      }
      progress.show((game + 1) / games, `${game + 1} of ${counted(games, 'game')}`)
    }
    const seconds = (performance.now() - began) / 1000
    progress.clear()

    const result = {
      edition: engine.edition,
      engine: ENGINE_VERSION,
      seed,
      bots: bots.names,
      games,
      seconds: rounded(seconds, 3),
      decisions: tally.decisions,
      decisionsPerSecond: Math.round(tally.decisions / seconds),
      gamesPerSecond: rounded(games / seconds, 1),
      touchdowns: tally.touchdowns,
      casualties: tally.casualties,
      turnovers: tally.turnovers,
      ...tally.others,
    }
    if (isOn(given, 'json')) console.log(JSON.stringify(result))
    else {
      const perGame = (count: number): string => `${count} (${(count / games).toFixed(2)} a game)`
      console.log(`${counted(games, 'game')} of ${engine.edition}, ${bots.names.join(' against ')}, seed ${seed}`)
      console.log(`${'touchdowns'.padEnd(WIDTH)}${perGame(tally.touchdowns)}`)
      console.log(`${'casualties'.padEnd(WIDTH)}${perGame(tally.casualties)}`)
      console.log(`${'turnovers'.padEnd(WIDTH)}${perGame(tally.turnovers)}`)
      for (const name of otherCounts) {
        const times = tally.others[name] ?? 0
        if (times > 0) console.log(`${spelledOut(name).padEnd(WIDTH)}${perGame(times)}`)
      }
      console.log(`${'decisions'.padEnd(WIDTH)}${perGame(tally.decisions)}`)
      console.log(
        `${'time'.padEnd(WIDTH)}${result.seconds} s: ${result.gamesPerSecond} games and ${result.decisionsPerSecond} decisions a second`,
      )
      if (folder !== undefined) console.log(`${'records'.padEnd(WIDTH)}${folder}`)
    }
    return 0
  },
}

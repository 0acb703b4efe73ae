// `skulls fuzz`: random legal matches with every state checked. Neighbour: the engine's invariants.ts does the checking.
import { resolve } from 'node:path'
import { editions, engineFor, playChecked } from '@double-skulls/engine'
import { checkPairings, chooseEdition, choosePairings, seedFor, setupOf } from '../choices.ts'
import { amount, type Command, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { writeWhole } from '../files.ts'
import { newProgress } from '../terminal.ts'

const DEFAULT_GAMES = 100
const MOST_GAMES = 1_000_000_000
const REPORT_MILLIS = 30_000

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Plays random legal matches and checks every state, looking for faults of the engine.',
  notes: [
    'Checked at every input: one place a player, the ball somewhere, clone and JSON twin in lockstep, illegal input',
    'refused; at the end, that the record replays to the same bytes. A fault leaves the record and exit code 1.',
  ],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: 'the rules (default: all editions in turn)' },
    { name: 'games', value: 'N', help: `how many games (default ${DEFAULT_GAMES}, or no end with --minutes)` },
    { name: 'minutes', value: 'M', help: 'stop after this time' },
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
    { name: 'first', value: 'N', help: 'begin with this game of the series (default 1)' },
  ],
  examples: ['skulls fuzz --edition crp --games 500 --seed 3', 'skulls fuzz --minutes 30'],

  run(given) {
    const chosen = textOf(given, 'edition')
    const engines = (chosen === undefined ? editions : [chooseEdition(chosen)]).map(engineFor)
    const minutes = amount(given, 'minutes', { from: 0.001, to: 100_000 }, Number.POSITIVE_INFINITY)
    const endless = Number.isFinite(minutes) ? MOST_GAMES : DEFAULT_GAMES
    const games = wholeNumber(given, 'games', { from: 1, to: MOST_GAMES }, endless)
    const seed = seedOf(given, 1)
    const first = wholeNumber(given, 'first', { from: 1, to: MOST_GAMES }, 1)
    const pairings = choosePairings(undefined, undefined)
    for (const engine of engines) checkPairings(engine, pairings)

    const progress = newProgress()
    const began = performance.now()
    let reported = began
    let played = 0
    let inputs = 0
    for (let number = first; played < games; number++) {
      const spent = performance.now() - began
      if (spent > minutes * 60_000) break
      const engine = engines[number % engines.length]
      const setup = setupOf(pairings[Math.floor(number / engines.length) % pairings.length])
      const again = `skulls fuzz${chosen === undefined ? '' : ` --edition ${chosen}`} --seed ${seed} --first ${number} --games 1`
      try {
        const checked = playChecked(engine, setup, seedFor(seed, number))
        inputs += checked.inputs
        if (checked.faults.length > 0) {
          const path = resolve(`fuzz-${engine.edition}-${seed}-${number}.json`)
          writeWhole(path, `${JSON.stringify(checked.record, null, 1)}\n`)
          progress.clear()
          console.error(`skulls: game ${number} (${engine.edition}), after ${checked.inputs} inputs:`)
          for (const fault of checked.faults) console.error(`  ${fault}`)
          console.error(`See it: skulls replay ${path}`)
          console.error(`Repeat: ${again}`)
          return 1
        }
      } catch (error) {
        progress.clear()
        console.error(
          `skulls: game ${number} (${engine.edition}) broke off: ${error instanceof Error ? error.stack : error}`,
        )
        console.error(`Repeat: ${again}`)
        return 1
      }
      played++
      const share = Math.max(played / games, spent / (minutes * 60_000))
      progress.show(share, `${played} games, ${inputs} inputs, no fault`)
      if (!process.stderr.isTTY && performance.now() - reported > REPORT_MILLIS) {
        reported = performance.now()
        console.log(`${played} games, ${inputs} inputs, no fault`)
      }
    }
    progress.clear()
    const names = engines.map(({ edition }) => edition).join(', ')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${played} games of ${names}, ${inputs} inputs, seed ${seed}: no fault in ${seconds} s`)
    return 0
  },
}

// Trains legend's net and writes ../src/net.ts: `npx tsx -C double-skulls packages/bots/train/train.ts --minutes 60`.
// --rows FILE saves the rows, or trains on them if the file exists. Neighbours: gather.ts, receiving.ts, fit.ts.
import { createReadStream, createWriteStream, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { editionNamed, engineFor } from '@double-skulls/engine'
import { type Net, outcomesOf } from '../src/judgement.ts'
import { expectedValue, outcomes } from '../src/leadValue.ts'
import { writeNet } from '../src/netCode.ts'
import { finished, fit, newNumbers, type Shape } from './fit.ts'
import { gatherMatch } from './gather.ts'
import { outcomeOf, receivingOf } from './receiving.ts'
import type { Row } from './rows.ts'

const FIRST = 64
const SECOND = 32
const EPOCHS = 16
/** One match in this many is held out, to measure the net on matches it was not trained on. */
const APART = 10

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'crp' },
    rows: { type: 'string' },
  },
})

const numberGiven = (name: 'minutes' | 'seed'): number => {
  const value = Number(given[name])
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} is "${given[name]}": give a number, like 60`)
  return value
}

const rowOf = (line: string, before: number): Row => {
  try {
    return JSON.parse(line) as Row
  } catch {
    throw new Error(
      `--rows: line ${before + 1} of ${given.rows} is no row: remove the file, and rows are gathered again`,
    )
  }
}

const gathered = async (): Promise<Row[]> => {
  const rows: Row[] = []
  if (given.rows && existsSync(given.rows)) {
    for await (const line of createInterface({ input: createReadStream(given.rows) }))
      rows.push(rowOf(line, rows.length))
    return rows
  }
  const edition = editionNamed(given.edition)
  if (!edition) throw new Error(`--edition is "${given.edition}": there is no such edition; crp is one`)
  const engine = engineFor(edition)
  const until = Date.now() + 60_000 * numberGiven('minutes')
  const out = given.rows ? createWriteStream(given.rows) : null
  for (let number = 0; Date.now() < until; number++) {
    const gatheredRows = gatherMatch(engine, number, numberGiven('seed') * 1_000_003 + number * 2)
    for (const row of gatheredRows) {
      rows.push(row)
      out?.write(`${JSON.stringify(row)}\n`)
    }
    if (number % 5 === 4) process.stderr.write(`${number + 1} matches, ${rows.length} rows\n`)
  }
  out?.end()
  return rows
}

/** The share of the outcomes' variance that the net explains. */
const explainedShare = (net: Net, rows: readonly Row[], which: readonly number[]): number => {
  let [squaredErrors, all] = [0, 0]
  for (const i of which) {
    const difference = outcomes[outcomeOf(rows[i].came)]
    squaredErrors += (difference - expectedValue(0, outcomesOf(net, rows[i].features), (lead) => lead)) ** 2
    all += difference ** 2
  }
  return 1 - squaredErrors / all
}

const train = async (): Promise<void> => {
  const rows = await gathered()
  const turns = rows.flatMap(({ kind }, i) => (kind === 'turn' ? [i] : []))
  if (turns.length === 0) throw new Error('there is no position to learn from: give more --minutes')
  const inputs = rows[turns[0]].features.length
  const shape: Shape = { inputs, first: FIRST, second: SECOND }
  const scale = new Float32Array(inputs).map((_one, f) => {
    let square = 0
    for (const i of turns) square += rows[i].features[f] ** 2
    return 1 / Math.max(1e-2, Math.sqrt(square / turns.length))
  })
  const scaled = new Float32Array(rows.length * inputs)
  for (const i of turns)
    rows[i].features.forEach((one, f) => {
      scaled[i * inputs + f] = one * scale[f]
    })
  const seen = turns.filter((i) => rows[i].match % APART !== 0)
  const unseen = turns.filter((i) => rows[i].match % APART === 0)
  const receiving = receivingOf(rows)
  const numbers = newNumbers(shape, numberGiven('seed'))
  const targets = rows.map(({ came }) => outcomeOf(came))
  fit(shape, numbers, scaled, targets, seen, {
    ...{ epochs: EPOCHS, seed: 1 },
    after: (epoch) => process.stderr.write(`learnt ${epoch} of ${EPOCHS} times\n`),
  })
  const net = finished(shape, numbers, scale, receiving)
  const shares = [seen, unseen].map((which) => `${(100 * explainedShare(net, rows, which)).toFixed(2)} %`)
  process.stderr.write(`foresees ${shares[0]} of matches it learnt from, ${shares[1]} of others\n`)
  const { numbers: text, ...rest } = writeNet(net)
  const parts = `...{ inputs: ${rest.inputs}, first: ${rest.first}, second: ${rest.second} },`
  const file = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'net.ts')
  const prospects = receiving.map((one) => `    [${one.map((p) => Number(p.toFixed(4))).join(', ')}],\n`).join('')
  writeFileSync(
    file,
    `// The trained weights of the net, written by train/train.ts; do not edit.
// Neighbours: judgement.ts runs the net, netCode.ts decodes it.
import { readNet } from './netCode.ts'

export const net = readNet({
  ${parts}
  receiving: [
${prospects}  ],
  numbers:
    '${text}',
})
`,
  )
  process.stderr.write(
    `${file} written: ${rows.length} rows of ${new Set(rows.map(({ match }) => match)).size} matches\n`,
  )
}

await train()

// Compares the engine of this clone with that of a commit or of another clone: the same games in alternating processes,
// and whether they are the same to the last event. Or compares two editions of this clone in the same way. Neighbour:
// benchGames.mjs is what each process runs.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { root } from './ensure-installed.mjs'

const USAGE = `node scripts/bench-against.mjs COMMIT-OR-FOLDER [--edition E,E] [--pairs N] [--games N] [--same N] [--json]
node scripts/bench-against.mjs --than E [--edition E,E] [--pairs N] [--games N] [--json]
  --edition  the rules (default crp,bb2020)
  --pairs    pairs of processes for each edition (default 15)
  --games    games that each process plays and measures (default 400)
  --than     instead of another engine, another edition of this one: each edition beside E
  --same     instead of measuring, compare all events of this many games with ordinary and with wild line-ups`

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string', default: 'crp,bb2020' },
    pairs: { type: 'string', default: '15' },
    games: { type: 'string', default: '400' },
    than: { type: 'string' },
    same: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
if (positionals.length !== (given.than ? 0 : 1) || (given.than && given.same)) {
  console.error(USAGE)
  process.exit(2)
}

const work = mkdtempSync(join(tmpdir(), 'bench-against-'))

/** The folder of the other engine; a commit's is unpacked. */
const otherTree = (wanted) => {
  if (existsSync(join(wanted, 'packages/engine/src'))) return resolve(wanted)
  const folder = join(work, 'other')
  mkdirSync(folder)
  const tar = execFileSync('git', ['archive', wanted, 'packages/engine/src'], { cwd: root, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: tar })
  return folder
}

const bundle = async (tree, file) => {
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    tsconfig: false,
    resolve: { alias: { '@double-skulls/engine': join(tree, 'packages/engine/src/index.ts') } },
    input: join(root, 'scripts/benchGames.mjs'),
  })
  await build.write({ file, format: 'esm' })
  await build.close()
  return file
}

const run = (file, ...words) => JSON.parse(execFileSync(process.execPath, [file, ...words], { encoding: 'utf8' }))

const sorted = (values) => [...values].sort((a, b) => a - b)
const quantile = (values, share) => sorted(values)[Math.round((values.length - 1) * share)]

/** Median of the values, with the borders of their middle half. */
const spread = (values) => [0.5, 0.25, 0.75].map((share) => quantile(values, share))

const shown = ([median, low, high], digits) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`

// In the thread's own processor time: on a machine that others use too, the clock measures them as well.
const measures = [
  ['decisions a second, asking pending', 'asking', 0, true],
  ['the same by the clock', 'askingByClock', 0, true],
  ['decisions a second, by playMatch', 'driven', 0, true],
  ['clone, µs', 'clone', 2, false],
  ['legal, µs', 'legal', 2, false],
]

/** How many times as fast this engine is, pair by pair: neighbours in time meet the same machine. */
const ratio = (here, there, more) => (more ? here / there : there / here)

/** Measures both sides by turns: a side is a bundle and the edition that it plays. */
const compare = (title, here, there) => {
  const pairs = []
  for (let i = 0; i < Number(given.pairs); i++) {
    const order = i % 2 === 0 ? [here, there] : [there, here]
    const [first, second] = order.map(({ file, edition }) => run(file, 'measure', edition, given.games))
    pairs.push(i % 2 === 0 ? [first, second] : [second, first])
  }
  const rows = measures.map(([name, key, digits, more]) => ({
    name,
    digits,
    before: spread(pairs.map(([, other]) => other[key])),
    now: spread(pairs.map(([own]) => own[key])),
    ratio: spread(pairs.map(([own, other]) => ratio(own[key], other[key], more))),
  }))
  if (given.json) return console.log(JSON.stringify({ ...title, rows }))
  console.log(`${Object.values(title).join(' beside ')}, ${given.pairs} pairs, medians (the middle half)`)
  for (const { name, digits, before, now, ratio } of rows)
    console.log(`  ${name.padEnd(38)} ${shown(before, digits)} → ${shown(now, digits)}: × ${shown(ratio, 3)}`)
}

const checkSame = (edition, here, there) => {
  const [own, other] = [here, there].map((file) => run(file, 'events', edition, given.same))
  const at = own.findIndex((hash, game) => hash !== other[game])
  if (at >= 0) process.exitCode = 1
  console.log(`${edition}: ${at < 0 ? `all ${own.length} games are the same` : `game ${at} differs`}`)
}

try {
  const here = await bundle(root, join(work, 'here.mjs'))
  const there = given.than ? here : await bundle(otherTree(positionals[0]), join(work, 'there.mjs'))
  for (const edition of given.edition.split(','))
    if (given.same) checkSame(edition, here, there)
    else if (given.than)
      compare({ edition, than: given.than }, { file: here, edition }, { file: there, edition: given.than })
    else compare({ edition }, { file: here, edition }, { file: there, edition })
} finally {
  rmSync(work, { recursive: true, force: true })
}

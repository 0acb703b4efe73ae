// Measures the time of odds for the speed test and the benchmark: the best of several runs, which leaves out other load
// on the machine. Neighbours: speed.test.ts, ../bench/odds.ts.
import { type Action, action, type Edition, readPosition, squareNamed } from '@double-skulls/engine'
import { type Plan, planOdds, reach } from '../src/index.ts'
import { type LineUps, samplePositions } from './positions.ts'

const bestOf = (runs: number, work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** The quantile of the values: 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]

/** Milliseconds for the whole pitch, for each player on the pitch in that many positions. */
export const reachMillis = (edition: Edition, lineUps: LineUps, positions: number, runs: number): number[] => {
  const samples = samplePositions(edition, positions, 11, lineUps)
  const measure = (times: number): number[] =>
    samples.flatMap(({ engine, match }) =>
      match.players
        .filter(({ place }) => place === 'pitch')
        .map(({ id }) => bestOf(times, () => reach(engine, match, id))),
    )
  measure(1)
  return measure(runs)
}

/** Twelve steps, each a dodge, the last two also rushes. */
const gauntlet = (
  edition: string,
): { readonly position: string; readonly plan: (at: (name: string) => number) => Plan } => ({
  position: `${edition} rr=2/0 h1@h5:${edition === 'bb2020' ? '93349' : '9.3.4.8'}+dodge+sure-feet+sprint a1@i6 a2@i9 a3@i12 a4@i15 a5@i18`,
  plan: (at) => ({
    player: 0,
    action: 'move',
    steps: Array.from({ length: 12 }, (_, i) => at(`h${6 + i}`)),
  }),
})

const planMillis = (position: string, planOf: (at: (name: string) => number) => Plan, runs: number) => {
  const { engine, match } = readPosition(position)
  const plan = planOf((name) => squareNamed(engine.rules.pitch, name))
  for (let i = 0; i < runs; i++) planOdds(engine, match, plan)
  const odds = planOdds(engine, match, plan)
  return { odds, millis: bestOf(runs, () => planOdds(engine, match, plan)) }
}

/** A plan of twelve risky steps. */
export const gauntletMillis = (edition: string, runs: number) => {
  const { position, plan } = gauntlet(edition)
  return planMillis(position, plan, runs)
}

const deeds: { readonly [name: string]: readonly [position: string, action: string, deed: (foe: number) => Action] } = {
  block: ['rr=1/0 h1@h10+block a1@h11+dodge h2@i11 a2@a1', 'block', (foe) => action('block', foe)],
  foul: ['h1@h10 a1@h11.p h2@g11', 'foul', (foe) => action('foul', foe)],
}

/** A two-dice block with a re-roll, or a foul, with all armour and injury results. */
export const deedMillis = (edition: string, name: string, runs: number) => {
  const [position, kind, deed] = deeds[name]
  const { match } = readPosition(`${edition} ${position}`)
  const foe = match.players.findIndex((p) => p.side === 'away' && p.who.number === 1)
  return planMillis(`${edition} ${position}`, () => ({ player: 0, action: kind, steps: [deed(foe)] }), runs)
}

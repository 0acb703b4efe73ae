// `skulls odds`: the odds of a plan without a match. Neighbours: packages/odds reads the notation and computes;
// docs/odds.md explains it.
import { BadNotation, type Calculation, calculate, type NotedOdds, type NotedStep } from '@double-skulls/odds'
import { type Command, isOn } from '../command.ts'
import { refuse } from '../usage.ts'

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`

const WORDS: { readonly [K in NotedStep['kind']]: string } = {
  test: '',
  dodge: 'dodge ',
  goForIt: 'gfi ',
  pickUp: 'pickup ',
  pass: 'pass ',
  catch: 'catch ',
  leap: 'leap ',
  standUp: 'standup ',
  block: '',
  armour: 'armour ',
  injury: 'injury ',
  onTable: '',
}

const inWords = (step: NotedStep): string => {
  if (step.kind === 'onTable') return step.text
  return step.kind === 'block'
    ? `${step.against ? '-' : ''}${step.dice}block ${step.good.join('/')}`
    : `${WORDS[step.kind]}${step.needed}+${step.own ? 'r' : ''}`
}

const row = (name: string, cells: readonly string[], width: number): string =>
  [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('')

const tableOf = ({ plan, byRerolls }: Calculation): string[] => {
  const names = plan.steps.map(inWords)
  const width = Math.max(...names.map((name) => name.length), 'team re-rolls'.length) + 1
  const line = (name: string, of: (odds: NotedOdds) => number): string =>
    row(
      name,
      byRerolls.map((odds) => percent(of(odds))),
      width,
    )
  return [
    row(
      'team re-rolls',
      byRerolls.map(({ rerolls }) => String(rerolls)),
      width,
    ),
    ...names.map((name, i) => line(name, ({ cumulative }) => cumulative[i])),
    line('success', ({ success }) => success),
    line('turnover', ({ turnover }) => turnover),
    ...(byRerolls.some(({ other }) => other > 1e-9) ? [line('neither', ({ other }) => other)] : []),
  ]
}

export const odds: Command = {
  name: 'odds',
  summary: 'What a plan is worth: its chance step by step, with no team re-roll and with some.',
  notes: [
    'PLAN is a list of steps, then "|" and what there is to re-roll with. Long words and short ones mean the same:',
    '  3+                   any roll of 3 or more           dodge 3+, d3+     with its kind, so that skills help',
    '  gfi, rush, g         2+ unless a number follows      pickup 2+, p2+    pass 4+, t4+    catch 3+, c3+',
    '  leap 3+, l3+         standup, s (4+)                 armour 9+, a9+    injury 8+, i8+ (two dice each)',
    '  2block pow, 2b       two dice, my choice             -2block pow       two dice, the opponent chooses',
    '  2block4, 2b4         good on the best four of six faces: pow, stumble, push, push, both, skull',
    '  pow                  POW and stumble; pow! POW only; push, both, skull; joined: 2block pow/push',
    '  block 7v4            second: two dice and the difference, on its table; also charge, several, gang, push, tackle,',
    '                       evade (agilities), boot; throw long +2 (quick, short, long, bomb), leap +3, land +3',
    '  3+r                  has a re-roll of its own        3+x4              four times',
    'After "|": rr 1 (team re-rolls), dodge, surefeet, surehands, catch, pass, pro (4+, or pro 3+), loner (4+, or',
    'loner 5+). Re-rolls are used where they help most. Without rr the table shows none, one and two.',
    'A plan that starts with "-" comes after "--": skulls odds -- "-2block pow".',
    'Each row is the chance to have come through that step. "neither" is a plan that failed in a turn that goes on.',
  ],
  operands: ['PLAN'],
  flags: [{ name: 'json', help: 'one JSON object: {plan, byRerolls: [{rerolls, success, turnover}]}' }],
  examples: [
    'skulls odds "2+,2+"',
    'skulls odds "2+ d3+ 2block4 | rr 1"',
    'skulls odds "dodge 3+, gfi, pickup 2+, 2block pow | rr 2, dodge, loner 4+"',
    'skulls odds "charge 7v3, throw long +2"',
    'skulls odds --json "d3+ g | rr 1"',
  ],

  run(given) {
    try {
      const result = calculate(given.operands[0])
      if (isOn(given, 'json')) {
        const byRerolls = result.byRerolls.map(({ rerolls, success, turnover }) => ({ rerolls, success, turnover }))
        console.log(JSON.stringify({ plan: result.plan.text, byRerolls }))
      } else console.log(tableOf(result).join('\n'))
      return 0
    } catch (error) {
      if (!(error instanceof BadNotation)) throw error
      return refuse(error.message)
    }
  },
}

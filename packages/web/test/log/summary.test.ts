// The summary of a turn says what was tried, which dice mattered, how it ended and where the ball is.
import { action, type Input, readPosition, squareNamed } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newNarrator } from '../../src/log/narrator.ts'
import type { Step } from '../../src/match/host.ts'

/** Plays these inputs from a position; dice are given in the order they are asked for. */
const played = (words: string, inputs: readonly Input[]) => {
  const { engine, match } = readPosition(words)
  const start = engine.clone(match)
  const steps: Step[] = []
  for (const input of inputs) steps.push({ input, events: engine.apply(match, input), after: engine.clone(match) })
  const narrator = newNarrator(engine, start)
  return {
    lines: steps.flatMap((_, index) => narrator.tell(steps, index).flat()),
    pending: engine.pending(match),
  }
}

const { engine } = readPosition('bb2020 turn=home:3/2 h1@h5 a1@h20')
const to = (name: string): Input => ({ action: action('step', -1, squareNamed(engine.rules.pitch, name)) })
const activate = (player: number, kind: string): Input => ({ action: action('activate', player, -1, kind) })

it('tells a turn lost by an unlikely failed dodge', () => {
  const { lines } = played('bb2020 turn=home:3/2 rr=0/0 ball=h9 h1@h5:63338 a1@h6', [
    activate(0, 'move'),
    to('h4'),
    { dice: [1] },
    { dice: [1, 1] },
  ])
  const summary = lines.find(({ kind }) => kind === 'summary')
  expect(summary?.side).toBe('home')
  expect(summary?.points).toEqual([
    'Dodge 0 of 1',
    expect.stringMatching(/^Dice that mattered: .*\(1\): dodge, 3\+ failed \(33 %\)$/),
    'Turnover: a player of theirs went down',
    'Ball: loose on h9',
    'Luck −0.7',
  ])
})

it('tells a turn without dice, and who has the ball', () => {
  const { lines } = played('bb2020 turn=home:3/2 h1@h5.o a1@h20', [
    activate(0, 'move'),
    to('h6'),
    { action: action('endAction') },
    { action: action('endTurn') },
  ])
  const summary = lines.find(({ kind }) => kind === 'summary')
  expect(summary?.points).toEqual(['Nothing that needed dice', expect.stringMatching(/^Ball: .*\(1\) on h6$/)])
})

it('tells a block with its chosen die, and who went down', () => {
  const { lines } = played('bb2020 turn=home:3/2 rr=0/0 ball=h9 h1@h5:63338 a1@h6:63338', [
    activate(0, 'block'),
    { action: action('block', 1) },
    { dice: [6] },
    { action: action('push', -1, squareNamed(engine.rules.pitch, 'h7')) },
    { action: action('stay') },
    { dice: [1, 1] },
    { action: action('endTurn') },
  ])
  const summary = lines.find(({ kind }) => kind === 'summary')
  expect(summary?.points[0]).toBe('1 block, 1 down')
  expect(summary?.points).toContainEqual(expect.stringContaining('block came off against the odds'))
  // +5/6 on the block, and armour of 8 holds against two ones: −15/36.
  expect(summary?.points.at(-1)).toBe('Luck +0.4')
})

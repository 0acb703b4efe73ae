// The learnt value of a position: a neural net gives outcome probabilities of the half, from which the expected value
// of the match follows. Neighbours: features.ts is its input, net.ts its weights, leadValue.ts values outcomes.
import { type Engine, type Match, otherSide, type Side } from '@double-skulls/engine'
import { featuresOf } from './features.ts'
import { expectedValue, leadValue, outcomes, type Prospect } from './leadValue.ts'
import type { Memory } from './memory.ts'
import { net } from './net.ts'
import { makeScene } from './scene.ts'
import { leadOf, turnsLeft } from './sight.ts'

/** Two hidden layers, and skip connections (`residual`) from each input to each outcome. */
export interface Net {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly weights1: Float32Array
  readonly bias1: Float32Array
  readonly weights2: Float32Array
  readonly bias2: Float32Array
  readonly weights3: Float32Array
  readonly residual: Float32Array
  readonly bias: Float32Array
  /** The outcome probabilities of the receiving side at a kick-off, by the turns it has left. */
  readonly receiving: readonly Prospect[]
}

/** The slope of the leaky ReLU below 0. */
export const LEAK = 0.1
const leakyRelu = (value: number): number => (value > 0 ? value : LEAK * value)

/** Buffers of a forward pass: both hidden layers before activation, and the outcome probabilities. */
export interface Layers {
  readonly first: Float32Array
  readonly second: Float32Array
  readonly last: Float32Array
}
export const newLayers = ({ first, second }: { readonly first: number; readonly second: number }): Layers => ({
  first: new Float32Array(first),
  second: new Float32Array(second),
  last: new Float32Array(outcomes.length),
})

const softmax = (numbers: Float32Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let o = 0; o < numbers.length; o++) most = Math.max(most, numbers[o])
  let sum = 0
  for (let o = 0; o < numbers.length; o++) {
    numbers[o] = Math.exp(numbers[o] - most)
    sum += numbers[o]
  }
  for (let o = 0; o < numbers.length; o++) numbers[o] /= sum
}

export const forwardPass = (one: Net, row: ArrayLike<number>, { first: upper, second: lower, last }: Layers): void => {
  const { inputs, first, second, weights1, weights2, weights3, residual } = one
  const width = last.length
  upper.set(one.bias1)
  lower.set(one.bias2)
  last.set(one.bias)
  for (let i = 0; i < inputs; i++) {
    const value = row[i]
    if (value === 0) continue
    for (let o = 0, at = i * width; o < width; o++, at++) last[o] += value * residual[at]
    for (let j = 0, at = i * first; j < first; j++, at++) upper[j] += value * weights1[at]
  }
  for (let j = 0; j < first; j++) {
    const value = leakyRelu(upper[j])
    for (let k = 0, at = j * second; k < second; k++, at++) lower[k] += value * weights2[at]
  }
  for (let k = 0; k < second; k++) {
    const value = leakyRelu(lower[k])
    for (let o = 0, at = k * width; o < width; o++, at++) last[o] += value * weights3[at]
  }
  softmax(last)
}

/** Shared buffers: only one forward pass runs at a time. */
let layers = newLayers(net)

/** A net's outcome probabilities for a feature vector; valid until the next call. */
export const outcomesOf = (one: Net, row: ArrayLike<number>): Prospect => {
  if (layers.first.length !== one.first || layers.second.length !== one.second) layers = newLayers(one)
  forwardPass(one, row, layers)
  return layers.last
}

const valueAtHalfEnd = leadValue(net.receiving[net.receiving.length - 1])

/** The expected value of the match for a side; `half` is the half in which the search began. */
export const judge = (engine: Engine, match: Match, side: Side, half: number, memory: Memory): number => {
  const pending = engine.pending(match)
  const asked = pending.wait === 'coach' && pending.question.kind === 'turn'
  const favoured = asked ? pending.side : otherSide(match.drive.kicking)
  const lead = leadOf(match, favoured)
  const ended = (one: number): number => valueAtHalfEnd(one, half)
  const sign = favoured === side ? 1 : -1
  if (match.clock.half !== half || pending.wait !== 'coach') return sign * ended(lead)
  const prospect = asked
    ? outcomesOf(net, featuresOf(makeScene(engine, match, pending.side, memory)))
    : net.receiving[Math.min(net.receiving.length - 1, turnsLeft(engine, match, favoured))]
  return sign * expectedValue(lead, prospect, ended)
}

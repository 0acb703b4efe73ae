// What a position is worth by experience: a small net that has seen many halves played to their end says how likely each outcome of
// the rest of the half is, and from that follows what the match will come to.
// Neighbours: features.ts makes the net's input, net.ts holds what was learnt, leadValue.ts values outcomes, playOut.ts asks.
import { type Engine, type Match, otherSide, type Side } from '@double-skulls/engine'
import { featuresOf } from './features.ts'
import { leadValue, onAverage, outcomes, type Prospect } from './leadValue.ts'
import type { Memory } from './memory.ts'
import { net } from './net.ts'
import { makeScene } from './scene.ts'
import { leadOf, turnsLeft } from './sight.ts'

/** Two hidden layers, and a straight way from each number to each outcome. */
export interface Net {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly weights1: Float32Array
  readonly bias1: Float32Array
  readonly weights2: Float32Array
  readonly bias2: Float32Array
  readonly weights3: Float32Array
  readonly straight: Float32Array
  readonly bias: Float32Array
  /** The prospects of the side that receives, by the turns it has left. */
  readonly receiving: readonly Prospect[]
}

/** What a layer lets through of a number below 0. */
export const LEAK = 0.1
const bent = (value: number): number => (value > 0 ? value : LEAK * value)

/** What lies between a row and its outcomes: numbers before they are bent, and the chance of each outcome. */
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

/** Numbers as chances that sum up to 1. */
const asChances = (numbers: Float32Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let o = 0; o < numbers.length; o++) most = Math.max(most, numbers[o])
  let sum = 0
  for (let o = 0; o < numbers.length; o++) {
    numbers[o] = Math.exp(numbers[o] - most)
    sum += numbers[o]
  }
  for (let o = 0; o < numbers.length; o++) numbers[o] /= sum
}

/** Takes a row through all layers of a net. */
export const passThrough = (one: Net, row: ArrayLike<number>, { first: upper, second: lower, last }: Layers): void => {
  const { inputs, first, second, weights1, weights2, weights3, straight } = one
  const width = last.length
  upper.set(one.bias1)
  lower.set(one.bias2)
  last.set(one.bias)
  for (let i = 0; i < inputs; i++) {
    const value = row[i]
    if (value === 0) continue
    for (let o = 0, at = i * width; o < width; o++, at++) last[o] += value * straight[at]
    for (let j = 0, at = i * first; j < first; j++, at++) upper[j] += value * weights1[at]
  }
  for (let j = 0; j < first; j++) {
    const value = bent(upper[j])
    for (let k = 0, at = j * second; k < second; k++, at++) lower[k] += value * weights2[at]
  }
  for (let k = 0; k < second; k++) {
    const value = bent(lower[k])
    for (let o = 0, at = k * width; o < width; o++, at++) last[o] += value * weights3[at]
  }
  asChances(last)
}

/** One asker at a time. */
let layers = newLayers(net)

/** What a net makes of a row: valid until one is asked again. */
export const answerOf = (one: Net, row: ArrayLike<number>): Prospect => {
  if (layers.first.length !== one.first || layers.second.length !== one.second) layers = newLayers(one)
  passThrough(one, row, layers)
  return layers.last
}

const whenItEnds = leadValue(net.receiving[net.receiving.length - 1])

/** What the match will come to for a side, seen from the half that ran when it was asked for. */
export const judge = (engine: Engine, match: Match, side: Side, half: number, memory: Memory): number => {
  const pending = engine.pending(match)
  const asked = pending.wait === 'coach' && pending.question.kind === 'turn'
  const favoured = asked ? pending.side : otherSide(match.drive.kicking)
  const lead = leadOf(match, favoured)
  const ended = (one: number): number => whenItEnds(one, half)
  const sign = favoured === side ? 1 : -1
  if (match.clock.half !== half || pending.wait !== 'coach') return sign * ended(lead)
  const prospect = asked
    ? answerOf(net, featuresOf(makeScene(engine, match, pending.side, memory)))
    : net.receiving[Math.min(net.receiving.length - 1, turnsLeft(engine, match, favoured))]
  return sign * onAverage(lead, prospect, ended)
}

// What a position is worth by experience: a small net that has seen some thousand matches of the veteran against himself says how many
// touchdowns more than the other side one will score in the rest of the half.
// Neighbours: features.ts makes the net's input, net.ts holds what was learnt, playOut.ts asks.
import { type Engine, type Match, otherSide, type Side } from '@double-skulls/engine'
import { featuresOf } from './features.ts'
import type { Memory } from './memory.ts'
import { net } from './net.ts'
import { makeScene, type Scene } from './scene.ts'
import { turnsLeft } from './sight.ts'

/** Two hidden layers, and a straight way from each number to the result. */
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
  readonly bias: number
  /** What receiving is worth, by the turns the receiving side has left. */
  readonly receiving: readonly number[]
}

/** What a layer lets through of a number below 0. */
export const LEAK = 0.1
const bent = (value: number): number => (value > 0 ? value : LEAK * value)

/** The layers of the net that is asked; one asker at a time. */
const layers = { first: new Float32Array(0), second: new Float32Array(0) }

/** What a net makes of a row. */
export const answerOf = (one: Net, row: readonly number[]): number => {
  const { inputs, first, second, weights1, weights2, weights3, straight } = one
  if (layers.first.length !== first) layers.first = new Float32Array(first)
  if (layers.second.length !== second) layers.second = new Float32Array(second)
  const { first: upper, second: lower } = layers
  upper.set(one.bias1)
  lower.set(one.bias2)
  let result = one.bias
  for (let i = 0; i < inputs; i++) {
    const value = row[i]
    if (value === 0) continue
    result += value * straight[i]
    for (let j = 0, at = i * first; j < first; j++, at++) upper[j] += value * weights1[at]
  }
  for (let j = 0; j < first; j++) {
    const value = bent(upper[j])
    for (let k = 0, at = j * second; k < second; k++, at++) lower[k] += value * weights2[at]
  }
  for (let k = 0; k < second; k++) result += bent(lower[k]) * weights3[k]
  return result
}

/** The rest of the half to the side about to choose. */
const judgeScene = (scene: Scene): number => answerOf(net, featuresOf(scene))

/** The lead of a side, with what is still to come in the half that ran when it was asked for. */
export const judge = (engine: Engine, match: Match, side: Side, half: number, memory: Memory): number => {
  const lead = match.squads[side].score - match.squads[otherSide(side)].score
  const pending = engine.pending(match)
  if (match.clock.half !== half || pending.wait !== 'coach') return lead
  const asked = pending.question.kind === 'turn'
  const favoured = asked ? pending.side : otherSide(match.drive.kicking)
  const value = asked
    ? judgeScene(makeScene(engine, match, pending.side, memory))
    : net.receiving[Math.min(net.receiving.length - 1, turnsLeft(engine, match, favoured))]
  return lead + (favoured === side ? value : -value)
}

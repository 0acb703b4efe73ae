// Fits the net to the outcomes that came: small batches, steps that adapt to each number's slopes (Adam), large numbers held back.
// Neighbours: train.ts calls, ../src/judgement.ts is the net when it plays.
import { type Roller, seededRoller } from '@double-skulls/engine'
import { type Layers, LEAK, type Net, newLayers, passThrough } from '../src/judgement.ts'
import { outcomes, type Prospect } from '../src/leadValue.ts'

const BATCH = 512
const RATE = 2e-3
/** By how much of a step's size the weights shrink. */
const HOLD = 1
const WARM_UP = 200

const WIDTH = outcomes.length

/** The net's numbers while it learns, in the order of its layers. */
export type Numbers = readonly [
  weights1: Float32Array,
  bias1: Float32Array,
  weights2: Float32Array,
  bias2: Float32Array,
  weights3: Float32Array,
  straight: Float32Array,
  bias: Float32Array,
]

export interface Shape {
  readonly inputs: number
  readonly first: number
  readonly second: number
}

const drawn = (size: number, spread: number, roller: Roller): Float32Array => {
  const numbers = new Float32Array(size)
  // A sum of three even draws is bell enough.
  const even = () => roller.below(2 ** 20) / 2 ** 19 - 1
  for (let i = 0; i < size; i++) numbers[i] = spread * (even() + even() + even())
  return numbers
}

export const newNumbers = ({ inputs, first, second }: Shape, seed: number): Numbers => {
  const roller = seededRoller(seed)
  return [
    drawn(inputs * first, 1 / Math.sqrt(inputs), roller),
    new Float32Array(first),
    drawn(first * second, 1 / Math.sqrt(first), roller),
    new Float32Array(second),
    drawn(second * WIDTH, 0.1 / Math.sqrt(second), roller),
    new Float32Array(inputs * WIDTH),
    new Float32Array(WIDTH),
  ]
}

const netOf = (shape: Shape, numbers: Numbers, receiving: readonly Prospect[]): Net => {
  const [weights1, bias1, weights2, bias2, weights3, straight, bias] = numbers
  return { ...shape, weights1, bias1, weights2, bias2, weights3, straight, bias, receiving }
}

const slopeOf = (value: number): number => (value > 0 ? 1 : LEAK)

/** Which of the numbers are held back: the weights, not the biases. */
const HELD = [true, false, true, false, false, true, false] as const

/** A row of a batch: adds its slopes to those of the rows before it. */
const learnRow = (
  net: Net,
  [d1, db1, d2, db2, d3, ds, db]: Numbers,
  row: Float32Array,
  outcome: number,
  layers: Layers,
  back: Float32Array,
): void => {
  const { inputs, first, second, weights2: w2, weights3: w3 } = net
  const { first: upper, second: lower, last } = layers
  passThrough(net, row, layers)
  last[outcome] -= 1
  for (let o = 0; o < WIDTH; o++) {
    last[o] /= BATCH
    db[o] += last[o]
  }
  back.fill(0)
  for (let k = 0; k < second; k++) {
    const bentSlope = slopeOf(lower[k])
    let slope = 0
    for (let o = 0, at = k * WIDTH; o < WIDTH; o++, at++) {
      d3[at] += last[o] * lower[k] * bentSlope
      slope += last[o] * w3[at]
    }
    slope *= bentSlope
    db2[k] += slope
    for (let j = 0, at = k; j < first; j++, at += second) {
      d2[at] += slope * upper[j] * slopeOf(upper[j])
      back[j] += slope * w2[at]
    }
  }
  for (let j = 0; j < first; j++) {
    back[j] *= slopeOf(upper[j])
    db1[j] += back[j]
  }
  for (let i = 0; i < inputs; i++) {
    const value = row[i]
    if (value === 0) continue
    for (let o = 0, at = i * WIDTH; o < WIDTH; o++, at++) ds[at] += last[o] * value
    for (let j = 0, at = i * first; j < first; j++, at++) d1[at] += value * back[j]
  }
}

/** As many numbers in the same parts, all 0. */
const sized = ([w1, b1, w2, b2, w3, straight, bias]: Numbers): Numbers => {
  const empty = ({ length }: Float32Array): Float32Array => new Float32Array(length)
  return [empty(w1), empty(b1), empty(w2), empty(b2), empty(w3), empty(straight), empty(bias)]
}

export interface Course {
  readonly epochs: number
  readonly rate?: number
  readonly seed: number
  /** Told how many times all rows have been learnt. */
  readonly after?: (epoch: number) => void
}

/** Learns which outcome some rows had, so many times over; `rows` are scaled features, one after another. */
export const fit = (
  shape: Shape,
  numbers: Numbers,
  rows: Float32Array,
  cameOut: ArrayLike<number>,
  which: readonly number[],
  { epochs, rate = RATE, seed, after }: Course,
): void => {
  const slopes = sized(numbers)
  const means = sized(numbers)
  const squares = sized(numbers)
  const order = [...which]
  const roller = seededRoller(seed)
  const batches = Math.floor(order.length / BATCH)
  const net = netOf(shape, numbers, [])
  const layers = newLayers(shape)
  const back = new Float32Array(shape.first)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = roller.below(i + 1)
      ;[order[i], order[j]] = [order[j], order[i]]
    }
    for (let batch = 0; batch < batches; batch++) {
      for (const one of slopes) one.fill(0)
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) {
        const at = order[i]
        learnRow(net, slopes, rows.subarray(at * shape.inputs, (at + 1) * shape.inputs), cameOut[at], layers, back)
      }
      step++
      const pace = rate * Math.min(1, step / WARM_UP) * Math.max(0.02, 1 - step / (epochs * batches))
      const [fade1, fade2] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      numbers.forEach((part, p) => {
        const kept = HELD[p] ? 1 - pace * HOLD : 1
        for (let i = 0; i < part.length; i++) {
          const slope = slopes[p][i]
          means[p][i] = 0.9 * means[p][i] + 0.1 * slope
          squares[p][i] = 0.999 * squares[p][i] + 0.001 * slope * slope
          part[i] = kept * part[i] - (pace * (means[p][i] / fade1)) / (Math.sqrt(squares[p][i] / fade2) + 1e-8)
        }
      })
    }
    after?.(epoch + 1)
  }
}

/** The net as it plays: the scale of the features is put into its weights. */
export const finished = (shape: Shape, numbers: Numbers, scale: Float32Array, receiving: readonly Prospect[]): Net => {
  const [w1, b1, w2, b2, w3, straight, bias] = numbers
  const weights1 = w1.map((one, at) => one * scale[Math.floor(at / shape.first)])
  const scaled = straight.map((one, at) => one * scale[Math.floor(at / WIDTH)])
  return netOf(shape, [weights1, b1, w2, b2, w3, scaled, bias], receiving)
}

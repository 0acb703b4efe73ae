// Trains the net on recorded outcomes: mini-batches, Adam, weight decay, cross-entropy loss.
// Neighbours: train.ts calls it, ../src/judgement.ts runs the trained net.
import { type Roller, seededRoller } from '@double-skulls/engine'
import { forwardPass, type Layers, LEAK, type Net, newLayers } from '../src/judgement.ts'
import { outcomes, type Prospect } from '../src/leadValue.ts'

const BATCH = 512
const RATE = 2e-3
/** Weight decay, relative to the learning rate. */
const WEIGHT_DECAY = 1
const WARM_UP = 200

const WIDTH = outcomes.length

/** The net's parameters during training, in the order of its layers. */
export type Numbers = readonly [
  weights1: Float32Array,
  bias1: Float32Array,
  weights2: Float32Array,
  bias2: Float32Array,
  weights3: Float32Array,
  residual: Float32Array,
  bias: Float32Array,
]

export interface Shape {
  readonly inputs: number
  readonly first: number
  readonly second: number
}

const randomWeights = (size: number, spread: number, roller: Roller): Float32Array => {
  const numbers = new Float32Array(size)
  // The sum of three uniform numbers is close enough to a normal distribution.
  const uniform = () => roller.below(2 ** 20) / 2 ** 19 - 1
  for (let i = 0; i < size; i++) numbers[i] = spread * (uniform() + uniform() + uniform())
  return numbers
}

export const newNumbers = ({ inputs, first, second }: Shape, seed: number): Numbers => {
  const roller = seededRoller(seed)
  return [
    randomWeights(inputs * first, 1 / Math.sqrt(inputs), roller),
    new Float32Array(first),
    randomWeights(first * second, 1 / Math.sqrt(first), roller),
    new Float32Array(second),
    randomWeights(second * WIDTH, 0.1 / Math.sqrt(second), roller),
    new Float32Array(inputs * WIDTH),
    new Float32Array(WIDTH),
  ]
}

const netOf = (shape: Shape, numbers: Numbers, receiving: readonly Prospect[]): Net => {
  const [weights1, bias1, weights2, bias2, weights3, residual, bias] = numbers
  return { ...shape, weights1, bias1, weights2, bias2, weights3, residual, bias, receiving }
}

const slopeOf = (value: number): number => (value > 0 ? 1 : LEAK)

/** Which parameters decay: the weights of the first two layers and the residual ones. */
const DECAYS = [true, false, true, false, false, true, false] as const

/** Backpropagation of one row: adds its gradients to those of the batch. */
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
  forwardPass(net, row, layers)
  last[outcome] -= 1
  for (let o = 0; o < WIDTH; o++) {
    last[o] /= BATCH
    db[o] += last[o]
  }
  back.fill(0)
  for (let k = 0; k < second; k++) {
    const activationSlope = slopeOf(lower[k])
    let slope = 0
    for (let o = 0, at = k * WIDTH; o < WIDTH; o++, at++) {
      d3[at] += last[o] * lower[k] * activationSlope
      slope += last[o] * w3[at]
    }
    slope *= activationSlope
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

/** Parameters of the same sizes, all 0. */
const zerosLike = ([w1, b1, w2, b2, w3, residual, bias]: Numbers): Numbers => {
  const empty = ({ length }: Float32Array): Float32Array => new Float32Array(length)
  return [empty(w1), empty(b1), empty(w2), empty(b2), empty(w3), empty(residual), empty(bias)]
}

export interface Course {
  readonly epochs: number
  readonly rate?: number
  readonly seed: number
  /** Called after each epoch with its number. */
  readonly after?: (epoch: number) => void
}

/** Trains on the rows listed in `which`; `rows` holds their scaled features in sequence, `targets` their outcomes. */
export const fit = (
  shape: Shape,
  numbers: Numbers,
  rows: Float32Array,
  targets: ArrayLike<number>,
  which: readonly number[],
  { epochs, rate = RATE, seed, after }: Course,
): void => {
  const gradients = zerosLike(numbers)
  const means = zerosLike(numbers)
  const squares = zerosLike(numbers)
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
      for (const one of gradients) one.fill(0)
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) {
        const at = order[i]
        learnRow(net, gradients, rows.subarray(at * shape.inputs, (at + 1) * shape.inputs), targets[at], layers, back)
      }
      step++
      const learningRate = rate * Math.min(1, step / WARM_UP) * Math.max(0.02, 1 - step / (epochs * batches))
      const [correction1, correction2] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      numbers.forEach((part, p) => {
        const kept = DECAYS[p] ? 1 - learningRate * WEIGHT_DECAY : 1
        for (let i = 0; i < part.length; i++) {
          const gradient = gradients[p][i]
          means[p][i] = 0.9 * means[p][i] + 0.1 * gradient
          squares[p][i] = 0.999 * squares[p][i] + 0.001 * gradient * gradient
          part[i] =
            kept * part[i] -
            (learningRate * (means[p][i] / correction1)) / (Math.sqrt(squares[p][i] / correction2) + 1e-8)
        }
      })
    }
    after?.(epoch + 1)
  }
}

/** The net for play: the scale of the features is multiplied into its weights. */
export const finished = (shape: Shape, numbers: Numbers, scale: Float32Array, receiving: readonly Prospect[]): Net => {
  const [w1, b1, w2, b2, w3, residual, bias] = numbers
  const weights1 = w1.map((one, at) => one * scale[Math.floor(at / shape.first)])
  const scaled = residual.map((one, at) => one * scale[Math.floor(at / WIDTH)])
  return netOf(shape, [weights1, b1, w2, b2, w3, scaled, bias], receiving)
}

// Encodes and decodes a net: 32-bit floats in base64. Neighbours: net.ts is such a text, ../train/train.ts writes it.
import type { Net } from './judgement.ts'
import { outcomes, type Prospect } from './leadValue.ts'

/** The sizes of a net's parts in the order in which they are written. */
const partsOf = ({ inputs, first, second }: { inputs: number; first: number; second: number }): readonly number[] => [
  ...[inputs * first, first, first * second, second],
  ...[second * outcomes.length, inputs * outcomes.length, outcomes.length],
]

const decoded = (text: string): Float32Array => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return new Float32Array(bytes.buffer)
}

export interface NetText {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly receiving: readonly Prospect[]
  readonly numbers: string
}

export const readNet = ({ inputs, first, second, receiving, numbers }: NetText): Net => {
  const all = decoded(numbers)
  const sizes = partsOf({ inputs, first, second })
  const expected = sizes.reduce((sum, size) => sum + size, 0)
  if (all.length !== expected) throw new Error(`the net has ${all.length} numbers, not ${expected}: train it anew`)
  const parts: Float32Array[] = []
  let at = 0
  for (const size of sizes) {
    parts.push(all.subarray(at, at + size))
    at += size
  }
  const [weights1, bias1, weights2, bias2, weights3, residual, bias] = parts
  return { inputs, first, second, receiving, weights1, bias1, weights2, bias2, weights3, residual, bias }
}

export const writeNet = (net: Net): NetText => {
  const { inputs, first, second, receiving } = net
  const { weights1, bias1, weights2, bias2, weights3, residual, bias } = net
  const parts = [weights1, bias1, weights2, bias2, weights3, residual, bias]
  let text = ''
  for (const part of parts)
    for (const byte of new Uint8Array(part.buffer, part.byteOffset, part.byteLength)) text += String.fromCharCode(byte)
  return { inputs, first, second, receiving, numbers: btoa(text) }
}

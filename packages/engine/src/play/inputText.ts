// Inputs as short text, one line each, for records and logs: `step@h13`, `activate:4=blitz`, `3 5` for dice,
// `!timeOut`. Neighbour: record.ts.

import { OFF, type PitchShape, squareName, squareNamed } from '../kernel/pitch.ts'
import { type Action, type Input, outsideInputs, type Verb, verbs } from '../vocabulary/actions.ts'

export const writeInput = (pitch: PitchShape, input: Input): string => {
  if ('dice' in input) return input.dice.join(' ')
  if ('outside' in input) return `!${input.outside}`
  const { action: a } = input
  const player = a.player < 0 ? '' : `:${a.player}`
  const square = a.square < 0 ? '' : `@${squareName(pitch, a.square)}`
  return `${a.do}${player}${square}${a.option === '' ? '' : `=${a.option}`}`
}

const ACTION = /^([a-zA-Z]+)(?::(\d{1,4}))?(?:@([a-z]\d+))?(?:=(.+))?$/

const isVerb = (word: string): word is Verb => verbs.some((verb) => verb === word)

const readAction = (pitch: PitchShape, text: string): Action | null => {
  const match = ACTION.exec(text)
  if (!match || !isVerb(match[1])) return null
  const square = match[3] === undefined ? OFF : squareNamed(pitch, match[3])
  if (match[3] !== undefined && square === OFF) return null
  // Plain data, not the shared object of `action`: what nobody has looked up among the legal answers is not kept.
  return { do: match[1], player: match[2] === undefined ? -1 : Number(match[2]), square, option: match[4] ?? '' }
}

/** The input that a line stands for, legal or not; null if it is none. */
export const readInput = (pitch: PitchShape, text: string): Input | null => {
  if (/^\d+( \d+)*$/.test(text)) return { dice: text.split(' ').map(Number) }
  const outside = outsideInputs.find((kind) => text === `!${kind}`)
  if (outside) return { outside }
  const action = readAction(pitch, text)
  return action && { action }
}

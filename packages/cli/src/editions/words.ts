// Formats of plain values on the page of the editions. Neighbours: labels.ts, grids.ts, targets.ts.
import type { Edition } from '@double-skulls/engine'

/** For an edition without such a thing. */
export const NONE = '–'

export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
export const list = (parts: readonly string[]): string => (parts.length === 0 ? NONE : parts.join(', '))
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0')

export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from) : to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}–${to}`

/** `2D6`, `D16`, `D6 and D8`. */
export const diceWords = (dice: Dice): string => {
  const [first = ''] = dice
  const name = (die: string): string => (die === 'block' ? 'block die' : die.toUpperCase())
  return dice.every((die) => die === first)
    ? `${dice.length > 1 ? dice.length : ''}${name(first)}`
    : dice.map(name).join(' and ')
}

type Dice = NonNullable<Edition['tables']['casualty']>['dice']

/** Unique items in the order of first appearance. */
export const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())]

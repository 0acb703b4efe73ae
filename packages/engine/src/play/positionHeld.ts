// Facts of the position notation that list what each side has: `items=7:bootsOfSpeed/`. Neighbours: positionFacts.ts has the others,
// positionWeapons.ts, positionItems.ts, positionSpells.ts and positionTricks.ts say what the words mean.
import type { BySide } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

/** By key, each with an example. */
export const heldExamples = {
  weapons: 'weapons=grenades:2/',
  items: 'items=7:bootsOfSpeed/',
  spells: 'spells=4:grabbit/',
  tricks: 'tricks=spies:2/',
  potions: 'potions=speed:1/',
} as const

type HeldKey = keyof typeof heldExamples
const keys = Object.keys(heldExamples) as readonly HeldKey[]

export const isHeld = (key: string): key is HeldKey => keys.some((known) => known === key)

/** The words of each side. */
export type HeldFacts = { [K in HeldKey]: BySide<readonly string[]> }

export const nothingHeld = (): HeldFacts => ({
  weapons: { home: [], away: [] },
  items: { home: [], away: [] },
  spells: { home: [], away: [] },
  tricks: { home: [], away: [] },
  potions: { home: [], away: [] },
})

export const readHeld = (word: string, value: string, example: string): BySide<readonly string[]> => {
  const parts = value.split('/')
  if (parts.length !== 2)
    throw new BadPosition(`"${word}": those of home and those of away, with / between them, like ${example}`)
  const [home, away] = parts.map((part) => part.split(',').filter((id) => id !== ''))
  return { home, away }
}

/** Of those that anybody has. */
export const heldWords = (facts: HeldFacts): readonly string[] =>
  keys.flatMap((key) => {
    const { home, away } = facts[key]
    return home.length + away.length > 0 ? [`${key}=${home.join(',')}/${away.join(',')}`] : []
  })

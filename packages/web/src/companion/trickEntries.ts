// Spells, magic items, potions, secret weapons and traps as entries: names from @double-skulls/words, sentences from words/. Neighbours: entries.ts
// gathers them.
import { commonSpellIds, itemIds, specialSpellIds, trapKinds } from '@double-skulls/engine'
import { capital, itemNames, potionNames, spellNames, thingWords, weaponNames } from '@double-skulls/words'
import { type EntryMaker, entry } from './entries.ts'

const spellGroups = [
  ['The table of spells', commonSpellIds, 2],
  ['Special spells', specialSpellIds, 1],
] as const

export const spellEntries: EntryMaker = ({ rules }, words) =>
  spellGroups.flatMap(([group, ids, first]) =>
    ids.flatMap((id, i) =>
      rules.spells.has(id)
        ? [entry('spell', id, spellNames[id], { text: words.spell[id] ?? '', group, roll: String(first + i) })]
        : [],
    ),
  )

/** Each has half of a first die. */
const itemRoll = (i: number): string => {
  const tens = 1 + Math.floor(i / 2)
  return i % 2 === 0 ? `${tens}1–${tens}3` : `${tens}4–${tens}6`
}

export const itemEntries: EntryMaker = ({ rules }, words) =>
  itemIds.flatMap((id, i) =>
    rules.items.has(id) ? [entry('item', id, itemNames[id], { text: words.item[id] ?? '', roll: itemRoll(i) })] : [],
  )

export const potionEntries: EntryMaker = ({ rules }, words) =>
  [...rules.potions].map((id) => entry('potion', id, potionNames[id], { text: words.potion[id] ?? '' }))

export const weaponEntries: EntryMaker = ({ rules }, words) =>
  [...rules.weapons.keys()].map((id) => entry('weapon', id, weaponNames[id], { text: words.weapon[id] ?? '' }))

/** Where there are counters on the pitch. */
export const trapEntries: EntryMaker = ({ rules }, words) =>
  rules.steps.has('layCounters')
    ? trapKinds.map((id) => entry('trap', id, capital(thingWords(id)), { text: words.trap[id] ?? '' }))
    : []

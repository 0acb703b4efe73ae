// Spells, magic items, secret weapons and traps as entries: names from @double-skulls/words, sentences from words/. Neighbours: entries.ts
// gathers them.
import { commonSpellIds, specialSpellIds, trapKinds } from '@double-skulls/engine'
import { capital, spellNames, thingWords, weaponNames } from '@double-skulls/words'
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

export const itemEntries: EntryMaker = () => []

export const weaponEntries: EntryMaker = ({ rules }, words) =>
  [...rules.weapons.keys()].map((id) => entry('weapon', id, weaponNames[id], { text: words.weapon[id] ?? '' }))

/** Where there are counters on the pitch. */
export const trapEntries: EntryMaker = ({ rules }, words) =>
  rules.steps.has('layCounters')
    ? trapKinds.map((id) => entry('trap', id, capital(thingWords(id)), { text: words.trap[id] ?? '' }))
    : []

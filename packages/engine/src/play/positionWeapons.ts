// Secret weapons in the position notation: `weapons=grenades:2/seeSaw:off`. Neighbours: positionFacts.ts reads the word, position.ts puts all
// together, procs/match/weapons.ts keeps what is left of them. Who operates them is said by the players' skills.
import type { CompiledEdition } from '../edition.ts'
import type { Match } from '../kernel/match.ts'
import { type HeldWeapon, ruledNow, weapons } from '../procs/match/weapons.ts'
import { weaponIds } from '../vocabulary/weapons.ts'
import { type BySide, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

const readWeapon = (rules: CompiledEdition, text: string): HeldWeapon => {
  const [name = '', ...parts] = text.split(':')
  const id = weaponIds.find((one) => one === name)
  const weapon = id && rules.weapons.get(id)
  if (!weapon) throw new BadPosition(`"weapons=${text}": edition ${rules.id} plays with no such weapon; leave it out`)
  const odd = parts.find((part) => part !== 'off' && !/^\d$/.test(part))
  if (odd !== undefined) throw new BadPosition(`"weapons=${text}": what is "${odd}"? off, or how many are left`)
  const left = parts.find((part) => part !== 'off')
  return {
    ...{ id: weapon.id, off: parts.includes('off'), ruledAt: 0 },
    left: left === undefined ? (weapon.supply ?? 0) : Number(left),
  }
}

/** Those that are named take the place of those that players carry. */
export const setWeapons = (rules: CompiledEdition, match: Match, words: BySide<readonly string[]>): void => {
  for (const side of sides) {
    const named = words[side].map((text) => readWeapon(rules, text))
    const carried = weapons.of(match.squads[side]).filter(({ id }) => !named.some((one) => one.id === id))
    if (named.length + carried.length > 0) weapons.put(match.squads[side], [...named, ...carried])
  }
  ruledNow(match)
}

const written = (rules: CompiledEdition, { id, off, left }: HeldWeapon): string => {
  const supply = rules.weapons.get(id)?.supply ?? 0
  return [id, ...(off ? ['off'] : []), ...(left === supply ? [] : [`${left}`])].join(':')
}

export const weaponFacts = (rules: CompiledEdition, { squads }: Match): BySide<readonly string[]> => ({
  home: weapons.of(squads.home).map((one) => written(rules, one)),
  away: weapons.of(squads.away).map((one) => written(rules, one)),
})

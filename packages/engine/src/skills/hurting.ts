// Skills of second that make armour and injury rolls harder or easier to survive: Mighty Blow, Dirty Tackle, Toughness, Thick Skull.
// Neighbours: second.ts lists them, helpHurt.ts is the same for editions whose coaches choose the roll.
import type { Changes, Skill } from '../hooks.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import { levelled } from '../skillFamilies.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'

/** No card shows a higher one. */
const LEVELS = 4

const category = 'extraordinary'

/** A block, also one that the victim fails to dodge, and a foul, also by spear. */
const OWN_BLOWS: readonly string[] = ['block', 'charge', 'evade', 'foul', 'spear']

const ofOwnBlow = (more: number) => (_c: unknown, f: RollFrame) => (OWN_BLOWS.includes(f.why) ? more : 0)

const mightyBlows = (level: number, injury: number): { readonly victims: Changes } => ({
  victims: { armour: ofOwnBlow(level), injury: ofOwnBlow(injury) },
})

const mightyBlow = levelled('mightyBlow', 'Mighty Blow', LEVELS, (level) => ({
  category,
  modifiers: mightyBlows(level, Math.ceil(level / 2)),
}))

/** The card of Borg'th N'hthrog: level 2, but 2 on injuries. */
const graveBlow: Skill = {
  ...mightyBlow[1],
  id: 'mighty-blow-2-grave',
  name: 'Mighty Blow 2 (injuries +2)',
  excludes: mightyBlow.map(({ id }) => id),
  modifiers: mightyBlows(2, 2),
}

const dirtyTackle = levelled('dirtyTackle', 'Dirty Tackle', LEVELS, (level) => {
  const ofOwnTackle = (more: number) => (_c: unknown, f: RollFrame, owner: { readonly posture: string }) =>
    f.why === 'tackle' && (owner.posture === 'standing' || proposalsSecond.dirtyTackleCountsBothDown.value) ? more : 0
  return { category, modifiers: { victims: { armour: ofOwnTackle(level), injury: ofOwnTackle(1) } } }
})

const toughness = levelled('toughness', 'Toughness', LEVELS, (level) => ({
  category,
  modifiers: { own: { injury: -level } },
}))

const thickSkull: Skill = { id: 'thick-skull', name: 'Thick Skull', category, permits: ['shrugsOffStuns'] }

export const hurtingSecond: readonly Skill[] = [...mightyBlow, graveBlow, ...dirtyTackle, ...toughness, thickSkull]

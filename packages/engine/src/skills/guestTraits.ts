// Temporary traits from inducements: players who may play one drive only and how each leaves afterwards, and players
// under a spell.
// Neighbours: secretWeapon.ts is similar; inducements/ lend them or bring such players.
import type { Skill } from '../hooks.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { sendOffFrame } from '../procs/foul/sendOff.ts'
import type { Place } from '../vocabulary/words.ts'
import { reallyStupid5 } from './reallyStupid.ts'
import { secretWeaponBb2020 } from './secretWeapon.ts'
import { uplift, upliftFrame } from './uplift.ts'

/** The referee sends him off after the drive, without argument or bribe. */
export const banned: Skill = {
  ...secretWeaponBb2020,
  id: 'banned',
  name: 'Banned',
  calls: ['sendOff'],
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && owner.place !== 'sentOff',
      use: (_c, owner) => sendOffFrame(owner.id, 'banned', ['argue', 'bribe']),
      compulsory: true,
    },
  },
}

const GONE: readonly Place[] = ['casualty', 'sentOff']

/** He was a casualty and becomes one again after the next drive. */
export const lastLegs: Skill = {
  ...secretWeaponBb2020,
  id: 'last-legs',
  name: 'Last Legs',
  windows: {
    driveEnding: {
      offer: (_c, owner) => !GONE.includes(owner.place),
      use: (c, owner) => {
        takeOff(c.match, c.rules.pitch, owner, 'casualty')
        c.events.push({ type: 'removed', player: owner.id, to: 'casualty', why: 'last-legs' })
        return null
      },
      compulsory: true,
    },
  },
}

/** A spell that turns his feet to stone. */
export const leadenFeet: Skill = {
  id: 'leaden-feet',
  name: 'Leaden Feet',
  category: 'trait',
  worksWhileDown: true,
  modifiers: { own: { dodge: -1, jump: -1 } },
}

/** When activated he may improve a characteristic for this turn. */
export const dancing: Skill = {
  id: 'dancing',
  name: 'Dancing',
  category: 'trait',
  procedures: { uplift },
  worksWhileDown: true,
  windows: {
    activated: {
      offer: () => true,
      use: (_c, owner) => upliftFrame(owner.id, 'dancing', ['MA', 'AG', 'PA']),
      compulsory: true,
    },
  },
}

export const guestTraits: readonly Skill[] = [banned, lastLegs, leadenFeet, dancing, reallyStupid5]

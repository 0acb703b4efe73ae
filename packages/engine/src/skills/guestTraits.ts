// What inducements make of players for a while: those who may play one drive only and how each of them leaves when it is
// over, and those whom a spell weighs down.
// Neighbours: secretWeapon.ts is a like case; inducements/ lend or bring them.
import type { Skill } from '../hooks.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { isSpentFor } from '../procs/limits.ts'
import { sendOffFrame } from '../procs/sendOff.ts'
import type { Place } from '../vocabulary/words.ts'
import { secretWeapon2020 } from './secretWeapon.ts'

/** The referee sends him off after the drive; his coach may argue or bribe. */
export const unlicensed: Skill = {
  ...secretWeapon2020,
  id: 'unlicensed',
  name: 'Unlicensed',
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && owner.place !== 'sentOff',
      use: (_c, owner) => sendOffFrame(owner.id, 'unlicensed'),
      compulsory: true,
      declining: '',
    },
  },
}

/** The same, and nobody has a say in it. */
export const banned: Skill = {
  ...unlicensed,
  id: 'banned',
  name: 'Banned',
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && owner.place !== 'sentOff',
      use: (_c, owner) => sendOffFrame(owner.id, 'banned', ['argue', 'bribe']),
      compulsory: true,
      declining: '',
    },
  },
}

const GONE: readonly Place[] = ['casualty', 'sentOff']

/** He was hurt before and is carried off again after the next drive he plays in. */
export const lastLegs: Skill = {
  ...unlicensed,
  id: 'last-legs',
  name: 'Last Legs',
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && !GONE.includes(owner.place) && !isSpentFor(owner, 'last-legs', 'drive'),
      use: (c, owner) => {
        takeOff(c.match, c.rules.pitch, owner, 'casualty')
        c.events.push({ type: 'removed', player: owner.id, to: 'casualty', why: 'last-legs' })
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}

/** Stone weighs on his feet. */
export const leadenFeet: Skill = {
  id: 'leaden-feet',
  name: 'Leaden Feet',
  category: 'trait',
  worksWhileDown: true,
  own: { dodge: () => -1, jump: () => -1 },
}

export const guestTraits: readonly Skill[] = [unlicensed, banned, lastLegs, leadenFeet]

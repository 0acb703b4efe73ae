// The secret weapons of second, in the order in which they are offered. Neighbours: ../secretWeapon.ts says what one is, editions/second.ts
// takes those that its options allow.
import type { SecretWeapon } from '../secretWeapon.ts'
import { CANNONBALL, cannonComes, cannonGoes, GUNNER, handInDeed } from './cannon.ts'
import { chainsaws } from './chainsaws.ts'
import { deathRoller } from './deathRoller.ts'
import { grenades } from './grenades.ts'
import { haulDeed } from './haul.ts'
import { killdozer } from './killdozer.ts'
import { seeSawLaunches } from './launch.ts'
import { pogoSticks } from './pogoSticks.ts'
import { seeSawComes } from './seeSaw.ts'
import { cannonFires } from './shot.ts'
import { smashSeeSawDeed, spikeCannonDeed } from './smash.ts'

const category = 'extraordinary'

const seeSaw: SecretWeapon = {
  id: 'seeSaw',
  crew: [],
  deeds: [haulDeed, smashSeeSawDeed],
  routines: [seeSawComes, seeSawLaunches],
}

const cannon: SecretWeapon = {
  id: 'cannon',
  needs: 'kickOff',
  supply: 1,
  crew: [
    // A big base does not fit in.
    { skill: CANNONBALL, least: 1, most: 1, unfit: ['large'] },
    { skill: GUNNER, least: 1, most: 1, stays: true },
  ],
  skills: [
    { id: CANNONBALL, name: 'Cannonball', category },
    { id: GUNNER, name: 'Gunner', category },
  ],
  deeds: [handInDeed, spikeCannonDeed],
  routines: [cannonComes, cannonGoes, cannonFires],
}

export const weaponsSecond: readonly SecretWeapon[] = [
  ...[seeSaw, cannon, grenades, chainsaws, pogoSticks],
  ...[killdozer, deathRoller],
]

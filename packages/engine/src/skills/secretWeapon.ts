// Secret Weapon: sent off at the end of a drive he played in, even if he left the pitch, unless a bribe works.
import { revise, type Skill } from '../hooks.ts'
import { sendOffFrame } from '../procs/foul/sendOff.ts'

export const secretWeapon: Skill = {
  id: 'secret-weapon',
  name: 'Secret Weapon',
  category: 'extraordinary',
  calls: ['sendOff'],
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && owner.place !== 'sentOff',
      use: (_c, owner) => sendOffFrame(owner.id, 'secretWeapon'),
      compulsory: true,
    },
  },
}

export const secretWeaponBb2020 = revise(secretWeapon, { category: 'trait', worksWhileDown: true })

// Secret Weapon: sent off when a drive he played in ends, wherever he is by then, unless a bribe works.
import { revise, type Skill } from '../hooks.ts'
import { sendOffFrame } from '../procs/sendOff.ts'

export const secretWeapon: Skill = {
  id: 'secret-weapon',
  name: 'Secret Weapon',
  category: 'extraordinary',
  windows: {
    driveEnding: {
      offer: (_c, owner) => owner.fielded && owner.place !== 'sentOff',
      use: (_c, owner) => sendOffFrame(owner.id, 'secretWeapon'),
      compulsory: true,
      declining: '',
    },
  },
}

export const secretWeapon2020 = revise(secretWeapon, { category: 'trait', worksWhileDown: true })

// I'll Be Back!: the first time he would be sent off for his secret weapon, he stays.
import type { Skill } from '../../hooks.ts'

export const illBeBack: Skill = {
  id: 'ill-be-back',
  name: "I'll Be Back!",
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  windows: {
    sendingOff: {
      offer: (_c, _owner, cause) => cause.why === 'secretWeapon',
      use: (_c, _owner, cause) => {
        cause.spared = true
        return null
      },
      compulsory: true,
    },
  },
}

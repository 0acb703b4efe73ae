// Big Hand: neither tackle zones nor rain modify his pick-up rolls.
import { revise, type Skill } from '../hooks.ts'

export const bigHand: Skill = {
  id: 'big-hand',
  name: 'Big Hand',
  category: 'mutation',
  ignoresZones: ['pickUp'],
  ignoresWeather: ['pickUp'],
}

const NEEDS = 2

/** `third`: a 2 is enough, whatever else counts. */
export const bigHandThird = revise(bigHand, {
  windows: {
    rolling: {
      offer: (_c, _owner, cause) => cause.roll === 'pickUp',
      use: (_c, _owner, cause) => {
        cause.base = NEEDS
        cause.modifiers.length = 0
        return null
      },
      compulsory: true,
    },
  },
})

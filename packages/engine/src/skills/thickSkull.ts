// Thick Skull: an injury roll of 8 stuns him instead of knocking him out.
import { revise, type Skill } from '../hooks.ts'

export const thickSkull: Skill = {
  id: 'thick-skull',
  name: 'Thick Skull',
  category: 'strength',
  worksWhileDown: true,
  windows: {
    injuryRolled: {
      offer: (_c, owner, cause) => {
        const { player, total } = cause
        return owner.id === player && total === 8
      },
      use: (_c, _owner, cause) => {
        cause.result = 'stunned'
        return null
      },
      declining: 'isKnockedOut',
    },
  },
}

/** bb2020: a Stunty player with it is stunned on a 7. */
export const thickSkullBb2020 = revise(thickSkull, {
  windows: {
    injuryRolled: {
      offer: (_c, owner, cause) => {
        const { player, total } = cause
        return owner.id === player && total === (owner.skills.includes('stunty') ? 7 : 8)
      },
      use: (_c, _owner, cause) => {
        // One less, so that Stunty does not turn the same total into a knock-out again.
        cause.total--
        cause.result = 'stunned'
        return null
      },
      declining: 'isKnockedOut',
    },
  },
})

/** `third`: a roll turns a knock-out into a stun. */
export const thickSkullThird = revise(thickSkull, {
  windows: {
    injuryRolled: {
      offer: (_c, owner, { player, result }) => owner.id === player && result === 'knockedOut',
      roll: (_c, owner) => ({ roll: 'thickSkull', player: owner.id }),
      tested: (_c, _owner, cause, passed) => {
        if (passed) cause.result = 'stunned'
        return null
      },
      declining: 'isKnockedOut',
    },
  },
})

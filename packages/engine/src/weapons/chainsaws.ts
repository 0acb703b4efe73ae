// Chainsaws: one or two Loonies, who hold nothing else, saw at opponents instead of blocking or tackling them. A star who has one by his
// card is a Loony. Neighbours: procs/hurt/saw.ts is the attack, procs/move/claims.ts the one in place of a tackle.
import { type Deed, mayAttack } from '../deed.ts'
import type { Skill } from '../hooks.ts'
import { may } from '../kit.ts'
import { softTargets } from '../procs/block/attackTargets.ts'
import { SAW, saw, sawFrame } from '../procs/hurt/saw.ts'
import { isTurncoat } from '../procs/match/turncoats.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import { sawBite } from '../tables/weaponTables.ts'
import { playerActions } from '../vocabulary/actions.ts'

const whereItBites = (more: number) => (_c: unknown, f: RollFrame) => (f.why === SAW ? more : 0)

const chainsaw: Skill = {
  id: 'chainsaw',
  name: 'Chainsaw',
  category: 'trait',
  permits: ['saws', 'cannotHoldBall'],
  modifiers: { victims: { armour: whereItBites(sawBite.armour), injury: whereItBites(sawBite.injury) } },
  procedures: { saw },
}

const sawAt = playerActions('block', SAW)

const sawDeed: Deed = {
  id: SAW,
  isAttack: true,
  offers: (c, f, player) =>
    may(c, player).saws && mayAttack(f) && !isTurncoat(c.match, player)
      ? softTargets(c, player).map(({ id }) => sawAt(id))
      : [],
  begin: (_c, f, { player }) => sawFrame(f.player, player),
  calls: ['saw'],
}

export const chainsaws: SecretWeapon = {
  id: 'chainsaws',
  crew: [{ skill: 'chainsaw', least: 1, most: 2 }],
  banned: true,
  skills: [chainsaw],
  deeds: [sawDeed],
}

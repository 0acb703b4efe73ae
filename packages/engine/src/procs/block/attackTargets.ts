// Whom a player may attack by strength, and whom several at once. Neighbours: attack.ts resolves the attack, the deeds of this
// room offer it.
import type { Ctx } from '../../edition.ts'
import { isNextTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'
import { adores } from '../match/love.ts'
import { isKeptFromAttacks } from '../match/spells.ts'
import { wouldHarm } from '../match/turncoats.ts'
import { markers, playersBeside, stands } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'

const NOBODY: readonly Player[] = []

/** Players beside him who are not of his side and stand: opponents, and neutral ones where an edition has them. Some attack nobody. */
export const attackTargets = (c: Ctx, player: Player): readonly Player[] =>
  may(c, player).attacksNobody
    ? NOBODY
    : playersBeside(c, player).filter(
        (other) =>
          other.side !== player.side &&
          stands(other) &&
          wouldHarm(c.match, player, other) &&
          !adores(c.match, player, other),
      )

/** The same for attacks that cut, sting or hurt: a machine does not feel them. */
export const softTargets = (c: Ctx, player: Player): readonly Player[] =>
  attackTargets(c, player).filter((other) => !isMachine(c, other))

/** Whether each of them stands beside another of them. */
export const standTogether = (c: Ctx, players: readonly Player[]): boolean =>
  players.length > 1 &&
  players.every((one) => players.some((other) => other !== one && isNextTo(c.rules.pitch, one, other)))

/** Those of his targets who can be among several at once. */
export const groupTargets = (c: Ctx, player: Player): readonly Player[] => {
  const targets = attackTargets(c, player)
  return targets.filter((one) => targets.some((other) => other !== one && isNextTo(c.rules.pitch, one, other)))
}

/** Whether he may take part in a gang on this player: he could block him, and stands in nobody else's zone. */
export const mayGangUp = (c: Ctx, player: Player, victim: Player): boolean =>
  stands(player) &&
  !isKeptFromAttacks(player) &&
  attackTargets(c, player).includes(victim) &&
  markers(c, player, player.at).every((other) => other === victim)

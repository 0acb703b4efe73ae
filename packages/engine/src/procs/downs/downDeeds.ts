// What a carrier may do with the ball where play is in downs: throw it downfield once, punt it, and run off the pitch with it. Neighbours:
// ../ball/ballDeeds.ts and ../kickOff/kickInPlay.ts have the throw and the kick, fieldGoal.ts the other kick, runOut.ts the way off.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { throwDeed } from '../ball/ballDeeds.ts'
import { kickDeed } from '../kickOff/kickInPlay.ts'
import { beyondLine, type DownsFrame, downsOf, isDownfield, KICK_RETURN, offenceOf } from './downsFrame.ts'

/** Whether he plays for the offence of a down, which may do more with the ball than whoever runs a kick or the other side's ball back. */
export const playsADown = (c: Ctx, downs: DownsFrame, player: Player): boolean =>
  downs.down !== KICK_RETURN && player.side === offenceOf(c.match)

/** How far he is beyond the line if he may send the ball downfield, by a throw or a punt; null: he may not. */
const downfieldFrom = (c: Ctx, player: Player): number | null => {
  const downs = downsOf(c.match)
  if (!downs || downs.thrown || !playsADown(c, downs, player)) return null
  return beyondLine(c.rules.pitch, downs, coachOf(c.match, player), player.at)
}

const goesDownfield = (c: Ctx, player: Player, square: number): boolean =>
  isDownfield(c.rules.pitch, coachOf(c.match, player), player.at, square)

/** Sideways and backwards whenever a throw is possible, downfield once a down from the line or from behind it. */
export const throwInDowns: Deed = {
  ...throwDeed,
  offers: (c, f, player) => {
    const throws = throwDeed.offers(c, f, player)
    if (throws.length === 0) return throws
    const beyond = downfieldFrom(c, player)
    return beyond !== null && beyond <= 0 ? throws : throws.filter(({ square }) => !goesDownfield(c, player, square))
  },
  begin: (c, f, answer) => {
    const player = c.match.players[f.player]
    const downs = downsOf(c.match)
    if (downs) {
      if (goesDownfield(c, player, answer.square)) downs.thrown = true
      Object.assign(downs, { keeper: coachOf(c.match, player), keptAt: player.at })
    }
    return throwDeed.begin(c, f, answer)
  },
}

/** From behind the line, downfield, in place of the one throw there; the others have it where it leaves the pitch. */
export const puntDeed: Deed = {
  ...kickDeed,
  id: 'punt',
  offers: (c, f, player) => {
    const beyond = downfieldFrom(c, player)
    if (beyond === null || beyond >= 0) return []
    return kickDeed.offers(c, f, player).filter(({ square }) => goesDownfield(c, player, square))
  },
  begin: (c, f, answer) => {
    const downs = downsOf(c.match)
    if (downs)
      Object.assign(downs, {
        thrown: true,
        keeper: otherSide(coachOf(c.match, c.match.players[f.player])),
        keptAt: OFF,
      })
    return kickDeed.begin(c, f, answer)
  },
}

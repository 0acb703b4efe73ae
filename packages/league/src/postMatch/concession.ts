// Players who leave a team that conceded. Neighbours: mostValuable.ts, winnings.ts and fans.ts have the other costs of
// conceding.
import { earnedAdvances } from '../checkCareer.ts'
import { roll } from '../procedure.ts'
import { type TeamPlayer, withoutPlayer } from '../team.ts'
import { type AfterMatchStep, eachSide, noted, shirtOf } from './afterMatch.ts'

const LEAVES_UP_TO = 3

/** Each such player leaves on a D6 up to LEAVES_UP_TO. */
const leavers = (isOfKind: (player: TeamPlayer) => boolean): AfterMatchStep =>
  eachSide(function* ({ team, side, own }) {
    if (!own.conceded) return {}
    for (const player of team.players.filter(isOfKind)) {
      const [face] = yield* roll(side, `whether ${shirtOf(player)} leaves`, 'd6')
      if (face <= LEAVES_UP_TO)
        team = noted(withoutPlayer(team, player.id, 'left'), 'left', { player: shirtOf(player) })
    }
    return { team }
  })

const A_STAR = 51
const MANY_ADVANCES = 3

export const leaversByPoints = leavers(({ points }) => points >= A_STAR)
export const leaversByAdvances = leavers((player) => earnedAdvances(player) >= MANY_ADVANCES)

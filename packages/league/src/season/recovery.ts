// Recovery between seasons: niggling injuries, and lasting injuries of players who rested. Neighbours: redraft.ts comes
// next, ../postMatch/injuries.ts gives injuries.
import type { Die } from '@double-skulls/engine'
import { noted, shirtOf } from '../postMatch/afterMatch.ts'
import { type LeagueProcedure, roll } from '../procedure.ts'
import type { Redraft } from '../rules/leagueRules.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'

const dice = (count: number): Die[] => Array.from({ length: count }, () => 'd6' as const)

function* healed(who: string, player: TeamPlayer, needs: number): LeagueProcedure<TeamPlayer> {
  let { niggling, lasting } = player
  if (niggling > 0) {
    const faces = yield* roll(who, `niggling injuries of ${shirtOf(player)}`, ...dice(niggling))
    niggling -= faces.filter((face) => face >= needs).length
  }
  if (player.restsThisSeason && lasting.length > 0) {
    const faces = yield* roll(who, `lasting injuries of ${shirtOf(player)}`, ...dice(lasting.length))
    const kept = lasting.filter((_, i) => faces[i] < needs)
    // A healed lasting injury becomes a niggling one.
    niggling += lasting.length - kept.length
    lasting = kept
  }
  return { ...player, niggling, lasting }
}

/** Rolls for all players; those who rested or missed a match are fit again. */
export function* recovery(team: Team, { healsOn, apothecaryBonus }: Redraft): LeagueProcedure<Team> {
  const needs = healsOn - (team.staff.apothecaries > 0 ? apothecaryBonus : 0)
  for (const before of team.players) {
    const after = yield* healed(team.name, before, needs)
    const better = after.niggling !== before.niggling || after.lasting.length !== before.lasting.length
    team = withPlayer(team, before.id, () => ({ ...after, missesNextGame: false, restsThisSeason: false }))
    if (better) team = noted(team, 'recovered', { player: shirtOf(before), from: before.lasting, to: after.lasting })
  }
  return team
}

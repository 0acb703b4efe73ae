// Who leaves because he was not paid: a die against his Disenchantment Points before the First Team is named. He stays for what he is
// owed; otherwise he is a Free Agent. Neighbours: wages.ts gives the points.
import { gold } from '../fault.ts'
import { about, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { type Team, type TeamPlayer, withoutPlayer } from '../team.ts'
import { booked, campaignOf, withCampaign } from './accounts.ts'
import type { Apothecary } from './campaignState.ts'
import { isOfMinority, isUndead } from './races.ts'
import { APOTHECARY, withCareer, withHealer } from './wages.ts'

/** What was a team's and looks for another. */
export interface Leavers {
  readonly team: Team
  readonly players: readonly TeamPlayer[]
  readonly apothecaries: readonly Apothecary[]
}

/** Whether the die sends him away; a minority subtracts one. */
const leaves = (face: number, points: number, minority: boolean): boolean => face - (minority ? 1 : 0) < points

interface Doubter {
  readonly name: string
  readonly points: number
  readonly owed: number
  readonly minority: boolean
}

function* doubts(who: string, one: Doubter): LeagueProcedure<boolean> {
  const [face] = yield* roll(who, `whether ${one.name} leaves, with ${one.points}`, 'd6')
  return leaves(face, one.points, one.minority)
}

/** Whether he is paid what he is owed. Where that is too much nobody is asked, nor where it is nothing (ruling E795). */
function* keeps(who: string, team: Team, { name, owed }: Doubter, player?: TeamPlayer): LeagueProcedure<boolean> {
  if (owed === 0 || owed > team.treasury) return false
  const asked = { ...about('toStay', team, player), value: owed, prices: { pay: owed } }
  return (yield* ask(who, `${name} wants ${gold(owed)} to stay`, ['pay', 'letGo'], asked)) === 'pay'
}

function* player(who: string, before: Leavers, one: TeamPlayer): LeagueProcedure<Leavers> {
  const { campaign } = one
  const { team } = before
  if (!campaign || campaign.disenchantment === 0) return before
  const { disenchantment: points, owed } = campaign
  const doubter = { name: shirtOf(one), points, owed, minority: isOfMinority(team, one) }
  if (!(yield* doubts(who, doubter))) return before
  if (yield* keeps(who, team, doubter, one)) {
    const stays = withCareer(team, one.id, (career) => ({ ...career, owed: 0 }))
    return { ...before, team: booked(stays, 'toStay', -owed, one.id) }
  }
  const gone = noted(withoutPlayer(team, one.id, 'left'), 'left', { player: shirtOf(one) })
  return { ...before, team: gone, players: [...before.players, one] }
}

/** He is taken to be of the majority race. */
function* healer(who: string, before: Leavers): LeagueProcedure<Leavers> {
  const { team } = before
  const { apothecary } = campaignOf(team)
  if (!apothecary || apothecary.disenchantment === 0) return before
  const { name, disenchantment: points, owed } = apothecary
  const doubter = { name, points, owed, minority: false }
  if (!(yield* doubts(who, doubter))) return before
  if (yield* keeps(who, team, doubter)) {
    const stays = withHealer(team, (one) => ({ ...one, owed: 0 }))
    return { ...before, team: booked(stays, 'toStay', -owed, APOTHECARY) }
  }
  return { ...before, team: withCampaign(team, { apothecary: null }), apothecaries: [apothecary] }
}

/** Everybody with Disenchantment Points makes up his mind. The Undead have none. */
export function* leaving(who: string, team: Team): LeagueProcedure<Leavers> {
  let after: Leavers = { team, players: [], apothecaries: [] }
  if (isUndead(team)) return after
  for (const one of team.players) after = yield* player(who, after, one)
  return yield* healer(who, after)
}

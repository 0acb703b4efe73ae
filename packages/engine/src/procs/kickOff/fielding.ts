// Who may be set up for a drive: how many players, which of them never together, and whom an effect of the opponents
// keeps off the pitch. Neighbours: setUp.ts asks, drive.ts ends what a lead ends; skills/handicaps/ keep players out.
import type { CompiledEdition, Ctx } from '../../edition.ts'
import type { Match, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { may, numbersOf } from '../../kit.ts'
import type { Fault } from '../../vocabulary/faults.ts'
import { otherSide, type Place, placesOnPitch, type Side, sides } from '../../vocabulary/words.ts'
import { anyEffect, eachEffect, effectFor, stopEffect } from '../match/effects.ts'
import { isOnPitch } from '../move/zones.ts'

/** He misses the coming set-up; after it he is back in the reserves. */
export const stayOut = (c: Ctx, player: Player, why: string): void => {
  takeOff(c.match, c.rules.pitch, player, 'exhausted')
  c.events.push({ type: 'removed', player: player.id, to: 'exhausted', why })
}

/** How many players a side may set up beside those who are in something on the pitch. */
export const playersAllowed = (c: Ctx, side: Side): number => {
  let most = c.rules.setUp.playersOnPitch
  if (c.match.pieces.length > 0)
    most -= countOf(
      c,
      c.match.players.filter((player) => player.side === side && player.place === 'aboard'),
    )
  if (c.match.squads[side].effects.length > 0)
    eachEffect(c, side, ({ extraPlayers }) => {
      most += extraPlayers ?? 0
    })
  return most
}

const FIELDED: readonly Place[] = placesOnPitch

/** Whether he is one of the players that his side has on the pitch, in a thing that stands there or not. */
export const isFielded = ({ place }: Player): boolean => FIELDED.includes(place)

/** How many of the players that a side may set up these are: some count as several. */
export const countOf = (c: Ctx, players: readonly Player[]): number => {
  let count = 0
  for (const player of players) count += numbersOf(c, player).countsAs ?? 1
  return count
}

/** The first of them that a side may set up; one who counts too much is passed over. */
export const withinCount = (c: Ctx, players: readonly Player[], most: number): readonly Player[] => {
  let count = 0
  return players.filter((player) => {
    const more = numbersOf(c, player).countsAs ?? 1
    if (count + more > most) return false
    count += more
    return true
  })
}

const pointsOf = ({ who }: Player): number => who.points ?? 0

/** Whether the opponents have it that only the players with the fewest points are set up. */
const fieldsTheWorst = (c: Ctx, side: Side): boolean =>
  c.match.squads[otherSide(side)].effects.length > 0 &&
  anyEffect(c, otherSide(side), ({ foesField }) => foesField === 'fewestPoints')

/** All of them but those who refuse to play with one before them in the list. */
const together = (c: Ctx, squad: readonly Player[]): readonly Player[] => {
  let refusing = false
  return squad.filter((player) => {
    if (!may(c, player).apart) return true
    const first = !refusing
    refusing = true
    return first
  })
}

/** Those of a squad whom a stock formation sets up, in the order of the squad. */
export const fieldable = (c: Ctx, side: Side, squad: readonly Player[]): readonly Player[] => {
  const most = playersAllowed(c, side)
  if (!fieldsTheWorst(c, side)) return withinCount(c, together(c, squad), most)
  const worst = [...squad].sort((one, other) => pointsOf(one) - pointsOf(other))
  const chosen = withinCount(c, together(c, worst), most)
  return squad.filter((player) => chosen.includes(player))
}

/** Whom of a squad a coach may choose for a set-up, how many of them, and the first of a list that count as no more. */
export interface ChoiceToField {
  readonly players: readonly Player[]
  readonly most: number
  within(list: readonly Player[]): readonly Player[]
}

/** For programs that set up by their own ideas. */
export const choiceToField = (
  { rules }: { readonly rules: CompiledEdition },
  match: Match,
  side: Side,
  squad: readonly Player[],
): ChoiceToField => {
  const c: Ctx = { rules, match, events: [] }
  const most = playersAllowed(c, side)
  const within = (list: readonly Player[]) => withinCount(c, list, most)
  if (!fieldsTheWorst(c, side)) return { players: together(c, squad), most, within }
  const best = Math.max(0, ...fieldable(c, side, squad).map(pointsOf))
  const few = squad.filter((player) => pointsOf(player) <= best)
  return { players: together(c, few), most, within }
}

/** Why these players of a squad may not be set up together, or null if they may. */
export const fieldingFault = (c: Ctx, side: Side, squad: readonly Player[]): Fault | null => {
  const apart = squad.filter((player) => isOnPitch(player) && may(c, player).apart).length
  if (apart > 1) return { fault: 'apart', limit: 1, has: apart }
  if (!fieldsTheWorst(c, side)) return null
  // Of equals the coach chooses.
  const best = Math.max(0, ...fieldable(c, side, squad).map(pointsOf))
  const tooGood = squad.filter((player) => isOnPitch(player) && pointsOf(player) > best).length
  return tooGood > 0 ? { fault: 'tooGood', limit: best, has: tooGood } : null
}

/** A side that leads no longer holds the opponents' best players back. */
export const endRestraint = (c: Ctx): void => {
  const { squads } = c.match
  for (const side of sides) {
    if (squads[side].effects.length === 0 || squads[side].score <= squads[otherSide(side)].score) continue
    const restraint = effectFor(c, side, ({ foesField }) => foesField)
    if (restraint) stopEffect(c, side, restraint.id)
  }
}

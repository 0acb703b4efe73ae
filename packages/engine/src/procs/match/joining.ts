// Makes players from the data of a line-up or a rule, and lets players join a squad during the match.
// Neighbours: lineUp.ts makes whole squads; casualty.ts and inducements/ let players join.

import type { CompiledEdition, Ctx } from '../../edition.ts'
import { NO_LOANS, NO_STATES, NONE, type Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { PlayerSpec } from '../../lineUp.ts'
import type { Allegiance } from '../../vocabulary/words.ts'

/** The player who joins when one of the squad infects a victim; null if there is none, or once he has. */
export const recruit = squadRecord<Player | null>('recruit', null)

/** The squad's journeyman, if the match may bring more of them. */
export const journeyman = squadRecord<Player | null>('journeyman', null)

/** Squares along each edge of his base. */
const baseOf = ({ skills }: CompiledEdition, spec: PlayerSpec): number =>
  Math.max(1, ...spec.skills.map((id) => skills.get(id)?.numbers?.baseSize ?? 1))

const isMachine = ({ skills }: CompiledEdition, spec: PlayerSpec): boolean =>
  spec.skills.some((id) => skills.get(id)?.permits?.includes('isMachine'))

export const makePlayer = (rules: CompiledEdition, id: number, side: Allegiance, spec: PlayerSpec): Player => {
  const size = baseOf(rules, spec)
  const machine = size > 1 && isMachine(rules, spec)
  return {
    id,
    side,
    who: {
      name: spec.name,
      position: spec.position,
      number: spec.number,
      race: spec.race ?? '',
      size,
      ...(spec.primary === undefined ? {} : { primary: spec.primary }),
      ...(spec.engaged === undefined ? {} : { engaged: spec.engaged }),
      ...(spec.points === undefined ? {} : { points: spec.points }),
    },
    stats: spec.stats,
    skills: spec.skills,
    at: OFF,
    facing: machine || (size > 1 && rules.move.bigBasesFace) ? '' : undefined,
    place: 'reserves',
    posture: 'standing',
    acted: false,
    // A neutral player marks, assists and catches for nobody, and a machine does not either.
    noZones: side === 'neutral' || machine,
    freshlyStunned: false,
    marks: NONE,
    states: NO_STATES,
    fielded: false,
    spent: NONE,
    loans: NO_LOANS,
    injuries: spec.niggling ? Array.from({ length: spec.niggling }, () => 'niggling') : NONE,
  }
}

/** His own number, or the lowest one free on his side. */
const freeNumber = (c: Ctx, side: Allegiance, wanted: number): number => {
  const worn = new Set(c.match.players.filter((p) => p.side === side).map((p) => p.who.number))
  if (!worn.has(wanted)) return wanted
  let number = 1
  while (worn.has(number)) number++
  return number
}

/** A copy of him joins the reserves, last in the list of players. */
export const join = (c: Ctx, model: Player, why: string): Player => {
  const number = freeNumber(c, model.side, model.who.number)
  // Several copies are told apart by their numbers.
  const name = number === model.who.number ? model.who.name : `${model.who.position} ${number}`
  const player = { ...model, id: c.match.players.length, who: { ...model.who, number, name } }
  c.match.players.push(player)
  c.events.push({ type: 'returned', player: player.id, why })
  return player
}

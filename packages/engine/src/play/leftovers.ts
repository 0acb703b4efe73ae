// What a match must have put away or kept within bounds: states and loans of a drive that is over, what was declared last turn, a
// ball that hangs, fans, points. Neighbour: invariants.ts asks at every moment.
import type { Engine } from '../engine.ts'
import type { Loan, Match, Player, StateEnd } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { isHanging } from '../procs/kickOff/hangingKick.ts'
import { touchdownsToWin } from '../procs/match/clock.ts'
import { fanFactor, fans, fanTraits } from '../procs/match/fans.ts'
import { hasCast, spells } from '../procs/match/spells.ts'
import { ownSideOf } from '../procs/match/turncoats.ts'
import type { TurnFrame } from '../procs/turn/turnFrame.ts'
import { trapOf } from '../tables/trapTables.ts'
import { type Place, placesInside, type Side, sides } from '../vocabulary/words.ts'

/** What lasts into the next drive. */
const OUTLAST: readonly (StateEnd | Loan['until'])[] = ['recovery', 'touchdown', 'cure', 'half', 'match']

/** What a special play gives for the drive that is being set up. */
const AHEAD: readonly string[] = ['drugged']

/** While a team is set up, nothing of the drive before is left. A referee stays on the pitch. */
const driveFaults = ({ players, stack }: Match): string[] => {
  if (!stack.some(({ proc }) => proc === 'setUp')) return []
  return players.flatMap(({ id, side, states, loans, marks, posture }) => {
    if (side === 'neutral') return []
    const faults = states
      .filter(({ state, until }) => !OUTLAST.includes(until) && !AHEAD.includes(state))
      .map(({ state }) => state)
    // Prayers lend for the drive to come.
    if (loans.some(({ until }) => until !== 'drive' && !OUTLAST.includes(until))) faults.push('a loan')
    if (marks.length > 0) faults.push('a mark')
    if (posture !== 'standing') faults.push(posture)
    return faults.map((left) => `player ${id} is set up with ${left} of the drive before`)
  })
}

/** Only a player on the pitch, in a thing there or in the air can have a ball. */
const carrierFaults = ({ balls, players }: Match): string[] =>
  balls.flatMap(({ carrier }) => {
    const place = players[carrier]?.place
    return place === undefined || place === 'pitch' || place === 'air' || place === 'aboard'
      ? []
      : [`player ${carrier} has a ball in ${place}`]
  })

/** Before anybody has acted nothing is declared, and nobody has acted. */
const freshFaults = ({ stack, turn, players }: Match): string[] => {
  const frame = stack.at(-1)
  if (frame?.proc !== 'turn' || !(frame as TurnFrame).fresh || (frame as TurnFrame).bonus) return []
  const faults = turn.declared.map((kind) => `${kind} is declared before anybody has acted`)
  if (turn.rerollsUsed < 0) faults.push(`${turn.rerollsUsed} re-rolls are used`)
  // A spell may be cast as the turn begins.
  const early = players.filter((player) => player.acted && !hasCast(player))
  return [...faults, ...early.map(({ id }) => `player ${id} has acted before anybody`)]
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

const squadFaults = ({ squads }: Match): string[] =>
  sides.flatMap((side) => {
    const squad = squads[side]
    const { chant, hooliganism, loyalty } = fanTraits.of(squad)
    const counts = { fanFactor: fanFactor.of(squad), fans: fans.of(squad), hooliganism, loyalty }
    const faults = Object.entries(counts).filter(([, value]) => !isCount(value))
    if (!Number.isInteger(chant)) faults.push(['chant', chant])
    return faults.map(([name, value]) => `${side} has ${name} ${value}`)
  })

const characteristicFaults = ({ players }: Match): string[] =>
  players.flatMap(({ id, stats }) =>
    Object.entries(stats)
      .filter(([, value]) => value !== null && !Number.isInteger(value))
      .map(([name, value]) => `player ${id} has ${name} ${value}`),
  )

const isStrange = (match: Match, side: Side, player: Player): boolean =>
  ownSideOf(match, player) !== side || player.place === 'ko'

/** Spells are in the heads of their own side, and of nobody who was knocked out. */
const spellFaults = (match: Match): string[] =>
  sides.flatMap((side) =>
    spells
      .of(match.squads[side])
      .filter(({ player }) => player >= 0 && isStrange(match, side, match.players[player]))
      .map(({ id, player }) => `player ${player} has ${id} of ${side}`),
  )

/** A side that has won plays no further turn, and a kick that hangs is a ball in the air. */
const turnFaults = (engine: Engine, match: Match): string[] => {
  const goal = touchdownsToWin(engine.rules, match)
  const faults = sides
    .filter((side) => goal !== null && match.squads[side].score >= goal)
    .map((side) => `${side} has won already`)
  if (isHanging(match) && match.balls.every(({ state }) => state !== 'air')) faults.push('a kick hangs without a ball')
  return faults
}

const INSIDE: readonly Place[] = placesInside

/** Who is inside something is in a thing on the pitch, and in no other; nothing is left of things that are gone. */
const thingFaults = ({ pieces, players }: Match): string[] => {
  const loaded = pieces.flatMap(({ load }) => load)
  const isInside = (id: number): boolean => INSIDE.includes(players[id].place)
  return [
    ...pieces.flatMap(({ at, load }, i) =>
      at === OFF && load.length > 0 ? [`thing ${i} is gone with players in it`] : [],
    ),
    ...loaded.filter((id) => !isInside(id)).map((id) => `player ${id} is in a thing and not inside`),
    ...players
      .filter(({ id, place }) => (place === 'pit' || place === 'below') && !loaded.includes(id))
      .map(({ id }) => `player ${id} is in a pit that is not there`),
    ...pieces.flatMap(({ load }, i) =>
      trapOf(pieces[i].kind) && load.some((id) => players[id].place === 'pit') !== pieces[i].solid
        ? [`pit ${i} is solid and empty, or the other way round`]
        : [],
    ),
    ...(new Set(loaded).size < loaded.length ? ['a player is in two things'] : []),
  ]
}

export const leftovers = (engine: Engine, match: Match, resting: boolean): string[] => [
  ...driveFaults(match),
  ...carrierFaults(match),
  ...freshFaults(match),
  ...squadFaults(match),
  ...spellFaults(match),
  ...thingFaults(match),
  ...(resting ? [...characteristicFaults(match), ...turnFaults(engine, match)] : []),
]

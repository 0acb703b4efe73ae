// What lies behind an event, in those before it: the dice of a turnover, who hurt somebody, a riot. Neighbour: moment.ts makes scenes
// of it.
import type { Explanation, GameEvent, Match, Place, Side } from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import type { Injury, Riot, Turnover } from './scenes.ts'

/** The last event of a kind before an event, nearest first. */
const lastOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  until: number,
  type: T,
): Extract<GameEvent, { type: T }> | null => {
  for (let i = until - 1; i >= 0; i--) {
    const event = events[i]
    if (event.type === type) return event as Extract<GameEvent, { type: T }>
  }
  return null
}

/** Dice that may be the cause: block dice, or a failed roll. */
const blamed = (roll: Explanation | null): Explanation | null =>
  roll && roll.faces.length > 0 && (isBlockDice(roll) || (roll.needed > 0 && !roll.passed)) ? roll : null

/** Causes without dice of the player's own. */
const UNROLLED: readonly string[] = ['sentOff', 'timeOut', 'allOnOneCard']

export const turnoverOf = (
  events: readonly GameEvent[],
  index: number,
  before: Match,
  { side, why }: Extract<GameEvent, { type: 'turnover' }>,
): Turnover => {
  const rolled = lastOf(events, index, 'rolled')?.roll ?? before.lastRoll
  const roll = UNROLLED.includes(why) ? null : blamed(rolled)
  const down = lastOf(events, index, 'posture')
  const ownDown = down && down.posture !== 'standing' && before.players[down.player]?.side === side ? down.player : -1
  const roller = roll && before.players[roll.player]?.side === side ? roll.player : -1
  return {
    ...{ kind: 'turnover', side, why, roll },
    player: ownDown >= 0 ? ownDown : roller,
    fallen: ownDown >= 0,
    result: roll && isBlockDice(roll) ? (lastOf(events, index, 'blockResult')?.result ?? '') : '',
  }
}

type Killed = Extract<GameEvent, { type: 'fansKilled' }>

/** In a riot fans of both sides die, one after the other: the first of the two events shows it. Elsewhere they die without a scene. */
export const riotOf = (events: readonly GameEvent[], index: number, before: Match): Riot | null => {
  const rolled = lastOf(events, index, 'rolled')?.roll ?? before.lastRoll
  const both = events.filter((event): event is Killed => event.type === 'fansKilled')
  if (rolled?.roll !== 'riot' || both.length !== 2 || both[0] !== events[index]) return null
  const of = (side: Side): number => both.find((event) => event.side === side)?.count ?? 0
  return { kind: 'riot', killed: { home: of('home'), away: of('away') } }
}

type Removed = Extract<GameEvent, { type: 'removed' }>

/** From which a player does not come back soon, where no casualty table says what he has. */
const HURT: readonly Place[] = ['injured', 'dead']

export const isForGood = ({ to }: Removed): boolean => HURT.includes(to)

/** Somebody is knocked out, or worse; whoever a referee sends to such a box is not hurt. */
export const carriedOff = (events: readonly GameEvent[], index: number, event: Removed): Injury | null => {
  const { player, to } = event
  const isHurt = isForGood(event)
  if ((to !== 'ko' || event.why === 'poison') && !isHurt) return null
  const before = events.slice(0, index)
  if (before.some((one) => one.type === 'penalised' && one.player === player)) return null
  const injury = isHurt ? lastOf(events, index, 'injured') : null
  const by = injury?.player === player ? injury.by : -1
  return { kind: isHurt ? 'casualty' : 'knockOut', player, by, results: [], to }
}

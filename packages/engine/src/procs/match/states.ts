// Player states from skills and inducements that last longer than a turn: confused, rooted, frog, in a hole and others.
// Neighbours: fall.ts, actionEnd.ts, turnSteps.ts and drive.ts end what lasts until then; some rules end one sooner.
import type { Ctx } from '../../edition.ts'
import type { Player, StateEnd, TimedState } from '../../kernel/match.ts'
import { may } from '../../kit.ts'
import type { Side } from '../../vocabulary/words.ts'

/** Every state, and until when it lasts unless a rule ends it sooner. The end of a drive ends the shorter ones too. */
const ends = {
  confused: 'drive',
  gazed: 'drive',
  rooted: 'fall',
  hexed: 'ownTurnEnd',
  // He is up to his knees in mud, until his spell says otherwise.
  bogged: 'drive',
  frog: 'drive',
  ethereal: 'drive',
  holed: 'activation',
  stalled: 'drive',
  sneaked: 'drive',
  vain: 'drive',
  drugged: 'drive',
  penalised: 'recovery',
  // A Stimulant wakes him at the next restart; two potions at once keep him in his bed.
  stimulated: 'recovery',
  poisoned: 'match',
  clawed: 'match',
  // He flew out of the arena, or is stuck in a spiked cannon.
  shotAway: 'match',
  trapped: 'match',
  // What drugs do to him until they wear off.
  laxative: 'match',
  hiccups: 'match',
  giggles: 'match',
  lovesick: 'match',
  paranoid: 'match',
  // Of a referee who was hurt: the side whose coach places him again.
  'dug-out-home': 'match',
  'dug-out-away': 'match',
} as const satisfies { readonly [state: string]: StateEnd }
export type PlayerState = keyof typeof ends

export const playerStates = Object.keys(ends) as readonly PlayerState[]

/** One object a state, which all players share. */
const timed = Object.fromEntries(playerStates.map((state) => [state, { state, until: ends[state] }])) as {
  readonly [S in PlayerState]: TimedState
}

const isState = (name: string): name is PlayerState => Object.hasOwn(ends, name)

/** The states of these names with their ends; null if one is unknown. */
export const statesNamed = (names: readonly string[]): readonly TimedState[] | null =>
  names.every(isState) ? names.map((name) => timed[name]) : null

export const hasState = ({ states }: Player, state: PlayerState): boolean =>
  states.length > 0 && states.some((one) => one.state === state)

const ZONELESS: readonly PlayerState[] = ['confused', 'gazed', 'hexed', 'ethereal', 'bogged']

/** A neutral player and a machine. */
export const hasNeverZones = (c: Ctx, player: Player): boolean =>
  player.side === 'neutral' || (player.who.size > 1 && may(c, player).isMachine)

/** Confused and hypnotised players have no tackle zone, cannot catch or assist, and stay where they are. */
const refreshZones = (c: Ctx, player: Player): void => {
  player.noZones = hasNeverZones(c, player) || ZONELESS.some((state) => hasState(player, state))
}

export const setState = (c: Ctx, player: Player, state: PlayerState, on: boolean): void => {
  if (hasState(player, state) === on) return
  player.states = on ? [...player.states, timed[state]] : player.states.filter((one) => one.state !== state)
  refreshZones(c, player)
  c.events.push({ type: 'state', player: player.id, state, on })
}

/** Ends the states of a player that last until now. */
export const endStatesOf = (c: Ctx, player: Player, until: StateEnd): void => {
  if (player.states.length === 0) return
  const over = player.states.filter((one) => one.until === until)
  if (over.length === 0) return
  player.states = player.states.filter((one) => one.until !== until)
  refreshZones(c, player)
  for (const { state } of over) c.events.push({ type: 'state', player: player.id, state, on: false })
}

/** The same for all players of a side. */
export const endStates = (c: Ctx, until: StateEnd, side: Side): void => {
  for (const player of c.match.players) if (player.side === side) endStatesOf(c, player, until)
}

/** What a player takes into the next drive; the rest is over without a word. */
export const outlasting = (states: readonly TimedState[]): readonly TimedState[] =>
  states.length === 0 ? states : states.filter(({ until }) => until === 'recovery' || until === 'match')

// Player states from skills and inducements that last longer than a turn: confused, rooted, frog, in a hole and others.
// Neighbours: fall.ts ends being rooted, activation.ts a gaze, turn.ts a hex; the end of a drive ends them all.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'

export const playerStates = [
  'confused',
  'gazed',
  'rooted',
  'hexed',
  'frog',
  'ethereal',
  'holed',
  'stalled',
  'sneaked',
  'vain',
  'drugged',
] as const
export type PlayerState = (typeof playerStates)[number]

export const hasState = (player: Player, state: PlayerState): boolean =>
  player.states.length > 0 && player.states.includes(state)

const ZONELESS: readonly PlayerState[] = ['confused', 'gazed', 'hexed', 'ethereal']

/** Confused and hypnotised players have no tackle zone, cannot catch or assist, and stay where they are. */
const refreshZones = (player: Player): void => {
  player.noZones = ZONELESS.some((state) => hasState(player, state))
}

export const setState = (c: Ctx, player: Player, state: PlayerState, on: boolean): void => {
  if (hasState(player, state) === on) return
  player.states = on ? [...player.states, state] : player.states.filter((one) => one !== state)
  refreshZones(player)
  c.events.push({ type: 'state', player: player.id, state, on })
}

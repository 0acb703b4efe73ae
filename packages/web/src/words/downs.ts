// Downs in words, for the scoreboard and its scenes. Neighbours: table/DownLine.tsx, moments/DownScene.tsx; @double-skulls/words tells them
// in the log.
import type { Announcement, DownState, Pitch, Side } from '@double-skulls/engine'

const ordinals = ['', '1st', '2nd', '3rd', '4th'] as const

export const ordinal = (number: number): string => ordinals[number] ?? `${number}th`

/** Before the first down of a drive the kick is brought back; and so is a ball that the defence has got. */
export const downName = ({ down, lost }: Pick<DownState, 'down' | 'lost'>): string =>
  down === 0 ? 'Kick return' : lost ? 'Run back' : `${ordinal(down)} down`

/** Overtime has no quarters. */
export const quarterName = ({ quarter }: Pick<DownState, 'quarter'>): string =>
  quarter === 0 ? 'Overtime' : `${ordinal(quarter)} quarter`

export const toGoWords = ({ toGo }: Pick<DownState, 'toGo'>): string =>
  toGo < 0 ? '' : toGo === 0 ? 'at the goal line' : `${toGo} to go`

/** From a line of scrimmage to the end zone in which the side scores. */
export const rowsToGo = ({ length, endZone }: Pitch, side: Side, column: number): number =>
  length - endZone - (side === 'home' ? column : length - 1 - column)

/** `3rd & 14`, as scoreboards have it. */
export const downAndDistance = (state: DownState): string =>
  state.down === 0 || state.lost || state.toGo < 0
    ? downName(state)
    : `${ordinal(state.down)} & ${state.toGo === 0 ? 'goal' : state.toGo}`

export const announcementNames: { readonly [A in Announcement]: string } = {
  drill: 'Two-minute drill',
  fieldGoal: 'Field goal',
  blitz: 'Blitz',
}

/** What the offence has said it will do. */
export const announcedNow = ({ fieldGoal, drill }: Pick<DownState, 'fieldGoal' | 'drill'>): string =>
  fieldGoal ? announcementNames.fieldGoal : drill ? announcementNames.drill : ''

/** All of it in full, for who hears it. */
export const downInFull = (state: DownState): string =>
  [
    ...[quarterName(state), downName(state), state.lost ? '' : toGoWords(state)],
    `${state.left} ${state.left === 1 ? 'down' : 'downs'} left`,
    announcedNow(state),
  ]
    .filter(Boolean)
    .join(', ')

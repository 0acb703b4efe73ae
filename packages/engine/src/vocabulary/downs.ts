// Why a down is over, and what its coaches may announce before it: closed lists. Neighbours: events.ts and questions.ts carry them,
// procs/downs/ plays downs.

export const downEnds = [
  'touchdown',
  /** The carrier was knocked over and held on to the ball. */
  'carrierDown',
  'ranOut',
  /** A throw was neither caught nor intercepted. */
  'deadThrow',
  /** A loose ball has left the pitch. */
  'outOfBounds',
  'fieldGoal',
  'goalMissed',
  /** The turns of one down have run out. */
  'timeUp',
] as const
export type DownEnd = (typeof downEnds)[number]

/** The subjects of the question `announce`. */
export const announcements = ['drill', 'fieldGoal', 'blitz'] as const
export type Announcement = (typeof announcements)[number]

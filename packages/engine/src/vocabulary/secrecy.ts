// Who looks on, and what he may learn of a question. Neighbours: kernel/secrecy.ts applies it, kernel/view.ts masks a match.
import type { Side } from './words.ts'

/** A coach sees the secrets of his side; nobody in particular (a spectator) sees none. */
export const viewers = ['home', 'away', 'nobody'] as const
export type Viewer = (typeof viewers)[number]

/**
 * What stays secret from all but the coach who is asked. `answer`: everybody knows that he is asked, or that dice fall, but not what
 * comes of it. `offer`: that he is asked at all, unless he takes the offer up; declined, it leaves the match as if there had been
 * none. `all`: the question and whatever he answers.
 */
export const secrecies = ['answer', 'offer', 'all'] as const
export type Secrecy = (typeof secrecies)[number]

/** Whose secret the pending answer or dice are. */
export interface Secret {
  readonly how: Secrecy
  readonly of: Side
}

/** Stands for what is hidden: an inducement, a piece's kind, what a frame keeps. */
export const SECRET = 'secret'

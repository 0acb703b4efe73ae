// What referees and coaches call, and where it sends whom. Neighbour: rareEvents.ts.
import type { PenaltyReason, Place } from '@double-skulls/engine'

/** What was wrong, if anything was. */
export const offences: { readonly [why: string]: string } = {
  unmoved: ': the turn marker was not moved',
  late: ': a Wild Animal comes too late',
  moved: ', and there was none',
}

/** What a referee penalises, in words. */
export const penalties: { readonly [W in PenaltyReason]: string } = {
  foul: 'for the foul',
  wrongMan: 'for a foul that was done to him',
  arguing: 'for arguing with a referee',
  unsportsmanlike: 'for unsportsmanlike conduct',
  nearest: 'for being nearest',
  delay: 'for delaying the match',
}

/** Where he must sit. */
export const benches: { readonly [P in Place]?: string } = {
  stunnedBox: 'among the stunned',
  ko: 'among the knocked out',
  injured: 'among the injured',
}

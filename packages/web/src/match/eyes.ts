// The steps of a match in the eyes of one viewer: as they were played for as long as nothing of it was secret, from then on as they
// would cross a wire. Neighbours: screen.ts says whose eyes count at this screen; the engine's onlooker masks.
import { type Engine, type Match, newOnlooker, type Onlooker, type SeenStep, type Viewer } from '@double-skulls/engine'
import type { Played, Step } from './host.ts'

export interface Sight {
  readonly match: Match
  /** The same list until a step was seen or undone. */
  readonly steps: readonly Step[]
}

const stepOf = ({ input, events, view }: SeenStep): Step => ({
  input: input ?? { masked: 'answer' },
  events,
  after: view,
})

/** Follows a list of steps that grows, or is cut short by an undo. */
export const newEyes = (engine: Engine, start: Match, viewer: Viewer): ((played: readonly Played[]) => Sight) => {
  let taken: readonly Played[] = []
  let steps: readonly Step[] = []
  let onlooker: Onlooker | null = null

  const isMasked = (match: Match): boolean => {
    const secret = engine.secret(match)
    return (secret !== null && secret.of !== viewer) || engine.hides(match, viewer)
  }

  const begin = (): void => {
    taken = []
    steps = []
    onlooker = isMasked(start) ? newOnlooker(engine, viewer, start) : null
  }

  begin()
  return (played) => {
    const known = taken.length
    if (played.length < known || (known > 0 && played[known - 1] !== taken[known - 1])) begin()
    for (let i = taken.length; i < played.length; i++) {
      const step = played[i]
      const { input, events, after } = step
      const startsNow = isMasked(after) || events.some(({ secretOf }) => secretOf !== undefined && secretOf !== viewer)
      if (!onlooker && startsNow) onlooker = newOnlooker(engine, viewer, played[i - 1]?.after ?? start)
      const seen = onlooker ? onlooker.sees(input, events, after).map(stepOf) : [step]
      if (seen.length > 0) steps = [...steps, ...seen]
    }
    taken = played
    return {
      match: onlooker ? (onlooker.last()?.view ?? engine.view(start, viewer)) : (played.at(-1)?.after ?? start),
      steps,
    }
  }
}

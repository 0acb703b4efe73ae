// Saves a match that has not begun. Neighbours: home/newMatch.ts and rematch.ts say what it starts from.
import type { BySide } from '@double-skulls/engine'
import { keepNewMatch } from '../store/matches.ts'
import { engineNamed } from './engines.ts'
import type { Seat } from './host.ts'
import { type Beginning, beginMatch, newMatchId, playedBy } from './savedMatch.ts'

export interface Start {
  readonly edition: string
  readonly seats: BySide<Seat>
  readonly beginning: Beginning
  /** null: random dice. */
  readonly seed: number | null
}

/** Returns the match's id, for its address. */
export const keepStart = async ({ edition, seats, beginning, seed }: Start): Promise<string> => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`There is no edition "${edition}"; choose another one.`)
  const id = newMatchId()
  const now = Date.now()
  await keepNewMatch({
    ...{ id, ...playedBy(engine), seats, beginning, inputs: [], seed },
    state: beginMatch(engine, beginning),
    ...{ startedAt: now, changedAt: now },
  })
  return id
}

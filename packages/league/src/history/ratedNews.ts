// What the history of a rated team tells of its handicaps, its age and its traits. Neighbours: events.ts lists the lines,
// `skulls season` prints the news of a season.
import type { Characteristic } from '@double-skulls/engine'
import { bookOf, skillIn } from '../book.ts'
import type { Team } from '../team.ts'
import { gainedBy, isHistoryEvent } from './events.ts'

/** A match with handicaps, and how it ended for the team that had them. */
export interface HandicappedMatch {
  /** Their ids. */
  readonly rolled: readonly string[]
  readonly outcome: 'win' | 'draw' | 'loss'
}

/** A player who has aged; players are `#7 Wulf`. */
export interface Aged {
  readonly player: string
  readonly niggling: boolean
  readonly lowers: Characteristic | ''
}

/** A trait that a player has gained, by its id. */
export interface TraitGained {
  readonly player: string
  readonly trait: string
}

/** Handicaps, ageing and traits of a team. */
export interface RatedNews {
  readonly handicapped: readonly HandicappedMatch[]
  readonly aged: readonly Aged[]
  readonly traits: readonly TraitGained[]
}

/** The news of a team from that line of its history on. */
export const ratedNews = (team: Team, from = 0): RatedNews => {
  const book = bookOf(team)
  const events = team.history.slice(from).filter(isHistoryEvent)
  const handicapped: HandicappedMatch[] = []
  let rolled: readonly string[] = []
  for (const event of events) {
    if (event.what === 'handicaps') rolled = event.rolled
    if (event.what !== 'match') continue
    if (rolled.length > 0) handicapped.push({ rolled, outcome: event.outcome })
    rolled = []
  }
  return {
    handicapped,
    aged: events.flatMap((event) => {
      if (event.what !== 'aged') return []
      const { player, niggling, lowers } = event
      return [{ player, niggling, lowers }]
    }),
    traits: events.flatMap((event) =>
      event.what === 'improved'
        ? gainedBy(event)
            .filter((id) => skillIn(book, id)?.trait)
            .map((trait) => ({ player: event.player, trait }))
        : [],
    ),
  }
}

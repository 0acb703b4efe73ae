// A star player as data, and the teams that may hire him. Neighbours: crp/stars.ts and bb2020/stars.ts list them, hiring.ts makes
// a player of one.
import type { Figure } from '../vocabulary/figures.ts'
import type { Stats } from '../vocabulary/words.ts'
import type { Roster } from './roster.ts'

export interface Star {
  readonly id: string
  readonly name: string
  /** What he looks like; no rule reads it. */
  readonly figure: Figure
  readonly cost: number
  /** His race, where teams are mixed. */
  readonly race?: string
  /** The deck that his card belongs to, where there are decks. */
  readonly alignment?: string
  /** Hired only together with this star; each costs what both cost, or the second nothing. */
  readonly partner?: string
  /** The characteristics of his edition. */
  readonly stats: Stats
  readonly skills: readonly string[]
  /** Ids of team lists, or special rules of the teams he plays for. */
  readonly teams: readonly string[]
}

const ANY_BUT = 'any team except '

/** `teams` names team lists, special rules of teams, or any team but some. */
export const playsFor = ({ teams }: Star, { id, name, specialRules = [] }: Roster, chosenRule = ''): boolean => {
  const rules = [...specialRules, chosenRule]
  return teams.some((team) => {
    if (team === 'any team' || team === id || team === name) return true
    if (team.startsWith(ANY_BUT)) return !rules.includes(team.slice(ANY_BUT.length))
    return team.endsWith('...') ? rules.some((rule) => rule.startsWith(team.slice(0, -3))) : rules.includes(team)
  })
}

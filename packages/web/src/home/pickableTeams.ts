// The coach's own teams among those to play with. The code that checks and fields them is fetched only if there are any, so that
// the home page stays small. Neighbours: PlayNow.tsx offers them, newMatch.ts fields them, teams/fielding.ts knows how.
import { baseOf, type LineUp } from '@double-skulls/engine'
import type { Team } from '@double-skulls/league'
import { useEffect, useState } from 'react'
import { keptTeam, keptTeams } from '../store/teams.ts'

export interface PickableTeam {
  readonly id: string
  /** The value of the choice. */
  readonly choice: string
  readonly name: string
  readonly edition: string
  /** Its team list. */
  readonly roster: string
  readonly colours?: Team['colours']
  /** How many journeymen join, because too few of its own players can play. */
  readonly journeymen?: number
  /** Why it cannot play; '' when it can. */
  readonly why: string
}

const MARK = 'team '

/** The choice value of a saved team; ids of team lists contain no space. */
export const choiceOf = (id: string): string => `${MARK}${id}`

export const isKeptChoice = (choice: string): boolean => choice.startsWith(MARK)

export interface Pickable {
  readonly teams: readonly PickableTeam[]
  /** How many saved teams cannot be read. */
  readonly broken: number
}

const fetchPickable = async (): Promise<Pickable> => {
  const { sound, broken } = await keptTeams()
  if (sound.length === 0) return { teams: [], broken: broken.length }
  const { whyNot, journeymenOf } = await import('../teams/fielding.ts')
  const teams = sound.map(({ id, team }) => ({
    id,
    choice: choiceOf(id),
    name: team.name,
    edition: team.edition,
    roster: team.roster,
    ...(team.colours ? { colours: team.colours } : {}),
    journeymen: journeymenOf(team),
    why: whyNot(team),
  }))
  return { teams, broken: broken.length }
}

/** null until they are read; empty when they cannot be. */
export const usePickableTeams = (): Pickable | null => {
  const [pickable, setPickable] = useState<Pickable | null>(null)
  useEffect(() => {
    let gone = false
    const show = (found: Pickable): void => {
      if (!gone) setPickable(found)
    }
    fetchPickable().then(show, () => show({ teams: [], broken: 0 }))
    return () => {
      gone = true
    }
  }, [])
  return pickable
}

/** The saved team of a choice; null when the choice is a team list. */
export const chosenTeam = async (edition: string, choice: string): Promise<Team | null> => {
  if (!isKeptChoice(choice)) return null
  const kept = await keptTeam(choice.slice(MARK.length))
  if (!kept) throw new Error('That team is no longer on this device; choose another one.')
  if (kept.team.edition !== baseOf(edition))
    throw new Error(`${kept.team.name} is a team for other rules; choose another team, or its rules.`)
  return kept.team
}

/** The line-up of a saved team; null when the choice is a team list. */
export const teamLineUp = async (edition: string, choice: string): Promise<LineUp | null> => {
  const team = await chosenTeam(edition, choice)
  if (!team) return null
  const { fielded } = await import('../teams/fielding.ts')
  return fielded(team)
}

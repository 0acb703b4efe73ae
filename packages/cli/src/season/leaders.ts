// The leaders of a season: most touchdowns, casualties, completions and Star Player points. Neighbours: simulateSeasons.ts
// calls it at the end of each season, seasonReport.ts prints.
import type { Campaign, Team, TeamPlayer } from '@double-skulls/league'

export const leaderNames = ['touchdowns', 'casualties', 'completions', 'points'] as const
export type LeaderName = (typeof leaderNames)[number]

export interface Leader {
  readonly player: string
  readonly position: string
  readonly team: string
  readonly count: number
  /** Whether he has left the team: dead or dismissed. */
  readonly gone: boolean
}

export type Leaders = { readonly [N in LeaderName]: readonly Leader[] }

const SHOWN = 5

const countOf = ({ points, statistics }: TeamPlayer, name: LeaderName): number =>
  name === 'points' ? points : statistics[name]

const everybody = ({ players, former }: Team): readonly TeamPlayer[] => [...players, ...former]

/** The gains between two states, best first; of equals, the team that entered first. */
export const leadersBetween = (before: Campaign['teams'], after: Campaign['teams']): Leaders => {
  const led = (name: LeaderName): Leader[] =>
    Object.entries(after)
      .flatMap(([id, team]) => {
        const known = new Map(everybody(before[id]).map((player) => [player.id, player]))
        return everybody(team).map((player): Leader => {
          const earlier = known.get(player.id)
          return {
            ...{ player: player.name, position: player.position, team: team.name, gone: 'departure' in player },
            count: countOf(player, name) - (earlier ? countOf(earlier, name) : 0),
          }
        })
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, SHOWN)
  return {
    touchdowns: led('touchdowns'),
    casualties: led('casualties'),
    completions: led('completions'),
    points: led('points'),
  }
}

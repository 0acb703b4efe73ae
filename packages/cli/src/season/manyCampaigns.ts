// Many campaigns one after another, each with the next seed and every game day watched: a proof that nothing breaks. Neighbours:
// simulateSeasons.ts plays one, ../commands/season.ts calls it.
import { counted, gold } from '@double-skulls/league'
import { type League, type Running, runLeague, type Simulation } from './simulateSeasons.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What became of one league, in a line. */
const lineOf = (seed: number, { stories, campaign, hash }: League): string => {
  const teams = Object.values(campaign.teams)
  const treasuries = teams.map(({ treasury }) => treasury)
  const left = sum(teams.map(({ former }) => former.filter(({ departure }) => departure === 'left').length))
  const champions = stories.map(({ champion }) => campaign.teams[champion]?.name ?? 'nobody')
  return [
    `seed ${seed}: ${counted(sum(stories.map(({ matches }) => matches)), 'match', 'matches')}`,
    `${sum(stories.map(({ deaths }) => deaths))} dead, ${left} left`,
    `treasuries ${gold(Math.min(...treasuries))} to ${gold(Math.max(...treasuries))}`,
    `champions ${champions.join(', ')}`,
    `history ${hash.slice(0, 12)}`,
  ].join('; ')
}

/** Plays them until one breaks or everything is stopped; says how many were played. */
export const playMany = async (
  first: Simulation,
  campaigns: number,
  running: Pick<Running, 'threads' | 'stop' | 'onMatch' | 'onDay'>,
  { onBegin, tell }: { readonly onBegin: (simulation: Simulation) => void; readonly tell: (line: string) => void },
): Promise<number> => {
  for (let i = 0; i < campaigns; i++) {
    const simulation = { ...first, seed: first.seed + i }
    onBegin(simulation)
    const league = await runLeague(simulation, { ...running, onSeason: async () => {} })
    if (!league.complete) return i
    tell(lineOf(simulation.seed, league))
  }
  return campaigns
}

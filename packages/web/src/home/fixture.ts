// Tonight's fixture: the two teams, with a random team list for "surprise me", and the players shown on the cover. Neighbours:
// PlayNow.tsx shows it, newMatch.ts starts it, pickableTeams.ts has the coach's own teams.
import { type BySide, editionNamed, type Figure, type Roster } from '@double-skulls/engine'
import { numberOf, type Wearer } from '../kits/kit.ts'
import { SURPRISE, type Wanted } from './newMatch.ts'
import type { PickableTeam } from './pickableTeams.ts'

/** A side as the programme announces it. */
export interface FixtureSide extends Wearer {
  /** A team list or a saved team, never SURPRISE. */
  readonly choice: string
  /** null for a saved team that is not loaded yet. */
  readonly roster: Roster | null
}

/** The random numbers for surprises: one per side. */
export type Draw = BySide<number>

/** With a seed, always the same. */
export const newDraw = (seed: number | null): Draw => {
  if (seed !== null) return { home: numberOf(`home ${seed}`), away: numberOf(`away ${seed}`) }
  const [home, away] = crypto.getRandomValues(new Uint32Array(2))
  return { home, away }
}

export const fixtureOf = (
  { edition, home, away }: Pick<Wanted, 'edition' | 'home' | 'away'>,
  draw: Draw,
  teams: readonly PickableTeam[],
): BySide<FixtureSide> => {
  const rosters = editionNamed(edition)?.rosters ?? []
  const chosen = (choice: string): FixtureSide => {
    const team = teams.find((one) => one.choice === choice)
    const roster = rosters.find(({ id }) => id === (team?.roster ?? choice)) ?? null
    return { choice, name: team?.name ?? roster?.name ?? '', colours: team?.colours, roster }
  }
  /** Any team list but that of the other side. */
  const drawn = (number: number, other: string | undefined): FixtureSide => {
    const left = rosters.filter(({ id }) => id !== other)
    return chosen(left[number % left.length].id)
  }
  const hosts =
    home === SURPRISE ? drawn(draw.home, away === SURPRISE ? undefined : chosen(away).roster?.id) : chosen(home)
  return { home: hosts, away: away === SURPRISE ? drawn(draw.away, hosts.roster?.id) : chosen(away) }
}

/** The players shown for a team: in front a blitzer if the squad has one, otherwise the player with the highest shirt number; another one behind. */
export const facesOf = ({ start, positions }: Roster): readonly [front: Figure, behind: Figure] => {
  const squad = Object.keys(start.players).reverse()
  const figures = squad.flatMap((name) => positions.find((one) => one.name === name)?.figure ?? [])
  const front = figures.find(({ role }) => role === 'blitzer') ?? figures[0] ?? positions[0].figure
  const others = figures.filter(({ race, role }) => race !== front.race || role !== front.role)
  return [front, others.find(({ role }) => role === 'bigGuy') ?? others[0] ?? front]
}

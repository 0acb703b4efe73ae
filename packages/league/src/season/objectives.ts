// Secret objectives, an optional rule that the source only names: one is drawn for each side, and pays gold if reached.
// Neighbours: ../postMatch/winnings.ts pays, ../rules/options.ts enables it.
import type { OneSide } from '../postMatch/afterMatch.ts'
import type { SideReport } from '../postMatch/report.ts'
import { drawOne, type LeagueProcedure } from '../procedure.ts'
import type { Deed } from '../rules/leagueRules.ts'

export interface Objective {
  readonly id: string
  readonly name: string
  reached(own: SideReport, other: SideReport): boolean
}

const count = ({ players }: SideReport, deed: Deed): number => players.reduce((sum, { deeds }) => sum + deeds[deed], 0)

export const objectives: readonly Objective[] = [
  { id: 'two-touchdowns', name: 'Score two touchdowns', reached: (own) => own.score >= 2 },
  { id: 'clean-sheet', name: 'Concede no touchdown', reached: (_own, other) => other.score === 0 },
  { id: 'two-casualties', name: 'Cause two casualties', reached: (own) => own.casualties >= 2 },
  { id: 'two-completions', name: 'Complete two passes', reached: (own) => count(own, 'completion') >= 2 },
  {
    id: 'two-scorers',
    name: 'Have two players score',
    reached: ({ players }) => players.filter(({ deeds }) => deeds.touchdown > 0).length >= 2,
  },
  {
    id: 'all-alive',
    name: 'Keep everybody free of injuries that last',
    reached: ({ players }) =>
      players.every(({ dead, injuries }) => !dead && injuries.every((id) => id === 'badlyHurt')),
  },
]

/** Draws the objective of one side, which only its coach should see. */
export function* drawObjective(who: string): LeagueProcedure<Objective> {
  const names = objectives.map(({ name }) => name)
  return objectives[yield* drawOne(who, 'secret objective', names)]
}

/** The gold for the drawn objective, if the league uses them. */
export const objectiveReward = ({ side, own, other, options }: OneSide): number => {
  const drawn = objectives.find(({ id }) => id === options.objectives?.[side])
  return drawn?.reached(own, other) ? (options.secretObjectives?.reward ?? 0) : 0
}

// Restores the roster of an event as it was handed in, without the gains of its matches (ruling B14). Neighbours:
// newSeason.ts uses it, ../cup/cupImprovement.ts has the gains, ../forbiddenChanges.ts the forbidden changes.
import { shirtOf } from '../postMatch/afterMatch.ts'
import { noStatistics, type Team, type TeamEvent, type TeamPlayer } from '../team.ts'

/** The player of a history line, who learnt this skill last; a renamed player is found by the skill. */
const learner = (players: readonly TeamPlayer[], { player, gained }: TeamEvent): TeamPlayer | undefined => {
  const learnt = players.filter(({ advances }) => advances.at(-1)?.gained === gained)
  return learnt.find((one) => shirtOf(one) === player) ?? learnt[0]
}

const unlearnt = (players: readonly TeamPlayer[], event: TeamEvent): readonly TeamPlayer[] => {
  const one = learner(players, event)
  return players.map((player) => (player === one ? { ...player, advances: player.advances.slice(0, -1) } : player))
}

/** Removes skills in reverse order of the history, restores the fans, and clears all statistics. */
export const asHandedIn = (team: Team): Team => {
  const improvements = team.history.filter(({ what }) => what === 'improved').reverse()
  const fans = team.history.find(({ what }) => what === 'fans')?.from
  return {
    ...team,
    players: improvements.reduce(unlearnt, team.players).map((player) => ({ ...player, statistics: noStatistics })),
    fans: typeof fans === 'number' ? fans : team.fans,
    history: [],
  }
}

// The roster of an event as it was handed in: what its matches have given is taken off again. Neighbours: newSeason.ts gives it to
// the next event (ruling B14), cup/ has what is gained in one, changes.ts what must not change at all.
import { shirtOf } from '../postMatch/afterMatch.ts'
import { noStatistics, type Team, type TeamEvent, type TeamPlayer } from '../team.ts'

/** Whoever is meant by the book and has learnt this last; a player whose name was changed since is found by what he has learnt. */
const learner = (players: readonly TeamPlayer[], { player, gained }: TeamEvent): TeamPlayer | undefined => {
  const learnt = players.filter(({ advances }) => advances.at(-1)?.gained === gained)
  return learnt.find((one) => shirtOf(one) === player) ?? learnt[0]
}

const unlearnt = (players: readonly TeamPlayer[], event: TeamEvent): readonly TeamPlayer[] => {
  const one = learner(players, event)
  return players.map((player) => (player === one ? { ...player, advances: player.advances.slice(0, -1) } : player))
}

/** Skills in the opposite order of the book, fans as before the first match, and nothing that was counted. */
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

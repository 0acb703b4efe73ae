// What comes home from a match: potions that nobody has drunk, magic items that nobody has taken away, spells that nobody has cast.
// Neighbours: campaignSupplies.ts has brought them, the engine's holdingsOf says what is left.
import { type Holdings, potions } from '@double-skulls/engine'
import { campaignOf, withCampaign } from '../fullCampaign/accounts.ts'
import type { Potions } from '../fullCampaign/campaignState.ts'
import { reckoned } from '../postMatch/afterMatch.ts'
import type { Team, TeamPlayer } from '../team.ts'

/** Doses of what was not brought along are still at home. */
const storeAfter = (store: Potions, { doses }: Holdings): Potions =>
  Object.fromEntries(
    potions.map((potion) => [potion, potion === 'healing' ? store.healing : (doses[potion] ?? 0)]),
  ) as Potions

/** The player with what magic he has now. */
const enchanted = (player: TeamPlayer, { items, spells }: Holdings): TeamPlayer => {
  if (!player.campaign) return player
  const { items: _had, spells: _knew, ...career } = player.campaign
  const own = items.filter(({ number }) => number === player.number).map(({ item }) => item)
  const known = spells.filter(({ number }) => number === player.number).map(({ spell }) => spell)
  return {
    ...player,
    campaign: {
      ...career,
      ...(own.length > 0 ? { items: own } : {}),
      ...(known.length > 0 ? { spells: known } : {}),
    },
  }
}

/** Whose magic went along is changed; who came from the bench has left his at home, and keeps it. */
const withMagicOf = (team: Team, there: ReadonlySet<number>, holdings: Holdings): Team => ({
  ...team,
  players: team.players.map((player) => (there.has(player.number) ? enchanted(player, holdings) : player)),
})

export const suppliesKept = reckoned(({ team, own, options }) => {
  const { holdings, players } = own
  if (!holdings) return { team }
  const stored = options.match?.includes('potions')
    ? withCampaign(team, { potions: storeAfter(campaignOf(team).potions, holdings) })
    : team
  return {
    team: options.phases?.includes('magic')
      ? withMagicOf(stored, new Set(players.flatMap(({ number, joined }) => (joined ? [] : [number]))), holdings)
      : stored,
  }
})

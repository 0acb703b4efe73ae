// What must hold after every game day of campaign teams: each team is legal, every crown of its treasury has an entry that stays, and
// nobody has played who was dead, laid up or on the bench. Neighbours: dayMatches.ts plays the day; ../check.ts checks one team.
import { sides } from '@double-skulls/engine'
import { checkTeam } from '../check.ts'
import { faultLine } from '../fault.ts'
import { balance, campaignOf } from '../fullCampaign/accounts.ts'
import type { EntryKind } from '../fullCampaign/campaignState.ts'
import { isUndead } from '../fullCampaign/races.ts'
import { gamesPlayed } from '../postMatch/afterMatch.ts'
import { isNew, playerOf, type Team } from '../team.ts'
import { type Campaign, teamsOf } from './campaign.ts'
import type { DayMatch } from './dayMatches.ts'

/** Nothing else brings gold; everything else costs it. The grant is that of a new team. */
const incomes: readonly EntryKind[] = ['fee', 'demonstration', 'sponsor']

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The book has grown by what happened since, the rest of it is as it was, and it comes to what is in the treasury. */
const accountFaults = (before: Team, after: Team): string[] => {
  const old = campaignOf(before).book
  const { book } = campaignOf(after)
  const fresh = book.slice(old.length)
  const stray = fresh.find(({ at }) => at < gamesPlayed(before) || at > gamesPlayed(after))
  return [
    ...(same(book.slice(0, old.length), old) ? [] : ['its book was rewritten']),
    ...fresh
      .filter(({ for: kind, amount }) => amount > 0 !== incomes.includes(kind))
      .map(({ for: kind, amount }) => `an entry of ${amount} for ${kind}`),
    ...(stray ? [`an entry of ${stray.amount} for ${stray.for} is of game ${stray.at}`] : []),
    ...(after.treasury === before.treasury + balance(fresh)
      ? []
      : [`${before.treasury} and entries of ${balance(fresh)} became ${after.treasury}`]),
  ]
}

/** Everybody of before is still somewhere, and nobody is there twice. */
const memberFaults = (before: Team, after: Team): string[] => {
  const ids = [...after.players, ...after.former].map(({ id }) => id)
  const known = new Set(ids)
  const lost = [...before.players, ...before.former].filter(({ id }) => !known.has(id))
  return [
    ...lost.map(({ id, name }) => `${name} (${id}) is nowhere any more`),
    // Whoever was woken or signed on again is on the list, and no longer among those who left.
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is there twice`),
  ]
}

/** Who was in a line-up and could not play. */
const lineUpFaults = (campaign: Campaign, { fixture, before }: DayMatch): string[] => {
  const teams = teamsOf(campaign, fixture)
  return sides.flatMap((side) =>
    before.ids[side].flatMap((id) => {
      if (before.guests[side].some((guest) => guest.id === id)) return []
      const player = playerOf(before.teams[side], id)
      const where = `${teams[side].name}, match ${fixture.id}: ${player?.name ?? id}`
      if (!player) return [`${where} played and is not of the team`]
      return [
        ...(player.missesNextGame ? [`${where} played though he was laid up`] : []),
        ...(player.campaign?.bench ? [`${where} played from the bench`] : []),
      ]
    }),
  )
}

/** Who died on the pitch and is in the team as if nothing had happened; the Undead are woken as somebody else's bones. */
const deathFaults = (campaign: Campaign, { fixture, report }: DayMatch, after: Campaign): string[] => {
  const before = teamsOf(campaign, fixture)
  const now = teamsOf(after, fixture)
  return sides.flatMap((side) =>
    report[side].players
      .filter(({ dead, career }) => dead && career.keepsInjuries)
      .flatMap(({ number }) => before[side].players.filter((player) => player.number === number))
      .filter(({ id }) => playerOf(now[side], id) && !isUndead(now[side]))
      .map(({ name }) => `${now[side].name}: ${name} died in match ${fixture.id} and is still of the team`),
  )
}

/** Everything that must hold and does not, in words; `before` is the league as the day began. */
export const dayFaults = (before: Campaign, day: readonly DayMatch[], after: Campaign): readonly string[] => [
  ...Object.entries(after.teams).flatMap(([id, team]) => {
    const was = before.teams[id]
    const found = [
      ...checkTeam(team, { budget: team.budget }).map(faultLine),
      ...(isNew(was) && isNew(team) ? [] : [...accountFaults(was, team), ...memberFaults(was, team)]),
    ]
    return found.map((what) => `${team.name}: ${what}`)
  }),
  ...day.flatMap((match) => [...lineUpFaults(before, match), ...deathFaults(before, match, after)]),
]

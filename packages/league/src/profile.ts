// A player's current profile: his position or star entry with his advances and injuries. Neighbours: team.ts has the
// career, rules/leagueRules.ts the limits, lineUp.ts uses the profile.

import type { Characteristic, Position, Star, Stats } from '@double-skulls/engine'
import { type Book, entryOf, familyOf } from './book.ts'
import { builtProfile } from './freebooters.ts'
import { loweredByRank, skillsByRank } from './fullCampaign/campaignCareer.ts'
import type { CharacteristicRule } from './rules/leagueRules.ts'
import type { Team, TeamPlayer } from './team.ts'

/** A player as he plays: his position or star entry with his advances and injuries. */
export interface Profile {
  /** Its name on the list. */
  readonly position: string
  readonly stats: Stats
  /** The ids of his skills. */
  readonly skills: readonly string[]
  /** The initials of skill categories, as on the list. */
  readonly primary: string
  readonly secondary: string
  /** As the team list says; '' where it does not. */
  readonly race: string
}

/** Thrown for a player whose position or star entry is not on his list. */
export class NoEntry extends Error {}

const isPosition = (entry: Position | Star): entry is Position => 'normal' in entry

const count = (list: readonly string[], wanted: string): number => list.filter((one) => one === wanted).length

/** A characteristic raised and lowered, within its limits; one he does not have starts at its worst value. */
const moved = (
  rule: CharacteristicRule,
  which: Characteristic,
  lessIsBetter: boolean,
  start: number,
  up: number,
  down: number,
): number => {
  const [lowest, highest] = rule.bounds[which] ?? [start, start]
  const none = lessIsBetter && start === 0
  if (none && up === 0) return 0
  const better = lessIsBetter ? -1 : 1
  const base = none ? highest : start
  const net = Math.max(-rule.least, Math.min(rule.most, (none ? up - 1 : up) - down))
  return Math.max(lowest, Math.min(highest, base + better * net))
}

/** A guest's skills with Loner, which replaces Loner of another strength. */
const asGuest = (
  { league: { guestSkill } }: Book,
  { kind }: TeamPlayer,
  skills: readonly string[],
): readonly string[] =>
  guestSkill === '' || (kind !== 'journeyman' && kind !== 'mercenary')
    ? skills
    : [...skills.filter((id) => familyOf(id) !== familyOf(guestSkill)), guestSkill]

/** Of a skill with levels only the highest. */
const highestLevels = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !ids.some((other) => other > id && familyOf(other) === familyOf(id)))

/** The current profile of a player. Throws `NoEntry` where his position is not on the list. */
export const profileOf = (book: Book, team: Team, player: TeamPlayer): Profile => {
  const built = builtProfile(book, player)
  if (built) return built
  const entry = entryOf(book, player)
  if (!entry) throw new NoEntry(`player ${player.number}: there is no ${player.kind} "${player.position}"`)
  const start = entry.stats
  const { targets } = book.edition.profile
  const rule = player.campaign ? (book.league.campaign?.characteristics ?? null) : book.league.characteristics
  const lowered = [...player.lasting, ...loweredByRank(player.campaign)]
  const gained = player.advances.map((advance) => advance.gained)
  const stats = rule
    ? Object.fromEntries(
        (Object.keys(start) as Characteristic[]).map((which) => [
          which,
          moved(rule, which, targets.includes(which), start[which] ?? 0, count(gained, which), count(lowered, which)),
        ]),
      )
    : start
  const learnt = player.advances
    .filter(({ gained: what }) => !Object.hasOwn(start, what))
    .map(({ gained: what }) => what)
  const sponsor = book.league.sponsorship
  const given = sponsor && team.sponsored === player.id ? [sponsor.skill] : []
  const skills = [...new Set([...entry.skills, ...learnt, ...skillsByRank(player.campaign), ...given])]
  return {
    position: entry.name,
    stats,
    skills: asGuest(book, player, player.campaign ? highestLevels(skills) : skills),
    ...(isPosition(entry)
      ? { primary: entry.normal, secondary: entry.double, race: entry.race ?? '' }
      : { primary: '', secondary: '', race: entry.race ?? '' }),
  }
}

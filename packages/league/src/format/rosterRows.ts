// A team as text: one row a player, one line for each fact. Neighbours: sheet.ts prints it as HTML, the CLI as text;
// neither knows a rule.
import { type Characteristic, statText } from '@double-skulls/engine'
import { type Book, bookOf, entryOf, skillIn } from '../book.ts'
import { counted } from '../counted.ts'
import { gold } from '../fault.ts'
import { campaignFacts, campaignNotes } from '../fullCampaign/facts.ts'
import { profileOf } from '../profile.ts'
import { teamRating } from '../rating.ts'
import { staffKinds, type Team, type TeamPlayer } from '../team.ts'
import { currentTeamValue, mayHave, playerValue, teamValue, trophyRerolls } from '../value.ts'

/** A player as the cells of a roster sheet. */
export interface PlayerRow {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly position: string
  /** In the order of `RosterRows.characteristics`. */
  readonly stats: readonly string[]
  /** The skills of his position, and those he has gained. */
  readonly skills: readonly string[]
  readonly gained: readonly string[]
  readonly injuries: string
  readonly points: string
  /** Touchdowns, casualties, completions, interceptions, most valuable. */
  readonly deeds: readonly string[]
  readonly value: string
}

/** A team as the cells of a roster sheet. */
export interface RosterRows {
  readonly list: string
  readonly edition: string
  readonly characteristics: readonly Characteristic[]
  readonly players: readonly PlayerRow[]
  /** `Team re-rolls`, `3`. */
  readonly facts: readonly (readonly [what: string, amount: string])[]
}

export const deedTitles = ['TD', 'Cas', 'Cp', 'Int', 'MVP'] as const

const injuriesText = (player: TeamPlayer): string => {
  const { niggling, lasting, missesNextGame, restsThisSeason } = player
  return [
    ...campaignNotes(player),
    ...(missesNextGame ? ['misses next game'] : []),
    ...(restsThisSeason ? ['rests'] : []),
    ...(niggling > 0 ? [`niggling ${niggling}`] : []),
    ...lasting.map((which) => `−${which}`),
  ].join(', ')
}

const playerRow = (book: Book, team: Team, player: TeamPlayer): PlayerRow => {
  const { position, stats, skills } = profileOf(book, team, player)
  const own = entryOf(book, player)?.skills ?? []
  const nameOf = (id: string): string => skillIn(book, id)?.name ?? id
  const gainedName = (id: string): string => `${nameOf(id)}${skillIn(book, id)?.trait ? ' (trait)' : ''}`
  const raised = player.advances.filter(({ gained }) => Object.hasOwn(stats, gained)).map(({ gained }) => `+${gained}`)
  const { touchdowns, casualties, completions, interceptions, mostValuable } = player.statistics
  return {
    id: player.id,
    number: String(player.number),
    name: player.name,
    position,
    stats: book.edition.profile.names.map((which) => statText(book.edition.profile, which, stats[which])),
    skills: own.map(nameOf),
    gained: [...skills.filter((id) => !own.includes(id)).map(gainedName), ...raised],
    injuries: injuriesText(player),
    points: book.league.careers ? String(player.points) : '',
    deeds: [touchdowns, casualties, completions, interceptions, mostValuable].map(String),
    value: gold(playerValue(book, player)),
  }
}

const factsOf = (book: Book, team: Team): RosterRows['facts'] => {
  const { league, roster } = book
  const staff = staffKinds.flatMap((kind) => {
    const rule = league.staff[kind]
    return rule && mayHave(book, rule) ? [[rule.name, String(team.staff[kind])] as const] : []
  })
  const sponsored = team.players.find(({ id }) => id === team.sponsored)
  const rules = [...(roster.specialRules ?? []), team.specialRule].filter((rule) => rule !== '')
  return [
    ...staff,
    [league.fans.name, String(team.fans)],
    ...(league.sponsorship ? [[league.sponsorship.name, sponsored ? `#${sponsored.number}` : 'none'] as const] : []),
    ...(team.trophy ? [['Trophy', counted(trophyRerolls(book, team), 'more re-roll')] as const] : []),
    ...(league.treasury && !team.exhibition ? [['Treasury', gold(team.treasury)] as const] : []),
    ...campaignFacts(team),
    ['Team value', gold(teamValue(team))],
    ...(league.rated ? [['Team rating', String(teamRating(team))] as const] : []),
    ...(currentTeamValue(team) === teamValue(team)
      ? []
      : [['Value for the next match', gold(currentTeamValue(team))] as const]),
    ...(rules.length > 0 ? [['Special rules', rules.join(', ')] as const] : []),
  ]
}

/**
 * A team as text for a roster sheet. Throws `NoEntry` where a player's position is not on the list: check the team
 * first.
 */
export const rosterRows = (team: Team): RosterRows => {
  const book = bookOf(team)
  return {
    list: book.roster.name,
    edition: book.edition.name,
    characteristics: book.edition.profile.names,
    players: [...team.players].sort((a, b) => a.number - b.number).map((player) => playerRow(book, team, player)),
    facts: factsOf(book, team),
  }
}

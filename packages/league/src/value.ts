// The costs and values of a team. Neighbours: rules/leagueRules.ts has the prices, check.ts compares the cost with the
// money, the CLI and format/sheet.ts print the bill.
import { type Book, bookOf, entryOf, linemenOf } from './book.ts'
import { rankSurcharge } from './fullCampaign/prices.ts'
import type { StaffRule } from './rules/leagueRules.ts'
import { isNew, type StaffKind, staffKinds, type Team, type TeamPlayer } from './team.ts'

/** The price at founding; a team that has played pays `laterCost` times as much. */
export const staffPrice = ({ roster }: Book, rule: StaffRule): number => {
  if (rule.cost === 'list') return roster.rerollCost
  return rule.bargain?.lists.includes(roster.id) ? rule.bargain.cost : rule.cost
}

/**
 * The price of one more of this staff in gold pieces; a team that has played may pay more. null: this edition does not
 * have it.
 */
export const priceNow = (team: Team, kind: StaffKind): number | null => {
  const book = bookOf(team)
  const rule = book.league.staff[kind]
  return rule && staffPrice(book, rule) * (isNew(team) ? 1 : (rule.laterCost ?? 1))
}

/** Whether teams of this list may have this staff. */
export const mayHave = ({ roster }: Book, rule: StaffRule): boolean => {
  if (rule.except?.includes(roster.id)) return false
  if (rule.only === undefined) return true
  return rule.only === 'apothecary' ? roster.apothecary : rule.only.includes(roster.id)
}

/** His price on the list; for a pair of stars, the first has the pair's price. */
export const hiringFee = (book: Book, player: Pick<TeamPlayer, 'kind' | 'position' | 'campaign'>): number => {
  const entry = entryOf(book, player)
  if (!entry) return 0
  if (!('partner' in entry) || entry.partner === undefined) return entry.cost + rankSurcharge(book, player)
  const pair = book.edition.stars.filter(({ id }) => id === entry.id || id === entry.partner)
  return pair[0]?.id === entry.id ? Math.max(...pair.map(({ cost }) => cost)) : 0
}

/** A player's value in gold pieces: his price on the list and his advances. */
export const playerValue = (book: Book, player: TeamPlayer): number =>
  hiringFee(book, player) + player.advances.reduce((sum, { value }) => sum + value, 0)

const leavesOutLinemen = ({ league, roster }: Book, team: Team): boolean =>
  league.freeLinemen !== null && [...(roster.specialRules ?? []), team.specialRule].includes(league.freeLinemen)

/** What he adds to the team value: less than his own where linemen are left out. */
export const valueInTeam = (book: Book, team: Team, player: TeamPlayer): number => {
  const free = leavesOutLinemen(book, team) && linemenOf(book).some(({ name }) => name === player.position)
  return playerValue(book, player) - (free ? hiringFee(book, player) : 0)
}

/** One line of a bill, in gold pieces. */
export interface BillLine {
  readonly what: string
  readonly count: number
  readonly each: number
  readonly sum: number
}

const line = (what: string, count: number, each: number): BillLine => ({ what, count, each, sum: count * each })

/** All staff with a price. */
const staffLines = (book: Book, team: Team): BillLine[] =>
  staffKinds.flatMap((kind) => {
    const rule = book.league.staff[kind]
    return rule && mayHave(book, rule) && team.staff[kind] > 0
      ? [line(rule.name, team.staff[kind], staffPrice(book, rule))]
      : []
  })

const playerLines = (book: Book, players: readonly TeamPlayer[], worth: (player: TeamPlayer) => number): BillLine[] => {
  const lines = new Map<string, BillLine>()
  for (const player of players) {
    const each = worth(player)
    const name = entryOf(book, player)?.name ?? player.position
    const key = `${name} ${each}`
    lines.set(key, line(name, (lines.get(key)?.count ?? 0) + 1, each))
  }
  return [...lines.values()]
}

const sponsorLines = ({ league }: Book, team: Team): BillLine[] =>
  league.sponsorship && team.sponsored !== '' ? [line(league.sponsorship.name, 1, league.sponsorship.cost)] : []

/** The extra re-rolls of the trophy holder. */
export const trophyRerolls = ({ league }: Book, { trophy }: Pick<Team, 'trophy'>): number =>
  trophy ? (league.redraft?.trophyRerolls ?? 0) : 0

const trophyLines = (book: Book, team: Team): BillLine[] => {
  const count = trophyRerolls(book, team)
  return count > 0 ? [line("The trophy's re-roll", count, book.roster.rerollCost)] : []
}

/** The number of fans a team has for free. */
export const freeFans = ({ league }: Book, { exhibition }: Pick<Team, 'exhibition'>): number =>
  exhibition && league.exhibition ? league.exhibition.fans : league.fans.free

/** The fewest fans a team can have; one for single matches has those of its rules. */
export const leastFans = (book: Book, team: Pick<Team, 'exhibition'>): number =>
  team.exhibition ? freeFans(book, team) : book.league.fans.least

/** The fans that a new team has before it buys any more. */
export const firstFans = (book: Book, team: Pick<Team, 'exhibition'>): number =>
  Math.max(freeFans(book, team), leastFans(book, team))

/** What founding the team costs: players at list price, staff, fans beyond the free ones, the sponsor. */
export const foundingBill = (team: Team): readonly BillLine[] => {
  const book = bookOf(team)
  const { fans } = book.league
  const bought = Math.max(0, team.fans - freeFans(book, team))
  return [
    ...playerLines(book, team.players, (player) => hiringFee(book, player)),
    ...staffLines(book, team),
    ...(bought > 0 ? [line(fans.name, bought, fans.cost)] : []),
    ...sponsorLines(book, team),
  ]
}

const valueBill = (team: Team, players: readonly TeamPlayer[]): BillLine[] => {
  const book = bookOf(team)
  const { fans } = book.league
  return [
    ...playerLines(book, players, (player) => valueInTeam(book, team, player)),
    ...staffLines(book, team),
    ...trophyLines(book, team),
    ...(fans.countsInValue && team.fans > 0 ? [line(fans.name, team.fans, fans.cost)] : []),
    ...sponsorLines(book, team),
  ]
}

/** The players who can play the next match: of a campaign those of the First Team. */
export const availablePlayers = (team: Team): readonly TeamPlayer[] =>
  team.players.filter(
    ({ missesNextGame, restsThisSeason, campaign }) => !missesNextGame && !restsThisSeason && !campaign?.bench,
  )

/** The sum of a bill. */
export const total = (bill: readonly BillLine[]): number => bill.reduce((sum, { sum: more }) => sum + more, 0)

/** What the team value consists of. */
export const teamValueBill = (team: Team): readonly BillLine[] => valueBill(team, team.players)
/** The team value with all players, in gold pieces. */
export const teamValue = (team: Team): number => total(teamValueBill(team))
/** The team value without players who miss the next match or rest, in gold pieces. */
export const currentTeamValue = (team: Team): number => total(valueBill(team, availablePlayers(team)))
/** The sum of `foundingBill`. */
export const foundingCost = (team: Team): number => total(foundingBill(team))

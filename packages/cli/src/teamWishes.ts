// The flags of `skulls team new` and `edit`. Neighbours: commands/team.ts uses them, the league's suggestion.ts buys
// the rest.
import { seededRoller } from '@double-skulls/engine'
import {
  BadTeam,
  type Book,
  bookOf,
  decide,
  engageStaff,
  findList,
  findPosition,
  findStar,
  generateStars,
  hirePlayer,
  isNew,
  type StaffKind,
  sensibleCoach,
  staffKinds,
  suggestTeam,
  type Team,
  unhirePlayer,
  type Wishes,
  wishNames,
  withApothecary,
  withFans,
  withPlayer,
  withSponsored,
} from '@double-skulls/league'
import { DEFAULT_EDITION } from './choices.ts'
import { type Flag, type Given, isOn, textOf, wholeNumber } from './command.ts'
import { refuse } from './usage.ts'

const MOST_GOLD = 100_000_000

const staffFlags: readonly { readonly flag: string; readonly kind: StaffKind; readonly help: string }[] = [
  { flag: 'rerolls', kind: 'rerolls', help: 'team re-rolls' },
  { flag: 'apothecary', kind: 'apothecaries', help: 'apothecary, 0 or 1' },
  { flag: 'assistants', kind: 'assistantCoaches', help: 'assistant coaches' },
  { flag: 'cheerleaders', kind: 'cheerleaders', help: 'cheerleaders' },
  { flag: 'henchman', kind: 'henchmen', help: 'Hunchbacked Henchman, where there is one' },
  { flag: 'chef', kind: 'chefs', help: 'Halfling Master Chef, where there is one' },
  { flag: 'agent', kind: 'briberyAgents', help: 'Goblin Bribery Agent, where there is one' },
  { flag: 'wizard', kind: 'wizards', help: 'wizard, where a team may have one' },
]

/** Flags for purchases. */
export const staffFlagNames: readonly string[] = staffFlags.map(({ flag }) => flag)

export const wishFlags: readonly Flag[] = [
  { name: 'edition', value: 'ID', help: `new, offers, import: the rules to build by (${DEFAULT_EDITION})` },
  { name: 'list', value: 'ID', help: 'new, import: the team list, as in "human"' },
  { name: 'name', value: 'NAME', help: 'new, edit, import: what the team is called; restore: which one' },
  { name: 'coach', value: 'NAME', help: 'new, edit: its head coach' },
  { name: 'budget', value: 'GOLD', help: "new, edit, check, show, import: the league's own budget" },
  { name: 'exhibition', help: 'new: for single matches without a league, where the edition has rules for that' },
  { name: 'campaign', help: 'new: for full campaigns, where the edition has them; its stars are rolled for' },
  { name: 'seed', value: 'N', help: 'new, edit: the dice for the stars of a campaign team' },
  { name: 'rule', value: 'NAME', help: 'new: the special rule, where the list lets you choose' },
  {
    name: 'players',
    value: 'SQUAD',
    help: 'new: "6 Lineman, 5 Blitzer" and nobody else, or else the starting squad of the list; edit: who joins',
  },
  { name: 'stars', value: 'NAMES', help: 'new, edit: stars on the team, where they join it, as in "Griff Oberwald"' },
  ...staffFlags.map(({ flag, help }) => ({ name: flag, value: 'COUNT', help: `new, edit: ${help}` })),
  { name: 'fans', value: 'COUNT', help: 'new, edit: Fan Factor or Dedicated Fans' },
  { name: 'rename', value: 'NAMES', help: 'edit: "7=Wulf, 8=Karl"' },
  { name: 'renumber', value: 'NUMBERS', help: 'edit: "7=17, 17=7"' },
  { name: 'dismiss', value: 'NUMBERS', help: 'edit: "12, 13"' },
  { name: 'sponsor', value: 'NUMBER', help: 'new, edit: the number of the sponsored player, where there is a sponsor' },
]

const count = (given: Given, name: string): number | null => wholeNumber(given, name, { from: 0, to: 99 }, null)

/** `6 Lineman, 4 Blitzer, Ogre`; in a campaign also `2 star Blitzer`. */
const squadIn = (book: Book, squad: string, stars: boolean): string[] =>
  squad.split(',').flatMap((wish) => {
    const [, digits, star, word] = /^(?:(\d{1,2})\s*[x×]?\s+)?(star\s+)?(.+)$/.exec(wish.trim()) ?? []
    if (word === undefined) return refuse(`--players wants "6 Lineman, 4 Blitzer", not "${squad}"`)
    if ((star !== undefined) !== stars) return []
    return new Array<string>(Number(digits ?? 1)).fill(findPosition(book, word, '--players'))
  })

const starsIn = (book: Book, names: string): string[] =>
  names.split(',').map((name) => {
    const star = findStar(book, name.trim())
    return star ?? refuse(`--stars: ${book.edition.id} has no star "${name.trim()}"; see its list of stars`)
  })

const withSponsor = (team: Team, number: number): Team => {
  const player = team.players.find((one) => one.number === number)
  return player ? withSponsored(team, player.id) : refuse(`--sponsor: nobody wears the number ${number}`)
}

interface Change {
  readonly number: number
  readonly to: string
}

/** Parses `7=Wulf, 8=Karl`: players by their numbers, with new values. */
const changesIn = (given: Given, flag: string): Change[] =>
  (textOf(given, flag) ?? '')
    .split(',')
    .filter((word) => word.trim() !== '')
    .map((word) => {
      const [, number, to] = /^\s*(\d{1,2})\s*=\s*(.+?)\s*$/.exec(word) ?? []
      return to === undefined
        ? refuse(`--${flag} wants numbers with what they become, as in "7=…, 8=…", not "${word.trim()}"`)
        : { number: Number(number), to }
    })

const wearing = (team: Team, number: number, flag: string): string =>
  team.players.find((player) => player.number === number)?.id ?? refuse(`--${flag}: nobody wears the number ${number}`)

/** All changes use the old numbers, so that two players can swap theirs. */
const withChanges = (given: Given, before: Team): Team => {
  let team = before
  for (const { number, to } of changesIn(given, 'rename'))
    team = withPlayer(team, wearing(before, number, 'rename'), (player) => ({ ...player, name: to }))
  for (const { number, to } of changesIn(given, 'renumber')) {
    const shirt = /^[1-9]\d?$/.test(to) ? Number(to) : refuse(`--renumber: "${to}" is no number from 1 to 99`)
    team = withPlayer(team, wearing(before, number, 'renumber'), (player) => ({ ...player, number: shirt }))
  }
  for (const word of (textOf(given, 'dismiss') ?? '').split(',').filter((one) => one.trim() !== ''))
    team = unhirePlayer(team, wearing(before, Number(word), 'dismiss'))
  return team
}

/** The stars of a campaign team are rolled for at once, by a coach who decides sensibly. */
const withStarsRolled = (given: Given, team: Team): Team => {
  const seed = wholeNumber(given, 'seed', { from: 0, to: 0xffff_ffff }, null) ?? 1
  return decide(() => generateStars(team.name, team), sensibleCoach(seededRoller(seed))).result
}

/** Flags that buy or return, only for a team that has not played. */
const buying = ['players', 'dismiss', 'stars', 'fans', 'sponsor', ...staffFlagNames]

export const editedTeam = (given: Given, before: Team): Team => {
  const bought = buying.find((flag) => textOf(given, flag) !== undefined)
  if (bought !== undefined && !isNew(before))
    return refuse(`--${bought} is for a team that has not played; this one buys and dismisses after a match`)
  const team = withStarsRolled(given, withPurchases(wishesIn(given, bookOf(before)), withChanges(given, before)))
  return { ...team, name: textOf(given, 'name') ?? team.name, coach: textOf(given, 'coach') ?? team.coach }
}

/** The wishes in the flags. */
const wishesIn = (given: Given, book: Book): Wishes => {
  const squad = textOf(given, 'players')
  const stars = textOf(given, 'stars')
  const fans = count(given, 'fans')
  const sponsor = wholeNumber(given, 'sponsor', { from: 1, to: 99 }, null)
  const staff: Partial<Record<StaffKind, number>> = {}
  for (const { flag, kind } of staffFlags) {
    const wanted = count(given, flag)
    if (wanted !== null) staff[kind] = wanted
  }
  return {
    ...(squad === undefined ? {} : { players: squadIn(book, squad, false), starPlayers: squadIn(book, squad, true) }),
    ...(stars === undefined ? {} : { stars: starsIn(book, stars) }),
    staff,
    ...(fans === null ? {} : { fans }),
    ...(sponsor === null ? {} : { sponsor }),
  }
}

/** Replaces the names of wishes in errors by the flags. */
const orNameTheFlag = (make: () => Team): Team => {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof BadTeam) || !wishNames.some((name) => name === error.where)) throw error
    const flag = staffFlags.find(({ kind }) => kind === error.where)?.flag ?? error.where
    throw new BadTeam(`--${flag}`, error.what, error.remedy)
  }
}

const ownBudget = (given: Given): number | null => wholeNumber(given, 'budget', { from: 0, to: MOST_GOLD }, null)
export const demandsOf = (given: Given): { readonly budget?: number } => {
  const budget = ownBudget(given)
  return budget === null ? {} : { budget }
}

export const wishedTeam = (given: Given): Team => {
  const edition = textOf(given, 'edition') ?? DEFAULT_EDITION
  const list = textOf(given, 'list') ?? refuse('skulls team new needs --list, as in "--list human"')
  const roster = findList(edition, list)
  const founding = {
    edition,
    roster: roster.id,
    name: textOf(given, 'name') ?? `${roster.name} Team`,
    coach: textOf(given, 'coach') ?? '',
    ...demandsOf(given),
    exhibition: isOn(given, 'exhibition'),
    campaign: isOn(given, 'campaign'),
    ...(textOf(given, 'rule') === undefined ? {} : { specialRule: textOf(given, 'rule') ?? '' }),
  }
  return orNameTheFlag(() => withStarsRolled(given, suggestTeam(founding, wishesIn(given, bookOf(founding)))))
}

/** Adds stars, staff, fans and the sponsor. */
const withPurchases = (wishes: Wishes, before: Team): Team => {
  const { players = [], starPlayers = [], stars = [], staff = {}, fans, sponsor } = wishes
  let team = before
  if (team.campaign && staff.apothecaries !== undefined) team = withApothecary(team, staff.apothecaries > 0)
  for (const position of starPlayers) team = hirePlayer(team, { position, star: true })
  for (const position of players) team = hirePlayer(team, { position })
  for (const position of stars) team = hirePlayer(team, { position, kind: 'star' })
  const kinds = staffKinds.filter((kind) => !(team.campaign && kind === 'apothecaries'))
  for (const kind of kinds) team = engageStaff(team, kind, staff[kind] ?? team.staff[kind])
  if (fans !== undefined) team = withFans(team, fans)
  return sponsor === undefined ? team : withSponsor(team, sponsor)
}

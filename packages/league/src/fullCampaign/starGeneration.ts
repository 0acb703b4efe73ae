// A star of a full campaign is made: Star Player Points by a die, a roll on a table of skills for each point, a level for every skill
// that has levels, which further points improve; two points raise a characteristic instead. Neighbours: starTables.ts has the tables,
// what he gains are advances of his.
import { type Characteristic, keepCompany } from '@double-skulls/engine'
import { bookOf, familyOf, positionIn, skillIn } from '../book.ts'
import { toPlayerSpec } from '../lineUp.ts'
import { about, shirtOf } from '../postMatch/afterMatch.ts'
import { ask, drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import { profileOf } from '../profile.ts'
import { type Advance, playerOf, type Team, type TeamPlayer, withPlayer } from '../team.ts'
import { newCareer } from './campaignCareer.ts'
import { proposalsCampaign } from './proposals.ts'
import {
  ANIMOSITY,
  anyPlayerSkill,
  CHOOSE,
  choosable,
  DISLIKE,
  hasLevels,
  isFlaw,
  positionSkill,
} from './starTables.ts'
import { type Trade, tradeOf } from './trades.ts'

const { levelRows, raiseCosts, starPointRows } = proposalsCampaign
const HIGHEST = 4

/** What a star in the making is, and what he has left to spend. */
interface Making {
  readonly who: string
  readonly team: Team
  readonly player: TeamPlayer
  readonly trade: Trade
  readonly left: number
}

const gaining = (making: Making, gained: string, points: number): Making => {
  const advance: Advance = { source: 'star', gained, value: 0, points }
  const player = { ...making.player, advances: [...making.player.advances, advance] }
  return { ...making, player, left: making.left - points }
}

/** His skills by family, with their levels; 0 for one without. */
const ownLevel = ({ team, player }: Making, family: string): number | null => {
  const own = profileOf(bookOf(team), team, player).skills.filter((id) => familyOf(id) === family)
  return own.length === 0 ? null : Math.max(...own.map((id) => Number(/-(\d)$/.exec(id)?.[1] ?? 0)))
}

const raisable = ({ team, player, left }: Making): readonly Characteristic[] => {
  const { names } = bookOf(team).edition.profile
  const raised = player.advances.map(({ gained }) => gained)
  return left < raiseCosts.value ? [] : names.filter((name) => !raised.includes(name))
}

/** The races that he may be unable to stand: those of the cards, unless he could not play in his own team then. */
const flawsOf = ({ team, player }: Making, kind: string): readonly string[] => {
  const book = bookOf(team)
  const own = toPlayerSpec(team, player)
  return book.edition.skills
    .filter(({ id }) => id.startsWith(`${kind}-`) && !own.skills.includes(id))
    .map(({ id }) => id)
    .filter((id) => {
      const fellow = { ...own, skills: [...own.skills, id] }
      if (skillIn(book, id)?.name.includes(`(${own.race})`)) return false
      return team.players.every(
        (other) =>
          other.id === player.id ||
          keepCompany(book.edition.rules.lineUp, (one) => skillIn(book, one), fellow, toPlayerSpec(team, other)),
      )
    })
}

function* flawed(making: Making, family: string): LeagueProcedure<Making> {
  if (family !== DISLIKE && family !== ANIMOSITY)
    return ownLevel(making, family) === null ? gaining(making, family, 0) : making
  const open = flawsOf(making, family)
  if (open.length === 0) return making
  const names = open.map((id) => skillIn(bookOf(making.team), id)?.name ?? id)
  const at = open.length === 1 ? 0 : yield* drawOne(making.who, `whom ${shirtOf(making.player)} cannot stand`, names)
  return gaining(making, open[at], 0)
}

/** A skill with levels: further points may be spent before the die is thrown. */
function* atLevel(making: Making, family: string, paid: number): LeagueProcedure<Making> {
  const had = ownLevel(making, family)
  if (had !== null) return gaining(making, `${family}-${Math.min(HIGHEST, had + 1)}`, paid)
  const most = Math.min(making.left - paid, levelRows.value.length - 1)
  const sums = Array.from({ length: most + 1 }, (_, i) => `${i}`)
  const extra =
    most === 0
      ? 0
      : Number(
          yield* ask(making.who, `Star Player Points for a better ${family}`, sums, {
            ...about('starLevel', making.team, making.player),
            value: making.left - paid,
          }),
        )
  const [face] = yield* roll(making.who, `the level of ${family} for ${shirtOf(making.player)}`, 'd6')
  const row = Math.min(levelRows.value.length, face + extra)
  return gaining(making, `${family}-${levelRows.value[row - 1]}`, paid + extra)
}

function* rolled(making: Making, table: string): LeagueProcedure<string> {
  const why = `a skill for ${shirtOf(making.player)}`
  if (table === 'positionTable') {
    const [face] = yield* roll(making.who, why, 'd6')
    return positionSkill(making.trade.position, face)
  }
  const [tens, units] = yield* roll(making.who, why, 'd6', 'd6')
  return anyPlayerSkill(tens, units)
}

/** Whether he can still gain it. */
const isOpen = (making: Making, family: string): boolean => {
  const had = ownLevel(making, family)
  return had === null || (hasLevels(family) && had < HIGHEST)
}

/** One point for one skill; what he has already, and every flaw, is rolled again for nothing. */
function* skill(start: Making, table: string): LeagueProcedure<Making> {
  let making = start
  for (;;) {
    const family = yield* rolled(making, table)
    if (isFlaw(family)) {
      making = yield* flawed(making, family)
      continue
    }
    const open = family === CHOOSE ? choosable(making.trade.position).filter((one) => isOpen(making, one)) : [family]
    if (family !== CHOOSE && !isOpen(making, family)) continue
    const chosen =
      open.length === 1
        ? open[0]
        : yield* ask(making.who, 'a skill of choice', open, about('starSkill', making.team, making.player))
    return hasLevels(chosen) ? yield* atLevel(making, chosen, 1) : gaining(making, chosen, 1)
  }
}

const TABLES = ['anyTable', 'positionTable'] as const

/**
 * Makes a star of a player of the team: his skills, levels and characteristics. `bought` are the points of an Undead; others roll
 * for theirs. Throws where the team has no such player.
 */
export function* generateStar(who: string, team: Team, id: string, bought = 0): LeagueProcedure<Team> {
  const player = playerOf(team, id)
  const entry = player && positionIn(bookOf(team), player.position)
  const trade = entry && tradeOf(entry)
  if (!player || !trade) throw new Error(`${team.name} has no player "${id}" to make a star of`)
  const [face] = bought > 0 ? [0] : yield* roll(who, `Star Player Points of ${shirtOf(player)}`, 'd6')
  const starPoints = bought > 0 ? bought : starPointRows.value[face - 1]
  const career = { ...(player.campaign ?? newCareer('star')), rank: 'star' as const, starPoints }
  let making: Making = { who, team, player: { ...player, campaign: career }, trade, left: starPoints }
  while (making.left > 0) {
    const options = [...TABLES, ...raisable(making)]
    const question = `a Star Player Point for ${shirtOf(player)}`
    const answer = yield* ask(who, question, options, {
      ...about('starPoint', making.team, making.player),
      value: making.left,
    })
    making = TABLES.some((table) => table === answer)
      ? yield* skill(making, answer)
      : gaining(making, answer, raiseCosts.value)
  }
  const star = making.player
  return withPlayer(team, id, () => star)
}

/** Rolls for every star of the team who has no points yet. */
export function* generateStars(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  for (const { id, campaign } of start.players)
    if (campaign?.rank === 'star' && campaign.starPoints === 0) team = yield* generateStar(who, team, id)
  return team
}

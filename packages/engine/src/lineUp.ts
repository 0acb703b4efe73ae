// What a match starts from: two line-ups and options. Neighbours: lineUpCheck.ts checks them, engine.ts starts matches, rosters/
// makes line-ups from team lists.

import { crewed, weaponsOf } from './crews.ts'
import type { CompiledEdition } from './edition.ts'
import { LAYOUT, type Match, NONE, type Options, type Player, type Squad } from './kernel/match.ts'
import { agreedClock, agreedReferees, checkLineUp, checkTricks } from './lineUpCheck.ts'
import { freshBalls } from './procs/ball/whichBall.ts'
import { bench } from './procs/match/bench.ts'
import { campaignFame, fanFactor, knownFans } from './procs/match/fans.ts'
import { journeyman, makePlayer, recruit } from './procs/match/joining.ts'
import { matchFrame } from './procs/match/match.ts'
import { doses } from './procs/match/potions.ts'
import { coveredArena } from './procs/match/skies.ts'
import { bringSpells, type SpellBrought } from './procs/match/spellsBrought.ts'
import { assistantCoaches, cheerleaders, cheerleadersPainted } from './procs/match/staff.ts'
import { bringWeapons } from './procs/match/weapons.ts'
import type { FanTraits } from './tables/fanTables.ts'
import type { Doses } from './vocabulary/potions.ts'
import type { WeaponBrought } from './vocabulary/weapons.ts'
import { type BySide, type Engagement, type Side, type Stats, sides } from './vocabulary/words.ts'

export interface PlayerSpec {
  readonly name: string
  readonly position: string
  readonly number: number
  readonly stats: Stats
  readonly skills: readonly string[]
  /** His race, if the team is mixed and a rule asks for it. */
  readonly race?: string
  /** Set for a player who belongs to the team for this match only. */
  readonly engaged?: Engagement
  /** Initials of the skill categories he has primary access to. */
  readonly primary?: string
  /** Niggling injuries he starts with. */
  readonly niggling?: number
  /** His Star Player points, for rules of line-ups that compare them. */
  readonly points?: number
}

export interface LineUp {
  readonly name: string
  readonly roster: string
  /** Shirt and trim colours as `#rrggbb`. No rule reads them; clients draw with them. */
  readonly colours?: readonly [shirts: string, trim: string]
  readonly players: readonly PlayerSpec[]
  readonly rerolls: number
  readonly fanFactor: number
  readonly cheerleaders: number
  /** The cheerleaders are painted, which counts in few editions. */
  readonly cheerleadersPainted?: boolean
  /** The team has no open-air arena, which matters to Dark Elves. */
  readonly coveredArena?: boolean
  readonly assistantCoaches: number
  readonly apothecaries: number
  readonly bribes: number
  /** Hunchbacked henchmen and Halfling master chefs. */
  readonly henchmen?: number
  readonly chefs?: number
  /** Prayers to Nuffle before the match. */
  readonly prayers?: number
  /** The player who may join during the match, once, for a victim that one of its players infects. */
  readonly recruit?: PlayerSpec
  /** Inducements by id, listed once per copy bought. */
  readonly inducements?: readonly string[]
  /** The secret weapons that the team uses, where they are played with: one a match. See crews.ts. */
  readonly weapons?: readonly WeaponBrought[]
  /** What the team keeps secret, by the names of squad secrets; nobody else sees it. See viewSetup.ts. */
  readonly secrets?: Readonly<Record<string, unknown>>
  /** What its fans are like, where a team keeps them from match to match; otherwise that is rolled for. */
  readonly fanTraits?: FanTraits
  /** Its Fame in a campaign, which changes its Fan Factor. */
  readonly fame?: number
  /** Doses of potions in store, where they are drunk. Everybody knows of them. */
  readonly potions?: Doses
  /** Players who may take the place of one who is drugged before the match, where that happens. */
  readonly bench?: readonly PlayerSpec[]
  /** The team's journeyman, for inducements that bring more of them. */
  readonly journeyman?: PlayerSpec
}

export interface MatchSetup {
  readonly home: LineUp
  readonly away: LineUp
  readonly options?: Partial<Options>
}

const NO_RECORDS: Squad['records'] = {}

const emptySquad = ({ hurt }: CompiledEdition, lineUp: LineUp): Squad => ({
  name: lineUp.name,
  roster: lineUp.roster,
  colours: lineUp.colours,
  rerollsPerHalf: lineUp.rerolls,
  rerolls: lineUp.rerolls,
  inducements: lineUp.inducements ?? NONE,
  spent: NONE,
  effects: NONE,
  score: 0,
  resources: {
    apothecary: lineUp.apothecaries * hurt.apothecaryUses,
    wanderingApothecary: 0,
    bribe: lineUp.bribes,
    henchman: lineUp.henchmen ?? 0,
    chef: lineUp.chefs ?? 0,
    prayer: lineUp.prayers ?? 0,
  },
  records: NO_RECORDS,
  secrets: lineUp.secrets,
})

const makeSquad = (rules: CompiledEdition, side: Side, lineUp: LineUp): Squad => {
  const squad = emptySquad(rules, lineUp)
  fanFactor.put(squad, lineUp.fanFactor)
  cheerleaders.put(squad, lineUp.cheerleaders)
  if (lineUp.cheerleadersPainted) cheerleadersPainted.put(squad, true)
  if (lineUp.coveredArena) coveredArena.put(squad, true)
  assistantCoaches.put(squad, lineUp.assistantCoaches)
  bringWeapons(rules, squad, weaponsOf(rules, lineUp))
  if (lineUp.fanTraits) knownFans.put(squad, { ...lineUp.fanTraits })
  if (lineUp.fame) campaignFame.put(squad, lineUp.fame)
  if (lineUp.potions) doses.put(squad, { ...lineUp.potions })
  if (lineUp.bench)
    bench.put(
      squad,
      lineUp.bench.map((spec) => makePlayer(rules, -1, side, spec)),
    )
  if (lineUp.recruit) recruit.put(squad, makePlayer(rules, -1, side, lineUp.recruit))
  if (lineUp.journeyman) journeyman.put(squad, makePlayer(rules, -1, side, lineUp.journeyman))
  return squad
}

/** The effects of inducements that work as long as they are held, in the squad's notation. */
export const lastingEffects = (rules: CompiledEdition, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => (rules.inducements.get(id)?.effect ? [`${id} match`] : []))

/** In a league a named person hired by both teams works for neither, and the money is lost. Returns his effects. */
const dropSharedStaff = (rules: CompiledEdition, { home, away }: BySide<Squad>): string[] => {
  const wanted = home.inducements.filter((id) => away.inducements.includes(id) && rules.inducements.get(id)?.named)
  if (wanted.length === 0) return []
  for (const squad of [home, away]) squad.inducements = squad.inducements.filter((id) => !wanted.includes(id))
  return wanted.flatMap((id) => rules.inducements.get(id)?.echoes ?? [])
}

/** The same for stars: one whom both sides hire plays for neither and stays beside the pitch. */
const benchSharedStars = (rules: CompiledEdition, players: readonly Player[]): void => {
  if (!rules.hiring?.sharedStarPlaysForNobody) return
  const stars = players.filter(({ who }) => who.engaged === 'star')
  for (const star of stars)
    if (stars.some((other) => other.side !== star.side && other.who.position === star.who.position))
      star.place = 'sentOff'
}

/** Adds what a squad's inducements bring before the match, and their permanent effects. */
const bringInducements = (rules: CompiledEdition, squad: Squad): void => {
  for (const id of squad.inducements) {
    const inducement = rules.inducements.get(id)
    inducement?.brings?.(squad)
    if (inducement?.resource)
      squad.resources = { ...squad.resources, [inducement.resource]: squad.resources[inducement.resource] + 1 }
  }
  squad.effects = lastingEffects(rules, squad.inducements)
}

/** How many referees take part in a match. */
export const refereesIn = ({ referees: rules }: CompiledEdition, options: Partial<Options>): number =>
  rules ? (options.referees ?? rules.count) : 0

/** The neutral players of the edition, who come after both squads. */
const referees = (rules: CompiledEdition, options: Partial<Options>, first: number): Player[] =>
  Array.from({ length: refereesIn(rules, options) }, (_, i) =>
    makePlayer(rules, first + i, 'neutral', {
      name: `Referee ${i + 1}`,
      position: 'Referee',
      number: i + 1,
      stats: rules.referees?.stats ?? {},
      skills: NONE,
    }),
  )

/** A match that has not begun: the pitch is empty and the weather not yet rolled. */
export const newMatch = (rules: CompiledEdition, setup: MatchSetup): Match => {
  for (const side of sides) checkLineUp(rules, side, setup[side])
  for (const side of sides) checkTricks(side, setup)
  const agreed = { ...agreedClock(rules, setup.options), ...agreedReferees(rules, setup.options) }
  const players: Player[] = []
  for (const side of sides)
    for (const spec of crewed(rules, setup[side])) players.push(makePlayer(rules, players.length, side, spec))
  if (!setup.options?.exhibition) benchSharedStars(rules, players)
  players.push(...referees(rules, agreed, players.length))
  const squads = { home: makeSquad(rules, 'home', setup.home), away: makeSquad(rules, 'away', setup.away) }
  const echoes = setup.options?.exhibition ? [] : dropSharedStaff(rules, squads)
  for (const side of sides) bringInducements(rules, squads[side])
  for (const side of sides) {
    const brought = setup[side].secrets?.spells as readonly SpellBrought[] | undefined
    if (brought)
      bringSpells(
        squads[side],
        brought,
        players.filter((player) => player.side === side),
      )
  }
  if (echoes.length > 0) squads.home.effects = [...squads.home.effects, ...echoes.map((id) => `${id} match`)]
  return {
    layout: LAYOUT,
    edition: rules.id,
    options: {
      overtime: setup.options?.overtime ?? false,
      ...(setup.options?.exhibition ? { exhibition: true } : {}),
      ...agreed,
      ...(setup.options?.hosts ? { hosts: setup.options.hosts } : {}),
      ...(setup.options?.cheerleadersDisputed ? { cheerleadersDisputed: true } : {}),
    },
    players,
    squads,
    balls: freshBalls(rules.ball.balls),
    pieces: [],
    clock: { half: 0, home: 0, away: 0, homeTaken: 0, awayTaken: 0, down: 0, drive: 0 },
    turn: {
      side: 'home',
      running: false,
      bonus: false,
      declared: NONE,
      rerollsUsed: 0,
      turnover: '',
      touchdown: '',
    },
    drive: { kicking: 'home', ballInPlay: false },
    weather: 'nice',
    weatherBefore: '',
    board: new Array(rules.pitch.squares).fill(0),
    stack: [matchFrame()],
    lastRoll: null,
    result: null,
    tick: 0,
    unseen: undefined,
  }
}

// The report of a match, counted from its events: deeds and their points, injuries, deaths. Neighbours: postMatch.ts
// starts from it; ../rules/leagueRules.ts has the points of a deed; the engine's events.ts the events.
import {
  areOpponents,
  type BySide,
  type Career,
  type CompiledEdition,
  careerOf,
  coachOf,
  type Engagement,
  fame,
  fans,
  type GameEvent,
  type Match,
  type PrayedDeed,
  type Side,
  sides,
} from '@double-skulls/engine'
import { type CampaignSide, type ExperienceBook, newExperienceBook } from '../fullCampaign/experience.ts'
import { type Deed, deeds, type LeagueRules } from '../rules/leagueRules.ts'

/** How often a player did each deed. */
export type Deeds = { readonly [D in Deed]: number }

/** What a player did in a match, and what it did to him. */
export interface PlayerReport {
  /** His number, by which his team identifies him. */
  readonly number: number
  readonly name: string
  readonly position: string
  /** How a guest took part; '' for a member of the team. */
  readonly engaged: Engagement | ''
  /** Whether he joined during the match. */
  readonly joined: boolean
  /** Which effects of the match he keeps, by the engine. */
  readonly career: Career
  readonly deeds: Deeds
  /** Star Player points for these deeds, without the most valuable player award, which comes later. */
  readonly points: number
  /** Opponents he has killed. */
  readonly kills: number
  /** Rows of the casualty table that remain after treatment. */
  readonly injuries: readonly string[]
  readonly dead: boolean
  /** Whether he was ever on the pitch. */
  readonly played: boolean
  /** Skills given in the match that he keeps. */
  readonly keeps: readonly string[]
  /** In full campaigns: Experience Points, a serious injury, and whether it was a Werewolf's doing. */
  readonly experience?: number
  readonly wounded?: boolean
  readonly byWerewolf?: boolean
  /** In full campaigns: what an assassin did before the match; games missed are this one and those after it. */
  readonly assassinated?: { readonly misses: number; readonly dead: boolean }
}

/** What happened to one side in a match. */
export interface SideReport extends Partial<CampaignSide> {
  readonly score: number
  /** The fans of this side, or its Fan Factor; and their modifier. */
  readonly fans: number
  readonly fame: number
  /** Casualties credited to its players. */
  readonly casualties: number
  readonly conceded: boolean
  /** Touchdowns of its score that come from a concession. */
  readonly handedOver: number
  /** Its players by number, with those who joined during the match. */
  readonly players: readonly PlayerReport[]
  /** The number of victims to be raised after the match; those raised during it have joined. */
  readonly infected: number
  /** The ids of inducements it used, once for each use. */
  readonly used: readonly string[]
}

/** A finished match, as the post-match sequence needs it. */
export interface MatchReport {
  readonly home: SideReport
  readonly away: SideReport
  readonly winner: Side | 'draw'
  /** How it was decided, in the engine's words: touchdowns, overtime, a shoot-out, a concession. */
  readonly by: string
  /** The number of drives. */
  readonly drives: number
}

interface Tally {
  readonly deeds: { [D in Deed]: number }
  points: number
  played: boolean
  /** The players he was credited with injuring, by index. */
  readonly hurt: number[]
  readonly keeps: string[]
}

interface SideTally {
  infected: number
  touchdowns: number
  readonly used: string[]
}

export interface ReportBook {
  note(events: readonly GameEvent[]): void
  /** The match must be over. */
  finish(): MatchReport
}

const emptyDeeds = (): { [D in Deed]: number } =>
  Object.fromEntries(deeds.map((deed) => [deed, 0])) as { [D in Deed]: number }

const NIGGLING = 'niggling'

/** Collects the events of a match and makes the report at its end. */
export const newReportBook = (rules: CompiledEdition, league: LeagueRules, match: Match): ReportBook => {
  const tallies = new Map<number, Tally>()
  const pushers = new Map<number, number>()
  const prayed = { home: new Set<string>(), away: new Set<string>() }
  const counts: BySide<SideTally> = {
    home: { infected: 0, touchdowns: 0, used: [] },
    away: { infected: 0, touchdowns: 0, used: [] },
  }
  const campaign = league.campaign ? newExperienceBook(rules, match) : null
  let drives = 0
  const fielded = match.players.length
  let over = false

  const tallyOf = (player: number): Tally => {
    const tally = tallies.get(player)
    if (tally) return tally
    const fresh: Tally = { deeds: emptyDeeds(), points: 0, played: false, hurt: [], keeps: [] }
    tallies.set(player, fresh)
    return fresh
  }

  const sideFor = (player: number): Side => coachOf(match, match.players[player])

  /** The points of a deed under an active prayer of that side. */
  const prayedWorth = (side: Side, deed: PrayedDeed): number | undefined =>
    rules.tables.prayers?.find(({ id, points }) => prayed[side].has(id) && points?.deed === deed)?.points?.worth

  const award = (player: number, deed: Deed, worth?: number): void => {
    if (player < 0) return
    const tally = tallyOf(player)
    tally.deeds[deed]++
    tally.points += worth ?? league.careers?.awards[deed] ?? 0
  }

  /** Points for a deed that only a prayer rewards. */
  const extra = (player: number, deed: PrayedDeed): void => {
    const worth = player < 0 ? undefined : prayedWorth(sideFor(player), deed)
    if (worth !== undefined) tallyOf(player).points += worth
  }

  const noteCasualty = (event: Extract<GameEvent, { type: 'casualty' }>): void => {
    if (event.credited) {
      award(event.by, 'casualty', prayedWorth(sideFor(event.by), 'casualty'))
      tallyOf(event.by).hurt.push(event.player)
    } else if (event.why === 'crowd') extra(pushers.get(event.player) ?? -1, 'crowdCasualty')
    else if (event.why === 'foul') extra(event.by, 'foulCasualty')
  }

  /** Where the hurt come into boxes without a casualty roll, an opponent who is injured or dead is one. */
  const noteInjured = ({ by, player, result }: Extract<GameEvent, { type: 'injured' }>): void => {
    const isCasualty = result === 'casualty' && !rules.hurt.boxes.includes('casualty')
    if (isCasualty && by >= 0 && areOpponents(match.players[by], match.players[player])) award(by, 'casualty')
  }

  const noteOne = (event: GameEvent): void => {
    campaign?.note(event)
    switch (event.type) {
      case 'touchdown':
        counts[event.side].touchdowns++
        award(event.player, 'touchdown')
        return
      case 'completion':
        award(event.player, 'completion', prayedWorth(sideFor(event.player), 'completion'))
        return
      case 'throwingCompletion':
        award(event.player, 'throw')
        return
      case 'deflected':
        award(event.player, 'deflection')
        return
      case 'interception': {
        // A deflection that becomes an interception gives points for the interception only.
        const tally = tallyOf(event.player)
        if (tally.deeds.deflection > 0) {
          tally.deeds.deflection--
          tally.points -= league.careers?.awards.deflection ?? 0
        }
        award(event.player, 'interception')
        return
      }
      case 'pushedOff':
        pushers.set(event.player, event.by)
        return
      case 'casualty':
        noteCasualty(event)
        return
      case 'injured':
        noteInjured(event)
        return
      case 'prayed':
        prayed[event.side].add(event.prayer)
        return
      case 'prayerEnded':
        prayed[event.side].delete(event.prayer)
        return
      case 'rotted':
        counts[sideFor(event.by)].infected++
        return
      case 'raised':
        counts[event.side].infected++
        return
      case 'returned':
        if (event.why === 'recruited') counts[sideFor(event.player)].infected--
        return
      case 'learned':
        // Skills given during the match end with it; those given after it stay.
        if (over) tallyOf(event.player).keeps.push(event.skill)
        return
      case 'induced':
        counts[event.side].used.push(event.inducement)
        return
      case 'driveStarted':
        drives++
        return
      case 'matchEnded':
        over = true
        return
      case 'turnStarted':
        for (const { id, place } of match.players) if (place === 'pitch') tallyOf(id).played = true
        return
    }
  }

  return {
    note: (events) => events.forEach(noteOne),
    finish: () => sumUp(rules, match, { tallies, counts, fielded, drives, campaign }),
  }
}

const isDead = (rules: CompiledEdition, match: Match, id: number): boolean => {
  const rows = rules.tables.casualty?.rows ?? []
  return match.players[id].injuries.some((name) => rows.some((row) => row.id === name && row.dead))
}

interface Counted {
  readonly tallies: ReadonlyMap<number, Tally>
  readonly counts: BySide<SideTally>
  /** The number of players at the start of the match. */
  readonly fielded: number
  readonly drives: number
  readonly campaign: ExperienceBook | null
}

const sumUp = (rules: CompiledEdition, match: Match, counted: Counted): MatchReport => {
  const { tallies, counts, fielded, drives, campaign } = counted
  const { result } = match
  if (!result) throw new Error('the match is not over')
  const sideReport = (side: Side): SideReport => {
    const squad = match.squads[side]
    const own = match.players.filter((player) => player.side === side)
    return {
      score: result.score[side],
      fans: fans.of(squad),
      fame: fame.of(squad),
      casualties: own.reduce((sum, { id }) => sum + (tallies.get(id)?.deeds.casualty ?? 0), 0),
      conceded: result.by === 'concession' && result.winner !== side,
      // A side that conceded may have a lower final score than it scored.
      handedOver: Math.max(0, result.score[side] - counts[side].touchdowns),
      infected: counts[side].infected,
      used: counts[side].used,
      ...campaign?.ofSide(side),
      players: own.map((player) => {
        const tally = tallies.get(player.id)
        const { number, name, position, engaged = '' } = player.who
        return {
          number,
          name,
          position,
          engaged,
          joined: player.id >= fielded,
          career: careerOf(player),
          deeds: tally?.deeds ?? emptyDeeds(),
          points: tally?.points ?? 0,
          kills: tally?.hurt.filter((victim) => isDead(rules, match, victim)).length ?? 0,
          injuries: player.injuries.filter((id) => id !== NIGGLING),
          dead: isDead(rules, match, player.id),
          played: tally?.played === true,
          keeps: tally?.keeps ?? [],
          ...campaign?.of(player.id),
        }
      }),
    }
  }
  const [home, away] = sides.map(sideReport)
  return { home, away, winner: result.winner, by: result.by, drives }
}

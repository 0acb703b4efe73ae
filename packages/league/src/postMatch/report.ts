// What a match leaves behind for both teams, counted from its own events: deeds and the points they are worth, injuries, deaths.
// Neighbours: the procedures after a match read it; rules/ says what a deed is worth; the engine's events.ts says what happens.
import {
  type BySide,
  type Career,
  type CompiledEdition,
  careerOf,
  type Engagement,
  type GameEvent,
  type Match,
  type PrayedDeed,
  prayers,
  type Side,
  sides,
} from '@double-skulls/engine'
import { type Deed, deeds, type LeagueRules } from '../rules/leagueRules.ts'

export type Deeds = { readonly [D in Deed]: number }

export interface PlayerReport {
  /** His shirt, by which his team knows him. */
  readonly number: number
  readonly name: string
  readonly position: string
  /** As what he took part if he did not belong to the team; otherwise ''. */
  readonly engaged: Engagement | ''
  /** Came to his side during the match. */
  readonly joined: boolean
  /** What the match can mean for him afterwards, by the engine. */
  readonly career: Career
  readonly deeds: Deeds
  /** Star Player points for these deeds; without the award for the most valuable player, which comes afterwards. */
  readonly points: number
  /** Opponents who did not survive what he did to them. */
  readonly kills: number
  /** Rows of the casualty table that stay with him after all treatment. */
  readonly injuries: readonly string[]
  readonly dead: boolean
  /** Was on the pitch at least once. */
  readonly played: boolean
  /** Skills that stay with him for good though he never paid for them. */
  readonly keeps: readonly string[]
}

export interface SideReport {
  readonly score: number
  /** Spectators of this side, or its Fan Factor; and the modifier they gave. */
  readonly fans: number
  readonly fame: number
  /** Casualties its players were credited with. */
  readonly casualties: number
  readonly conceded: boolean
  /** Touchdowns of its score that nobody scored: an opponent who conceded handed them over. */
  readonly handedOver: number
  /** Its players by shirt; those who joined during the match too. */
  readonly players: readonly PlayerReport[]
  /** How many victims will rise on its side after the match; whoever did so during it has joined. */
  readonly infected: number
}

export interface MatchReport {
  readonly home: SideReport
  readonly away: SideReport
  readonly winner: Side | 'draw'
  readonly by: string
}

interface Tally {
  readonly deeds: { [D in Deed]: number }
  points: number
  played: boolean
  /** Players he was credited with hurting, by index. */
  readonly hurt: number[]
  readonly keeps: string[]
}

/** What is counted by side. */
interface SideTally {
  infected: number
  touchdowns: number
}

export interface ReportBook {
  note(events: readonly GameEvent[]): void
  /** The match must be over. */
  finish(): MatchReport
}

const emptyDeeds = (): { [D in Deed]: number } =>
  Object.fromEntries(deeds.map((deed) => [deed, 0])) as { [D in Deed]: number }

const NIGGLING = 'niggling'

/** Listens to a match from its beginning and sums it up at its end. */
export const newReportBook = (rules: CompiledEdition, league: LeagueRules, match: Match): ReportBook => {
  const tallies = new Map<number, Tally>()
  const pushers = new Map<number, number>()
  const prayed = { home: new Set<string>(), away: new Set<string>() }
  const counts: BySide<SideTally> = { home: { infected: 0, touchdowns: 0 }, away: { infected: 0, touchdowns: 0 } }
  const fielded = match.players.length
  let over = false

  const tallyOf = (player: number): Tally => {
    const found = tallies.get(player)
    if (found) return found
    const made: Tally = { deeds: emptyDeeds(), points: 0, played: false, hurt: [], keeps: [] }
    tallies.set(player, made)
    return made
  }

  const sideFor = (player: number): Side => match.players[player].side

  /** What a deed is worth while prayers of that side are answered. */
  const prayedWorth = (side: Side, deed: PrayedDeed): number | undefined =>
    prayers.find(({ id, points }) => prayed[side].has(id) && points?.deed === deed)?.points?.worth

  const award = (player: number, deed: Deed, worth?: number): void => {
    if (player < 0) return
    const tally = tallyOf(player)
    tally.deeds[deed]++
    tally.points += worth ?? league.careers?.awards[deed] ?? 0
  }

  /** Points for what is no deed of the book. */
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

  const noteOne = (event: GameEvent): void => {
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
        // Whoever deflected and then held the ball is paid for the interception alone.
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
        // What somebody gave him for the match ended with it; what comes after the whistle stays.
        if (over) tallyOf(event.player).keeps.push(event.skill)
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
    finish: () => sumUp(rules, match, { tallies, counts, fielded }),
  }
}

const isDead = (rules: CompiledEdition, match: Match, id: number): boolean => {
  const rows = rules.tables.casualty?.rows ?? []
  return match.players[id].injuries.some((name) => rows.some((row) => row.id === name && row.dead))
}

interface Counted {
  readonly tallies: ReadonlyMap<number, Tally>
  readonly counts: BySide<SideTally>
  /** So many players began the match. */
  readonly fielded: number
}

const sumUp = (rules: CompiledEdition, match: Match, { tallies, counts, fielded }: Counted): MatchReport => {
  const { result } = match
  if (!result) throw new Error('the match is not over')
  const sideReport = (side: Side): SideReport => {
    const squad = match.squads[side]
    const own = match.players.filter((player) => player.side === side)
    return {
      score: result.score[side],
      fans: squad.fans,
      fame: squad.fame,
      casualties: own.reduce((sum, { id }) => sum + (tallies.get(id)?.deeds.casualty ?? 0), 0),
      conceded: result.by === 'concession' && result.winner !== side,
      // Whoever conceded has fewer than he scored.
      handedOver: Math.max(0, result.score[side] - counts[side].touchdowns),
      infected: counts[side].infected,
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
        }
      }),
    }
  }
  const [home, away] = sides.map(sideReport)
  return { home, away, winner: result.winner, by: result.by }
}

// What gets attention, made from events: attacker and target, dice and their player, and the scenes over the pitch. Neighbours:
// scenes.ts says what scenes there are, causes.ts looks back, beats.ts gives each its time, spotlight.ts holds the current one, moments/
// draws it.
import {
  type BySide,
  type Explanation,
  type GameEvent,
  type ItemId,
  isMishap,
  type Match,
  type Pending,
  type Side,
} from '@double-skulls/engine'
import { carriedOff, riotOf, turnoverOf } from './causes.ts'
import type { Scene, Trick } from './scenes.ts'

/** A player acts against another, or throws something somewhere: shown before the dice. */
export interface Aim {
  readonly kind: 'block' | 'foul' | 'pass'
  readonly player: number
  /** The target player, or −1. */
  readonly target: number
  /** Their squares, or the target square. */
  readonly from: number
  readonly to: number
  /** For blocks: the number of dice, and who chooses. */
  readonly dice: number
  readonly chooser: Side | null
}

/** Dice on the table, beside their player. */
export interface Dice {
  readonly kind: 'dice'
  readonly roll: Explanation
  readonly player: number
  readonly at: number
}

/** The block die that was chosen. */
export interface ChosenDie {
  readonly kind: 'chosenDie'
  readonly result: string
}

export type Moment = Aim | Dice | ChosenDie | Scene

const isAim = (kind: Moment['kind']): boolean => kind === 'block' || kind === 'foul' || kind === 'pass'

export const aimOf = (moment: Moment | null): Aim | null => (moment && isAim(moment.kind) ? (moment as Aim) : null)

export const sceneOf = (moment: Moment | null): Scene | null =>
  moment && !isAim(moment.kind) && moment.kind !== 'dice' && moment.kind !== 'chosenDie' ? (moment as Scene) : null

const scoreOf = ({ squads }: Match): BySide<number> => ({ home: squads.home.score, away: squads.away.score })

const aim = (shown: Match, kind: Aim['kind'], player: number, target: number, more: Partial<Aim> = {}): Aim | null => {
  const from = shown.players[player]?.at ?? -1
  const to = more.to ?? shown.players[target]?.at ?? -1
  return from < 0 || to < 0 ? null : { kind, player, target, from, to, dice: 0, chooser: null, ...more }
}

/** A magic item of a player's comes up. */
const itemTrick = (shown: Match, player: number, id: ItemId, how: Trick['how']): Trick | null => {
  const { side } = shown.players[player]
  return side === 'neutral' ? null : { kind: 'trick', of: 'item', id, how, side, player }
}

/** The place within the events of one step. */
export interface Occasion {
  readonly events: readonly GameEvent[]
  readonly index: number
  /** The match before the step, as the picture shows it just before the event, and after the step. */
  readonly before: Match
  readonly shown: Match
  readonly after: Match
}

/** What an event shows; null for most. */
export const momentOf = ({ events, index, before, shown, after }: Occasion): Moment | null => {
  const event = events[index]
  switch (event.type) {
    case 'blockDeclared':
      return aim(shown, 'block', event.attacker, event.defender, { dice: event.dice, chooser: event.chooser })
    case 'attacked':
      return aim(shown, 'block', event.attackers[0], event.victims[0])
    case 'fouled':
      return aim(shown, 'foul', event.player, event.victim)
    case 'passed':
      return aim(shown, 'pass', event.player, -1, { to: event.target })
    case 'thrown':
      return aim(shown, 'pass', event.by, -1, { to: event.target })
    case 'rolled': {
      const { roll } = event
      if (roll.roll === 'crowd' && roll.side && roll.result !== undefined)
        return { kind: 'crowd', side: roll.side, result: roll.result, dice: roll.faces }
      const at = shown.players[roll.player]?.at ?? -1
      return roll.faces.length > 0 ? { kind: 'dice', roll, player: roll.player, at } : null
    }
    case 'blockResult':
      return { kind: 'chosenDie', result: event.result }
    case 'touchdown':
    case 'fieldGoal': {
      const { side, player, type } = event
      const scores = { before: scoreOf(shown), after: scoreOf(after) }
      return { kind: 'touchdown', kicked: type === 'fieldGoal', side, player, turn: shown.clock[side], ...scores }
    }
    case 'goalMissed':
      return { kind: 'down', side: event.side, what: { happens: 'missed' } }
    case 'ballOver':
      return { kind: 'down', side: event.side, what: { happens: 'taken' } }
    case 'announced':
      return { kind: 'down', side: event.side, what: { happens: 'announced', announcement: event.what } }
    case 'downStarted': {
      const { side, down, column } = event
      return { kind: 'down', side, what: { happens: 'begins', down, column } }
    }
    case 'turnover':
      return isMishap(event.why) ? turnoverOf(events, index, before, event) : null
    case 'kickOffTable':
      return { kind: 'kickOff', event: event.result, dice: event.dice }
    case 'weather':
      return { kind: 'weather', weather: event.weather }
    case 'removed':
      return carriedOff(events, index, event)
    case 'casualty': {
      const results = event.result.split(' ').filter(Boolean)
      return { kind: 'casualty', player: event.player, by: event.by, results, to: 'casualty' }
    }
    case 'penalised':
      return { kind: 'sendOff', player: event.player, why: event.why, to: event.to }
    case 'invaded':
      return { kind: 'invasion', side: event.side }
    case 'fansKilled':
      return riotOf(events, index, before)
    case 'sentOff':
      return { kind: 'sendOff', player: event.player, why: event.why }
    case 'weaponRuled': {
      const how = event.allowed ? 'allowed' : 'forbidden'
      return { kind: 'trick', of: 'weapon', id: event.weapon, how, side: event.side, player: -1 }
    }
    case 'spellCast': {
      const { player, spell } = event
      const { side } = shown.players[player]
      return side === 'neutral' ? null : { kind: 'trick', of: 'spell', id: spell, how: 'cast', side, player }
    }
    case 'itemUsed':
      // After the first time everybody knows.
      return event.reveals === undefined ? null : itemTrick(shown, event.player, event.item, 'used')
    case 'itemSeen':
      return itemTrick(shown, event.player, event.item, 'taken')
    case 'itemConfiscated': {
      const { side, player, item } = event
      return { kind: 'trick', of: 'item', id: item, how: 'refused', side, player }
    }
    case 'halfEnded':
      // The last half ends with the match, or overtime follows.
      return after.result ? null : { kind: 'half', half: event.half, winner: null, score: scoreOf(after) }
    case 'matchEnded':
      return { kind: 'fullTime', half: after.clock.half, winner: event.winner, score: scoreOf(after) }
    case 'turnStarted':
      return { kind: 'turn', side: event.side, turn: event.turn, bonus: event.bonus }
    default:
      return null
  }
}

/** Whether an event ends the current action, so that arrow and dice are removed from the pitch. */
export const endsAim = (event: GameEvent): boolean => {
  switch (event.type) {
    case 'declared':
    case 'actionEnded':
    case 'turnEnded':
    case 'turnStarted':
    case 'touchdown':
    case 'fieldGoal':
    case 'downOver':
      return true
    case 'moved':
      return event.how === 'move' && event.byRoll !== true
    default:
      return false
  }
}

/** Attacker and target of a question about a block: shown as long as it is asked. */
export const aimOfQuestion = (match: Match, pending: Pending): Aim | null => {
  if (pending.wait !== 'coach') return null
  const { kind, player, other, roll } = pending.question
  const aboutBlock = kind === 'blockDie' || roll?.roll === 'block'
  return aboutBlock && player >= 0 && other >= 0 ? aim(match, 'block', player, other) : null
}

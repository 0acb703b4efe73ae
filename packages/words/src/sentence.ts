// An event for the log: its possible sentences, the values of their placeholders, its topic and side. Knows events, no
// rules. Neighbours: phrases.ts, rollSentence.ts, rareEvents.ts; teller.ts makes lines of it.
import {
  articleOf,
  type Engine,
  type GameEvent,
  isMishap,
  type Match,
  type Side,
  squareName,
} from '@double-skulls/engine'
import { actionKindWords } from './actionTexts.ts'
import { inDowns } from './downWords.ts'
import { halfInSentence } from './halves.ts'
import { fates, silent } from './handicapWords.ts'
import { inLog } from './inLog.ts'
import type { LogKind, LogLine, Part, Topic } from './line.ts'
import { bandWords, injuryName, nameOf, playerName, sideOfPlayer, teamName } from './names.ts'
import { type PhraseName, phrases } from './phrases.ts'
import { type RareEvent, rareSentence } from './rareEvents.ts'
import { rolled } from './rollSentence.ts'
import type { Slots } from './template.ts'
import { isOfTopic, topicSentence } from './topicSentence.ts'
import { trapSentence } from './trapWords.ts'
import { turnoverWords } from './turnovers.ts'

export interface Sentence {
  readonly choices: readonly string[]
  readonly slots: Slots
  readonly kind: LogKind
  readonly topics: readonly Topic[]
  readonly side: Side | null
  readonly more: Partial<LogLine>
}

/** Counters whose name in events differs from the rules' name. */
const counters: { readonly [what: string]: Exclude<Part, string> } = {
  reroll: { rule: 'team', text: 'team re-roll' },
  leader: { rule: 'leader', text: 'leader’s re-roll' },
  leaderReroll: { rule: 'leader', text: 'leader’s re-roll' },
  ownReroll: { rule: 'own', text: 'own re-roll' },
  spy: { rule: 'tricks', text: 'spy' },
}

/** What decided a match, if it is not said by its name. */
const decidedBy: { readonly [by: string]: string | undefined } = {
  touchdowns: '',
  turnCap: ' when the turns run out',
}

/** Whose event it is. */
const concerned = (match: Match, event: GameEvent): Side | null => {
  if ('side' in event && event.side) return event.side
  return 'player' in event ? sideOfPlayer(match, event.player) : null
}

/** Why a stunned player lies face up again. */
const faceUp: readonly string[] = ['turnEnd', 'turnedOver']

export const sentenceOf = (engine: Engine, match: Match, event: GameEvent): Sentence | null => {
  const who = (player: number): string => playerName(match, player)
  const all = (players: readonly number[]): string => {
    const names = players.map(who)
    return [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), names[names.length - 1]].join(' and ')
  }
  const sideOf = (player: number): Side | null => sideOfPlayer(match, player)
  const team = (side: Side): string => teamName(match, side)
  const at = (square: number): string => (square < 0 ? 'the crowd' : squareName(engine.rules.pitch, square))
  const rule = (id: string) => ({ rule: id, text: nameOf(engine, id) }) satisfies Part
  const tell = (
    name: PhraseName,
    slots: Slots,
    kind: LogKind,
    side: Side | null,
    about: readonly Topic[] = [],
    more: Partial<LogLine> = {},
  ): Sentence => ({ choices: phrases[name], slots, kind, topics: about, side, more })
  const rarely = (
    rare: RareEvent,
    kind: LogKind,
    side: Side | null,
    about: readonly Topic[] = [],
    dice: readonly number[] = [],
  ): Sentence => {
    const slots = { text: rareSentence(engine, match, rare) }
    return { choices: ['{text}'], slots, kind, topics: about, side, more: { dice } }
  }

  if (isOfTopic(event)) return topicSentence(event, { who, team, at, sideOf })
  switch (event.type) {
    case 'turnStarted':
      return tell(
        event.bonus ? 'bonusTurn' : 'turnStarted',
        { team: team(event.side), turn: `${event.turn}` },
        'turn',
        event.side,
      )
    case 'turnEnded':
      return event.turnover === '' ? tell('turnEnded', { team: team(event.side) }, 'other', event.side) : null
    case 'halfStarted':
    case 'halfEnded':
      return tell(event.type, { half: halfInSentence(event.half, engine.rules.clock.halves) }, 'turn', null)
    case 'driveStarted':
      return tell('driveStarted', { team: team(event.kicking) }, 'turn', event.kicking)
    case 'driveEnded':
    case 'actionEnded':
    case 'reroll':
      return null
    case 'weather':
      return tell('weather', { what: rule(event.weather) }, 'other', null, ['dice'], { dice: event.dice })
    case 'kickOffTable':
      return tell('kickOff', { what: rule(event.result) }, 'turn', null, ['dice'], { dice: event.dice })
    case 'kickAimed':
      return tell('kickAimed', { at: at(event.square) }, 'ball', null, ['ball'])
    case 'kicked':
      return tell('kicked', { who: who(event.player), at: at(event.square) }, 'ball', sideOf(event.player), ['ball'])
    case 'booted':
      return tell('booted', { who: who(event.player), other: who(event.target) }, 'move', sideOf(event.player))
    case 'declared': {
      // Covered by the line of the move or block; or nothing is declared, and what he does says it all.
      if (['move', 'block', 'open', 'late', 'trapped'].includes(event.action)) return null
      const action = (actionKindWords[event.action] ?? nameOf(engine, event.action)).toLowerCase()
      return tell('declared', { who: who(event.player), action }, 'move', sideOf(event.player))
    }
    case 'moved': {
      // Covered by the line of the roll, with the square.
      if (event.byRoll) return null
      const slots = { who: who(event.player), at: at(event.to) }
      const side = sideOf(event.player)
      if (event.how === 'pushed' || event.how === 'followUp') return tell(event.how, slots, 'move', side)
      const walks = event.how === 'move' ? 'move' : event.how === 'referee' ? 'stroll' : null
      if (walks === null || event.to < 0) return rarely(event, 'move', side)
      return tell(walks, slots, 'move', side, [], { walk: { player: event.player, to: at(event.to) } })
    }
    case 'posture': {
      const name = event.posture === 'prone' && faceUp.includes(event.why) ? 'faceUp' : event.posture
      return tell(name, { who: who(event.player) }, name === 'standing' ? 'move' : 'hurt', sideOf(event.player))
    }
    case 'rolled':
      return rolled(engine, match, event)
    case 'skillUsed': {
      // Who is not on the pitch only bears it, and the next line says what comes of it.
      if (silent.includes(event.skill) && match.players[event.player].place !== 'pitch') return null
      const fate = fates[event.skill]
      if (fate !== undefined)
        return { ...tell('skillUsed', {}, 'other', sideOf(event.player)), choices: [`${who(event.player)} ${fate}.`] }
      return tell('skillUsed', { who: who(event.player), what: rule(event.skill) }, 'other', sideOf(event.player))
    }
    case 'spent': {
      const what = counters[event.what] ?? rule(event.what)
      const slots = { team: team(event.side), article: articleOf(what.text), what, who: who(event.player) }
      return event.player >= 0
        ? tell('spent', slots, 'other', event.side, ['dice'])
        : tell('spentForAll', { team: team(event.side), what }, 'other', event.side)
    }
    case 'gained': {
      const what = counters[event.what] ?? rule(event.what)
      const slots = { team: team(event.side), n: `${Math.abs(event.amount)}`, what, why: rule(event.why) }
      return tell(event.amount < 0 ? 'lost' : 'gained', slots, 'other', event.side)
    }
    case 'blockDeclared': {
      const dice = event.dice === 1 ? '1 die' : `${event.dice} dice`
      const slots = { who: who(event.attacker), other: who(event.defender), dice, team: team(event.chooser) }
      return tell('blockDeclared', slots, 'move', sideOf(event.attacker))
    }
    case 'blockResult': {
      const name = event.result === 'pushed' ? 'pushedBack' : event.result
      const slots = { who: who(event.attacker), other: who(event.defender) }
      return name in phrases
        ? tell(name as PhraseName, slots, 'hurt', sideOf(event.attacker))
        : rarely(event, 'hurt', null)
    }
    case 'attacked': {
      const gang = event.kind === 'shove' ? 'gangShove' : 'gangBlock'
      const slots = { who: all(event.attackers), other: all(event.victims) }
      const name = event.attackers.length > 1 ? gang : event.kind
      return tell(name, slots, 'move', sideOf(event.attackers[0]))
    }
    case 'joinedGang':
      return tell('joinedGang', { who: who(event.player), other: who(event.victim) }, 'move', sideOf(event.player))
    case 'evading':
      return tell('evading', { who: who(event.player), other: who(event.attacker) }, 'move', sideOf(event.player))
    case 'pushedOff':
      return tell('pushedOff', { who: who(event.by), other: who(event.player) }, 'hurt', sideOf(event.by), ['injuries'])
    case 'injured': {
      // Covered by the following posture or place, unless he is off the pitch already and comes to no harm.
      if (event.result !== 'stunned' || match.players[event.player].place !== 'reserves') return null
      const name = event.why === 'assassinate' ? 'unharmed' : 'outOfTheCrowd'
      return tell(name, { who: who(event.player) }, 'hurt', sideOf(event.player), ['injuries'])
    }
    case 'state':
      // Told with the penalty too.
      return event.state === 'penalised' ? null : rarely(event, 'other', sideOf(event.player))
    case 'removed': {
      // Told with the penalty.
      if (event.why === 'penalty') return null
      const name =
        event.why === 'poison' ? null : event.to === 'ko' ? 'ko' : event.to === 'casualty' ? 'carriedOff' : null
      const side = sideOf(event.player)
      return name
        ? tell(name, { who: who(event.player) }, 'hurt', side, ['injuries'])
        : rarely(event, 'hurt', side, ['injuries'])
    }
    case 'casualty': {
      const name = event.result === '' ? 'casualtyPlain' : event.by < 0 ? 'casualty' : 'casualtyBy'
      const what = event.result
        .split(' ')
        .map((id) => injuryName(engine, id).toLowerCase())
        .join(', ')
      const slots = { who: who(event.by), other: who(event.player), what }
      return tell(name, slots, 'hurt', sideOf(event.player), ['injuries'])
    }
    case 'ballHeld':
      if (event.how === 'catch' || event.how === 'pickUp') return null
      return tell(
        event.how === 'touchback' ? 'touchback' : 'handedOver',
        { who: who(event.player) },
        'ball',
        sideOf(event.player),
        ['ball'],
      )
    case 'ballMoved': {
      const slots = { at: at(event.to) }
      const more = { dice: event.dice }
      if (event.to < 0) return tell('crowd', slots, 'ball', null, ['ball'], more)
      if (event.how === 'bounce' || event.how === 'scatter' || event.how === 'throwIn' || event.how === 'dropped')
        return tell(event.how, slots, 'ball', null, ['ball'], more)
      return rarely(event, 'ball', null, ['ball'], event.dice)
    }
    case 'touchback':
      return event.player < 0 ? rarely(event, 'ball', null, ['ball']) : null
    case 'passed': {
      const slots = { who: who(event.player), at: at(event.target), band: bandWords(event.band).toLowerCase() }
      return tell('passed', slots, 'ball', sideOf(event.player), ['ball'])
    }
    case 'passResult':
      return event.result === 'intercepted' ? null : tell(event.result, {}, 'ball', sideOf(event.player), ['ball'])
    case 'completion':
      return tell('completion', { who: who(event.player), other: who(event.catcher) }, 'ball', sideOf(event.player), [
        'ball',
      ])
    case 'interception':
    case 'deflected':
      return tell(event.type, { who: who(event.player), other: who(event.thrower) }, 'ball', sideOf(event.player), [
        'ball',
      ])
    case 'fouled':
      return tell(
        event.manner === 'spear' ? 'speared' : event.manner === 'sneaky' ? 'fouledSneakily' : 'fouled',
        { who: who(event.player), other: who(event.victim) },
        'hurt',
        sideOf(event.player),
        ['injuries'],
      )
    case 'sentOff':
      return tell('sentOff', { who: who(event.player) }, 'hurt', sideOf(event.player), ['injuries'])
    case 'turnover':
      return event.why === 'touchdown'
        ? null
        : tell(
            isMishap(event.why) ? 'turnover' : 'turnDone',
            { team: team(event.side), why: turnoverWords(event.why) },
            'turn',
            event.side,
            ['score'],
          )
    case 'touchdown': {
      const slots = { team: team(event.side), who: who(event.player) }
      return tell(event.player < 0 ? 'awarded' : 'touchdown', slots, 'score', event.side, ['score', 'ball'])
    }
    case 'matchEnded': {
      if (event.winner === 'draw') return tell('drawn', {}, 'score', null, ['score'])
      const how = decidedBy[event.by] ?? ` by ${nameOf(engine, event.by).toLowerCase()}`
      return tell('won', { team: team(event.winner), how }, 'score', event.winner, ['score'])
    }
    case 'downStarted':
    case 'downOver':
    case 'ballOver':
    case 'announced':
    case 'fumbled':
    case 'ranOut':
    case 'fieldGoal':
    case 'goalMissed':
      return inDowns(engine.rules.pitch, match, event)
    case 'counterLaid':
    case 'counterMeant':
    case 'counterRevealed':
    case 'trapped':
    case 'sinking':
    case 'freed':
      return trapSentence(event, { who, team, at, sideOf })
    default: {
      const { kind = 'other', topics = [] } = inLog[event.type] ?? {}
      return rarely(event, kind, concerned(match, event), topics, 'dice' in event ? event.dice : [])
    }
  }
}

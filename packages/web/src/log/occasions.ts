// Events rare enough for a remark of the commentators. Reads events, knows no rules. Neighbours: commentators.ts has the remarks,
// narrator.ts asks.
import {
  blockDieFaces,
  type Engine,
  type GameEvent,
  isMishap,
  type Match,
  otherSide,
  type Side,
} from '@double-skulls/engine'
import { isBlockDice, sideOfPlayer } from '@double-skulls/words'

export const occasions = [
  'touchdown',
  'oneTurner',
  'death',
  'doubleSkulls',
  'tripleTurnover',
  'sentOff',
  'crowdSurf',
  'fumble',
  'interception',
  'snakeEyes',
  'longPass',
  'ownGoal',
  'called',
  'calledWrongly',
  'slogan',
  'asleep',
  'seeSawBroken',
  'cannonBurst',
  'liftOff',
  'ownGrenade',
  'sawnHimself',
  'beheaded',
  'headHome',
  'mine',
  'swallowed',
  'trampoline',
  'fieldGoal',
  'goalMissed',
  'invaded',
  'ballDestroyed',
  'deathbringer',
  'meltdown',
  'miscast',
  'overloaded',
  'caughtWithMagic',
  'wrecked',
  'throughTheFans',
  'halfTime',
  'draw',
  'victory',
] as const
export type Occasion = (typeof occasions)[number]

export interface Occurrence {
  readonly occasion: Occasion
  readonly side: Side | null
  readonly player: number
  readonly other: number
}

export interface Watcher {
  /** The occasion of an event; null for none. */
  see(event: GameEvent, match: Match): Occurrence | null
}

export const newWatcher = (engine: Engine): Watcher => {
  /** Turns each side has had in this drive. */
  let turns = { home: 0, away: 0 }
  /** Turnovers in a row. */
  const lost = { home: 0, away: 0 }
  let lastRoll = { key: '', face: 0 }
  let band = ''
  /** Whose death has been remarked on already. */
  let beheaded = -1

  const isSkull = (face: number): boolean => blockDieFaces(engine.rules)[face - 1] === 'attackerDown'
  const isDeath = (result: string): boolean =>
    result.split(' ').some((id) => engine.rules.tables.casualty?.rows.some((row) => row.id === id && row.dead))

  return {
    see: (event, match) => {
      const found = (occasion: Occasion, player = -1, other = -1, side?: Side | null): Occurrence => ({
        ...{ occasion, player, other, side: side ?? sideOfPlayer(match, player) },
      })
      switch (event.type) {
        case 'driveStarted':
          turns = { home: 0, away: 0 }
          return null
        case 'turnStarted':
          turns[event.side]++
          return null
        case 'turnEnded':
          lost[event.side] = event.turnover !== '' && isMishap(event.turnover) ? lost[event.side] + 1 : 0
          return lost[event.side] === 3 ? found('tripleTurnover', -1, -1, event.side) : null
        case 'rolled': {
          const { roll, player, faces, passed } = event.roll
          const slept = roll === 'takeRoot' && !passed && match.players[player].place !== 'pitch'
          if (slept) return found('asleep', player)
          if (roll === 'grenadeFuse' && event.roll.result === 'explodes') return found('ownGrenade', player)
          if (isBlockDice(event.roll))
            return faces.length > 1 && faces.every(isSkull) ? found('doubleSkulls', player) : null
          const key = `${roll} ${player}`
          const twice =
            event.again && faces.length === 1 && faces[0] === 1 && lastRoll.key === key && lastRoll.face === 1
          lastRoll = { key, face: faces[0] }
          return twice ? found('snakeEyes', player) : null
        }
        case 'casualty':
          return isDeath(event.result) ? found('death', event.player, event.by) : null
        case 'removed':
          if (event.to === 'gone') return found('liftOff', event.player)
          if (event.to !== 'dead' || event.player === beheaded) return null
          return found(event.why === 'quicksand' ? 'swallowed' : 'death', event.player)
        case 'sentOff':
          return found('sentOff', event.player)
        case 'pushedOff':
          if (event.by < 0) return null
          return match.players[event.by].side === match.players[event.player].side
            ? found('ownGoal', event.by, event.player)
            : found('crowdSurf', event.by, event.player)
        case 'passed':
          band = event.band
          return null
        case 'passResult':
          return event.result === 'fumble' ? found('fumble', event.player) : null
        case 'completion':
          return band === 'long' || band === 'bomb' ? found('longPass', event.player, event.catcher) : null
        case 'interception':
          return found('interception', event.player, event.thrower)
        case 'touchdown': {
          const quick = turns[event.side] === 1 && turns[otherSide(event.side)] <= 1
          return found(quick ? 'oneTurner' : 'touchdown', event.player, -1, event.side)
        }
        case 'fieldGoal':
        case 'goalMissed':
          return found(event.type, event.player, -1, event.side)
        case 'beheaded':
          beheaded = event.player
          return found('beheaded', event.by, event.player)
        case 'headHome':
          return found('headHome', event.player, -1, event.side)
        case 'sawSlipped':
          return event.victim === event.player ? found('sawnHimself', event.player) : null
        case 'thingRemoved':
          if (event.kind !== 'seeSaw' || event.why !== 'broken') return null
          return found('seeSawBroken', -1, -1, event.side || null)
        case 'exploded':
          return event.what === 'cannon' ? found('cannonBurst') : event.what === 'mine' ? found('mine') : null
        case 'counterRevealed':
          return event.kind === 'trampoline' ? found('trampoline', event.player) : null
        case 'spellCast':
          return event.spell === 'deathbringer' || event.spell === 'meltdown' ? found(event.spell, event.player) : null
        case 'spellStrikes':
          return event.miscast ? found('miscast', event.player) : null
        case 'itemSeen':
          return found('caughtWithMagic', event.player, event.by)
        case 'wrecked':
          return found('wrecked', event.player)
        case 'ranAway':
          return found('throughTheFans', event.player, -1, event.side)
        case 'overloaded':
          return found('overloaded', event.player)
        case 'invaded':
        case 'ballDestroyed':
          return found(event.type, -1, -1, event.side)
        case 'called':
          return found(event.correct ? 'called' : 'calledWrongly', -1, -1, event.side)
        case 'induced':
          return event.use === 'slogan' ? found('slogan', -1, -1, event.side) : null
        case 'halfEnded':
          return event.half === 1 ? found('halfTime') : null
        case 'matchEnded':
          return event.winner === 'draw' ? found('draw') : found('victory', -1, -1, event.winner)
        default:
          return null
      }
    },
  }
}

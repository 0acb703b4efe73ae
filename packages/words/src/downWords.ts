// What happens between downs, in words: the down that begins, why one is over, what coaches announce. Neighbours: sentence.ts calls it,
// rareEvents.ts and phrases.ts have the other events.
import {
  type Announcement,
  type DownEnd,
  type GameEvent,
  type Match,
  OFF,
  type Pitch,
  squareName,
} from '@double-skulls/engine'
import { playerName, sideOfPlayer, teamName } from './names.ts'
import type { Sentence } from './sentence.ts'

export type DownEvent = Extract<
  GameEvent,
  {
    type: ('downStarted' | 'downOver' | 'ballOver' | 'announced') | ('fumbled' | 'ranOut' | 'fieldGoal' | 'goalMissed')
  }
>

const ordinals: readonly string[] = ['No', 'First', 'Second', 'Third', 'Fourth']

/** `Third down`. */
const downName = (down: number): string => (down === 0 ? 'Kick return' : `${ordinals[down] ?? down} down`)

/** Why the down is over; a score and a run off the pitch are told by themselves. */
const ends: { readonly [E in DownEnd]: string | null } = {
  touchdown: null,
  carrierDown: 'The whistle: the carrier is down with the ball',
  ranOut: null,
  deadThrow: 'The whistle: nobody has caught the throw',
  outOfBounds: 'The whistle: the ball is out of bounds',
  fieldGoal: null,
  goalMissed: null,
  timeUp: 'The whistle: nobody comes to an end here',
}

const scores: readonly DownEvent['type'][] = ['fieldGoal', 'goalMissed']

const announced: { readonly [A in Announcement]: (team: string) => string } = {
  drill: (team) => `${team} hurry: the two-minute drill.`,
  fieldGoal: (team) => `${team} line up for a field goal, they say.`,
  blitz: (team) => `Blitz! ${team} move first.`,
}

const downSentence = (pitch: Pitch, match: Match, event: DownEvent): string | null => {
  const team = (side: 'home' | 'away'): string => teamName(match, side)
  const who = (id: number): string => playerName(match, id)
  switch (event.type) {
    case 'downStarted':
      return `${downName(event.down)} for ${team(event.side)}, from row ${event.column + 1}; ${event.left} ${event.left === 1 ? 'down is' : 'downs are'} left.`
    case 'downOver': {
      const why = ends[event.why]
      if (why === null) return null
      return `${why}. ${team(event.side)} have the ball${event.square === OFF ? '' : `, ${squareName(pitch, event.square)}`}.`
    }
    case 'ballOver':
      return `The ball goes over: ${team(event.side)} are the offence now.`
    case 'announced':
      return announced[event.what](team(event.side))
    case 'fumbled':
      return `Fumble! ${who(event.player)} lets go of the ball before he lands.`
    case 'ranOut':
      return `${who(event.player)} thinks of his health and runs out of bounds at ${squareName(pitch, event.square)}.`
    case 'fieldGoal':
      return `Between the posts! A field goal for ${team(event.side)} by ${who(event.player)}: half a touchdown.`
    case 'goalMissed':
      return `${who(event.player)} misses the posts; a fan of the other end keeps what he can catch.`
  }
}

/** As a line of the log; null where another line says it. */
export const inDowns = (pitch: Pitch, match: Match, event: DownEvent): Sentence | null => {
  const text = downSentence(pitch, match, event)
  const side = event.type === 'downOver' ? null : 'side' in event ? event.side : sideOfPlayer(match, event.player)
  const kind = scores.includes(event.type) ? 'score' : 'player' in event ? 'ball' : 'turn'
  return text === null ? null : { choices: ['{text}'], slots: { text }, kind, topics: ['ball'], side, more: {} }
}

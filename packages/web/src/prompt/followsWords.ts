// What follows from an answer, in a few words for a button: who goes down, who is pushed, where the ball is, and whether the turn
// is lost. Neighbours: foretell.ts plays it out, promptOf.ts puts it on the choices.
import type { GameEvent, Match } from '@double-skulls/engine'
import { capital } from '@double-skulls/words'
import { type Concerned, type Foretold, goesDown, isMoved } from './foretell.ts'

/** Without the sign of his side: the prompt stands beside him. */
export const shortName = (match: Match, player: number): string => match.players[player].who.name

const has = (events: readonly GameEvent[], wanted: (event: GameEvent) => boolean): boolean => events.some(wanted)

const inCrowd = (events: readonly GameEvent[], player: number): boolean =>
  has(events, (event) => event.type === 'pushedOff' && event.player === player)

const block = (match: Match, { player, other }: Concerned, events: readonly GameEvent[]): string => {
  const own = shortName(match, player)
  const foe = shortName(match, other)
  const down = { own: goesDown(events, player), foe: goesDown(events, other) }
  if (inCrowd(events, other)) return `${foe} into the crowd${down.own ? `, ${own} goes down` : ''}`
  if (down.own && down.foe) return 'Both go down'
  if (down.own) return `${own} goes down`
  if (down.foe) return isMoved(events, other) ? `${foe} goes down` : `${foe} goes down, ${own} stays up`
  return isMoved(events, other) ? `${foe} back one square, stays up` : 'Nobody moves or falls'
}

const pass: { readonly [result: string]: string } = {
  fumble: 'fumbled',
  wild: 'it goes anywhere',
  inaccurate: 'it scatters',
  accurate: 'it gets there',
  caught: 'caught',
  onTarget: 'it comes down there',
  hit: 'it hits him',
  missed: 'missed',
  misthrown: 'it goes far astray',
  intercepted: 'intercepted',
}

const test = (match: Match, { player }: Concerned, events: readonly GameEvent[]): string => {
  for (const event of events) {
    if (event.type === 'passResult') return pass[event.result]
    if (event.type === 'sentOff') return `${shortName(match, event.player)} is sent off`
    if (event.type === 'ballMoved') return 'the ball bounces away'
  }
  if (goesDown(events, player)) return 'he falls'
  return has(events, (event) => event.type === 'actionEnded') ? 'his action is over' : ''
}

/** '' when it cannot be said in a few words. */
export const followsWords = (match: Match, concerned: Concerned, isBlock: boolean, { events }: Foretold): string =>
  capital(isBlock ? block(match, concerned, events) : test(match, concerned, events))

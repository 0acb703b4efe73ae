// What trap counters do, in sentences: the counters that are laid and turned over, and who sits in a pit. Neighbours: sentence.ts
// chooses among several, thingWords.ts has the names.
import type { GameEvent, Side, TrapKind } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'
import { thingWords } from './thingWords.ts'

export type TrapEvent = Extract<
  GameEvent,
  { type: 'counterLaid' | 'counterMeant' | 'counterRevealed' | 'trapped' | 'sinking' | 'freed' }
>

/** What a counter turns out to be under somebody's feet. */
const revealed: { readonly [K in TrapKind]: readonly string[] } = {
  blank: ['{who} treads on nothing at all.', 'A bluff: {who} walks on, somewhat paler.'],
  pit: ['The ground opens under {who}: a pit!', '{who} finds the pit, feet first.'],
  spikedPit: ['A pit with spikes under {who}!', 'The ground opens under {who}, and something glints down there.'],
  mine: ['{who} hears a click.', 'Click, says the ground under {who}.'],
  quicksand: ['{who} is in up to the knees: quicksand!', 'Quicksand! {who} should not move so much.'],
  trapdoor: ['A trapdoor opens under {who}, and shuts over him.', '{who} leaves by the cellar.'],
  trampoline: ['{who} drops into a pit, and comes straight back up.', 'Boing! {who} takes to the air.'],
}

const trapped: { readonly [kind: string]: readonly string[] } = {
  spikedPit: ['{who} sits between the spikes.', '{who} keeps very still down there.'],
  quicksand: ['{who} is stuck in the quicksand.'],
  trapdoor: ['{who} is heard knocking from below.'],
}

const freed: { readonly [kind: string]: readonly string[] } = {
  trapdoor: ['Somebody remembers {who} and opens the trapdoor.'],
  quicksand: ['{who} is out of the quicksand, one boot short.'],
}

const isKind = (kind: string): kind is TrapKind => Object.hasOwn(revealed, kind)

const trapPhrases = (event: TrapEvent): readonly string[] => {
  switch (event.type) {
    case 'counterLaid':
      return ['{team} lay a counter on {at}, face down.']
    case 'counterMeant':
      return ['{at}: {what}.']
    case 'counterRevealed':
      return isKind(event.kind) ? revealed[event.kind] : ['{who} sets something off.']
    case 'trapped':
      return trapped[event.kind] ?? ['{who} sits in the pit.', '{who} looks up at the sky.']
    case 'sinking':
      return event.turn < event.of
        ? ['{who} sinks: turn {turn} of {of}.']
        : ['{who} is in up to the chin: this turn, or never.']
    case 'freed':
      return freed[event.kind] ?? ['{who} is out of the pit.', '{who} climbs out, dusting himself down.']
  }
}

/** How sentence.ts names players, teams and squares. */
interface Names {
  who(player: number): string
  team(side: Side): string
  at(square: number): string
  sideOf(player: number): Side | null
}

export const trapSentence = (event: TrapEvent, { who, team, at, sideOf }: Names): Sentence => {
  const plain = { choices: trapPhrases(event), topics: [], more: {} }
  if (event.type === 'counterLaid' || event.type === 'counterMeant') {
    const what = event.type === 'counterMeant' ? thingWords(event.kind) : ''
    return { ...plain, slots: { team: team(event.side), at: at(event.square), what }, kind: 'other', side: event.side }
  }
  const turns = event.type === 'sinking' ? { turn: `${event.turn}`, of: `${event.of}` } : {}
  return { ...plain, slots: { who: who(event.player), ...turns }, kind: 'move', side: sideOf(event.player) }
}

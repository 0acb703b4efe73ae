// What is told of spells: those that come, who gets them, what the coaches ask, and every spell that is cast. Neighbours: spellNames.ts;
// sentence.ts chooses among several sentences.
import type { GameEvent, Side, SpellId } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'
import { spellNames } from './spellNames.ts'

const types = [
  'spellsCome',
  'spellGiven',
  'overloaded',
  'spellsAsked',
  'spellsTold',
  'spellsForgotten',
  'spellCast',
  'spellMoved',
  'spellStrikes',
] as const

export type SpellEvent = Extract<GameEvent, { type: (typeof types)[number] }>

export const isSpellEvent = (event: GameEvent): event is SpellEvent => types.some((type) => type === event.type)

const casts: { readonly [S in SpellId]: readonly string[] } = {
  bombBlast: ['{who} lets a small bright ball go, and ducks: Bomb Blast!', 'Bomb Blast! {who} has been juggling fire.'],
  fearmonger: [
    '{who} grows horns, fangs and a dreadful voice: Fearmonger!',
    'Fearmonger: nobody wants to be near {who}.',
  ],
  quagmire: ['A muddy ray leaves the hand of {who}: Quagmire!', 'Quagmire! {who} has a soft spot for somebody.'],
  grabbit: ['{who} whistles, and two huge hands reach down: Grabbit!', 'Grabbit! {who} need not even jump.'],
  unseenShield: [
    '{who} draws a line in the air: Unseen Shield!',
    'Unseen Shield! {who} puts a wall where no wall was.',
  ],
  speedBurst: ['{who} is a cloud of dust: Speed Burst!', 'Speed Burst! {who} leaves his shadow behind.'],
  muscleBoost: [
    'The shirt of {who} bursts at every seam: Muscle Boost!',
    'Muscle Boost! {who} flexes what he has got.',
  ],
  cloudJump: ['{who} walks as if on cushions: Cloud Jump!', 'Cloud Jump! {who} weighs no more than a feather.'],
  mindBlow: [
    '{who} stares, and the air between them hums: Mind Blow!',
    'Mind Blow! {who} has had a painful thought for somebody.',
  ],
  flyingFist: [
    '{who} punches thin air, and the punch goes on: Flying Fist!',
    'Flying Fist! {who} has a long reach today.',
  ],
  deathbringer: ['The sky darkens over {who}: Deathbringer.'],
  elementalBreeze: ['{who} whistles up a wind: Elemental Breeze!'],
  gravelStorm: ['{who} stamps, and the stones get up: Gravel Storm!'],
  lightningStrike: ['All hair stands on end, and {who} points: Lightning Strike!'],
  meltdown: ['Smoke comes out of the ears of {who}: Meltdown!'],
  oldFaithful: ['{who} knocks three times on the ground: Old Faithful!'],
}

/** How sentence.ts names players, teams and squares. */
interface Names {
  who(player: number): string
  team(side: Side): string
  at(square: number): string
  sideOf(player: number): Side | null
}

/** How often each comes, as words. */
const listed = (ids: readonly SpellId[]): string =>
  [...new Set(ids)]
    .map((id) => {
      const count = ids.filter((one) => one === id).length
      return count === 1 ? spellNames[id] : `${spellNames[id]} × ${count}`
    })
    .join(', ')

const told = ({ counts, spells }: Extract<SpellEvent, { type: 'spellsTold' }>, { who }: Names): string =>
  spells.length > 0
    ? listed(spells)
    : counts.length > 0
      ? counts.map(([player, count]) => `${who(player)} ${count}`).join(', ')
      : 'none at all'

const asked: { readonly [what: string]: string } = {
  counts: '{team} want to know who has spells, and how many.',
  list: '{team} want to know which spells there are.',
  '': '{team} do not ask about spells.',
}

/** Where it ends. */
const strikes = ({ square, miscast }: Extract<SpellEvent, { type: 'spellStrikes' }>): readonly string[] => {
  if (miscast) return ['{what} goes off in the hands of {who}!', '{who} holds {what} the wrong way round.']
  return square < 0 ? ['{what} sails into the stands.'] : ['{what} strikes at {at}.']
}

const phrasesOf = (event: SpellEvent): readonly string[] => {
  switch (event.type) {
    case 'spellsCome':
      return ['The wizard of {team} brings {what}.']
    case 'spellGiven':
      return ['{who} gets {what}.']
    case 'overloaded':
      return ['One spell too many: {who} sits down with smoke coming out of his ears.']
    case 'spellsAsked':
      return [asked[event.what]]
    case 'spellsTold':
      return ['The answer: {what}.']
    case 'spellsForgotten':
      return ['{who} forgets every spell he knew.']
    case 'spellCast':
      return casts[event.spell]
    case 'spellMoved':
      return event.to < 0 ? ['{what} strays off the pitch.'] : ['{what} strays to {at}.']
    case 'spellStrikes':
      return strikes(event)
  }
}

const whatOf = (event: SpellEvent, names: Names): string => {
  if (event.type === 'spellsCome') return listed(event.spells)
  if (event.type === 'spellsTold') return told(event, names)
  return 'spell' in event ? spellNames[event.spell] : ''
}

const squareOf = (event: SpellEvent): number =>
  event.type === 'spellMoved' ? event.to : 'square' in event ? event.square : -1

export const spellSentence = (event: SpellEvent, names: Names): Sentence => {
  const player = 'player' in event ? event.player : -1
  const side = 'side' in event ? event.side : names.sideOf(player)
  const slots = {
    who: names.who(player),
    team: side === null ? '' : names.team(side),
    what: whatOf(event, names),
    at: names.at(squareOf(event)),
  }
  return { choices: phrasesOf(event), slots, kind: 'other', side, topics: [], more: {} }
}

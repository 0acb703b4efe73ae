// What is told of dirty tricks: assassins, drugs, bribes, the spies against them, and the lists that are read after the match.
// Neighbours: itemWords.ts, spellWords.ts; sentence.ts chooses among several sentences.
import type { DirtyTricks, DrugEffect, GameEvent, Side, TrickKind } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'

const types = [
  'spyUsed',
  'trickCancelled',
  'trickFailed',
  'trickWorked',
  'assassinated',
  'drugged',
  'smitten',
  'cured',
  'tricksOpened',
] as const

export type TrickEvent = Extract<GameEvent, { type: (typeof types)[number] }>

export const isTrickEvent = (event: GameEvent): event is TrickEvent => types.some((type) => type === event.type)

/** Names of tricks, with an article. */
export const trickNames: { readonly [T in TrickKind]: string } = {
  assassin: 'an assassin',
  drug: 'a drug',
  playerBribe: 'a bribe',
  refereeBribe: 'a bribe for the referee',
}

const failed: { readonly [T in TrickKind]: readonly string[] } = {
  assassin: ['The knife is found in a tree. {who} whistles.', '{who} has slept with one eye open.'],
  drug: ['{who} has drunk from another bottle.', '{who} pours it away.'],
  playerBribe: ['{who} keeps the money and plays on.'],
  refereeBribe: ['The referee keeps the money, and that is that.'],
}

const worked: { readonly [T in TrickKind]: readonly string[] } = {
  assassin: ['There is a scream in the dressing room: {who}.', '{who} has a visitor, sent by {team}.'],
  drug: ['{who} empties the bottle in one go.', 'The water of {who} smelt funny. He drank it.'],
  playerBribe: ['{who} plays for {team}, for now.'],
  refereeBribe: ['The referee does as he is paid.'],
}

const drugged: { readonly [D in DrugEffect]: readonly string[] } = {
  laxative: ['{who} turns pale, and walks very carefully: a laxative.'],
  hiccups: ['{who} has the hiccups.'],
  giggles: ['{who} has begun to giggle, and cannot say why.'],
  lovesick: ['{who} sees everything in rosy colours.'],
  paranoid: ['{who} thinks that they are all after him. And the ball.'],
  sick: ['{who} has gone green, and to bed.'],
}

const cured: { readonly [D in DrugEffect]: readonly string[] } = {
  laxative: ['{who} can trust himself again.'],
  hiccups: ['{who} holds his breath: no more hiccups.'],
  giggles: ['{who} does not find it funny any more.'],
  lovesick: ['{who} wonders what he ever saw in him.'],
  paranoid: ['{who} is no longer afraid of anybody. Nor of the ball.'],
  sick: ['{who} is well again.'],
}

/** A list of tricks, line by line. */
export const trickLines = (list: DirtyTricks): readonly string[] => {
  const { assassin, drugs = [], playerBribes = [], refereeBribes, spies = 0 } = list
  return [
    ...(assassin ? [`${assassin.kind === 'ninja' ? 'a ninja' : 'an assassin'} for number ${assassin.target}`] : []),
    ...(drugs.length > 0 ? [`drugs for ${drugs.map((number) => `number ${number}`).join(', ')}`] : []),
    ...playerBribes.map(({ target, amount }) => `${amount} crowns for number ${target}`),
    ...(refereeBribes && refereeBribes.count > 0
      ? [`${refereeBribes.count} × ${refereeBribes.amount} crowns for referees`]
      : []),
    ...(spies > 0 ? [spies === 1 ? '1 spy' : `${spies} spies`] : []),
  ]
}

const listed = (list: DirtyTricks): string => {
  const lines = trickLines(list)
  return lines.length === 0 ? 'nothing at all' : lines.join('; ')
}

const phrases = (event: TrickEvent): readonly string[] => {
  switch (event.type) {
    case 'spyUsed':
      return event.against === 'trick'
        ? ['A spy of {team} has heard of it.', 'Somebody has told {team}.']
        : ['A spy of {team} sees to it that the other spy tells nobody.', 'The spy was followed, by a spy of {team}.']
    case 'trickCancelled':
      return event.player < 0
        ? ['Nothing comes of {what}.']
        : ['{team} had plans for {who}: {what}. Nothing comes of it.']
    case 'trickFailed':
      return failed[event.trick]
    case 'trickWorked':
      return worked[event.trick]
    case 'assassinated':
      return event.dead
        ? ['{who} will never play again. {team} send flowers.']
        : event.misses > 1
          ? ['{who} is badly hurt, and misses {n} games.']
          : ['{who} has a nasty scratch, and misses this game.']
    case 'drugged':
      return drugged[event.effect]
    case 'smitten':
      return ['{who} has never seen anybody as lovely as {other}.', '{who} sighs, and looks at {other}.']
    case 'cured':
      return cured[event.effect]
    case 'tricksOpened':
      return ['The notebook of {team}, open to all: {what}.']
  }
}

/** How sentence.ts names players and teams. */
interface Names {
  who(player: number): string
  team(side: Side): string
  sideOf(player: number): Side | null
}

const whatOf = (event: TrickEvent): string =>
  event.type === 'tricksOpened' ? listed(event.tricks) : 'trick' in event ? trickNames[event.trick] : ''

export const trickSentence = (event: TrickEvent, { who, team, sideOf }: Names): Sentence => {
  const side = 'side' in event ? event.side : sideOf(event.player)
  const slots = {
    ...('side' in event ? { team: team(event.side) } : {}),
    ...('player' in event && event.player >= 0 ? { who: who(event.player) } : {}),
    ...(event.type === 'smitten' ? { other: who(event.beloved) } : {}),
    ...(event.type === 'assassinated' ? { n: `${event.misses}` } : {}),
    what: whatOf(event),
  }
  return { choices: phrases(event), slots, kind: 'other', topics: [], side, more: {} }
}

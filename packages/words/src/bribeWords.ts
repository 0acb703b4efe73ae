// What is told of bribes that have worked: whom a player obeys, and what a referee does for gold. Neighbours: sentence.ts chooses among
// several sentences.
import type { GameEvent, RefereeFavour, Side } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'

const types = ['bribeAnnounced', 'turnedCoat', 'refereeObeys', 'bribesCancel'] as const

export type BribeEvent = Extract<GameEvent, { type: (typeof types)[number] }>

export const isBribeEvent = (event: GameEvent): event is BribeEvent => types.some((type) => type === event.type)

const favours: { readonly [F in RefereeFavour]: readonly string[] } = {
  toss: ['The coin comes down for {team}. It was never in the air.', '{team} win the toss before anybody tosses.'],
  foul: ['A whistle before the boot: {who} is sent off for what he was going to do.'],
  penalty: ['The referee has second thoughts. {who} stays.', 'It was somebody else, says the referee. {who} stays.'],
  weapon: ['What weapon, ask the officials. {team} keep it.'],
  item: ['The referee finds his shoelaces most interesting. {team} keep what they have.'],
}

const phrases = (event: BribeEvent): readonly string[] => {
  switch (event.type) {
    case 'bribeAnnounced':
      return event.favour === ''
        ? ['{team} have a word, and a purse, for {who}.', 'A purse of {team} flies towards {who}.']
        : ['{team} wink at the referee, and something jingles.', 'A referee shakes hands with {team}. His is full.']
    case 'turnedCoat':
      return event.on
        ? ['{who} hears the coins and changes sides.', 'For this turn {who} plays for {team}.']
        : ['{who} remembers whose shirt he wears.', 'The gold is earned, and {who} is himself again.']
    case 'refereeObeys':
      return favours[event.favour]
    case 'bribesCancel':
      return ['Both purses weigh the same. The referee does what he would have done anyway.']
  }
}

/** How sentence.ts names players and teams. */
interface Names {
  who(player: number): string
  team(side: Side): string
}

export const bribeSentence = (event: BribeEvent, { who, team }: Names): Sentence => {
  const side = 'side' in event ? event.side : null
  const slots = {
    ...(side ? { team: team(side) } : {}),
    ...(event.player < 0 ? {} : { who: who(event.player) }),
  }
  return { choices: phrases(event), slots, kind: 'other', topics: [], side, more: {} }
}

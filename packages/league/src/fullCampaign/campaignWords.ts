// What is special about a campaign team in English: ranks, injuries, the lines of its book. Neighbours: campaignCareer.ts and
// campaignState.ts have the fields, ../format/campaignSheet.ts prints them, the client shows them.
import { type Potion, spelledOut } from '@double-skulls/engine'
import { counted } from '../counted.ts'
import { shirtOf } from '../postMatch/afterMatch.ts'
import type { Team } from '../team.ts'
import { balance, campaignOf } from './accounts.ts'
import type { Ailment, Rank } from './campaignCareer.ts'
import type { BookEntry, EntryKind } from './campaignState.ts'

/** The ranks as titles. */
export const rankNames: { readonly [R in Rank]: string } = {
  rookie: 'Rookie',
  experienced: 'Experienced',
  veteran: 'Veteran',
  star: 'Star',
}

/** The potions as titles. */
export const potionNames: { readonly [P in Potion]: string } = {
  anaesthetic: 'Anaesthetic',
  antidote: 'Antidote',
  fortune: 'Fortune',
  healing: 'Healing',
  magicSponge: 'Magic Sponge',
  speed: 'Speed',
  stimulant: 'Stimulant',
}

/** The kinds of entries in a treasury's book as titles. */
export const entryNames: { readonly [K in EntryKind]: string } = {
  grant: 'Founding',
  hire: 'Hired',
  apothecary: 'Apothecary hired',
  fee: 'Match fee',
  wage: 'Wage',
  bonus: 'Bonus',
  toStay: 'Paid to stay',
  retainer: 'Retainer',
  bid: 'Winning bid',
  freebooter: 'Freebooter',
  potion: 'Potion',
  demonstration: 'Demonstration game',
  sponsor: 'Sponsor',
  assassin: 'Assassin',
  playerBribe: 'Bribe for a player',
  refereeBribe: 'Bribe for a referee',
  drug: 'Drugs',
  spy: 'Spies',
  secretWeapon: 'Secret weapon',
}

/** An injury with what it still does to him: `broken leg, misses 2 games, lasting (a throw to be rid of it)`. */
export const ailmentWords = ({ what, misses, lasting, saves }: Ailment): string =>
  [
    spelledOut(what),
    ...(misses > 0 ? [`misses ${counted(misses, 'game')}`] : []),
    ...(lasting ? [`lasting${saves ? ' (a throw to be rid of it)' : ''}`] : []),
    ...(misses === 0 && !lasting ? ['healed'] : []),
  ].join(', ')

/** Whom an entry was for, by shirt and name while the team has him or had him; otherwise as it is written. */
export const entryWhom = ({ players, former }: Team, { whom }: BookEntry): string => {
  const player = [...players, ...former].find(({ id }) => id === whom)
  return player ? shirtOf(player) : whom === 'apothecary' ? 'the Apothecary' : whom
}

/** One line of the treasury's book, with what was there after it. */
export interface BookLine {
  /** Its place in the book, from 0. */
  readonly place: number
  readonly entry: BookEntry
  readonly title: string
  readonly whom: string
  readonly balance: number
}

/** The treasury's book line by line with a running balance. */
export const bookLines = (team: Team): readonly BookLine[] => {
  const { book } = campaignOf(team)
  return book.map((entry, place) => ({
    ...{ place, entry, title: entryNames[entry.for], whom: entryWhom(team, entry) },
    balance: balance(book.slice(0, place + 1)),
  }))
}

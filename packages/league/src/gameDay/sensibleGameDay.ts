// A sensible coach's answers on a game day: he bids a little more than the least for whom he can pay and use, fills his squad and fields
// everybody whom he can. Neighbours: ../sensibleCoach.ts calls it; sealedBids.ts, newPlayers.ts and ../fullCampaign/namingFirstTeam.ts ask.

import { campaignOf } from '../fullCampaign/accounts.ts'
import { wagesDue } from '../fullCampaign/newSquad.ts'
import { gamesPlayed } from '../postMatch/afterMatch.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import { NO_BID } from './sealedBids.ts'

const DONE = 'done'
/** Players beyond this many are a luxury. */
const ENOUGH = 20
/** As many must be able to play at least, so that Linemen are hired. */
const SQUAD = 14

const starting = (options: readonly string[], ...words: readonly string[]): string | undefined =>
  words.flatMap((word) => options.filter((option) => option.startsWith(`${word} `)))[0]

/** What is left after the next wages. */
const spare = ({ team }: About): number => team.treasury - wagesDue(team)

/** The least that would be said, and as much more as a third of what is to spare allows. */
const sealedBid = (about: About, { options, sums }: LeagueAsk): string | null => {
  const own = options.filter((option) => option !== NO_BID)
  if (own.length === options.length) return own[1] ?? own[0]
  const least = sums?.least ?? 0
  if (about.team.players.length >= ENOUGH || spare(about) < least) return NO_BID
  const limit = Math.max(least, spare(about) / 3)
  return own.filter((option) => Number(option) <= limit).at(-1) ?? NO_BID
}

const newPlayer = (about: About, options: readonly string[]): string => {
  const makeweight = starting(options, 'makeweight')
  const able = about.team.players.filter(({ missesNextGame }) => !missesNextGame).length
  const lineman = starting(options, 'lineman')
  const price = lineman ? (about.prices?.[lineman] ?? 0) : 0
  if (lineman && able < SQUAD && spare(about) >= price) return lineman
  return makeweight ?? DONE
}

/** What he buys, one of each, if there is that much to spare: the richer the worse. */
const wishes = [
  { trick: 'bribeReferee', entry: 'refereeBribe', from: 12_000 },
  { trick: 'drug', entry: 'drug', from: 16_000 },
  { trick: 'spy', entry: 'spy', from: 20_000 },
  { trick: 'bribePlayer', entry: 'playerBribe', from: 24_000 },
  { trick: 'ninja', entry: 'assassin', from: 36_000 },
] as const

const trick = (about: About, options: readonly string[]): string => {
  // A target or a sum: the first will do.
  if (!options.includes(DONE)) return options[0]
  const had = campaignOf(about.team).book.filter(({ at }) => at === gamesPlayed(about.team))
  const wish = wishes.find(
    (one) =>
      options.includes(one.trick) && spare(about) >= one.from && !had.some(({ for: kind }) => kind === one.entry),
  )
  return wish?.trick ?? DONE
}

export const sensibleGameDay = (step: LeagueAsk): string | null => {
  const { options, about } = step
  switch (about?.topic) {
    case 'sealedBid':
      return sealedBid(about, step)
    case 'newPlayers':
      return newPlayer(about, options)
    case 'firstTeam':
      return starting(options, 'field') ?? DONE
    case 'tricks':
      return trick(about, options)
    case 'retires':
      // The better team stands first.
      return options[options.length - 1]
    case 'fanDrift':
    case 'freebooterPlace':
    case 'rookieRace':
    case 'rookiePosition':
      return options[0]
    default:
      return null
  }
}

// What a sensible coach wants when he drafts anew: two re-rolls and an apothecary before anybody, then those of his players who have
// learnt more than they ask for, then the squad that his list is played with. Neighbours: sensibleCoach.ts asks it, redraft.ts offers,
// squadWants.ts.
import { bookOf } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import { ELEVEN, forEleven, linemenByPrice, missingSpecialists, openSpecialists } from '../squadWants.ts'
import type { TeamPlayer } from '../team.ts'
import { playerValue } from '../value.ts'

const ENOUGH_PLAYERS = 13
const FEW_REROLLS = 2
const ENOUGH_REROLLS = 3
/** What he likes to begin the season with. */
const IN_HAND = 20_000
/** From here on gold is rather spent than lost. */
const TOO_MUCH = 90_000
/** What a skill is worth to him, and what an injury that stays takes away. */
const SKILL = 20_000
const SCAR = 30_000

/** What somebody has become, beyond a rookie of his position. */
const grown = ({ advances, niggling, lasting }: TeamPlayer): number =>
  SKILL * advances.length - SCAR * (niggling + lasting.length)

interface Wish {
  readonly option: string
  /** How many players come with it. */
  readonly players: number
}

const player = (option: string): Wish => ({ option, players: 1 })
const staff = (option: string): Wish => ({ option, players: 0 })

/** Those who are worth the fee that they ask beside their value; whoever is worth most first. */
const veterans = ({ team, candidates = [], prices = {} }: About): Wish[] => {
  const book = bookOf(team)
  return candidates
    .map((one) => ({ one, option: `rehire ${one.id}`, value: playerValue(book, one) }))
    .filter(({ one, option, value }) => grown(one) > 0 && grown(one) >= (prices[option] ?? 0) - value)
    .sort((a, b) => b.value - a.value)
    .map(({ option }) => player(option))
}

const rookies = (positions: readonly { readonly name: string }[]): Wish[] =>
  positions.map(({ name }) => player(`hire ${name}`))

const wishes = (about: About): Wish[] => {
  const { team } = about
  const { rerolls, apothecaries } = team.staff
  const size = team.players.length
  const linemen = rookies(linemenByPrice(team))
  return [
    ...(rerolls < FEW_REROLLS ? [staff('buy rerolls')] : []),
    ...(apothecaries === 0 ? [staff('buy apothecaries')] : []),
    ...veterans(about),
    ...rookies(missingSpecialists(team)),
    ...(size < ELEVEN ? linemen : []),
    ...(rerolls < ENOUGH_REROLLS ? [staff('buy rerolls')] : []),
    ...(size < ENOUGH_PLAYERS || team.treasury > TOO_MUCH ? [...rookies(openSpecialists(team)), ...linemen] : []),
  ]
}

/** The first wish that leaves enough to come to eleven, and something in hand once there are as many. */
const draft = (about: About, options: readonly string[]): string => {
  const { team, prices = {} } = about
  const granted = wishes(about).find(({ option, players }) => {
    const left = team.treasury - (prices[option] ?? 0)
    const needed = forEleven(team, players)
    return options.includes(option) && left >= needed + (team.players.length >= ELEVEN ? IN_HAND : 0)
  })
  return granted?.option ?? (options.includes('done') ? 'done' : (cheapest(about, options) ?? options[0]))
}

/** Where not even eleven linemen can be paid: whoever costs least. */
const cheapest = ({ prices = {} }: About, options: readonly string[]): string | undefined =>
  options
    .filter((option) => option.startsWith('hire '))
    .sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0))
    .at(0)

export const tasteBetweenSeasons = ({ options, about }: LeagueAsk): string | null =>
  about?.topic === 'redraft' ? draft(about, options) : null

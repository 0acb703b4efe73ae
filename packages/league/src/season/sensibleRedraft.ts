// A sensible coach's redraft: two re-rolls and an apothecary first, then players worth more than their fee, then the
// usual squad of the list. Neighbours: ../sensibleCoach.ts calls it, redraft.ts makes the offers, ../squadWants.ts.
import { bookOf } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import { ELEVEN, forEleven, linemenByPrice, missingSpecialists, openSpecialists } from '../squadWants.ts'
import type { TeamPlayer } from '../team.ts'
import { playerValue } from '../value.ts'

const ENOUGH_PLAYERS = 13
const FEW_REROLLS = 2
const ENOUGH_REROLLS = 3
/** The gold he keeps for the season. */
const IN_HAND = 20_000
/** Above this, gold is spent before it may be lost. */
const TOO_MUCH = 90_000
/** The value of a skill, and the cost of a lasting injury. */
const SKILL = 20_000
const SCAR = 30_000

/** A player's worth beyond a rookie of his position. */
const grown = ({ advances, niggling, lasting }: TeamPlayer): number =>
  SKILL * advances.length - SCAR * (niggling + lasting.length)

interface Wish {
  readonly option: string
  /** The number of players it adds. */
  readonly players: number
}

const player = (option: string): Wish => ({ option, players: 1 })
const staff = (option: string): Wish => ({ option, players: 0 })

/** Players worth their fee, the most valuable first. */
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

/** The first wish that leaves enough for eleven players, and after that some gold. */
const draft = (about: About, options: readonly string[]): string => {
  const { team, prices = {} } = about
  const granted = wishes(about).find(({ option, players }) => {
    const left = team.treasury - (prices[option] ?? 0)
    const needed = forEleven(team, players)
    return options.includes(option) && left >= needed + (team.players.length >= ELEVEN ? IN_HAND : 0)
  })
  return granted?.option ?? (options.includes('done') ? 'done' : (cheapest(about, options) ?? options[0]))
}

/** The cheapest player, where not even eleven linemen are affordable. */
const cheapest = ({ prices = {} }: About, options: readonly string[]): string | undefined =>
  options
    .filter((option) => option.startsWith('hire '))
    .sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0))
    .at(0)

export const sensibleRedraft = ({ options, about }: LeagueAsk): string | null =>
  about?.topic === 'redraft' ? draft(about, options) : null

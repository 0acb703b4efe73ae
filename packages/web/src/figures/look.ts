// What a player of a match looks like: his position's figure and his team's trim. Whoever stands on no list gets a figure by his
// build and skills. Neighbours: races.ts draws, pitch/Token.tsx and Portrait.tsx show.
import type { BySide, CompiledEdition, Engine, Figure, Match, Player } from '@double-skulls/engine'
import { races } from './races.ts'

export interface Look {
  readonly figure: Figure
  readonly jersey: string
  /** A colour of the team's own, for pads and trim. */
  readonly trim: string
  /** How much larger than others he is drawn. */
  readonly scale: number
}

/** The same as in styles/token.css, which has the bases. */
const jerseys: BySide<string> = { home: '#f0782b', away: '#3f8cf0' }

/** None of them could be taken for the colour of a side. */
const trims = ['#ffe9c4', '#e2ecf6', '#ffd84a', '#4a4f55', '#c3e2b0', '#d6c3ec', '#c2c9cd', '#f3b9a8'] as const

/** The same for the same team list wherever it appears. */
const trimOf = (roster: string): string => {
  let sum = 7
  for (let i = 0; i < roster.length; i++) sum = (sum * 31 + roster.charCodeAt(i)) % 997
  return trims[sum % trims.length]
}

const listed = (rules: CompiledEdition, roster: string, { position, engaged }: Player['who']): Figure | undefined => {
  const called = ({ name }: { readonly name: string }): boolean => name === position
  const list = rules.rosters.find(({ id }) => id === roster)
  const star = engaged === 'star' ? rules.stars.find(called) : undefined
  return (star ?? list?.positions.find(called) ?? rules.freebooters.find(called) ?? rules.stars.find(called))?.figure
}

/** By what he can do: line-ups and positions written by hand call players what they like. */
const guessed = ({ who, stats, skills }: Player): Figure => {
  const { ST = 3 } = stats
  if (who.size > 1) return { race: 'giant', role: 'bigGuy' }
  if (ST >= 5) return { race: 'ogre', role: 'bigGuy' }
  if (skills.includes('pass')) return { race: 'human', role: 'thrower' }
  if (skills.includes('catch')) return { race: 'human', role: 'catcher' }
  if (ST === 4) return { race: 'human', role: 'blocker' }
  return { race: 'human', role: skills.includes('block') ? 'blitzer' : 'lineman' }
}

/** A base of several squares nearly fills them; big guys fill their one. */
const scaleOf = ({ race }: Figure, size: number): number => (size > 1 ? 2.05 : races[race].big ? 1.14 : 1)

const known = new WeakMap<Player['who'], Look>()

export const lookOf = (engine: Engine, match: Match, player: Player): Look => {
  const found = known.get(player.who)
  if (found) return found
  const { roster } = match.squads[player.side]
  const figure = listed(engine.rules, roster, player.who) ?? guessed(player)
  const kit = { jersey: jerseys[player.side], trim: trimOf(roster) }
  const look: Look = { figure, ...kit, scale: scaleOf(figure, player.who.size) }
  known.set(player.who, look)
  return look
}

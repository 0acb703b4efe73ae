// The appearance of a player of a match: the figure of his position and the kit of his team. A player who is on no list gets a
// figure by his build and skills. Neighbours: races.ts draws, pitch/Token.tsx and Portrait.tsx show.
import {
  allPositions,
  type CompiledEdition,
  type Engine,
  type Figure,
  type FigureThing,
  type Match,
  ownSideOf,
  type Player,
} from '@double-skulls/engine'
import type { CSSProperties } from 'react'
import { kitsOf } from '../kits/kit.ts'
import type { Machine } from './contraptionPicture.ts'
import { races } from './races.ts'

export interface Look {
  readonly figure: Figure
  readonly jersey: string
  /** The team's second colour, for pads and trim. */
  readonly trim: string
  /** The scale of the figure. */
  readonly scale: number
  /** He drives one, and is not seen for it. */
  readonly machine?: Machine
}

const listed = (rules: CompiledEdition, roster: string, { position, engaged }: Player['who']): Figure | undefined => {
  const called = ({ name }: { readonly name: string }): boolean => name === position
  const list = rules.rosters.find(({ id }) => id === roster)
  const star = engaged === 'star' ? rules.stars.find(called) : undefined
  return (
    star ??
    (list && allPositions(list).find(called)) ??
    rules.freebooters.find(called) ??
    rules.stars.find(called)
  )?.figure
}

/** By skills and build: in line-ups and positions written by hand a position may have any name. */
const guessed = ({ who, stats, skills }: Player): Figure => {
  const { ST = 3 } = stats
  if (who.size > 1) return { race: skills.includes('giant') ? 'giant' : 'ogre', role: 'bigGuy' }
  if (ST >= 5) return { race: 'ogre', role: 'bigGuy' }
  if (skills.includes('pass')) return { race: 'human', role: 'thrower' }
  if (skills.includes('catch')) return { race: 'human', role: 'catcher' }
  if (ST === 4) return { race: 'human', role: 'blocker' }
  return { race: 'human', role: skills.includes('block') ? 'blitzer' : 'lineman' }
}

/** Those who are on nobody's side: referees of many races, so that one is told from another. */
const neutralRaces = ['human', 'dwarf', 'elf', 'orc'] as const

const neutral = ({ who }: Player): Figure => ({
  race: neutralRaces[(who.number - 1) % neutralRaces.length],
  role: 'referee',
})

/** Who plays as a machine is known by its skill. */
const machinesBySkill: { readonly [skill: string]: Machine } = { killdozer: 'killdozer', 'death-roller': 'deathRoller' }

const machineOf = ({ skills, who }: Player): Machine | undefined =>
  who.size > 1 ? skills.map((skill) => machinesBySkill[skill]).find(Boolean) : undefined

/** What a secret weapon puts into the hands of those who are to use it, by the skill with which it comes. */
const armsBySkill: { readonly [skill: string]: FigureThing } = {
  chainsaw: 'chainsaw',
  grenadier: 'bomb',
  fanatic: 'pogoStick',
}

const armed = (figure: Figure, { skills }: Player): Figure => {
  const carries = figure.carries ?? skills.map((skill) => armsBySkill[skill]).find(Boolean)
  return carries ? { ...figure, carries } : figure
}

/** A base of several squares nearly fills them; big guys fill their single square. */
const scaleOf = ({ race }: Figure, size: number): number => (size > 1 ? 2.05 : races[race].big ? 1.14 : 1)

/** The base takes the jersey's colour from here (styles/token.css). */
export const inJersey = ({ jersey }: Look): CSSProperties => ({ '--jersey': jersey }) as CSSProperties

/** What players wear who belong to no team. */
const blackAndWhite = { jersey: '#ece8dc', trim: '#17191b' }

const known = new WeakMap<Player['who'], Look>()

export const lookOf = (engine: Engine, match: Match, player: Player): Look => {
  const found = known.get(player.who)
  if (found) return found
  // He keeps his shirt, whomever he obeys.
  const side = ownSideOf(match, player)
  const figure =
    side === 'neutral'
      ? neutral(player)
      : armed(listed(engine.rules, match.squads[side].roster, player.who) ?? guessed(player), player)
  const { home, away } = match.squads
  const kit = side === 'neutral' ? blackAndWhite : kitsOf(home, away)[side]
  const machine = machineOf(player)
  const look: Look = { figure, ...kit, scale: scaleOf(figure, player.who.size), ...(machine ? { machine } : {}) }
  known.set(player.who, look)
  return look
}

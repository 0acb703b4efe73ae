// A team list as data, its starting squad, and that squad's line-up. Neighbours: one file a team list in this
// folder; squads.ts and bb2020/squads.ts hold the squads; lineUp.ts checks the result.
import type { LineUp, PlayerSpec } from '../lineUp.ts'
import type { Figure } from '../vocabulary/figures.ts'
import type { Stats } from '../vocabulary/words.ts'

export interface Position {
  readonly name: string
  /** What he looks like; no rule reads it. */
  readonly figure: Figure
  readonly max: number
  readonly cost: number
  /** The characteristics of his edition. */
  readonly stats: Stats
  readonly skills: readonly string[]
  /** Initials of skill categories: of a normal improvement (primary), and of a double (secondary). */
  readonly normal: string
  readonly double: string
  /** His race, if the team is mixed. */
  readonly race?: string
  /** Counts towards the list's limit of big guys. */
  readonly bigGuy?: boolean
}

/** Positions that a team may fill beside those of its own list, under a heading. */
export interface PositionGroup {
  readonly name: string
  readonly positions: readonly Position[]
}

export interface TeamList {
  readonly id: string
  readonly name: string
  readonly rerollCost: number
  readonly apothecary: boolean
  /** Team special rules, in editions that have them. */
  readonly specialRules?: readonly string[]
  /** One of these special rules is chosen when the team is founded. */
  readonly chooseOne?: readonly string[]
  /** How many big guys of all kinds it may have, if less than the sum of their limits. */
  readonly mostBigGuys?: number
  readonly positions: readonly Position[]
  /** Whom a mixed team may hire besides; no squad starts with them. */
  readonly others?: readonly PositionGroup[]
  /** How many of all positions together may have a skill. */
  readonly mostWith?: { readonly [skill: string]: number }
}

/** Its own positions, and those of a mixed team. */
export const allPositions = ({ positions, others }: TeamList): readonly Position[] =>
  others ? [...positions, ...others.flatMap((group) => group.positions)] : positions

type Staff = Pick<LineUp, 'cheerleaders' | 'assistantCoaches' | 'apothecaries' | 'bribes' | 'henchmen' | 'chefs'>

/** A starting squad for the money of the edition. What is not named is not bought. */
export interface StartingSquad extends Partial<Staff> {
  /** How many of each position, in shirt order; the least important come first. */
  readonly players: { readonly [position: string]: number }
  readonly rerolls: number
  /** The total, including the free fans of every team. */
  readonly fanFactor: number
}

export type Squads = { readonly [list: string]: StartingSquad }

/** A team list of an edition, with its starting squad. */
export interface Roster extends TeamList {
  readonly start: StartingSquad
}

const positionNamed = (list: TeamList, name: string): Position => {
  const position = list.positions.find((one) => one.name === name)
  if (!position) throw new Error(`team list ${list.id} has no position "${name}"`)
  return position
}

/** Every list with its squad. */
export const withSquads = (lists: readonly TeamList[], squads: Squads): readonly Roster[] => {
  for (const id of Object.keys(squads))
    if (!lists.some((list) => list.id === id)) throw new Error(`there is a squad for "${id}", which is no team list`)
  return lists.map((list) => {
    const start = squads[list.id]
    if (start === undefined) throw new Error(`team list ${list.id} has no squad to start with`)
    return { ...list, start }
  })
}

/** The positions of the starting squad's players, in shirt order. */
export const startingPositions = ({ start }: Roster): readonly string[] =>
  Object.entries(start.players).flatMap(([position, count]) => new Array<string>(count).fill(position))

/** The line-up of the starting squad, numbered from 1. */
export const startingLineUp = (roster: Roster, name = roster.name): LineUp => {
  const { players: _counts, ...staff } = roster.start
  return {
    name,
    roster: roster.id,
    players: startingPositions(roster).map((position, i): PlayerSpec => {
      const { stats, skills, normal, race } = positionNamed(roster, position)
      return {
        name: `${position} ${i + 1}`,
        position,
        number: i + 1,
        stats,
        skills,
        ...(stats.PA === undefined ? {} : { primary: normal }),
        ...(race === undefined ? {} : { race }),
      }
    }),
    ...{ cheerleaders: 0, assistantCoaches: 0, apothecaries: 0, bribes: 0 },
    ...staff,
  }
}

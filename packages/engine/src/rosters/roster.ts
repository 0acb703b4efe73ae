// A team list as data, the squad its teams start with, and the line-up of that squad. Neighbours: one file a team list in this
// folder; squads.ts and season2020/squads.ts hold the squads; lineUp.ts checks the result.
import type { LineUp, PlayerSpec } from '../lineUp.ts'
import type { Figure } from '../vocabulary/figures.ts'

export interface Position {
  readonly name: string
  /** What he looks like; no rule asks. */
  readonly figure: Figure
  readonly max: number
  readonly cost: number
  readonly MA: number
  readonly ST: number
  readonly AG: number
  /** Passing ability, in the editions that have one; 0 is none. */
  readonly PA?: number
  readonly AV: number
  readonly skills: readonly string[]
  /** Skill categories by their initials: those of a normal improvement roll, and those a double opens. */
  readonly normal: string
  readonly double: string
  /** What he is, where the team is mixed. */
  readonly race?: string
  /** Counts towards the list's limit of big guys. */
  readonly bigGuy?: boolean
}

export interface TeamList {
  readonly id: string
  readonly name: string
  readonly rerollCost: number
  readonly apothecary: boolean
  /** Team special rules, in the editions that have them. */
  readonly specialRules?: readonly string[]
  /** One more special rule, chosen when the team is founded. */
  readonly chooseOne?: readonly string[]
  /** How many big guys of all kinds it may have, where that is less than their limits together. */
  readonly mostBigGuys?: number
  readonly positions: readonly Position[]
}

type Staff = Pick<LineUp, 'cheerleaders' | 'assistantCoaches' | 'apothecaries' | 'bribes' | 'henchmen' | 'chefs'>

/** What coaches buy of a list with the money of the edition. What is not named is not bought. */
export interface StartingSquad extends Partial<Staff> {
  /** How many of each position, in the order of their shirts; those who are missed least come first. */
  readonly players: { readonly [position: string]: number }
  readonly rerolls: number
  /** All of it, with the fans every team has for nothing. */
  readonly fanFactor: number
}

export type Squads = { readonly [list: string]: StartingSquad }

/** A team list of an edition, with the squad that its money buys. */
export interface Roster extends TeamList {
  readonly start: StartingSquad
}

const positionNamed = (list: TeamList, name: string): Position => {
  const found = list.positions.find((position) => position.name === name)
  if (!found) throw new Error(`team list ${list.id} has no position "${name}"`)
  return found
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

/** The position of every player of the starting squad, in the order of their shirts. */
export const startingPositions = ({ start }: Roster): readonly string[] =>
  Object.entries(start.players).flatMap(([position, count]) => new Array<string>(count).fill(position))

/** The roster's starting squad as it takes part in a match, numbered from 1. */
export const startingLineUp = (roster: Roster, name = roster.name): LineUp => {
  const { players: _counts, ...staff } = roster.start
  return {
    name,
    roster: roster.id,
    players: startingPositions(roster).map((position, i): PlayerSpec => {
      const { MA, ST, AG, PA, AV, skills, normal, race } = positionNamed(roster, position)
      return {
        name: `${position} ${i + 1}`,
        position,
        number: i + 1,
        stats: { MA, ST, AG, ...(PA === undefined ? {} : { PA }), AV },
        skills,
        ...(PA === undefined ? {} : { primary: normal }),
        ...(race === undefined ? {} : { race }),
      }
    }),
    ...{ cheerleaders: 0, assistantCoaches: 0, apothecaries: 0, bribes: 0 },
    ...staff,
  }
}

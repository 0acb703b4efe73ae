// A team list as data, and the line-up it makes. Neighbours: one file a team list in this folder; lineUp.ts checks the result.
import type { LineUp, PlayerSpec } from '../lineUp.ts'

export interface Position {
  readonly name: string
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

export interface Roster {
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
  /** A sensible starting squad: how many of each position, by name. */
  readonly start: readonly (readonly [position: string, count: number])[]
}

const positionNamed = (roster: Roster, name: string): Position => {
  const found = roster.positions.find((position) => position.name === name)
  if (!found) throw new Error(`team list ${roster.id} has no position "${name}"`)
  return found
}

/** The roster's starting squad, numbered from 1. */
export const startingLineUp = (roster: Roster, name = roster.name): LineUp => {
  const players: PlayerSpec[] = []
  for (const [positionName, count] of roster.start) {
    const { MA, ST, AG, PA, AV, skills, normal, race } = positionNamed(roster, positionName)
    for (let i = 0; i < count; i++) {
      const number = players.length + 1
      players.push({
        name: `${positionName} ${number}`,
        position: positionName,
        number,
        stats: { MA, ST, AG, ...(PA === undefined ? {} : { PA }), AV },
        skills,
        ...(PA === undefined ? {} : { primary: normal }),
        ...(race === undefined ? {} : { race }),
      })
    }
  }
  return {
    name,
    roster: roster.id,
    players,
    rerolls: 3,
    fanFactor: 3,
    cheerleaders: 0,
    assistantCoaches: 0,
    apothecaries: roster.apothecary ? 1 : 0,
    bribes: 0,
  }
}

// After a match of a campaign both coaches see what the other had written down, and what is in his treasury. Neighbours: dirtyTricks.ts
// writes the lists, ../postMatch/postMatchSteps.ts lists the step.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { type AfterMatchStep, noted } from '../postMatch/afterMatch.ts'
import type { Written } from '../rules/options.ts'

/** A list as a line of history has it. */
const listed = ({ tricks, weapons }: Written): object => ({ ...tricks, ...(weapons.length > 0 ? { weapons } : {}) })

/** Each team's history has the opponent's list, and what he had left when the match began. */
export const openedLists: AfterMatchStep = function* (after) {
  const { written } = after.options
  if (!written) return after
  const told = (side: Side) => {
    const own = after[side]
    const foe = otherSide(side)
    const details = {
      own: listed(written[side]),
      other: listed(written[foe]),
      treasuries: [own.team.treasury, after[foe].team.treasury],
    }
    return { ...own, team: noted(own.team, 'tricks', details) }
  }
  const [home, away] = sides.map(told)
  return { ...after, home, away }
}

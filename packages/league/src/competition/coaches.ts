// Who coaches which teams. Neighbours: naf.ts gives each coach one number, groups.ts keeps the teams of a coach apart,
// retirements.ts finds the coach who would meet himself.
import type { Entrant } from './competition.ts'

type Coached = Pick<Entrant, 'coach'>

/** A coach is known by his name, however it is typed. */
const keyOf = ({ coach }: Coached): string => coach.trim().toLowerCase()

export const sameCoach = (one: Coached, other: Coached): boolean => keyOf(one) === keyOf(other)

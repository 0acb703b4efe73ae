// Matches before which the coaches plot against each other, and positions of drugged players. Neighbours: the tests in this folder.
import type { LineUp } from '../../../src/lineUp.ts'
import { type Love, loves } from '../../../src/procs/match/love.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { DirtyTricks } from '../../../src/vocabulary/tricks.ts'
import { type Scene, tokenOf } from '../../support/scene.ts'
import { newSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'

const TRICKS: readonly EditionOption[] = ['rerolls', 'tricks']

/** Squads of eleven; what the tricks of each side are, and what else is changed in their line-ups. */
export interface Plot {
  readonly home?: DirtyTricks
  readonly away?: DirtyTricks
  readonly homeUp?: Partial<LineUp>
  readonly awayUp?: Partial<LineUp>
}

const lineUp = (tricks: DirtyTricks | undefined, changes: Partial<LineUp> = {}): LineUp =>
  plainSecond(11, { ...(tricks ? { secrets: { tricks } } : {}), ...changes })

/** A match from the very start. */
export const plotted = ({ home, away, homeUp, awayUp }: Plot, ...on: readonly EditionOption[]): Scene =>
  newSecond({ home: lineUp(home, homeUp), away: lineUp(away, awayUp) }, ...TRICKS, ...on)

/** The coin is tossed: nothing more happens before it. */
export const tossed = (s: Scene): Scene => s.roll('coinToss', 1)

/** A position in which players are drugged: their states are words of the picture's options. */
export const drugged = (picture: string, { on = [], ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: [...TRICKS, ...on], ...options })

/** The first of these is in love with the second. */
export const inLove = (s: Scene, lover: string, beloved: string): Scene => {
  const [one, other] = [lover, beloved].map((token) => s.match.players.find((player) => tokenOf(player) === token))
  if (!one || !other || one.side === 'neutral') throw new Error(`no ${lover} and ${beloved} here`)
  const squad = s.match.squads[one.side]
  const love: Love = { player: one.id, beloved: other.id }
  loves.put(squad, [...loves.of(squad), love])
  return s
}

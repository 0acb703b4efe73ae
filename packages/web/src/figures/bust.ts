// Composes a bust: back, arm, shoulders, head, gear and front, each layer at the place its race needs. Without base or number.
// Neighbours: races.ts, roles.ts and things.ts say which parts; bustPicture.ts keeps each bust once, Portrait.tsx and Token show it.
import type { Figure } from '@double-skulls/engine'
import type { Part } from './ink.ts'
import { backOfBareHead, backOfHead } from './parts/gear.ts'
import { races } from './races.ts'
import { type Gear, roles } from './roles.ts'
import { things } from './things.ts'

export interface Layer {
  readonly transform: string
  readonly part: Part
}

/** Heads are drawn larger than natural, so that the race can be seen on small squares. */
const HEAD = 1.13
const NOTHING: Part = []

/** Gear that does not fit the race is left out: no helmet over horns or bandages. */
const gearOf = ({ race, role }: Figure): Gear => {
  const { helmets = true } = races[race]
  const { over, ...gear } = roles[role]
  if (helmets && over) return { ...gear, over }
  return { ...gear, hair: true }
}

/** Layers from bottom to top; when the player lies on his face, his back is seen. */
export const bustOf = (figure: Figure, turned = false): readonly Layer[] => {
  const race = races[figure.race]
  const back = turned && !race.turnsNot
  const gear = gearOf(figure)
  const thing = figure.carries ? things[figure.carries] : {}
  const { big = false, drop = 0, size = 1, fit = [0, 0, 1], headSize = big ? 1 : HEAD } = race
  const head = `translate(51 ${58 + drop}) scale(${headSize}) translate(-51 -57)`
  const [x, y, scale] = fit
  const fitted = `${head} translate(${52 + x} ${24 + y}) scale(${scale}) translate(-52 -24)`
  const body = `translate(50 80) scale(${size}) translate(-50 -80)`
  const ownShoulders = race.shoulders !== undefined && (big || race.helmets === false || figure.role === 'blocker')
  const layer = (transform: string, part: Part = NOTHING): readonly Layer[] =>
    part.length > 0 ? [{ transform, part }] : []
  const face = back
    ? layer(head, race.helmets === false || big ? backOfBareHead : backOfHead)
    : [
        ...layer(fitted, gear.under),
        ...layer(head, race.head),
        ...layer(head, gear.hair ? race.locks : NOTHING),
        ...layer(fitted, gear.over),
      ]
  return [
    ...layer(body, thing.behind),
    ...layer(head, race.back),
    ...layer(body, thing.held ?? gear.arm),
    ...layer(body, ownShoulders ? race.shoulders : gear.shoulders),
    ...face,
    ...layer(head, back && race.frontIsFace ? NOTHING : race.front),
    ...layer(fitted, back ? NOTHING : thing.worn),
    ...layer(body, thing.before),
  ]
}

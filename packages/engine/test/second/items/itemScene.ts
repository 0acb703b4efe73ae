// Positions with magic items. Neighbours: the tests in this folder.
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** A position in which the players of those numbers carry items: `1:bootsOfSpeed/` for home and away. */
export const carrying = (
  items: string,
  picture: string,
  { on = [], facts = '', ...options }: SecondOptions = {},
): Scene =>
  sceneSecond(picture, { on: ['items', ...on], facts: `${items && `items=${items}`} ${facts}`.trim(), ...options })

export const used = (s: Scene): string[] => s.events.flatMap((event) => (event.type === 'itemUsed' ? [event.item] : []))

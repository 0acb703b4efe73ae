// Scenes with trap counters. Neighbours: ../../support/second.ts, the tests of this folder.
import type { TrapKind } from '../../../src/tables/trapTables.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** H1 is in his action, with four squares and a sprint left. */
export const ACT = 'act=h1:open:4.2s2'

/** Counters of the away side that lie face-down: `pit:f11 mine:g12`. */
const down = (counters: string): string =>
  counters
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => `thing=${one}:away:down`)
    .join(' ')

export interface TrapOptions extends SecondOptions {
  /** Options besides traps. */
  readonly with?: readonly EditionOption[]
  /** Marks of the pit that holds H1. */
  readonly marks?: string
}

/** A scene with these counters of the away side, face-down. */
export const trapScene = (picture: string, counters: string, options: TrapOptions = {}): Scene =>
  sceneSecond(picture, {
    ...options,
    on: ['traps', ...(options.with ?? [])],
    facts: [down(counters), options.facts ?? ACT].filter((part) => part !== '').join(' '),
  })

/** H1 walks from f10 onto a counter of this kind on f11. */
export const walksOnto = (kind: TrapKind, options: TrapOptions = {}, picture = 'H1 x . .'): Scene => {
  const s = trapScene(picture, `${kind}:f11`, options)
  s.step('f11')
  return s
}

/** What still lies on the pitch: kind, square, and who is in it. */
export const counters = (s: Scene): string[] =>
  s.match.pieces
    .filter(({ at }) => at >= 0)
    .map(({ kind, load }) =>
      [kind, ...load.map((id) => `${s.match.players[id].side[0]}${s.match.players[id].who.number}`)].join(' '),
    )

/** H1 is in a pit of this kind on f11, and it is his side's turn. */
export const inPit = (picture: string, kind = 'pit', options: TrapOptions = {}): Scene =>
  sceneSecond(picture, {
    ...options,
    on: ['traps', ...(options.with ?? [])],
    beside: `h1@pit ${options.beside ?? ''}`.trim(),
    facts:
      `thing=${[kind, 'f11', 'away', ...(options.marks ? [options.marks] : []), 'h1'].join(':')} ${options.facts ?? ''}`.trim(),
  })

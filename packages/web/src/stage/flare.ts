// What flares up on the pitch itself for a moment: explosions, puffs of dust. Neighbours: beats.ts gives each its time, spotlight.ts
// holds the current one, pitch/Flares.tsx draws it.
import type { GameEvent, Match, Square } from '@double-skulls/engine'

export const flareKinds = ['blast', 'puff'] as const
export type FlareKind = (typeof flareKinds)[number]

export interface Flare {
  readonly kind: FlareKind
  readonly square: Square
  /** Squares along the pitch and across it that it covers. */
  readonly width: number
  readonly height: number
}

/** How long each is seen. */
export const flareTimes: { readonly [K in FlareKind]: number } = { blast: 620, puff: 320 }

const at = (kind: FlareKind, square: Square, width = 1, height = width): Flare | null =>
  square < 0 ? null : { kind, square, width, height }

/** Comes and goes in a cloud as large as it is. */
const puff = ({ pieces }: Match, kind: string, square: Square): Flare | null => {
  const piece = pieces.find((one) => one.kind === kind)
  return at('puff', square, piece?.width, piece?.height)
}

/** null for most events. */
export const flareOf = (event: GameEvent, shown: Match): Flare | null => {
  switch (event.type) {
    case 'exploded':
      return at('blast', event.square)
    case 'thingRemoved':
      return puff(shown, event.kind, event.square)
    default:
      return null
  }
}

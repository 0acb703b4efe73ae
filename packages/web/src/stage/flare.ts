// What flares up on the pitch itself for a moment: explosions, puffs of dust, spells. Neighbours: beats.ts gives each its time,
// spotlight.ts holds the current one, pitch/Flares.tsx draws it.
import type { GameEvent, Match, SpellId, Square } from '@double-skulls/engine'
import { strikeFlares } from './spellFlare.ts'

export const flareKinds = ['blast', 'puff', 'orb', 'bolt', 'storm', 'flood', 'aura', 'flames'] as const
export type FlareKind = (typeof flareKinds)[number]

export interface Flare {
  readonly kind: FlareKind
  readonly square: Square
  /** Squares along the pitch and across it that it covers. */
  readonly width: number
  readonly height: number
  /** Where it comes flying from, or −1. */
  readonly from: Square
  /** The spell whose sign it shows, or ''. */
  readonly spell: string
}

/** How long each is seen. */
export const flareTimes: { readonly [K in FlareKind]: number } = {
  blast: 620,
  puff: 320,
  orb: 620,
  bolt: 520,
  storm: 1100,
  flood: 1100,
  aura: 800,
  flames: 800,
}

const flare = (kind: FlareKind, square: Square, more: Partial<Flare> = {}): Flare | null =>
  square < 0 ? null : { kind, square, width: 1, height: 1, from: -1, spell: '', ...more }

/** Comes and goes in a cloud as large as it is. */
const puff = ({ pieces }: Match, kind: string, square: Square): Flare | null => {
  const piece = pieces.find((one) => one.kind === kind)
  return flare('puff', square, piece && { width: piece.width, height: piece.height })
}

/** Of the cannon out of which he comes. */
const smokeOf = ({ pieces }: Match, player: number): Flare | null => {
  const cannon = pieces.find(({ load }) => load.includes(player))
  return cannon ? flare('blast', cannon.at) : null
}

const ofSpell = (spell: SpellId, square: Square, from: Square = -1): Flare | null =>
  flare(strikeFlares[spell], square, { from, spell })

/** null for most events. */
export const flareOf = (event: GameEvent, shown: Match): Flare | null => {
  switch (event.type) {
    case 'exploded':
      return flare('blast', event.square)
    case 'launched':
      return smokeOf(shown, event.player)
    case 'wrecked':
      return flare('blast', event.square, { width: 2, height: 2 })
    case 'cannonSpiked':
      return flare('puff', event.square)
    case 'spellCast':
      // Aimed, it is seen where it strikes.
      return event.square < 0 ? ofSpell(event.spell, shown.players[event.player].at) : null
    case 'spellStrikes':
      return ofSpell(event.spell, event.square, event.miscast ? -1 : shown.players[event.player].at)
    case 'thingRemoved':
      return puff(shown, event.kind, event.square)
    default:
      return null
  }
}

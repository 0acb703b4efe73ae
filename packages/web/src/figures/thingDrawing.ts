// What the things on the pitch look like, a drawing a kind: below everybody, above whoever is in it, and turned the way it points.
// Neighbours: parts/ has the drawings, contraptionPicture.ts makes pictures of them, the engine's tables/things.ts has the kinds.
import type { Piece } from '@double-skulls/engine'
import type { Part } from './ink.ts'
import { cannon, seeSaw, spikeInCannon, wreck } from './parts/contraptions.ts'
import { deathRoller, killdozer } from './parts/machines.ts'
import * as traps from './parts/traps.ts'

export interface Drawing {
  readonly below: Part
  /** Drawn over whoever is in it. */
  readonly above?: Part
  /** Drawn pointing right, and turned with its facing. */
  readonly turns?: true
}

/** What a mark adds to a drawing. */
const marked: { readonly [mark: string]: Part } = { spiked: spikeInCannon }

const drawings: { readonly [kind: string]: Drawing } = {
  seeSaw: { below: seeSaw, turns: true },
  cannon: { below: cannon, turns: true },
  wreck: { below: wreck },
  killdozer: { below: killdozer, turns: true },
  deathRoller: { below: deathRoller, turns: true },
  pit: { below: traps.openPit, above: traps.pitLip },
  spikedPit: { below: [...traps.openPit, ...traps.pitSpikes], above: traps.pitLip },
  quicksand: { below: traps.quicksand },
  trapdoor: { below: traps.trapdoor },
  trampoline: { below: traps.trampoline },
}

/** What its owner sees on a counter that lies face-down; everybody else sees a question mark. */
const signs: { readonly [kind: string]: Part } = {
  blank: traps.blankSign,
  pit: traps.pitSign,
  spikedPit: traps.spikesSign,
  mine: traps.mineSign,
  quicksand: traps.quicksandSign,
  trapdoor: traps.trapdoorSign,
  trampoline: traps.trampolineSign,
}

/** What of a thing decides what it looks like. */
export type Seen = Pick<Piece, 'kind' | 'marks' | 'hiddenFrom' | 'width' | 'height'>

/** null for a kind without a drawing. */
export const drawingOf = ({ kind, marks, hiddenFrom }: Omit<Seen, 'width' | 'height'>): Drawing | null => {
  if (hiddenFrom !== '') {
    const owner = hiddenFrom === 'home' ? 'away' : 'home'
    return { below: [...traps.counters[owner], ...(signs[kind] ?? traps.unknownSign)] }
  }
  const drawing = drawings[kind]
  if (!drawing) return null
  const more = marks.flatMap((mark) => marked[mark] ?? [])
  return more.length === 0 ? drawing : { ...drawing, below: [...drawing.below, ...more] }
}

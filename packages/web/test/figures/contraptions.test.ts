// Every thing that can stand on the pitch has a drawing of its own, and a trap shows its kind to its owner alone.
import { type Piece, SECRET, thingIds, thingKind } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { contraptionText } from '../../src/figures/contraptionPicture.ts'
import { drawingOf } from '../../src/figures/thingDrawing.ts'

const COLOUR = /^(none|#[0-9a-f]{3,6}|var\(--(jersey|trim|metal)\)|color-mix\(in srgb, .+\))$/

const piece = (kind: string, more: Partial<Piece> = {}): Piece => ({
  ...{ kind, width: 1, height: 1, solid: false, hiddenFrom: '', side: 'home', facing: '', load: [], marks: [], at: 0 },
  ...more,
})

/** What lies open once it was stepped on; a blank and a mine are gone then. */
const NEVER_OPEN: readonly string[] = ['blank', 'mine']
const open = thingIds.filter((kind) => !NEVER_OPEN.includes(kind))

it('every kind has a drawing in valid paths and known colours, and no two are alike', () => {
  const seen = new Map<string, string>()
  for (const kind of open) {
    const drawing = drawingOf(piece(kind))
    expect(drawing, kind).not.toBeNull()
    const marks = [...(drawing?.below ?? []), ...(drawing?.above ?? [])]
    expect(marks.length, kind).toBeGreaterThan(4)
    for (const { d, fill, stroke } of marks) {
      expect(d, kind).toMatch(/^M[-\d.\s,a-zA-Z]+$/)
      expect(d, kind).not.toMatch(/NaN|undefined/)
      expect(fill, kind).toMatch(COLOUR)
      expect(stroke, kind).toMatch(COLOUR)
    }
    const text = contraptionText(drawing!, thingKind(kind)!, 'below')
    expect(seen.get(text), kind).toBeUndefined()
    seen.set(text, kind)
  }
})

it('a counter shows its kind to its owner, a question mark to others, and the form of its side to both', () => {
  const counter = (kind: string, side: 'home' | 'away'): string =>
    JSON.stringify(drawingOf(piece(kind, { side, hiddenFrom: side === 'home' ? 'away' : 'home' })))
  const kinds = ['blank', 'pit', 'spikedPit', 'mine', 'quicksand', 'trapdoor', 'trampoline', SECRET]
  const shown = kinds.flatMap((kind) => [counter(kind, 'home'), counter(kind, 'away')])
  expect(new Set(shown).size).toBe(2 * kinds.length)
})

it('a cannon that will not fire again shows why', () => {
  const spiked = drawingOf(piece('cannon', { marks: ['spiked'] }))
  expect(spiked?.below.length).toBeGreaterThan(drawingOf(piece('cannon'))?.below.length ?? 0)
})

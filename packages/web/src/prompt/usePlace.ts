// Measures the pitch, the squares of the players and the prompt itself, and places the prompt again when one of them changes its
// size. Neighbours: placeOf.ts decides, Prompt.tsx stands there.
import { type Engine, type Match, OFF, type Square, squaresOf } from '@double-skulls/engine'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Concerned } from './foretell.ts'
import { type Box, type Place, placeOf } from './placeOf.ts'

const boxIn = (field: DOMRect, { left, top, width, height }: DOMRect): Box => ({
  left: left - field.left,
  top: top - field.top,
  width,
  height,
})

const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

const squaresUnder = (engine: Engine, match: Match, { player, other }: Concerned): readonly Square[] =>
  [player, other].flatMap((id) => {
    const one = match.players[id]
    return one && one.at !== OFF ? squaresOf(engine.rules.pitch, one, one.at) : []
  })

/** Measured from the nearer edge of the field, so that it stays in place when the window changes. */
export interface Stand {
  readonly left: number
  readonly top?: number
  readonly bottom?: number
  readonly tie: Place['tie']
}

const standOf = ({ left, top, tie }: Place, height: number, field: DOMRect): Stand =>
  top + height / 2 > field.height / 2 ? { left, bottom: field.height - top - height, tie } : { left, top, tie }

/** Its place in the field; null before it was measured. */
export const usePlace = (
  prompt: RefObject<HTMLElement | null>,
  engine: Engine,
  match: Match,
  concerned: Concerned,
  low: boolean,
): Stand | null => {
  const [place, setPlace] = useState<Stand | null>(null)
  useLayoutEffect(() => {
    const own = prompt.current
    const field = own?.closest('.field')
    const pitch = field?.querySelector('.pitch')
    if (!own || !field || !pitch) return
    const under = squaresUnder(engine, match, concerned)
    const near = new Set([...under, ...under.flatMap((square) => engine.rules.pitch.neighbours[square])])
    const measure = (): void => {
      const frame = field.getBoundingClientRect()
      const boxOf = (square: Square): readonly Box[] => {
        const cell = pitch.querySelector(`[data-square="${square}"]`)
        return cell ? [boxIn(frame, cell.getBoundingClientRect())] : []
      }
      const { width, height } = own.getBoundingClientRect()
      const clear = around([...near].flatMap(boxOf))
      const about = around(under.flatMap(boxOf))
      const found = placeOf({
        pitch: boxIn(frame, pitch.getBoundingClientRect()),
        ...{ clear, about, size: { width, height }, low },
      })
      const stand = standOf(found, height, frame)
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(stand) ? before : stand))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [field, pitch, own]) observer.observe(element)
    return () => observer.disconnect()
  }, [prompt, engine, match, concerned, low])
  return place
}

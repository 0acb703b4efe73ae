// Whether squares are too small for small letters: numbers then get a taller plate. Neighbours: Pitch.tsx, styles/token.css.
import { type RefObject, useEffect, useState } from 'react'
import type { Geometry } from './geometry.ts'
import { UNIT } from './geometry.ts'

/** In pixels. */
const SMALL = 32

export const useSmallSquares = (picture: RefObject<SVGSVGElement | null>, { width, height }: Geometry): boolean => {
  const [small, setSmall] = useState(false)
  useEffect(() => {
    const shown = picture.current
    if (!shown) return
    const watching = new ResizeObserver(([{ contentRect }]) =>
      setSmall(Math.min(contentRect.width / width, contentRect.height / height) * UNIT < SMALL),
    )
    watching.observe(shown)
    return () => watching.disconnect()
  }, [picture, width, height])
  return small
}

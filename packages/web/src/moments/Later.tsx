// Draws its children some frames later: a scene is built in pieces, so that no single frame lays out all of it. Neighbours: the
// large scenes of this folder.
import { type ReactNode, useEffect, useState } from 'react'

interface LaterProps {
  readonly frames: number
  readonly children: ReactNode
}

export const Later = ({ frames, children }: LaterProps): ReactNode => {
  const [left, setLeft] = useState(frames)
  useEffect(() => {
    if (left === 0) return
    const frame = requestAnimationFrame(() => setLeft(left - 1))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return left === 0 ? children : null
}

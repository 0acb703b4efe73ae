// The range bands of a throw as tones on the turf; calculated in small parts while the page is idle. Neighbours: Pitch.tsx; the
// engine's forecastPass knows the band of a square.
import { type Engine, forecastPass, type Match, type Square } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { actorOf, throwsBall } from '../choosing/actor.ts'
import type { Choosing } from '../choosing/choosing.ts'
import type { Situation } from '../match/host.ts'
import { type Geometry, UNIT } from './geometry.ts'

interface BandsProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly situation: Situation
  readonly choosing: Choosing
}

/** The number of squares per part: a few milliseconds. */
const BATCH = 6

type Known = ReadonlyMap<Square, string>
const NONE: Known = new Map()

/** The bands of these squares, filled in as they become known. */
const useBands = ({ engine, situation, choosing }: BandsProps): Known => {
  const { chosen, choices } = choosing
  const { match } = situation
  const thrower = actorOf(situation, chosen.player)
  const throwing = thrower >= 0 && throwsBall(situation, chosen.player, chosen.mode)
  const [bands, setBands] = useState<{ readonly of: Match; readonly known: Known } | null>(null)
  useEffect(() => {
    if (!throwing) return
    const left = [...choices.squares('throw', chosen.player).keys()]
    const known = new Map<Square, string>()
    let timer = setTimeout(function some(): void {
      for (const square of left.splice(0, BATCH)) known.set(square, forecastPass(engine, match, thrower, square).band)
      setBands({ of: match, known: new Map(known) })
      if (left.length > 0) timer = setTimeout(some)
    })
    return () => clearTimeout(timer)
  }, [engine, match, throwing, choices, chosen.player, thrower])
  return throwing && bands?.of === match ? bands.known : NONE
}

export const Bands = (props: BandsProps): ReactNode => {
  const { geometry } = props
  const bands = useBands(props)
  return (
    <g className="bands">
      {[...bands].map(([square, band]) => (
        <rect
          key={square}
          x={geometry.x(square)}
          y={geometry.y(square)}
          width={UNIT}
          height={UNIT}
          className={`band band-${band || 'none'}`}
        />
      ))}
    </g>
  )
}

// The pitch of the editor: drawn like any other; every square can be clicked or reached with the arrow keys. Neighbours:
// PositionEditorPage.tsx says what a click does, pitch/ draws.
import { playerLabel, type Square, spelledOut, squareName } from '@double-skulls/engine'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { playerOn } from '../choosing/choices.ts'
import { useKits } from '../kits/useKits.ts'
import { geometryOf, UNIT } from '../pitch/geometry.ts'
import { Players } from '../pitch/Players.tsx'
import { Turf } from '../pitch/Turf.tsx'
import { useShape } from '../pitch/useShape.ts'
import { STILL } from '../stage/beats.ts'
import type { Position } from './editing.ts'

interface EditorPitchProps {
  readonly position: Position
  /** The player whose fields are open, or −1. */
  readonly selected: number
  onAct(square: Square): void
  onRemove(square: Square): void
}

const arrows: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const labelOf = ({ engine, match }: Position, square: Square): string => {
  const parts = [squareName(engine.rules.pitch, square)]
  const id = playerOn(match, square)
  if (id >= 0) {
    const player = match.players[id]
    parts.push(`${player.side} ${playerLabel(player)}`)
    if (player.posture !== 'standing') parts.push(spelledOut(player.posture))
  }
  const ball = match.balls.find(({ at, state }) => at === square && state !== 'absent')
  if (ball) parts.push(ball.state === 'held' ? 'has the ball' : 'the ball')
  return parts.join(', ')
}

export const EditorPitch = ({ position, selected, onAct, onRemove }: EditorPitchProps): ReactNode => {
  const { engine, match } = position
  const { pitch } = engine.rules
  const upright = useShape() === 'upright'
  const geometry = useMemo(() => geometryOf(pitch, upright), [pitch, upright])
  const [cursor, setCursor] = useState<Square>(Math.floor(pitch.squares / 2))
  const picture = useRef<SVGSVGElement>(null)
  const kits = useKits(match)
  const margin = upright ? 3 : 20
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = arrows[event.key]
    if (way) {
      const next = geometry.beside(cursor, way[0], way[1])
      setCursor(next)
      picture.current?.querySelector<SVGElement>(`[data-square="${next}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') onAct(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(cursor)
    else return
    event.preventDefault()
  }
  return (
    <svg
      ref={picture}
      className={`pitch editor-pitch ${upright ? 'upright' : 'lying'}`}
      viewBox={`${-margin} ${-margin} ${geometry.width + margin + 3} ${geometry.height + margin + 3}`}
      role="group"
      aria-label="Pitch"
      onKeyDown={onKeyDown}
    >
      <Turf
        geometry={geometry}
        home={match.squads.home.name}
        away={match.squads.away.name}
        kits={kits}
        coordinates={!upright}
      />
      <Players geometry={geometry} engine={engine} match={match} selected={selected} dragged={-1} motion={STILL} />
      <g className="cells">
        {Array.from({ length: pitch.squares }, (_, square) => (
          <rect
            key={squareName(pitch, square)}
            className="cell"
            data-square={square}
            role="button"
            aria-label={labelOf(position, square)}
            tabIndex={square === cursor ? 0 : -1}
            x={geometry.x(square)}
            y={geometry.y(square)}
            width={UNIT}
            height={UNIT}
            onClick={() => {
              setCursor(square)
              onAct(square)
            }}
          />
        ))}
      </g>
    </svg>
  )
}

// The pitch with everything on it, as one picture. Cells on top take clicks, taps, keys and the screen reader's focus.
// Neighbours: Turf, Players, Marks and Route are its layers; choosing/ says what a square means.
import { OFF, type Square } from '@double-skulls/engine'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { isPickable } from '../choosing/placing.ts'
import { squareOf } from '../choosing/squareUnder.ts'
import type { Drag } from '../choosing/useDrag.ts'
import { useKits } from '../kits/useKits.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { AimArrow, AimTiles } from '../moments/Aimed.tsx'
import { Moments } from '../moments/Moments.tsx'
import { useSettings } from '../settings/store.ts'
import { aimOfQuestion } from '../stage/moment.ts'
import type { Show, Stage } from '../stage/stage.ts'
import { Bands } from './Bands.tsx'
import { Cells } from './Cells.tsx'
import { Flares } from './Flares.tsx'
import { geometryOf } from './geometry.ts'
import { Magnifier } from './Magnifier.tsx'
import { Marks } from './Marks.tsx'
import { Players } from './Players.tsx'
import { Route } from './Route.tsx'
import { Sight } from './Sight.tsx'
import { Turf } from './Turf.tsx'
import type { Shape } from './useShape.ts'
import { useSmallSquares } from './useSmallSquares.ts'
import { useThumb } from './useThumb.ts'

interface PitchProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly show: Show
  readonly stage: Stage
  readonly choosing: Choosing
  readonly shape: Shape
  readonly drag: Drag | null
  onGrab(player: number, event: PointerEvent): void
  /** Called for a click during an animation. */
  onHurry(): void
}

/** The margin for letters and numbers at the edge, in the picture's own units. */
const EDGE = 17

/** The margin for the chalk at the far edges. */
const FAR = 3

/** The id of the group with everything drawn, for the magnifier. */
const LAYERS = 'pitch-layers'

const arrows: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
}

export const Pitch = (props: PitchProps): ReactNode => {
  const { host, situation, show, stage, choosing, shape, drag, onGrab, onHurry } = props
  const upright = shape === 'upright'
  const { engine } = host
  const { coordinates: wanted, tackleZones } = useSettings()
  // On phones the letters at the edge take space and cannot be read.
  const coordinates = wanted && shape === 'lying'
  const geometry = useMemo(() => geometryOf(engine.rules.pitch, upright), [engine, upright])
  const [cursor, setCursor] = useState<Square>(Math.floor(engine.rules.pitch.squares / 2))
  const touch = useRef(false)
  const thumb = useThumb(choosing, show.still && situation.yours && drag === null)
  const picture = useRef<SVGSVGElement>(null)
  const small = useSmallSquares(picture, geometry)
  const { home, away } = show.picture.squads
  const kits = useKits(show.picture)
  const margin = coordinates ? EDGE : 3
  const { match, pending } = situation
  const asked = useMemo(() => (show.still ? aimOfQuestion(match, pending) : null), [show.still, match, pending])
  const aimed = { stage, geometry, match: show.picture, asked }

  const picking = choosing.choices.modes.length > 0 || choosing.chosen.reach !== null

  const moveCursor = (square: Square): void => {
    setCursor(square)
    choosing.point(square)
    picture.current?.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = arrows[event.key]
    if (way) {
      event.preventDefault()
      moveCursor(geometry.beside(cursor, way[0], way[1]))
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (show.still) choosing.act(cursor, false)
      else onHurry()
    } else if (event.key === 'w') choosing.addWaypoint(cursor)
    else if (event.key === 'h' && show.still) choosing.hold(cursor)
  }

  const onPointerDown = (event: PointerEvent): void => {
    touch.current = event.pointerType !== 'mouse'
    const square = squareOf(event.target)
    const code = square === OFF ? 0 : match.board[square]
    if (code > 0 && isPickable(choosing.choices, code - 1)) onGrab(code - 1, event)
    else thumb.down(event, square)
  }

  const finger = thumb.thumb ?? (drag?.touch ? drag : null)
  const magnified = choosing.pointed === OFF ? null : finger
  return (
    <div className="pitch-frame">
      <svg
        ref={picture}
        className={`pitch ${upright ? 'upright' : 'lying'} ${picking ? 'choosing' : ''} ${small ? 'small-squares' : ''}`}
        viewBox={`${-margin} ${-margin} ${geometry.width + margin + FAR} ${geometry.height + margin + FAR}`}
        role="group"
        aria-label="Pitch"
        onPointerDown={onPointerDown}
        onPointerUp={thumb.up}
        onPointerCancel={thumb.cancel}
        onPointerMove={(event) => {
          thumb.move(event)
          // A pinned preview stays, so that the coach can reach its numbers.
          if (event.pointerType === 'mouse' && choosing.armed === OFF) choosing.point(squareOf(event.target))
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && choosing.armed === OFF) choosing.point(OFF)
        }}
        onContextMenu={(event) => {
          const square = squareOf(event.target)
          if (square === OFF || !show.still) return
          event.preventDefault()
          choosing.hold(square)
        }}
        onClick={(event) => {
          const square = squareOf(event.target)
          if (!show.still) onHurry()
          else if (square === OFF) choosing.cancel()
          else {
            setCursor(square)
            if (event.shiftKey) choosing.addWaypoint(square)
            else choosing.act(square, touch.current)
          }
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const square = squareOf(event.target)
          if (square !== OFF) setCursor(square)
        }}
      >
        <g id={LAYERS}>
          <Turf geometry={geometry} home={home.name} away={away.name} kits={kits} coordinates={coordinates} />
          {show.still && <Bands geometry={geometry} engine={engine} situation={situation} choosing={choosing} />}
          <Marks
            geometry={geometry}
            engine={engine}
            situation={situation}
            choosing={choosing}
            active={show.still}
            tackleZones={tackleZones}
            open={drag?.open ?? null}
          />
          <AimTiles {...aimed} />
          {show.still && <Sight geometry={geometry} engine={engine} match={match} pointed={choosing.pointed} />}
          <Players
            geometry={geometry}
            engine={engine}
            match={show.picture}
            selected={choosing.chosen.player}
            dragged={drag?.player ?? -1}
            motion={show.motion}
          />
          <Flares stage={stage} geometry={geometry} />
          <AimArrow {...aimed} />
          {show.still && <Route geometry={geometry} match={situation.match} choosing={choosing} />}
        </g>
        <Cells geometry={geometry} match={show.picture} choosing={choosing} cursor={cursor} active={show.still} />
      </svg>
      <Moments
        engine={engine}
        stage={stage}
        geometry={geometry}
        margins={[margin, FAR]}
        askedAim={asked}
        askedRoll={show.still && pending.wait === 'coach' ? pending.question.roll : null}
        asked={show.still && situation.yours && pending.wait === 'coach' && pending.question.roll !== null}
      />
      {magnified && <Magnifier geometry={geometry} finger={magnified} square={choosing.pointed} of={LAYERS} />}
    </div>
  )
}

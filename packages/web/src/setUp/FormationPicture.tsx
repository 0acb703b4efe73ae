// A set-up as a small picture of the team's own half: players on the line, in the wide zones, and behind. Decoration; its name
// stands beside it. Neighbours: formation.ts has the spots, SavedFormations.tsx and tray/AnswerButton.tsx show it.
import type { Action, Pitch, Side } from '@double-skulls/engine'
import { memo, type ReactNode, useMemo } from 'react'
import { questionOf, sideAsked } from '../match/asked.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import type { Spot } from '../store/formations.ts'
import { offeredSpots } from './formation.ts'

interface FormationPictureProps {
  readonly pitch: Pitch
  readonly side: Side
  readonly spots: readonly Spot[]
}

/** A square of the pitch in units of the picture. */
const SQUARE = 4
/** This many columns up to the line are shown; more only if a player stands there. */
const FRONT = 9

export const FormationPicture = memo(({ pitch, side, spots }: FormationPictureProps): ReactNode => {
  const columns = pitch.length / 2
  // As on the pitch: home faces right, away faces left.
  const x = (column: number): number => SQUARE * (side === 'home' ? column : columns - 1 - column)
  const line = side === 'home' ? SQUARE * columns : 0
  const goal = side === 'home' ? SQUARE : SQUARE * (columns - 1)
  const [width, height] = [SQUARE * columns, SQUARE * pitch.width]
  const shown = SQUARE * Math.max(FRONT, ...spots.map(({ column }) => columns - column))
  const left = side === 'home' ? width - shown : 0
  return (
    <svg className="formation-picture" viewBox={`${left - 1} -1 ${shown + 2} ${height + 2}`} aria-hidden="true">
      <rect className="formation-grass" width={width} height={height} />
      <path
        className="formation-chalk"
        d={`M${goal} 0V${height}M0 ${SQUARE * pitch.wideZone}H${width}M0 ${height - SQUARE * pitch.wideZone}H${width}`}
      />
      <path className="formation-line" d={`M${line} -1V${height + 1}`} />
      {spots.map(({ number, column, row }) => (
        <circle
          key={number}
          className={side}
          cx={x(column) + SQUARE / 2}
          cy={row * SQUARE + SQUARE / 2}
          r={SQUARE * 0.58}
        />
      ))}
    </svg>
  )
})
FormationPicture.displayName = 'FormationPicture'

interface OfferedPictureProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly offer: Action
}

/** A set-up that the engine offers. Calculated again only when other players are available, not with every move. */
export const OfferedPicture = ({ host: { engine }, situation, offer }: OfferedPictureProps): ReactNode => {
  const { match } = situation
  const side = sideAsked(situation) ?? 'home'
  const again = questionOf(situation)?.subject === 'again'
  const able = match.players.filter(
    (one) => one.side === side && (one.place === 'pitch' || (!again && one.place === 'reserves')),
  )
  const who = able.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: where they stand now makes no difference
  const spots = useMemo(() => offeredSpots(engine, match, side, offer), [engine, side, offer.option, who])
  return <FormationPicture pitch={engine.rules.pitch} side={side} spots={spots} />
}

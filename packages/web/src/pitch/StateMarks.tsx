// What a spell has done to players, on the turf around them: mud, water, a zone nobody dares to enter. Neighbours: Players.tsx has it
// below the tokens, tray/PlayerCard.tsx says it in words.
import type { Match, Player } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { type Geometry, middle, UNIT } from './geometry.ts'

const MUD = 'M-20 3C-22-9-14-19-3-20 9-22 20-15 21-4 23 8 16 18 5 20-7 22-19 15-20 3Z'
const DROPS = 'M-22-12a2.4 2.4 0 1 0 .1 0ZM21 13a3 3 0 1 0 .1 0ZM14-22a2 2 0 1 0 .1 0Z'

const Mud = ({ deep }: { readonly deep: boolean }): ReactNode => (
  <g className={deep ? 'mud deep' : 'mud'}>
    <path d={MUD} />
    <path d={DROPS} />
  </g>
)

const Water = (): ReactNode => (
  <g className="ripples">
    <ellipse cy="9" rx="20.5" ry="11" />
    <ellipse cy="10" rx="24.5" ry="14.5" />
  </g>
)

/** The three by three squares of his zone. */
const Dread = ({ size }: { readonly size: number }): ReactNode => {
  const reach = ((size + 2) * UNIT) / 2 - 2
  return <rect className="dread" x={-reach} y={-reach} width={2 * reach} height={2 * reach} rx="14" />
}

const marks: { readonly [state: string]: (player: Player) => ReactNode } = {
  bogged: () => <Mud deep={true} />,
  sinking: () => <Mud deep={false} />,
  wading: () => <Water />,
  dreadful: ({ who }) => <Dread size={who.size} />,
}

interface StateMarksProps {
  readonly geometry: Geometry
  readonly match: Match
}

export const StateMarks = memo(({ geometry, match }: StateMarksProps): ReactNode => {
  const shown = match.players.flatMap((player) =>
    player.at < 0
      ? []
      : player.states.flatMap(({ state }) => {
          const mark = marks[state]
          if (!mark) return []
          const { x, y } = middle(geometry, player.at, player.who.size)
          return [
            <g key={`${player.id} ${state}`} data-state={state} transform={`translate(${x} ${y})`}>
              {mark(player)}
            </g>,
          ]
        }),
  )
  return shown.length === 0 ? null : <g className="state-marks">{shown}</g>
})

// What can be chosen, as tones on the turf: squares in reach, and frames around squares and players that are answers. Neighbours:
// Pitch.tsx, ReachMarks.tsx, choosing/chosen.ts.
import type { Engine, Square } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { throwsBall } from '../choosing/actor.ts'
import type { Choosing } from '../choosing/choosing.ts'
import { lookOf } from '../figures/look.ts'
import type { Situation } from '../match/host.ts'
import { whereSeen } from '../match/whereabouts.ts'
import { type Geometry, middle, UNIT } from './geometry.ts'
import { ReachMarks } from './ReachMarks.tsx'

interface MarksProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly situation: Situation
  readonly choosing: Choosing
  readonly active: boolean
  readonly tackleZones: boolean
  /** Squares where the dragged player may be put; null while no player is dragged. */
  readonly open: ReadonlySet<Square> | null
}

/** Above this number squares are toned, not framed one by one. */
const MANY = 30

/** Just outside the token: the corners of a hexagon reach farther than its circle. */
const RING = 19

const Answers = ({ geometry, engine, situation, choosing, open }: MarksProps): ReactNode => {
  const { choices, chosen, menuOf } = choosing
  // Routes have dots of their own, throws have bands.
  const drawnElsewhere = (chosen.reach && chosen.mode === 'step') || throwsBall(situation, chosen.player, chosen.mode)
  const answers = drawnElsewhere ? [] : [...choices.squares(chosen.mode, chosen.player).keys()]
  const squares = open ? [...open] : answers
  const gap = squares.length > MANY ? 0 : 1.5
  const players = [...new Set([...choices.players.keys(), ...choices.movers])]
  return (
    <g className={squares.length > MANY ? 'answers many' : 'answers'}>
      {squares.map((square) => (
        <rect
          key={square}
          x={geometry.x(square) + gap}
          y={geometry.y(square) + gap}
          width={UNIT - 2 * gap}
          height={UNIT - 2 * gap}
          rx={gap * 2.5}
          className="answer-square"
        />
      ))}
      {players.map((id) => {
        const player = situation.match.players[id]
        const { who } = player
        const at = whereSeen(situation.match, id)
        if (at < 0) return null
        const { x, y } = middle(geometry, at, who.size)
        const target = choices.players.get(id)?.some((one) => one.do !== 'activate' && one.do !== 'pick') ?? false
        const reach = RING * lookOf(engine, situation.match, player).scale
        const classes = `answer-player${target ? ' target' : ''}${id === menuOf ? ' open' : ''}`
        // A player who may act has a ring around his base, a possible target a tile below it: they never differ by colour alone.
        if (!target) return <circle key={id} cx={x} cy={y} r={reach} className={classes} />
        const edge = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, rx: 5 }
        return <rect key={id} {...edge} className={classes} />
      })}
    </g>
  )
}

/** Independent of the pointer. */
const Reached = ({ geometry, situation, choosing, tackleZones }: MarksProps): ReactNode => {
  const { reach, mode, player } = choosing.chosen
  if (!reach || mode !== 'step') return null
  return <ReachMarks geometry={geometry} match={situation.match} reach={reach} player={player} corners={tackleZones} />
}

export const Marks = memo((props: MarksProps): ReactNode => {
  if (!props.active || !props.situation.yours) return null
  return (
    <>
      <Reached {...props} />
      <Answers {...props} />
    </>
  )
})

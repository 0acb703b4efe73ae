// One player beside the pitch: can be inspected, chosen, and dragged onto the pitch. Neighbours: Dugout.tsx has the benches,
// tray/Question.tsx the row of players who can be chosen; pitch/Token.tsx draws players.
import type { Engine, Match, Player } from '@double-skulls/engine'
import { playerLabel, spelledOut } from '@double-skulls/engine'
import type { PointerEvent, ReactNode } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { lookOf } from '../figures/look.ts'
import { gainedSkills } from '../pitch/gained.ts'
import { Plate } from '../pitch/Plate.tsx'
import { Token } from '../pitch/Token.tsx'

interface SeatProps {
  readonly engine: Engine
  readonly match: Match
  readonly player: Player
  readonly choosing: Choosing
  onGrab(player: number, event: PointerEvent): void
  onLook(player: number): void
}

export const Seat = ({ player, engine, match, choosing, onGrab, onLook }: SeatProps): ReactNode => {
  const usable = choosing.choices.players.has(player.id) || choosing.choices.movers.has(player.id)
  const injuries = player.injuries.length > 0 ? `, ${player.injuries.map(spelledOut).join(', ')}` : ''
  const look = lookOf(engine, match, player)
  // A big base is drawn as large as the others here.
  const reach = 21 * (player.who.size > 1 ? look.scale / 1.1 : 1)
  const shown: Player = { ...player, posture: 'standing', acted: false }
  return (
    <button
      type="button"
      className={`seat${usable ? ' usable' : ''}${choosing.chosen.player === player.id ? ' chosen' : ''}`}
      title={`${playerLabel(player)}, ${player.who.position}${injuries}`}
      data-player={player.id}
      onPointerDown={(event) => onGrab(player.id, event)}
      onClick={() => (usable ? choosing.actOnPlayer(player.id) : onLook(player.id))}
    >
      <span className="unseen">{`${playerLabel(player)}${injuries}${usable ? ', can be chosen' : ''}`}</span>
      <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
        <Token player={shown} look={look} ball={null} />
        <Plate player={shown} look={look} ball={null} gained={gainedSkills(engine, match, player)} />
      </svg>
    </button>
  )
}

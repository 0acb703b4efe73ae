// A team beside the pitch: what it holds, and its players in reserve, knocked out, injured and sent off.
// Neighbours: pitch/Token.tsx draws players, table/MatchPage.tsx puts one on each side.
import type { Engine, Match, Place, Player, Side } from '@double-skulls/engine'
import { playerLabel, spelledOut } from '@double-skulls/engine'
import { capital, nameOf } from '@double-skulls/words'
import type { PointerEvent, ReactNode } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { lookOf } from '../figures/look.ts'
import { gainedSkills } from '../pitch/gained.ts'
import { Plate } from '../pitch/Plate.tsx'
import { Token } from '../pitch/Token.tsx'
import { RuleName, RuleNames } from '../words/RuleName.tsx'

const boxes: readonly (readonly [string, readonly Place[]])[] = [
  ['Reserves', ['reserves']],
  ['Knocked out', ['ko']],
  ['Casualties', ['casualty']],
  ['Sent off', ['sentOff']],
  ['Out of breath', ['exhausted']],
]

interface DugoutProps {
  readonly engine: Engine
  readonly match: Match
  readonly side: Side
  readonly choosing: Choosing
  readonly open: boolean
  onGrab(player: number, event: PointerEvent): void
  onLook(player: number): void
}

/** In a narrow column. */
const shortNames: { readonly [id: string]: string } = { team: 'Re-rolls', leader: 'Leader' }

const Held = ({ engine, match, side }: { engine: Engine; match: Match; side: Side }): ReactNode => {
  const squad = match.squads[side]
  const rows: (readonly [string, number])[] = [
    ['team', squad.rerolls],
    ['leader', squad.leaderRerolls],
    ...Object.entries(squad.resources),
  ]
  const effects = [...squad.prayers, ...squad.effects].map((entry) => entry.split(' ')[0])
  return (
    <>
      <dl className="held">
        {rows
          .filter(([id, count]) => count > 0 || id === 'team')
          .map(([id, count]) => (
            <div key={id}>
              <dt>
                <RuleName engine={engine} id={id}>
                  {shortNames[id] ?? capital(nameOf(engine, id))}
                </RuleName>
              </dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      {squad.inducements.length > 0 && (
        <p className="held-list">
          <RuleNames engine={engine} ids={squad.inducements} />
        </p>
      )}
      {effects.length > 0 && (
        <p className="held-list active">
          Now: <RuleNames engine={engine} ids={effects} />
        </p>
      )}
    </>
  )
}

type SeatProps = Omit<DugoutProps, 'side' | 'open'> & { readonly player: Player }

export const Seat = ({ player, engine, match, choosing, onGrab, onLook }: SeatProps): ReactNode => {
  const usable = choosing.choices.players.has(player.id) || choosing.choices.movers.has(player.id)
  const injuries = player.injuries.length > 0 ? `, ${player.injuries.map(spelledOut).join(', ')}` : ''
  const look = lookOf(engine, match, player)
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
      <svg viewBox="-21 -21 42 42" aria-hidden="true">
        <Token player={shown} look={look} hasBall={false} />
        <Plate player={shown} look={look} hasBall={false} gained={gainedSkills(engine, match, player)} />
      </svg>
    </button>
  )
}

export const Dugout = (props: DugoutProps): ReactNode => {
  const { engine, match, side, open } = props
  const squad = match.squads[side]
  return (
    <aside className={`dugout ${side}${open ? ' open' : ''}`} aria-label={`Dugout of ${squad.name}`}>
      <h2>{squad.name}</h2>
      <Held engine={engine} match={match} side={side} />
      {boxes.map(([title, places]) => {
        const there = match.players.filter((one) => one.side === side && places.includes(one.place))
        if (there.length === 0) return null
        return (
          <section key={title} className="box">
            <h3>
              {title} <span>{there.length}</span>
            </h3>
            <div className="seats">
              {there.map((player) => (
                <Seat key={player.id} player={player} {...props} />
              ))}
            </div>
          </section>
        )
      })}
    </aside>
  )
}

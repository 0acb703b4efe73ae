// One player's card: who he is, his characteristics, his skills. Neighbours: Tray.tsx shows it for whoever is pointed at.
import { type Engine, type Match, type Player, playerLabel, spelledOut } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { nameOf } from '../words/names.ts'

/** Characteristics that are target numbers in editions with a passing ability. */
const written = (engine: Engine, name: string, value: number | undefined): string => {
  if (value === undefined || (name === 'PA' && value === 0)) return '–'
  const target = engine.rules.characteristics.includes('PA') && ['AG', 'PA', 'AV'].includes(name)
  return target ? `${value}+` : String(value)
}

export const PlayerCard = ({ engine, match, player }: { engine: Engine; match: Match; player: Player }): ReactNode => {
  const states = [
    player.posture === 'standing' ? '' : player.posture,
    player.acted ? 'has acted' : '',
    player.noZones ? 'no tackle zones' : '',
    match.balls.some(({ carrier }) => carrier === player.id) ? 'has the ball' : '',
    ...player.states.map(spelledOut),
  ].filter(Boolean)
  return (
    <article className={`card ${player.side}`}>
      <h3>
        {playerLabel(player)}
        {player.who.name.startsWith(player.who.position) ? null : <small> {player.who.position}</small>}
      </h3>
      <dl className="profile">
        {engine.rules.characteristics.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{written(engine, name, player.stats[name])}</dd>
          </div>
        ))}
      </dl>
      {player.skills.length > 0 && <p className="skills">{player.skills.map((id) => nameOf(engine, id)).join(', ')}</p>}
      {states.length > 0 && <p className="states">{states.join(' · ')}</p>}
    </article>
  )
}

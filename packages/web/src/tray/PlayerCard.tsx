// A player's card: portrait, name, characteristics, skills. Neighbour: Tray.tsx shows it for the player under the pointer.
import {
  type Engine,
  type Match,
  numberMark,
  type Player,
  playerLabel,
  spelledOut,
  statText,
} from '@double-skulls/engine'
import { thingWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RuleName, RuleNames } from '../companion/RuleName.tsx'
import { lookOf } from '../figures/look.ts'
import { Portrait } from '../figures/Portrait.tsx'
import { Sign } from '../figures/Sign.tsx'
import { tricksOf } from '../match/tricks.ts'
import { holderOf } from '../match/whereabouts.ts'

/** Longer names are set smaller; the number behind them is never cut off. */
const LONG = 18
const LONGER = 26

const sizeOf = (name: string): string | undefined =>
  name.length <= LONG ? undefined : name.length <= LONGER ? 'long' : 'longer'

export const PlayerCard = ({ engine, match, player }: { engine: Engine; match: Match; player: Player }): ReactNode => {
  const holder = holderOf(match, player.id)
  const label = playerLabel(player)
  const name = label.slice(0, -numberMark(player).length - 1)
  const tricks = tricksOf(match, player)
  const states = [
    holder ? `in the ${thingWords(holder.kind)}` : '',
    player.posture === 'standing' ? '' : spelledOut(player.posture),
    player.acted ? 'has acted' : '',
    player.noZones ? 'no tackle zones' : '',
    match.balls.some(({ carrier }) => carrier === player.id) ? 'has the ball' : '',
    ...player.states.map(({ state }) => spelledOut(state)),
  ].filter(Boolean)
  return (
    <article className={`card ${player.side}`}>
      <Portrait look={lookOf(engine, match, player)} side={player.side} />
      <div className="card-words">
        <h3 className={sizeOf(label)}>
          <span className="named-player">
            <span>{name}</span> {numberMark(player)}
          </span>
          {player.who.name.startsWith(player.who.position) ? null : <small> {player.who.position}</small>}
        </h3>
        <dl className="profile">
          {engine.rules.characteristics.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{statText(engine.rules.profile, name, player.stats[name])}</dd>
            </div>
          ))}
        </dl>
        {player.skills.length > 0 && (
          <p className="skills">
            <RuleNames engine={engine} ids={player.skills} />
          </p>
        )}
        {tricks.length > 0 && (
          <p className="tricks">
            {tricks.map(({ of, id }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: he may have one twice
              <span key={i}>
                <Sign of={of} id={id} /> <RuleName engine={engine} id={id} />
              </span>
            ))}
          </p>
        )}
        {states.length > 0 && <p className="states">{states.join(' · ')}</p>}
      </div>
    </article>
  )
}

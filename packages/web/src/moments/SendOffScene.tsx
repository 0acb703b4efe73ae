// The referee's card: the player who is sent off. Neighbours: Moments.tsx, Hero.tsx.
import { playerName, sideOfPlayer, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { SendOff } from '../stage/moment.ts'
import { Hero } from './Hero.tsx'
import { inColours, type SceneProps } from './scene.ts'

const reasons: { readonly [why: string]: string } = {
  foul: 'The referee has seen it',
  officiousRef: 'The referee did not like his face',
  sneakedIn: 'One too many on the pitch',
}

export const SendOffScene = ({ engine, match, scene: { player, why } }: SceneProps<SendOff>): ReactNode => {
  const team = sideOfPlayer(match, player)
  const kicker = team ? teamName(match, team) : match.players[player].who.position
  return (
    <div className="scene send-off" style={inColours(match, team ?? match.turn.side)}>
      <div className="stretcher">
        <Hero engine={engine} match={match} player={player} how="stands" />
        <div className="red-card" />
        <div className="stretcher-words">
          <p className="kicker">{kicker}</p>
          <p className="card-name">Sent off!</p>
          <p className="card-line">
            {playerName(match, player)}. {reasons[why] ?? 'The drive is over, and so is his match'}.
          </p>
        </div>
      </div>
    </div>
  )
}

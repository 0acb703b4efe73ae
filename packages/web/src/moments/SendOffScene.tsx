// The referee's card: the player who is sent off. Neighbours: Moments.tsx, Hero.tsx.
import { playerName, sideOfPlayer, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { SendOff } from '../stage/scenes.ts'
import { Hero } from './Hero.tsx'
import { inColours, type SceneProps } from './scene.ts'

const reasons: { readonly [why: string]: string } = {
  foul: 'The referee has seen it',
  officiousRef: 'The referee did not like his face',
  sneakedIn: 'One too many on the pitch',
}

/** What a referee on the pitch penalises. */
const penalties: { readonly [why: string]: string } = {
  foul: 'The foul was seen',
  arguing: 'Nobody argues with a referee',
  unsportsmanlike: 'He stood in the referee’s way',
  delay: 'His side delayed the match',
  nearest: 'He was nearest when the referee got up',
}

const boxes: { readonly [box: string]: string } = { stunnedBox: 'stunned', ko: 'knocked out', injured: 'injured' }

const reasonOf = (why: string, to: string | undefined): string =>
  to === undefined
    ? (reasons[why] ?? 'The drive is over, and so is his match')
    : `${penalties[why] ?? 'The referee did not like it'}: he sits with the ${boxes[to] ?? 'others'}`

export const SendOffScene = ({ engine, match, scene: { player, why, to } }: SceneProps<SendOff>): ReactNode => {
  const team = sideOfPlayer(match, player)
  const kicker = team ? teamName(match, team) : match.players[player].who.position
  return (
    <div className="scene send-off" style={inColours(match, team ?? match.turn.side)}>
      <div className="stretcher">
        <Hero engine={engine} match={match} player={player} how="stands" />
        <div className="red-card" />
        <div className="stretcher-words">
          <p className="kicker">{kicker}</p>
          <p className="card-name">{to === undefined ? 'Sent off!' : 'Penalty!'}</p>
          <p className="card-line">
            {playerName(match, player)}. {reasonOf(why, to)}.
          </p>
        </div>
      </div>
    </div>
  )
}

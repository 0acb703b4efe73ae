// A player leaves the pitch on a stretcher: who, his injury, and who caused it. Smaller for a knock-out. Neighbours: Moments.tsx,
// Hero.tsx.
import { capital, injuryName, playerName, sideOfPlayer, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Injury } from '../stage/scenes.ts'
import { Hero } from './Hero.tsx'
import { inColours, type SceneProps } from './scene.ts'

export const InjuryScene = ({ engine, match, scene }: SceneProps<Injury>): ReactNode => {
  const { kind, player, by, results } = scene
  const team = sideOfPlayer(match, player)
  const kicker = team ? teamName(match, team) : match.players[player].who.position
  const names = results.map((id) => injuryName(engine, id))
  const what = kind === 'knockOut' ? 'Knocked out' : names.length === 0 ? 'Out of the match' : capital(names.join(', '))
  return (
    <div className={`scene injury ${kind}`} style={inColours(match, team ?? match.turn.side)}>
      <div className="stretcher">
        <Hero engine={engine} match={match} player={player} how="lies" />
        <div className="stretcher-words">
          <p className="kicker">{kind === 'knockOut' ? kicker : `Casualty · ${kicker}`}</p>
          <p className="card-name">{what}</p>
          <p className="card-line">
            {playerName(match, player)}
            {by >= 0 && `, by ${playerName(match, by)}`}
          </p>
        </div>
      </div>
    </div>
  )
}

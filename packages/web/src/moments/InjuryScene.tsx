// A player leaves the pitch on a stretcher: who, his injury, and who caused it. Smaller for a knock-out. Neighbours: Moments.tsx,
// Hero.tsx.
import type { Place } from '@double-skulls/engine'
import { capital, injuryName, playerName, sideOfPlayer, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Injury } from '../stage/scenes.ts'
import { Hero } from './Hero.tsx'
import { inColours, type SceneProps } from './scene.ts'

/** What it is where there is no name for the injury. */
const boxes: { readonly [P in Place]?: string } = { injured: 'Injured', dead: 'Dead' }

export const InjuryScene = ({ engine, match, scene }: SceneProps<Injury>): ReactNode => {
  const { kind, player, by, results, to } = scene
  const team = sideOfPlayer(match, player)
  const kicker = team ? teamName(match, team) : match.players[player].who.position
  const names = results.map((id) => injuryName(engine, id))
  const unnamed = kind === 'knockOut' ? 'Knocked out' : (boxes[to] ?? 'Out of the match')
  const what = names.length === 0 ? unnamed : capital(names.join(', '))
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

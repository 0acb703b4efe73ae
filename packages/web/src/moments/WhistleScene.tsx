// Half-time and full time: the whistle and the score. Neighbours: Moments.tsx; tray/FullTime.tsx has the rest.
import { scoreText } from '@double-skulls/engine'
import { teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { kitsOf } from '../kits/kit.ts'
import type { Whistle } from '../stage/scenes.ts'
import type { SceneProps } from './scene.ts'

const wordOf = ({ kind, half }: Whistle): string =>
  kind === 'fullTime' ? 'Full time' : half === 1 ? 'Half-time' : 'Overtime'

export const WhistleScene = ({ match, scene }: SceneProps<Whistle>): ReactNode => {
  const { squads } = match
  const { score, winner } = scene
  const kits = kitsOf(squads.home, squads.away)
  const line = winner === null ? '' : winner === 'draw' ? 'Nobody has won' : `${teamName(match, winner)} have won`
  return (
    <div className="scene whistle">
      <div className="veil" />
      <div className="whistle-board">
        <p className="whistle-word">{wordOf(scene)}</p>
        <p className="whistle-score">
          <Crest team={squads.home} kit={kits.home} size={64} />
          <b>
            {scoreText(score.home)} : {scoreText(score.away)}
          </b>
          <Crest team={squads.away} kit={kits.away} size={64} />
        </p>
        <p className="card-line">{line}</p>
      </div>
    </div>
  )
}

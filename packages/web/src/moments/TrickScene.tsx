// A spell that is cast, a magic item at work or taken away, the ruling on a secret weapon: a card with its sign, and whose it is.
// Neighbours: figures/Sign.tsx, Moments.tsx; styles/tricks.css.
import { nameOf, playerName, teamName, weaponNames } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { Sign } from '../figures/Sign.tsx'
import type { Trick } from '../stage/scenes.ts'
import { Hero } from './Hero.tsx'
import { useLine } from './lines.ts'
import { inColours, type SceneProps } from './scene.ts'

/** What is said above the name, and what becomes of it below. */
const words: { readonly [H in Trick['how']]: readonly [above: string, below: string] } = {
  allowed: ['The ruling', 'The officials find nothing against it.'],
  forbidden: ['The ruling', 'Off the pitch with it!'],
  cast: ['Magic', ''],
  used: ['Magic', ''],
  taken: ['Seen by a referee', 'Gone, and he sits among the stunned.'],
  refused: ['Found in the bags', 'Confiscated before the match.'],
}

const weapons: { readonly [id: string]: string } = weaponNames

export const TrickScene = ({ engine, match, scene }: SceneProps<Trick>): ReactNode => {
  const { of, id, how, side, player } = scene
  const [above, below] = words[how]
  const line = useLine(engine.edition, of, id)
  return (
    <div className={`scene trick ${of} ${how} ${side}`} style={inColours(match, side)}>
      <div className="scene-card">
        <Sign of={of} id={id} />
        <div className="trick-words">
          <p className="kicker">
            {above} · {player >= 0 ? playerName(match, player) : teamName(match, side)}
          </p>
          <p className="card-name">{weapons[id] ?? nameOf(engine, id)}</p>
          {(below || line) && <p className="card-line">{below || line}</p>}
        </div>
        {player >= 0 && <Hero engine={engine} match={match} player={player} how="stands" />}
      </div>
    </div>
  )
}

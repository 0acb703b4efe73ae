// A kick-off event or the weather: a card with its name and its effect in one line. Neighbours: Moments.tsx, lines.ts.
import type { ReactNode } from 'react'
import { ruleName } from '../companion/ruleKinds.ts'
import { NumberFace } from '../dice/Faces.tsx'
import type { KickOffEvent, Weather } from '../stage/scenes.ts'
import { useLine } from './lines.ts'
import type { SceneProps } from './scene.ts'

interface CardProps {
  readonly kicker: string
  readonly name: string
  readonly line: string
  readonly dice: readonly number[]
}

const Card = ({ kicker, name, line, dice }: CardProps): ReactNode => (
  <div className="scene">
    <div className="scene-card">
      <p className="kicker">
        {kicker}
        <span className="faces">
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
            <NumberFace key={i} face={face} />
          ))}
        </span>
      </p>
      <p className="card-name">{name}</p>
      <p className="card-line">{line}</p>
    </div>
  </div>
)

export const KickOffScene = ({ engine, scene: { event, dice } }: SceneProps<KickOffEvent>): ReactNode => (
  <Card
    kicker="Kick-off"
    name={ruleName(engine, { kind: 'kickOff', id: event })}
    line={useLine(engine.edition, 'kickOff', event)}
    dice={dice}
  />
)

export const WeatherScene = ({ engine, scene: { weather } }: SceneProps<Weather>): ReactNode => (
  <Card
    kicker="The weather"
    name={ruleName(engine, { kind: 'weather', id: weather })}
    line={useLine(engine.edition, 'weather', weather)}
    dice={[]}
  />
)

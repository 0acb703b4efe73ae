// What clicking the pointed square would do, in words and numbers, before it is done. Neighbours: choosing/aim.ts says what
// it means, the engine's forecasts and packages/odds say what comes of it, Deeds.tsx tells blocks, fouls and throws.
import { type Engine, squareName } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import type { Aim } from '../choosing/aim.ts'
import type { Situation } from '../match/host.ts'
import { answerWords } from '../words/answers.ts'
import { percent } from '../words/numbers.ts'
import { DeedPreview } from './DeedPreview.tsx'
import { Rolls } from './Rolls.tsx'

interface PreviewProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly aim: Aim
  readonly player: number
}

export const Preview = ({ engine, situation, aim, player }: PreviewProps): ReactNode => {
  switch (aim.means) {
    case 'nothing':
    case 'select':
    case 'menu':
      return null
    case 'walk': {
      const { path } = aim
      const end = squareName(engine.rules.pitch, path.squares[path.squares.length - 1])
      const rolls = [...path.opening, ...path.steps.flatMap((step) => step.rolls)]
      const bare = rolls.reduce((product, { chance }) => product * chance, 1)
      return (
        <div className="preview">
          <p>
            <b>To {end}</b>
            <span className="chance">
              {bare < path.chance - 0.005 && <small>{percent(bare).replace(' %', '')} → </small>}
              {percent(path.chance)}
            </span>
            {rolls.length === 0 && <span className="quiet"> no roll</span>}
            {path.carrying && <span className="quiet"> with the ball</span>}
          </p>
          {rolls.length > 0 && <Rolls situation={situation} rolls={rolls} />}
          {!path.exact && <p className="quiet">Skills may still interfere.</p>}
        </div>
      )
    }
    case 'answer':
      return (
        <div className="preview">
          <p>
            <b>{answerWords(engine, situation.match, aim.answer)}</b>
          </p>
          <DeedPreview engine={engine} situation={situation} player={player} deed={aim.answer} />
        </div>
      )
    case 'deed':
      return (
        <div className="preview">
          <p>
            <b>{answerWords(engine, situation.match, aim.deed)}</b>
          </p>
          <DeedPreview engine={engine} situation={situation} player={player} deed={aim.deed} />
        </div>
      )
  }
}

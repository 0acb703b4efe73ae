// What a click on the square under the pointer would do, in words and numbers. Neighbours: choosing/aim.ts says what it means,
// the engine's forecasts and packages/odds say what it leads to, DeedPreview.tsx shows blocks, fouls and throws.
import { type Engine, squareName } from '@double-skulls/engine'
import { playerName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Aim } from '../choosing/aim.ts'
import type { Situation } from '../match/host.ts'
import { answerWords } from '../words/answers.ts'
import { DeedPreview } from './DeedPreview.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { RouteChance } from './RouteChance.tsx'
import { TableDeeds } from './TableDeeds.tsx'

interface PreviewProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly aim: Aim
  readonly player: number
}

/** All that the acting player may do to this one. Where nobody acts, as when potions are given, answers alone say it. */
const DeedsPreview = ({
  engine,
  situation,
  player,
  target,
}: Omit<PreviewProps, 'aim'> & { readonly target: number }): ReactNode =>
  engine.rules.deeds.length === 0 || player < 0 ? null : (
    <div className="preview">
      <TableDeeds
        engine={engine}
        match={situation.match}
        player={player}
        deeds={situation.legal.filter((one) => one.player === target)}
      />
    </div>
  )

export const Preview = ({ engine, situation, aim, player }: PreviewProps): ReactNode => {
  switch (aim.means) {
    case 'nothing':
    case 'select':
    case 'change':
      return null
    case 'menu':
      return <DeedsPreview engine={engine} situation={situation} player={player} target={aim.player} />
    case 'approach': {
      const { way, there, deeds, target } = aim.approach
      const end = way?.squares.at(-1)
      return (
        <div className="preview">
          {way && end !== undefined && (
            <RouteChance
              engine={engine}
              situation={situation}
              path={way}
              lead={`To ${playerName(situation.match, target)}, on ${squareName(engine.rules.pitch, end)}`}
            />
          )}
          <TableDeeds engine={engine} match={there} player={player} deeds={deeds} />
        </div>
      )
    }
    case 'walk': {
      const { whole } = aim
      const end = squareName(engine.rules.pitch, whole.squares[whole.squares.length - 1])
      return (
        <div className="preview">
          <RouteChance engine={engine} situation={situation} path={whole} lead={`To ${end}`} />
        </div>
      )
    }
    case 'plan':
      return <PlanPreview engine={engine} situation={situation} plan={aim.plan} />
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

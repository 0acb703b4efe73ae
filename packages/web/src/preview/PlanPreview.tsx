// The preview of a route with a deed at its end: the chance to get there, the dice or the armour, and the chances of the whole.
// Neighbours: choosing/deedPlan.ts makes the plan, DeedPreview.tsx shows deeds without a route.
import { type Engine, squareName } from '@double-skulls/engine'
import { actionKindWords, playerName } from '@double-skulls/words'
import { type ReactNode, useMemo } from 'react'
import type { DeedPlan } from '../choosing/deedPlan.ts'
import type { Situation } from '../match/host.ts'
import { BlockDice, Chances, FoulArmour } from './DeedPreview.tsx'
import { RouteChance } from './RouteChance.tsx'
import { useChances } from './useChances.ts'

interface PlanPreviewProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly plan: DeedPlan
}

export const PlanPreview = ({ engine, situation, plan }: PlanPreviewProps): ReactNode => {
  const { kind, player, target, squares, deed, forecast, whole } = plan
  const wanted = useMemo(() => ({ player, kind, way: squares, deed }), [player, kind, squares, deed])
  const odds = useChances(engine, situation, wanted)
  const end = squares.at(-1)
  return (
    <div className="preview">
      <p>
        <b>
          {actionKindWords[kind]} {playerName(situation.match, target)}
        </b>
      </p>
      {whole && end !== undefined && (
        <RouteChance
          engine={engine}
          situation={situation}
          path={whole}
          lead={`from ${squareName(engine.rules.pitch, end)}`}
        />
      )}
      {'dice' in forecast ? (
        <BlockDice situation={situation} player={player} forecast={forecast} />
      ) : (
        <FoulArmour situation={situation} forecast={forecast} />
      )}
      {odds ? <Chances odds={odds} /> : <p className="quiet">Reckoning …</p>}
    </div>
  )
}

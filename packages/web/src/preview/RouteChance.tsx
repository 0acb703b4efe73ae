// The chance of a route, without re-rolls and with them, and every roll on it. Neighbours: Preview.tsx, PlanPreview.tsx.
import type { Engine } from '@double-skulls/engine'
import type { Path } from '@double-skulls/odds'
import type { ReactNode } from 'react'
import type { Situation } from '../match/host.ts'
import { letPassWords, percent } from '../words/numbers.ts'
import { ReasonedNumber } from './ReasonedNumber.tsx'
import { Rolls } from './Rolls.tsx'
import { RouteSum } from './Sums.tsx'

interface RouteChanceProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly path: Path
  readonly lead: string
}

export const RouteChance = ({ engine, situation, path, lead }: RouteChanceProps): ReactNode => {
  const rolls = [...path.opening, ...path.steps.flatMap((step) => step.rolls)]
  const bare = rolls.reduce((product, { chance }) => product * chance, 1)
  const letPass = letPassWords(path.chance, path.unopposed)
  const number = (
    <span className="chance">
      {bare < path.chance - 0.005 && <small>{percent(bare).replace(' %', '')} → </small>}
      {percent(path.chance)}
    </span>
  )
  return (
    <>
      <div className="route-line">
        <b>{lead}</b>
        {rolls.length === 0 ? (
          number
        ) : (
          <ReasonedNumber numbers={[number]}>
            <RouteSum engine={engine} rolls={rolls} bare={bare} chance={path.chance} />
          </ReasonedNumber>
        )}
        {rolls.length === 0 && <span className="quiet"> no roll</span>}
        {letPass !== '' && <span className="quiet"> {letPass}</span>}
        {path.carrying && <span className="quiet"> with the ball</span>}
      </div>
      {rolls.length > 0 && <Rolls situation={situation} rolls={rolls} />}
      {!path.exact && <p className="quiet">Skills may still interfere.</p>}
    </>
  )
}

// The preview of blocks, fouls, throws and hand-offs: dice and who chooses, range bands, interceptors, armour, and the chances of
// the results. Neighbours: the engine's forecasts, useChances.ts, Sums.tsx; Preview.tsx frames it.
import {
  type Action,
  type BlockForecast,
  type Engine,
  type FoulForecast,
  forecastBlock,
  forecastFoul,
  forecastHandOff,
  forecastPass,
} from '@double-skulls/engine'
import { bandWords, playerName, targetWords } from '@double-skulls/words'
import { type ReactNode, useMemo } from 'react'
import type { Situation } from '../match/host.ts'
import type { DeedChances, WantedPlan } from '../thinking/talk.ts'
import { percent } from '../words/numbers.ts'
import { ReasonedNumber } from './ReasonedNumber.tsx'
import { Rolls } from './Rolls.tsx'
import { BlockSum, DeedSum } from './Sums.tsx'
import { TableDeeds } from './TableDeeds.tsx'
import { useChances } from './useChances.ts'
import { Why } from './Why.tsx'

interface DeedProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly player: number
  readonly deed: Action
}

export const Chances = ({ odds }: { readonly odds: DeedChances }): ReactNode =>
  odds && (
    <div className="chances">
      <ReasonedNumber
        numbers={odds.chances.map(({ what, chance }) => (
          <span key={what}>
            {what} <b>{percent(chance)}</b>
          </span>
        ))}
      >
        <DeedSum odds={odds} />
      </ReasonedNumber>
    </div>
  )

export const BlockDice = ({
  situation,
  player,
  forecast,
}: {
  readonly situation: Situation
  readonly player: number
  readonly forecast: BlockForecast
}): ReactNode => {
  const { match } = situation
  const own = match.players[player].side === forecast.chooser
  const count = (
    <>
      <b className="dice-count">
        {forecast.dice} {forecast.dice === 1 ? 'die' : 'dice'}
      </b>
      {forecast.dice > 1 && <span> {own ? 'you choose' : 'the opponent chooses'}</span>}
    </>
  )
  return (
    <>
      <ReasonedNumber numbers={[count]}>
        <BlockSum match={match} forecast={forecast} />
      </ReasonedNumber>
      <Rolls situation={situation} rolls={forecast.rolls} />
    </>
  )
}

export const FoulArmour = ({
  situation,
  forecast: { armour, rolls },
}: {
  readonly situation: Situation
  readonly forecast: FoulForecast
}): ReactNode => (
  <>
    {armour?.explanation && (
      <Why match={situation.match} roll={armour.explanation}>
        armour breaks {percent(armour.chance)}
      </Why>
    )}
    <Rolls situation={situation} rolls={rolls} />
  </>
)

const kinds: { readonly [V in Action['do']]?: string } = {
  block: 'block',
  foul: 'foul',
  throw: 'pass',
  handOff: 'handOff',
}

const useDeedChances = ({ engine, situation, player, deed }: DeedProps): DeedChances => {
  const plan = useMemo((): WantedPlan => ({ player, kind: kinds[deed.do] ?? 'move', way: [], deed }), [player, deed])
  return useChances(engine, situation, plan)
}

const Block = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastBlock(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const odds = useDeedChances(props)
  if (!forecast.possible) return null
  return (
    <>
      <BlockDice situation={situation} player={player} forecast={forecast} />
      <Chances odds={odds} />
    </>
  )
}

const Foul = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastFoul(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const odds = useDeedChances(props)
  return (
    <>
      <FoulArmour situation={situation} forecast={forecast} />
      <Chances odds={odds} />
    </>
  )
}

const Pass = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastPass(engine, situation.match, player, deed.square),
    [engine, situation.match, player, deed.square],
  )
  const odds = useDeedChances(props)
  if (!forecast.possible) return null
  return (
    <>
      <p>
        <b>{bandWords(forecast.band)}</b>
      </p>
      <Rolls situation={situation} rolls={forecast.rolls} />
      {forecast.interceptors.map((one) => (
        <div key={one.player}>
          {playerName(situation.match, one.player)} may intercept{' '}
          {one.roll.explanation && (
            <Why match={situation.match} roll={one.roll.explanation}>
              {targetWords(one.roll)}
            </Why>
          )}
        </div>
      ))}
      <Chances odds={odds} />
    </>
  )
}

const HandOff = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastHandOff(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const odds = useDeedChances(props)
  return (
    <>
      <Rolls situation={situation} rolls={forecast.rolls} />
      <Chances odds={odds} />
    </>
  )
}

export const DeedPreview = (props: DeedProps): ReactNode => {
  if (props.player < 0) return null
  const { engine, situation, player, deed } = props
  if (engine.rules.deeds.length > 0)
    return <TableDeeds engine={engine} match={situation.match} player={player} deeds={[deed]} named={false} />
  switch (props.deed.do) {
    case 'block':
      return <Block {...props} />
    case 'foul':
      return <Foul {...props} />
    case 'throw':
      return props.deed.option === '' ? <Pass {...props} /> : null
    case 'handOff':
      return <HandOff {...props} />
    default:
      return null
  }
}

// Blocks, fouls, throws and hand-offs before they happen: dice and who chooses, bands, interceptors, armour, and the chances
// of what comes of it. Neighbours: the engine's forecasts, packages/odds `planOdds`; Preview.tsx frames it.
import {
  type Action,
  type Engine,
  forecastBlock,
  forecastFoul,
  forecastHandOff,
  forecastPass,
} from '@double-skulls/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Situation } from '../match/host.ts'
import type { DeedChances } from '../thinking/talk.ts'
import { oddsInWorker } from '../thinking/thinker.ts'
import { bandWords, playerName } from '../words/names.ts'
import { percent } from '../words/numbers.ts'
import { Rolls } from './Rolls.tsx'
import { Why } from './Why.tsx'

interface DeedProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly player: number
  readonly deed: Action
}

/** The chances are reckoned once the pointer rests: a sweep over the pitch asks for nothing. */
const REST = 60

const useChances = ({ engine, situation, player, deed }: DeedProps): DeedChances => {
  const [found, setFound] = useState<{ readonly of: Action; readonly chances: DeedChances } | null>(null)
  useEffect(() => {
    let gone = false
    const reckon = (): void => {
      oddsInWorker(engine, situation.match, player, deed).then(
        (chances) => {
          if (!gone) setFound({ of: deed, chances })
        },
        // Without odds the rest of the preview still stands.
        () => undefined,
      )
    }
    const timer = setTimeout(reckon, REST)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [engine, situation.match, player, deed])
  return found?.of === deed ? found.chances : null
}

const Chances = ({ chances }: { readonly chances: DeedChances }): ReactNode =>
  chances && (
    <p className="chances">
      {chances.map(({ what, chance }) => (
        <span key={what}>
          {what} <b>{percent(chance)}</b>
        </span>
      ))}
    </p>
  )

const Block = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastBlock(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const chances = useChances(props)
  if (!forecast.possible) return null
  const own = situation.match.players[player].side === forecast.chooser
  return (
    <>
      <p>
        <b className="dice-count">
          {forecast.dice} {forecast.dice === 1 ? 'die' : 'dice'}
        </b>
        {forecast.dice > 1 && <span> {own ? 'you choose' : 'the opponent chooses'}</span>}
      </p>
      <Rolls situation={situation} rolls={forecast.rolls} />
      <Chances chances={chances} />
    </>
  )
}

const Foul = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const { armour, rolls } = useMemo(
    () => forecastFoul(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const chances = useChances(props)
  return (
    <>
      {armour?.explanation && (
        <p>
          <Why match={situation.match} roll={armour.explanation}>
            armour breaks {percent(armour.chance)}
          </Why>
        </p>
      )}
      <Rolls situation={situation} rolls={rolls} />
      <Chances chances={chances} />
    </>
  )
}

const Pass = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastPass(engine, situation.match, player, deed.square),
    [engine, situation.match, player, deed.square],
  )
  const chances = useChances(props)
  if (!forecast.possible) return null
  return (
    <>
      <p>
        <b>{bandWords(forecast.band)}</b>
      </p>
      <Rolls situation={situation} rolls={forecast.rolls} />
      {forecast.interceptors.map((one) => (
        <p key={one.player}>
          {playerName(situation.match, one.player)} may intercept{' '}
          {one.roll.explanation && (
            <Why match={situation.match} roll={one.roll.explanation}>
              {one.roll.needed}+
            </Why>
          )}
        </p>
      ))}
      <Chances chances={chances} />
    </>
  )
}

const HandOff = (props: DeedProps): ReactNode => {
  const { engine, situation, player, deed } = props
  const forecast = useMemo(
    () => forecastHandOff(engine, situation.match, player, deed.player),
    [engine, situation.match, player, deed.player],
  )
  const chances = useChances(props)
  return (
    <>
      <Rolls situation={situation} rolls={forecast.rolls} />
      <Chances chances={chances} />
    </>
  )
}

export const DeedPreview = (props: DeedProps): ReactNode => {
  if (props.player < 0) return null
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

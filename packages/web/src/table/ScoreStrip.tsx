// The strip above the pitch: score, half and turn tracks, re-rolls, weather, and whose decision it is. Neighbour: MatchPage.tsx.
import type { Engine, Match, Place, Side } from '@double-skulls/engine'
import { halfWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { SideMark } from '../sides/SideMark.tsx'
import { RuleName } from '../words/RuleName.tsx'
import { TurnClock } from './TurnClock.tsx'

const Track = ({ engine, match, side }: { engine: Engine; match: Match; side: Side }): ReactNode => {
  const turns = engine.rules.numbers.turnsPerHalf
  const now = match.clock[side]
  return (
    <span className="track" role="img" aria-label={`turn ${now} of ${turns}`}>
      {Array.from({ length: turns }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their order
        <i key={i} className={i + 1 < now ? 'past' : i + 1 === now ? 'now' : ''}>
          {i + 1}
        </i>
      ))}
    </span>
  )
}

interface TeamProps {
  readonly engine: Engine
  readonly match: Match
  readonly side: Side
  readonly asked: boolean
  readonly open: boolean
  onBench(side: Side): void
}

/** Out of play for now or for good, as counters for screens without dugouts. */
const benched = (match: Match, side: Side, places: readonly Place[]): number =>
  match.players.filter((one) => one.side === side && places.includes(one.place)).length

const Team = ({ engine, match, side, asked, open, onBench }: TeamProps): ReactNode => {
  const squad = match.squads[side]
  const rerolls = squad.rerolls + squad.leaderRerolls
  const reserves = benched(match, side, ['reserves'])
  const out = benched(match, side, ['ko', 'casualty', 'sentOff', 'exhausted'])
  return (
    <div className={`strip-team ${side}${asked ? ' asked' : ''}`}>
      <SideMark side={side} />
      <span className="strip-name" title={squad.name}>
        {squad.name}
      </span>
      <Track engine={engine} match={match} side={side} />
      <span className="strip-rerolls" title={`${rerolls} team re-rolls left`}>
        {rerolls} RR
      </span>
      <button type="button" className="bench-button" aria-expanded={open} onClick={() => onBench(side)}>
        <span className="unseen">Dugout of {squad.name}, in reserve </span>
        {reserves}
        <span className="unseen"> out </span>
        <span aria-hidden="true"> / </span>
        {out}
      </button>
    </div>
  )
}

interface ScoreStripProps {
  readonly host: MatchHost
  readonly match: Match
  readonly situation: Situation
  readonly open: Side | null
  /** Whether turns are timed: not where nobody plays. */
  readonly timed?: boolean
  onBench(side: Side): void
}

export const ScoreStrip = ({ host, match, situation, open, timed = true, onBench }: ScoreStripProps): ReactNode => {
  const { engine } = host
  const { pending } = situation
  // While something is still being shown, it is the turn of whoever is shown.
  const shown = match !== situation.match && match.turn.running ? match.turn.side : null
  const asked = shown ?? (pending.wait === 'coach' ? pending.side : null)
  const { home, away } = match.squads
  const team = (side: Side): ReactNode => (
    <Team engine={engine} match={match} side={side} asked={asked === side} open={open === side} onBench={onBench} />
  )
  return (
    <header className="strip">
      {team('home')}
      <div className="strip-middle">
        <span className="score" role="img" aria-label={`${home.name} ${home.score}, ${away.name} ${away.score}`}>
          {home.score} : {away.score}
        </span>
        <span className="strip-half">
          {halfWords(match.clock.half)} · <RuleName engine={engine} id={match.weather} />{' '}
          {timed && <TurnClock host={host} situation={situation} />}
        </span>
      </div>
      {team('away')}
    </header>
  )
}

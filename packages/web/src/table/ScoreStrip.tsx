// The strip above the pitch: crests and names, re-rolls, turn tracks, the score, half and weather, and who has to decide.
// Neighbours: MatchPage.tsx, kits/Crest.tsx, WeatherSign.tsx.
import {
  downState,
  type Engine,
  EYE_ON_YOU,
  eyeHolder,
  hurtBoxes,
  leaderRerolls,
  type Match,
  otherSide,
  type Place,
  type Side,
  scoreText,
  touchdownsToWin,
  turnsAllowed,
} from '@double-skulls/engine'
import { capital, halfWords, nameOf } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RuleName } from '../companion/RuleName.tsx'
import { Crest } from '../kits/Crest.tsx'
import type { Kit } from '../kits/kit.ts'
import { useKits } from '../kits/useKits.ts'
import { questionOf } from '../match/asked.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { Flip } from '../moments/Flip.tsx'
import { optionsInShort } from '../words/rulesName.ts'
import { DownLine, QuarterLine } from './DownLine.tsx'
import { TurnClock } from './TurnClock.tsx'
import { WeatherSign } from './WeatherSign.tsx'

interface TrackProps {
  readonly engine: Engine
  readonly match: Match
  readonly side: Side
  /** The coach has not moved his marker yet. */
  readonly unmoved: boolean
}

/** More turns than these are told as a number: beside more of them there is no room for a name. */
const MOST_MARKED = 9

const Track = ({ engine, match, side, unmoved }: TrackProps): ReactNode => {
  const turns = turnsAllowed(engine.rules, match)
  const now = match.clock[side]
  const isLong = turns > MOST_MARKED
  return (
    <span
      className={isLong ? 'track long' : 'track'}
      role="img"
      aria-label={`turn ${now} of ${turns}${unmoved ? ', the marker is not moved yet' : ''}`}
    >
      {isLong && (
        <span className="turn-long">
          Turn <b>{now}</b> of {turns}
          <progress max={turns} value={now} />
        </span>
      )}
      {Array.from({ length: isLong ? 0 : turns }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their order
        <i key={i} className={i + 1 < now ? 'past' : i + 1 === now ? 'now' : unmoved && i === now ? 'due' : ''}>
          {i + 1}
        </i>
      ))}
      <b className="turn-now">
        T{now}
        {unmoved && '?'}
      </b>
    </span>
  )
}

/** Above this number, tokens are shown as a number. */
const TOKENS = 6

const Rerolls = ({ match, side }: { readonly match: Match; readonly side: Side }): ReactNode => {
  const squad = match.squads[side]
  const left = squad.rerolls + leaderRerolls.of(squad)
  const all = Math.max(left, squad.rerollsPerHalf)
  const words = `${left} team re-roll${left === 1 ? '' : 's'} left`
  return (
    <span className="strip-rerolls" role="img" aria-label={words} title={words}>
      {all <= TOKENS &&
        Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their order
          <svg key={i} className={i < left ? 'token-left' : 'token-spent'} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10.5" />
            <path d="M16.5 9A5.5 5.5 0 1 0 17.5 13M17 5.5V9.5H13" />
          </svg>
        ))}
      <span className={all <= TOKENS ? 'rerolls-number spare' : 'rerolls-number'}>{left} RR</span>
    </span>
  )
}

/** The side whose coach has not moved his turn marker: he is offered it, or the other is asked whether he calls. */
const unmovedSide = (situation: Situation): Side | null => {
  const { pending, legal, match } = situation
  const asked = questionOf(situation)
  if (pending.wait !== 'coach' || !asked) return null
  const unmoved =
    legal.some(({ do: verb }) => verb === 'moveMarker') || (asked.kind === 'callIllegal' && asked.subject === 'unmoved')
  return unmoved ? match.turn.side : null
}

/** The referee's counter, on the side that holds it: he watches the opponents. */
const Eye = ({ engine }: { readonly engine: Engine }): ReactNode => (
  <span className="strip-eye">
    <RuleName engine={engine} id={EYE_ON_YOU}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" />
        <circle cx="12" cy="12" r="3.6" />
      </svg>
      <span className="unseen">Holds the eye counter: the referee watches the opponents</span>
    </RuleName>
  </span>
)

interface TeamProps {
  readonly host: MatchHost
  readonly match: Match
  readonly side: Side
  readonly kit: Kit
  readonly asked: boolean
  readonly unmoved: boolean
  readonly open: boolean
  onBench(side: Side): void
}

/** Players out of play for now or for good, as counters for screens without benches. */
const benched = (match: Match, side: Side, places: readonly Place[]): number =>
  match.players.filter((one) => one.side === side && places.includes(one.place)).length

/** Who plays the side, and whether he has to decide. */
const coachWords = ({ seats }: MatchHost, side: Side, asked: boolean): string => {
  const seat = seats[side]
  if (seat.by === 'bot') return `${capital(seat.bot)}${asked ? ' is thinking' : ''}`
  const alone = seats[otherSide(side)].by !== 'here'
  return asked ? (alone ? 'your turn' : 'to decide') : alone ? 'you' : ''
}

/** Long names are written smaller before they are cut. */
const lengthOf = ({ length }: string): string =>
  length > 16 ? 'longest' : length > 11 ? 'longer' : length > 8 ? 'middling' : ''

const Team = ({ host, match, side, kit, asked, unmoved, open, onBench }: TeamProps): ReactNode => {
  const squad = match.squads[side]
  const reserves = benched(match, side, ['reserves'])
  const out = benched(match, side, [...hurtBoxes, 'sentOff', 'exhausted', 'ruledOff', 'gone', 'below', 'indisposed'])
  return (
    <div className={`strip-team ${side}${asked ? ' asked' : ''}`}>
      <Crest team={squad} kit={kit} />
      <div className="strip-words">
        <span className={`strip-name ${lengthOf(squad.name)}`} title={squad.name}>
          {squad.name}
        </span>
        <span className="strip-sub">
          <Rerolls match={match} side={side} />
          {eyeHolder(match) === side && <Eye engine={host.engine} />}
          <span className="strip-coach">{coachWords(host, side, asked)}</span>
          <button type="button" className="bench-button" aria-expanded={open} onClick={() => onBench(side)}>
            <span className="unseen">Dugout of {squad.name}, in reserve </span>
            {reserves}
            <span className="unseen"> out </span>
            <span aria-hidden="true"> / </span>
            {out}
          </button>
        </span>
      </div>
      <Track engine={host.engine} match={match} side={side} unmoved={unmoved} />
    </div>
  )
}

interface ScoreStripProps {
  readonly host: MatchHost
  readonly match: Match
  readonly situation: Situation
  readonly open: Side | null
  /** Whether turns are timed: not in a replay. */
  readonly timed: boolean
  onBench(side: Side): void
}

export const ScoreStrip = ({ host, match, situation, open, timed, onBench }: ScoreStripProps): ReactNode => {
  const { engine } = host
  const { pending } = situation
  // During an animation it shows the turn in the picture.
  const shown = match !== situation.match && match.turn.running ? match.turn.side : null
  const asked = shown ?? (pending.wait === 'coach' ? pending.side : null)
  const unmoved = unmovedSide(situation)
  const { home, away } = match.squads
  const options = optionsInShort(engine.edition)
  const downs = downState(engine, match)
  const goal = touchdownsToWin(engine.rules, match)
  const kits = useKits(match)
  const team = (side: Side): ReactNode => (
    <Team
      host={host}
      match={match}
      side={side}
      kit={kits[side]}
      asked={asked === side}
      unmoved={unmoved === side}
      open={open === side}
      onBench={onBench}
    />
  )
  return (
    <header className="strip">
      {team('home')}
      <div className="strip-middle">
        <span
          className="score"
          role="img"
          aria-label={`${home.name} ${scoreText(home.score)}, ${away.name} ${scoreText(away.score)}`}
        >
          <b className="home">
            <Flip value={home.score} />
          </b>
          <i> : </i>
          <b className="away">
            <Flip value={away.score} />
          </b>
        </span>
        <span className="strip-half">
          <strong>
            {downs ? (
              <DownLine state={downs} />
            ) : goal === null ? (
              halfWords(match.clock.half, engine.rules.clock.halves)
            ) : (
              `First to ${goal}`
            )}
            {timed && <TurnClock host={host} situation={situation} />}
          </strong>
          {downs && <QuarterLine state={downs} />}
          <span className="strip-weather">
            <RuleName engine={engine} id={match.weather}>
              <WeatherSign weather={match.weather} />
              <span className="weather-name">{nameOf(engine, match.weather)}</span>
            </RuleName>
          </span>
          {options.length > 0 && !downs && (
            <span className="strip-options" title={`Options of this match: ${options.join(', ')}`}>
              {options.join(' · ')}
            </span>
          )}
        </span>
      </div>
      {team('away')}
    </header>
  )
}

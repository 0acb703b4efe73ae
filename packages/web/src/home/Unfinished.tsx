// The unfinished match, with its score and a small picture of the pitch; a newcomer sees a link to practice instead. Neighbours:
// HomePage.tsx, SavedMatches.tsx lists all of them.
import { type Engine, isEditionLoaded, scoreText, sides } from '@double-skulls/engine'
import { halfWords } from '@double-skulls/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Crest } from '../kits/Crest.tsx'
import { kitsOf } from '../kits/kit.ts'
import type { SavedMatch } from '../match/savedMatch.ts'
import { PitchThumbnail } from './PitchThumbnail.tsx'

/** Whose turn it is, if the state says so. */
const turnWords = ({ state, seats }: SavedMatch): string => {
  const { clock, turn, squads } = state
  const side = turn?.running ? sides.find((one) => one === turn.side) : undefined
  if (!side) return ''
  const alone = seats.home.by !== seats.away.by
  const whose = alone && seats[side].by === 'here' ? 'your' : `${squads[side].name}:`
  return `, ${whose} turn ${Math.max(clock[side], 1)}`
}

export const Unfinished = ({ saved }: { readonly saved: SavedMatch }): ReactNode => {
  const { state } = saved
  const { home, away } = state.squads
  const kits = kitsOf(home, away)
  const [engine, setEngine] = useState<Engine | null>(null)
  useEffect(() => {
    if (!isEditionLoaded(saved.edition)) return
    // For its picture only, so not with the page.
    void import('../match/engines.ts').then(({ engineNamed }) => setEngine(engineNamed(saved.edition)))
  }, [saved.edition])
  return (
    <section className="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished">Unfinished business</h2>
      <p className="unfinished-score">
        <Crest team={home} kit={kits.home} size={58} />
        <b>
          {scoreText(home.score)} : {scoreText(away.score)}
        </b>
        <Crest team={away} kit={kits.away} size={58} />
      </p>
      <p>
        {home.name} v {away.name}. {state.clock.half === 0 ? 'Before kick-off' : halfWords(state.clock.half)}
        {turnWords(saved)}.
      </p>
      {engine && <PitchThumbnail engine={engine} match={state} />}
      <Link href={`/match/${saved.id}`} className="unfinished-go">
        Continue
      </Link>
    </section>
  )
}

export const Newcomer = (): ReactNode => (
  <section className="unfinished newcomer" aria-labelledby="unfinished">
    <h2 id="unfinished">First time here?</h2>
    <p>
      Ten small positions teach the game, from picking up the ball to breaking a cage. Each takes a minute or two and is
      over when its goal is reached.
    </p>
    <Link href="/practice" className="unfinished-go">
      Practice first
    </Link>
    <p className="newcomer-or">Or kick off at once: hints help through the first turn.</p>
  </section>
)

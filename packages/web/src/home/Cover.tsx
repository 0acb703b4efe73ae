// The cover of tonight's programme: the masthead, two players facing each other, the names, and the button. The choices below it
// are its children. Neighbours: PlayNow.tsx fills it, Sky.tsx and Duel.tsx draw.
import { type BySide, type Side, sides } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { type Kit, kitsOf } from '../kits/kit.ts'
import { listWords } from '../teams/listWords.ts'
import { Duel } from './Duel.tsx'
import type { FixtureSide } from './fixture.ts'
import { Sky } from './Sky.tsx'

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** The time of day for the headline: matches are at night, but nobody should call a morning a night. */
const hour = (now: Date): string => {
  if (now.getHours() >= 17 || now.getHours() < 4) return 'Tonight'
  return now.getHours() < 12 ? 'This morning' : 'This afternoon'
}

const Name = ({
  edition,
  side,
  team,
  kit,
}: {
  readonly edition: string
  readonly side: Side
  readonly team: FixtureSide
  readonly kit: Kit
}): ReactNode => (
  <div className={`billed ${side}`}>
    <Crest team={team} kit={kit} size={76} />
    <div>
      <h2>{team.name}</h2>
      <p>{team.roster && listWords(edition, team.roster.id)}</p>
    </div>
  </div>
)

interface CoverProps {
  readonly edition: string
  readonly fixture: BySide<FixtureSide>
  /** The number of this programme; 0 until it is known. */
  readonly number: number
  /** Other rules have been chosen and are not here yet. */
  readonly isFetching: boolean
  readonly children: ReactNode
}

export const Cover = ({ edition, fixture, number, isFetching, children }: CoverProps): ReactNode => {
  const kits = kitsOf(fixture.home, fixture.away)
  const now = new Date()
  return (
    <div className="cover">
      <Sky />
      <header className="mast">
        <h1>Double Skulls</h1>
        <p className="mast-line">
          <span>Match programme</span>
          <span>
            {hour(now)} · {today.format(now)}
            <span className="mast-more"> · under the lights</span>
          </span>
          <span>{number > 0 && `No. ${number}`}</span>
        </p>
      </header>
      <Duel fixture={fixture} />
      <div className="bill">
        <div className="bill-names">
          {sides.map((side) => (
            <Name key={side} edition={edition} side={side} team={fixture[side]} kit={kits[side]} />
          ))}
          <button type="submit" className="kick-off" disabled={isFetching}>
            Kick off
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}

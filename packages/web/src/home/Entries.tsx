// The other pages, each with a fact: how much of it is on this device, or what it is for. Neighbours: HomePage.tsx; the stores
// count.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { playableEditions } from '../match/playable.ts'
import { solvedExercises } from '../store/practice.ts'
import { keptPuzzles } from '../store/puzzles.ts'

interface EntriesProps {
  /** The number of matches on this device that can be watched, and of teams. */
  readonly matches: number
  readonly teams: number
}

/** Line drawings of 40 × 40. */
const icons = {
  practice: 'M20 5A15 15 0 1 1 19.9 5ZM20 13A7 7 0 1 1 19.9 13ZM20 20H20.1M28 12L36 4M31 4V9H36',
  replays: 'M8 12A14 14 0 1 1 6 22M8 5V13H16M18 14V27L28 20.5Z',
  teams: 'M14 9A5 5 0 1 1 13.9 9ZM27 9A5 5 0 1 1 26.9 9ZM5 33C5 24 9 22 14 22S21 25 21 33M22 23C28 20 35 23 35 33',
  odds: 'M11 9H21A4 4 0 0 1 25 13V23A4 4 0 0 1 21 27H11A4 4 0 0 1 7 23V13A4 4 0 0 1 11 9ZM16 18H16.1M19 27V32H33V18H28',
  rules: 'M6 8C12 6 17 7 20 10 23 7 28 6 34 8V31C28 29 23 30 20 33 17 30 12 29 6 31ZM20 10V33',
  positions: 'M5 9H35V31H5ZM20 9V31M12 16A3 3 0 1 1 11.9 16ZM25 22L30 27M30 22L25 27',
} as const

const Entry = ({
  icon,
  name,
  fact,
}: {
  readonly icon: keyof typeof icons
  readonly name: string
  readonly fact: string
}): ReactNode => (
  <li>
    <Link href={`/${icon}`} className="entry">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <b>{name}</b>
      <span>{fact}</span>
    </Link>
  </li>
)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** How many exercises are solved and positions saved here; 0 when that cannot be read. */
const useCounts = (): { readonly solved: number; readonly kept: number } => {
  const [counts, setCounts] = useState({ solved: 0, kept: 0 })
  useEffect(() => {
    let gone = false
    Promise.all([solvedExercises(), keptPuzzles()])
      .then(([{ ids }, { sound }]) => {
        if (!gone) setCounts({ solved: ids.length, kept: sound.length })
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return counts
}

export const Entries = ({ matches, teams }: EntriesProps): ReactNode => {
  const { solved, kept } = useCounts()
  return (
    <ul className="entries">
      <Entry
        icon="practice"
        name="Practice"
        fact={solved === 0 ? 'Ten small positions with a goal' : `${solved} of ten solved on this device`}
      />
      <Entry
        icon="replays"
        name="Replays"
        fact={
          matches === 0
            ? 'Watch a match again, or a file'
            : `${counted(matches, 'match', 'matches')} kept on this device`
        }
      />
      <Entry
        icon="teams"
        name="Teams"
        fact={teams === 0 ? 'Draft one, or print a roster' : `${counted(teams, 'team', 'teams')} of your own`}
      />
      <Entry icon="odds" name="Odds" fact="What are the chances? Ask first" />
      <Entry icon="rules" name="Rules" fact={`${playableEditions.length} editions in short words`} />
      <Entry
        icon="positions"
        name="Positions"
        fact={kept === 0 ? 'Draw one and play it from there' : `${counted(kept, 'position', 'positions')} kept by name`}
      />
    </ul>
  )
}

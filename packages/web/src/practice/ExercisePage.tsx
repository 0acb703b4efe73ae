// One exercise, played on the match page with its goal above. Neighbours: usePractice.ts, GoalBanner.tsx, table/MatchPage.tsx.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { LostPage } from '../frame/LostPage.tsx'
import { Table } from '../table/MatchPage.tsx'
import { type Exercise, exerciseNamed } from './exercises.ts'
import { GoalBanner } from './GoalBanner.tsx'
import { usePractice } from './usePractice.ts'

interface AttemptProps {
  readonly exercise: Exercise
  readonly attempt: number
  onAgain(): void
}

const Attempt = ({ exercise, attempt, onAgain }: AttemptProps): ReactNode => {
  const opened = usePractice(exercise, attempt)
  useEffect(() => {
    document.title = `${exercise.title} · Double Skulls`
  }, [exercise])
  if (!opened) return <p className="page loading">Setting up the board …</p>
  return (
    <div className="practice-match">
      <GoalBanner exercise={exercise} opened={opened} onAgain={onAgain} />
      <Table
        {...opened}
        nav={(onHelp) => (
          <nav className="table-nav" aria-label="Match">
            <Link href="/practice">All exercises</Link>
            <Link href="/settings">Settings</Link>
            <button type="button" onClick={onHelp}>
              Keys
            </button>
          </nav>
        )}
      />
    </div>
  )
}

export const ExercisePage = ({ id }: { readonly id: string }): ReactNode => {
  const [attempt, setAttempt] = useState(0)
  const exercise = exerciseNamed(id)
  if (!exercise) return <LostPage />
  // A new attempt is a new table: no choice of the last one remains.
  return <Attempt key={attempt} exercise={exercise} attempt={attempt} onAgain={() => setAttempt(attempt + 1)} />
}

// The list of exercises, with those solved on this device. Neighbours: exercises.ts, ExercisePage.tsx plays one,
// store/practice.ts.
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { BrokenRows } from '../rescue/BrokenRows.tsx'
import { type Solved, solvedExercises } from '../store/practice.ts'
import { exercises } from './exercises.ts'

const NONE: Solved = { ids: [], broken: [] }

export const PracticePage = (): ReactNode => {
  const [solved, setSolved] = useState(NONE)
  const load = useCallback((): void => {
    solvedExercises().then(setSolved, () => setSolved(NONE))
  }, [])
  useEffect(load, [load])
  const done = exercises.filter(({ id }) => solved.ids.includes(id)).length
  return (
    <Page
      title="Practice"
      lead="Ten small positions, one turn each or two. You play home, and score in the away end zone."
    >
      <BrokenRows broken={solved.broken} onChange={load} />
      <p className="practice-count" role="status">
        {done === 0 ? 'None solved yet on this device.' : `${done} of ${exercises.length} solved on this device.`}
      </p>
      <ol className="exercises">
        {exercises.map(({ id, title, task, teaches }) => {
          const isDone = solved.ids.includes(id)
          return (
            <li key={id} className={isDone ? 'solved' : ''}>
              <Link href={`/practice/${id}`} className="exercise-title">
                {title}
              </Link>
              {isDone && <span className="solved-mark">Solved</span>}
              <p>{task}</p>
              <p className="quiet">{teaches}</p>
            </li>
          )
        })}
      </ol>
      <p className="practice-more">
        Positions of your own: <Link href="/positions">draw one, keep it, pass it on</Link>.
      </p>
    </Page>
  )
}

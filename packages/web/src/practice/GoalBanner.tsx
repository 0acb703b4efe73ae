// The banner above an exercise: its goal, the verdict, and what to do next. Neighbours: ExercisePage.tsx, goalWords.ts.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSituation } from '../match/useSituation.ts'
import { useShow } from '../stage/useShow.ts'
import { keepSolvedExercise } from '../store/practice.ts'
import { reason } from '../store/shelf.ts'
import type { Opened } from '../table/useOpened.ts'
import { type Exercise, exercises } from './exercises.ts'
import { verdictOf } from './goals.ts'
import { failureWords, goalWords } from './goalWords.ts'

interface GoalBannerProps {
  readonly exercise: Exercise
  readonly opened: Opened
  onAgain(): void
}

export const GoalBanner = ({ exercise, opened: { host, stage }, onAgain }: GoalBannerProps): ReactNode => {
  const { steps } = useSituation(host)
  const { still } = useShow(stage)
  const [fault, setFault] = useState('')
  const { id, title, task, goal } = exercise
  const verdict = verdictOf(host.engine, goal, steps)
  // The verdict waits until the animation has shown it.
  const told = still ? verdict : ({ is: 'open' } as const)
  const solved = verdict.is === 'solved'
  useEffect(() => {
    if (solved)
      keepSolvedExercise(id).catch((error: unknown) =>
        setFault(`That could not be kept on this device: ${reason(error)}.`),
      )
  }, [solved, id])
  const at = exercises.findIndex((one) => one.id === id)
  const next = exercises[at + 1]
  return (
    <section aria-label="The exercise" className={`goal-banner ${told.is}`}>
      <div className="goal-words">
        <p className="goal-title">
          {at + 1}. {title}
        </p>
        <p className="goal-line" role="status">
          {told.is === 'open' && (
            <>
              <b>{goalWords(goal)}.</b> <span className="goal-task">{task}</span>
            </>
          )}
          {told.is === 'solved' && <b>Solved. {next ? 'On to the next one.' : 'That was the last one.'}</b>}
          {told.is === 'failed' && <b>{failureWords[told.why]} Try it again.</b>}
          {fault !== '' && <> {fault}</>}
        </p>
      </div>
      <div className="goal-verbs">
        <button type="button" className={`answer${told.is === 'failed' ? ' wanted' : ''}`} onClick={onAgain}>
          Try again
        </button>
        {next ? (
          <Link href={`/practice/${next.id}`} className={`answer${told.is === 'solved' ? ' wanted' : ''}`}>
            Next
          </Link>
        ) : (
          <Link href="/practice" className={`answer${told.is === 'solved' ? ' wanted' : ''}`}>
            All ten
          </Link>
        )}
      </div>
    </section>
  )
}

// Records of a list that cannot be read, each with its reason, to be saved as a file or removed. Neighbours: Rescue.tsx;
// home/SavedMatches.tsx, replay/ReplaysPage.tsx and teams/TeamsPage.tsx show it above the readable ones.
import { type ReactNode, useState } from 'react'
import { isObject } from '../store/shape.ts'
import { type Broken, putBack, reason, removeRecord } from '../store/shelf.ts'
import { Removed, saveBroken, shelfWords } from './Rescue.tsx'

const textIn = (value: unknown, ...path: readonly string[]): string => {
  let at: unknown = value
  for (const field of path) at = isObject(at) ? at[field] : undefined
  return typeof at === 'string' ? at : ''
}

/** What it seems to be, judging by its fields. */
const hintOf = ({ shelf, value, key }: Broken): string => {
  const teams = [textIn(value, 'state', 'squads', 'home', 'name'), textIn(value, 'state', 'squads', 'away', 'name')]
  const named = teams.filter((name) => name !== '').join(' against ')
  if (shelf === 'things') return `What was kept of the ${String(key)}`
  return named || textIn(value, 'team', 'name') || textIn(value, 'file') || `"${String(key)}"`
}

interface BrokenRowsProps {
  readonly broken: readonly Broken[]
  onChange(): void
}

export const BrokenRows = ({ broken, onChange }: BrokenRowsProps): ReactNode => {
  const [removed, setRemoved] = useState<readonly Broken[]>([])
  const [fault, setFault] = useState('')
  const after = (work: Promise<void>, left: readonly Broken[]): void => {
    work
      .then(
        () => {
          setRemoved(left)
          setFault('')
        },
        (error: unknown) => setFault(`That could not be done: ${reason(error)}.`),
      )
      .finally(onChange)
  }
  return (
    <>
      <div role="status">
        {removed.map((one) => (
          <Removed
            key={String(one.key)}
            name={hintOf(one)}
            onBringBack={() =>
              after(
                putBack(one),
                removed.filter((other) => other !== one),
              )
            }
          />
        ))}
      </div>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      {broken.length > 0 && (
        <ul className="fixtures broken-rows">
          {broken.map((one) => (
            <li key={String(one.key)}>
              <div className="broken-what">
                <b>
                  {one.shelf === 'things'
                    ? 'Not all of what is kept here can be read'
                    : `A ${shelfWords[one.shelf]} that cannot be read: ${hintOf(one)}`}
                </b>
                <span>{one.why}. Everything else works.</span>
              </div>
              <div className="broken-verbs">
                <button type="button" className="plain" onClick={() => saveBroken(one)}>
                  Save as a file<span className="unseen"> {hintOf(one)}</span>
                </button>
                <button
                  type="button"
                  className="plain"
                  onClick={() => after(removeRecord(one.shelf, one.key), [...removed, one])}
                >
                  Remove<span className="unseen"> {hintOf(one)}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

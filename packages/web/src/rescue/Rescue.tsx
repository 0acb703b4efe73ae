// For records on this device that cannot be shown: save as a file, remove, and restore. Neighbours: store/shelf.ts has the
// records, BrokenRows.tsx lists them, CannotOpen.tsx and app/CrashPage.tsx show one.
import { type ReactNode, useEffect, useState } from 'react'
import { offerFile } from '../sharing/offerFile.ts'
import { jsonOf } from '../store/jsonOf.ts'
import { type Broken, putBack, rawRecord, reason, removeRecord, type ShelfName } from '../store/shelf.ts'

export const shelfWords: { readonly [S in ShelfName]: string } = {
  games: 'game',
  matches: 'match',
  replays: 'record',
  teams: 'team',
  things: 'setting',
}

const fileName = (shelf: ShelfName, key: IDBValidKey): string =>
  `${shelfWords[shelf]}-${String(key)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)}.json`

export const saveBroken = ({ shelf, key, value }: Pick<Broken, 'shelf' | 'key' | 'value'>): void =>
  offerFile(fileName(shelf, key), jsonOf(value))

interface RemovedProps {
  readonly name: string
  onBringBack(): void
}

export const Removed = ({ name, onBringBack }: RemovedProps): ReactNode => (
  <p className="removed">
    {name} is removed.{' '}
    <button type="button" className="plain" onClick={onBringBack}>
      Bring it back
    </button>
  </p>
)

interface RescueProps {
  readonly shelf: ShelfName
  readonly id: string
}

/** Renders nothing if this device has no such record. */
export const Rescue = ({ shelf, id }: RescueProps): ReactNode => {
  const [kept, setKept] = useState<Broken | null>(null)
  const [removed, setRemoved] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    const found = (value: unknown): void => {
      if (!gone && value !== undefined) setKept({ shelf, key: id, why: '', value })
    }
    rawRecord(shelf, id).then(found, () => undefined)
    return () => {
      gone = true
    }
  }, [shelf, id])
  if (!kept) return null
  const after = (work: Promise<void>, now: boolean): void => {
    work.then(
      () => {
        setRemoved(now)
        setFault('')
      },
      (error: unknown) => setFault(`That could not be done: ${reason(error)}.`),
    )
  }
  const what = shelfWords[shelf]
  return (
    <div className="rescue">
      <div className="rescue-verbs">
        <button type="button" className="answer" onClick={() => saveBroken(kept)}>
          Save the {what} as a file
        </button>
        {!removed && (
          <button type="button" className="plain" onClick={() => after(removeRecord(shelf, id), true)}>
            Remove the {what} from this device
          </button>
        )}
      </div>
      <div role="status">
        {removed && <Removed name={`The ${what}`} onBringBack={() => after(putBack(kept), false)} />}
      </div>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

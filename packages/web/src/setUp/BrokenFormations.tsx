// Saved set-ups that cannot be read, to be saved as a file or removed. Neighbours: SavedFormations.tsx, store/formations.ts.
import { type ReactNode, useState } from 'react'
import { Removed } from '../rescue/Rescue.tsx'
import { offerFile } from '../sharing/offerFile.ts'
import { type BrokenFormation, forgetBrokenFormation, putBackFormation } from '../store/formations.ts'
import { jsonOf } from '../store/jsonOf.ts'

interface BrokenFormationsProps {
  readonly roster: string
  readonly broken: readonly BrokenFormation[]
  onChange(): void
}

export const BrokenFormations = ({ roster, broken, onChange }: BrokenFormationsProps): ReactNode => {
  const [removed, setRemoved] = useState<BrokenFormation | null>(null)
  const after = (work: Promise<void>, now: BrokenFormation | null): void => {
    work
      .then(
        () => setRemoved(now),
        () => undefined,
      )
      .finally(onChange)
  }
  return (
    <>
      {broken.map((one) => (
        <p key={jsonOf(one.value)} className="trouble broken-formation">
          A kept set-up cannot be read: {one.why}.{' '}
          <button type="button" className="plain" onClick={() => offerFile(`set-up-${roster}.json`, jsonOf(one.value))}>
            Save as a file
          </button>{' '}
          <button type="button" className="plain" onClick={() => after(forgetBrokenFormation(roster, one), one)}>
            Remove
          </button>
        </p>
      ))}
      <div role="status">
        {removed && <Removed name="The set-up" onBringBack={() => after(putBackFormation(roster, removed), null)} />}
      </div>
    </>
  )
}

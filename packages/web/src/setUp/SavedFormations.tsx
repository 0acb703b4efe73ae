// The coach's own set-ups during set-up: save the current one, use a saved one, mirror it, delete it. Neighbours: formation.ts,
// store/formations.ts, tray/Buttons.tsx shows it.
import type { Engine } from '@double-skulls/engine'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { sideAsked } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import type { Formation } from '../store/formations.ts'
import { forgetFormation, type KeptFormations, keepFormation, savedFormations } from '../store/formations.ts'
import { BrokenFormations } from './BrokenFormations.tsx'
import { FormationPicture } from './FormationPicture.tsx'
import { formationErrand, mirrored, standingNow } from './formation.ts'

interface SavedFormationsProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly choosing: Choosing
}

/** Only a free set-up has formations; after a kick-off event only a few players may move. */
export const isFreeSetUp = ({ pending, legal }: Situation): boolean =>
  pending.wait === 'coach' && pending.question.kind === 'setUp' && legal.some((one) => one.do === 'pick')

const NONE: KeptFormations = { sound: [], broken: [] }

export const SavedFormations = ({ engine, situation, choosing }: SavedFormationsProps): ReactNode => {
  const { match, pending } = situation
  const side = sideAsked(situation) ?? 'home'
  const { roster } = match.squads[side]
  const [kept, setKept] = useState(NONE)
  const [name, setName] = useState('')
  const load = useCallback((): void => {
    savedFormations(roster).then(setKept, () => setKept(NONE))
  }, [roster])
  useEffect(load, [load])
  if (pending.wait !== 'coach') return null
  const { pitch } = engine.rules
  const now = standingNow(pitch, match, side)
  const mayBench = pending.question.subject === ''
  const take = (spots: Formation['spots']): void => choosing.run(formationErrand(pitch, match, side, spots, mayBench))
  const after = (work: Promise<void>): void => {
    work.then(load, load)
  }
  return (
    <div className="own-formations">
      {kept.sound.map((formation) => (
        <span key={formation.name} className="own-formation">
          <button type="button" className="plain" onClick={() => take(formation.spots)}>
            <FormationPicture pitch={pitch} side={side} spots={formation.spots} />
            {formation.name}
          </button>
          <button
            type="button"
            className="plain"
            aria-label={`Forget ${formation.name}`}
            onClick={() => after(forgetFormation(roster, formation.name))}
          >
            ×
          </button>
        </span>
      ))}
      {now.length > 0 && (
        <>
          <button type="button" className="plain" onClick={() => take(mirrored(pitch, now))}>
            Mirror
          </button>
          <form
            className="keep-formation"
            onSubmit={(event) => {
              event.preventDefault()
              const called = name.trim() || `Set-up ${kept.sound.length + 1}`
              after(keepFormation(roster, { name: called, spots: now }))
              setName('')
            }}
          >
            <input
              value={name}
              maxLength={24}
              aria-label="Name of this set-up"
              placeholder="Name"
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit" className="plain">
              Keep this set-up
            </button>
          </form>
        </>
      )}
      <BrokenFormations roster={roster} broken={kept.broken} onChange={load} />
    </div>
  )
}

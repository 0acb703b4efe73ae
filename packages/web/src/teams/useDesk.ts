// A saved team being edited: read from this device, changed step by step with undo and redo, saved after every change.
// Neighbours: history.ts, store/teams.ts; TeamPage.tsx shows it.
import type { Team } from '@double-skulls/league'
import { useCallback, useEffect, useRef, useState } from 'react'
import { BrokenRecord, reason } from '../store/shelf.ts'
import { keepTeam, keptTeam } from '../store/teams.ts'
import { begun, changed, fieldLeft, type History, redone, undone } from './history.ts'

/** How parts of the page change the team. */
export interface Edit {
  /** `field` names the field being typed into, so that a word is one step, not one per letter. */
  change(what: string, next: Team, field?: string): void
  fieldLeft(): void
}

export interface Desk extends Edit {
  /** null while it is loading; `fault` says why if there is none. */
  readonly history: History<Team> | null
  /** The team could not be read, or not be saved. */
  readonly fault: string
  undo(): void
  redo(): void
}

/** Tells other tabs of this browser which team was changed, so that they do not overwrite each other. */
const CHANNEL = 'double-skulls teams'

export const useDesk = (id: string): Desk => {
  const [history, setHistory] = useState<History<Team> | null>(null)
  const [fault, setFault] = useState('')
  const kept = useRef<Team | null>(null)
  useEffect(() => {
    let gone = false
    keptTeam(id)
      .then((found) => {
        if (gone) return
        if (!found)
          return setFault('There is no such team on this device. It may have been deleted, or kept in another browser.')
        kept.current = found.team
        setHistory(begun(found.team))
      })
      .catch((error: unknown) =>
        setFault(error instanceof BrokenRecord ? error.message : `The team cannot be read: ${reason(error)}`),
      )
    return () => {
      gone = true
    }
  }, [id])
  const told = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data !== id) return
      keptTeam(id)
        .then((found) => {
          if (!found) return
          kept.current = found.team
          setHistory((was) => was && changed(was, found.team, 'what another tab did'))
        })
        .catch(() => undefined)
    }
    told.current = channel
    return () => channel.close()
  }, [id])
  const now = history?.now
  useEffect(() => {
    if (!now || now === kept.current) return
    kept.current = now
    keepTeam({ id, team: now, changedAt: Date.now() })
      .then(() => {
        setFault('')
        told.current?.postMessage(id)
      })
      .catch((error: unknown) =>
        setFault(
          `This device does not keep the last change (${reason(error)}). Save the team as a file before you leave.`,
        ),
      )
  }, [id, now])
  const step = useCallback((next: (history: History<Team>) => History<Team>): void => {
    setHistory((was) => (was ? next(was) : was))
  }, [])
  return {
    history,
    fault,
    change: useCallback((what, next, field) => step((was) => changed(was, next, what, field)), [step]),
    fieldLeft: useCallback(() => step(fieldLeft), [step]),
    undo: useCallback(() => step(undone), [step]),
    redo: useCallback(() => step(redone), [step]),
  }
}

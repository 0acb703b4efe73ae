// Opens the saved match of an address, with its stage, at a table that other tabs may share. Neighbours: match/localHost.ts,
// match/sharedTable.ts, stage/stage.ts; MatchPage.tsx.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { autoAnswer } from '../choosing/autoAnswer.ts'
import { loadEdition, rethrowUnfetched } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import type { MatchHost } from '../match/host.ts'
import { newLocalHost } from '../match/localHost.ts'
import { restoredLocalMatch } from '../match/restored.ts'
import type { SavedMatch } from '../match/savedMatch.ts'
import { openSharedTable, type SharedTable, type Standing, type TableSurroundings } from '../match/sharedTable.ts'
import { prefersStill } from '../settings/prefersStill.ts'
import { settings } from '../settings/store.ts'
import { newStage, type Stage } from '../stage/stage.ts'
import { bringBackMatch, savedMatch, saveMatch } from '../store/matches.ts'
import { ownTabs } from '../store/tabs.ts'
import { newThinker } from '../thinking/thinker.ts'

export interface Opened {
  readonly host: MatchHost
  readonly stage: Stage
  readonly table: SharedTable
  close(): void
}

/** Where a match is saved, or will be. */
export type MatchShelf = Pick<TableSurroundings, 'save' | 'read'>

export const openSaved = (saved: SavedMatch, shelf: MatchShelf): Opened => {
  const engine = engineNamed(saved.edition)
  if (!engine) throw new Error(`This match is played by an edition that is not here: "${saved.edition}".`)
  const local = restoredLocalMatch(engine, saved)
  const thinker = newThinker()
  const { host, table } = openSharedTable({
    ...{ saved, tabs: ownTabs(), locks: navigator.locks, ...shelf, bringBack: bringBackMatch },
    makeHost: (save) =>
      newLocalHost(local, {
        ...{ think: thinker.think, save, now: Date.now, undo: 'until-dice', resting: true },
        automatic: (question, legal, asked) => autoAnswer(settings(), question, legal, asked),
      }),
  })
  const stage = newStage(host, () => (prefersStill() ? 'instant' : settings().speed))
  const close = (): void => {
    stage.close()
    table.close()
    thinker.close()
  }
  return { host, table, stage, close }
}

const openKept = async (id: string): Promise<Opened> => {
  const saved = await savedMatch(id)
  if (!saved) throw new Error(`There is no match "${id}" on this device. It may have been played in another browser.`)
  await loadEdition(saved.edition)
  return openSaved(saved, { save: saveMatch, read: savedMatch })
}

/** Opens the match of an address: a saved match by its id, unless it is opened another way. */
export const useOpened = (id: string, open: (id: string) => Promise<Opened> = openKept): Opened | Error | null => {
  const [opened, setOpened] = useState<Opened | Error | null>(null)
  // A match changed by another tab may have to be read again from its beginning.
  const [again, setAgain] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening again is the reason to run
  useEffect(() => {
    let gone = false
    let here: Opened | null = null
    open(id)
      .then((found) => {
        here = found
        if (gone) found.close()
        else {
          setOpened(found)
          found.table.subscribe(() => {
            if (found.table.standing().role !== 'outdated') return
            setOpened(null)
            setAgain((times) => times + 1)
          })
        }
      })
      .catch((error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))))
    return () => {
      gone = true
      here?.close()
    }
  }, [id, open, again])
  rethrowUnfetched(opened)
  return opened
}

export const useStanding = (table: SharedTable): Standing => useSyncExternalStore(table.subscribe, table.standing)

// Opens the saved match of an address, with its stage. Neighbours: match/localHost.ts, stage/stage.ts; MatchPage.tsx.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { autoAnswer } from '../choosing/autoAnswer.ts'
import { engineNamed } from '../match/engines.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { newLocalHost, restoredLocalMatch } from '../match/localHost.ts'
import { settings } from '../settings/store.ts'
import { newStage, type Show, type Stage } from '../stage/stage.ts'
import { savedMatch, saveMatch } from '../store/matches.ts'
import { thinkInWorker } from '../thinking/thinker.ts'

export interface Opened {
  readonly host: MatchHost
  readonly stage: Stage
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const open = async (id: string): Promise<Opened> => {
  const saved = await savedMatch(id)
  if (!saved) throw new Error(`There is no match "${id}" on this device. It may have been played in another browser.`)
  const engine = engineNamed(saved.edition)
  if (!engine) throw new Error(`This match is played by an edition that is not here: "${saved.edition}".`)
  const host = newLocalHost(restoredLocalMatch(engine, saved), {
    think: thinkInWorker,
    save: saveMatch,
    now: Date.now,
    undo: 'until-dice',
    automatic: (question, legal) => autoAnswer(settings(), question, legal),
  })
  return { host, stage: newStage(host, () => (prefersStill() ? 'instant' : settings().speed)) }
}

export const useOpened = (id: string): Opened | Error | null => {
  const [opened, setOpened] = useState<Opened | Error | null>(null)
  useEffect(() => {
    let gone = false
    let here: Opened | null = null
    const close = (): void => {
      here?.stage.close()
      here?.host.close()
    }
    open(id)
      .then((found) => {
        here = found
        if (gone) close()
        else setOpened(found)
      })
      .catch((error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))))
    return () => {
      gone = true
      close()
    }
  }, [id])
  return opened
}

export const useSituation = (host: MatchHost): Situation => useSyncExternalStore(host.subscribe, host.situation)
export const useShow = (stage: Stage): Show => useSyncExternalStore(stage.subscribe, stage.show)

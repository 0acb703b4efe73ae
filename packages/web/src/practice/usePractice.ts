// An exercise as a match: played against the rookie, not saved, at rest once its goal is decided. Neighbours: match/localHost.ts
// plays it, goals.ts judges it, ExercisePage.tsx shows it.
import { readPosition } from '@double-skulls/engine'
import { useEffect, useState } from 'react'
import { autoAnswer } from '../choosing/autoAnswer.ts'
import { loadEdition } from '../match/editions.ts'
import { newLocalHost } from '../match/localHost.ts'
import type { SharedTable } from '../match/sharedTable.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { prefersStill } from '../settings/prefersStill.ts'
import { settings } from '../settings/store.ts'
import { newStage } from '../stage/stage.ts'
import type { Opened } from '../table/useOpened.ts'
import { newThinker } from '../thinking/thinker.ts'
import type { Exercise } from './exercises.ts'
import { verdictOf } from './goals.ts'

const ALONE = { role: 'playing', asking: false, note: '' } as const

/** Not shared: each tab has its own exercise. */
const ownTable: SharedTable = {
  standing: () => ALONE,
  subscribe: () => () => undefined,
  playHere: async () => undefined,
  bringBack: async () => undefined,
  close: () => undefined,
}

const begin = (exercise: Exercise, attempt: number): Opened => {
  const { engine, match } = readPosition(exercise.position)
  const seed = wantedSeed()
  const thinker = newThinker()
  const host = newLocalHost(
    {
      id: `practice-${exercise.id}`,
      engine,
      seats: { home: { by: 'here' }, away: { by: 'bot', bot: 'rookie' } },
      beginning: { position: match },
      // Another attempt has other dice, even with a seed.
      seed: seed === null ? null : seed + attempt,
      startedAt: Date.now(),
    },
    {
      ...{ think: thinker.think, save: async () => undefined, now: Date.now, undo: 'until-dice' },
      automatic: (question, legal, asked) => autoAnswer(settings(), question, legal, asked),
    },
  )
  host.subscribe(() => {
    const { playing, steps } = host.situation()
    if (playing && verdictOf(engine, exercise.goal, steps).is !== 'open') host.rest().catch(() => undefined)
  })
  const stage = newStage(host, () => (prefersStill() ? 'instant' : settings().speed))
  return {
    ...{ host, stage, table: ownTable },
    close: () => {
      stage.close()
      host.close()
      thinker.close()
    },
  }
}

/** Starts again with every attempt; null until it has started. */
export const usePractice = (exercise: Exercise, attempt: number): Opened | null => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let gone = false
    let begun: Opened | null = null
    loadEdition(exercise.position.split(' ')[0])
      .then(() => {
        if (gone) return
        begun = begin(exercise, attempt)
        setOpened(begun)
      })
      .catch(setFault)
    return () => {
      gone = true
      begun?.close()
    }
  }, [exercise, attempt])
  if (fault !== null) throw fault
  return opened
}

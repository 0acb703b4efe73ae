// Sets a reel up for watching: its host, its stage and its time line. Neighbours: replayHost.ts, timeline.ts, stage/;
// ReplayPage.tsx uses it.
import { useEffect, useState } from 'react'
import { prefersStill } from '../settings/prefersStill.ts'
import { newStage, type Stage } from '../stage/stage.ts'
import type { Reel } from './reel.ts'
import { newReplayHost, type ReplayHost } from './replayHost.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface Watching {
  readonly host: ReplayHost
  readonly stage: Stage
  readonly timeline: Timeline
  /** The speed factor; read by the stage. */
  readonly pace: { speed: number }
}

export const watch = (reel: Reel, from: number): Watching => {
  // Starts from its end, so that everything is told once before the viewer jumps around.
  const host = newReplayHost(reel, reel.steps.length)
  const pace = { speed: 1 }
  const stage = newStage(host, () => (prefersStill() ? 0 : 1 / pace.speed))
  stage.leap(() => host.seek(from))
  return { host, stage, timeline: timelineOf(reel), pace }
}

export const useWatching = (reel: Reel, from: number): Watching | null => {
  const [watching, setWatching] = useState<Watching | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it starts matters once; later moves are no new start
  useEffect(() => {
    const made = watch(reel, from)
    setWatching(made)
    return () => {
      made.stage.close()
      made.host.close()
    }
  }, [reel])
  return watching
}

// Which hint is shown now: in the first match played on this device, each once. Neighbours: hints.ts, Hints.tsx,
// settings/store.ts keeps the remaining ones.
import { useEffect, useRef, useState } from 'react'
import type { Chosen } from '../choosing/chosen.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import type { HintName } from '../settings/settings.ts'
import { changeSettings, settings, useSettings } from '../settings/store.ts'
import { savedMatches } from '../store/matches.ts'
import { momentOf, remainingHints } from './hints.ts'

/** Whether a match was played on this device before. A match that cannot be read counts as played. */
const hasPlayed = async (besides: string): Promise<boolean> => {
  const { sound, broken } = await savedMatches()
  return (
    broken.length > 0 ||
    sound.some(({ id, inputs, state }) => id !== besides && inputs.length > 0 && state.clock.half > 0)
  )
}

/** An opened position starts in the middle of a half and is for coaches who know the game: no hints. */
const isWhole = ({ start }: MatchHost): boolean => start.clock.half === 0

export interface Hinting {
  readonly hint: HintName | null
  dismiss(): void
  dismissAll(): void
}

const dismissAll = (): void => changeSettings({ hintsLeft: [], hintsWanted: false })

export const useHints = (host: MatchHost, situation: Situation, chosen: Chosen): Hinting => {
  const { hintsLeft, hintsWanted } = useSettings()
  const [first, setFirst] = useState(false)
  const shown = useRef<HintName | null>(null)
  const open = hintsLeft.length > 0 && isWhole(host)
  useEffect(() => {
    if (!open || hintsWanted) return
    let gone = false
    hasPlayed(host.id).then(
      (before) => {
        if (gone) return
        setFirst(!before)
        if (before) dismissAll()
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [open, hintsWanted, host])
  const moment = momentOf(situation, chosen)
  const hint = open && (first || hintsWanted) && moment !== null && hintsLeft.includes(moment) ? moment : null
  useEffect(() => {
    const { hintsLeft: now } = settings()
    const left = remainingHints(now, shown.current, moment)
    shown.current = hint ?? (left === now ? shown.current : null)
    if (left !== now) changeSettings({ hintsLeft: left })
  }, [hint, moment])
  return {
    hint,
    dismiss: () => changeSettings({ hintsLeft: hintsLeft.filter((one) => one !== hint) }),
    dismissAll,
  }
}

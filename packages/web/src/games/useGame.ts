// A game as its page holds it: read from this device, kept after every answer, and read again when it goes on in another tab.
// Neighbours: GamePage.tsx, gameNow.ts, store/games.ts, store/tabs.ts.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { changed, endGame, keptGame, saveGame } from '../store/games.ts'
import type { KeptGame, PhaseId } from '../store/keptGame.ts'
import { forgetMatch, MatchGone, StaleSave } from '../store/matches.ts'
import { BrokenRecord, reason } from '../store/shelf.ts'
import { ownTabs } from '../store/tabs.ts'
import { type GameNow, gameNow } from './gameNow.ts'
import { kickedOff, type MatchState, matchState } from './matchOfGame.ts'

export interface GameHeld {
  readonly game: KeptGame | null
  readonly now: GameNow | null
  readonly match: MatchState | null
  readonly fault: string
  /** A message about what another tab has done; '' when there is none. */
  readonly note: string
  /** Answers the open question of a phase. */
  answer(phase: PhaseId, option: string): void
  /** Takes the last answer of a phase back. */
  undo(phase: PhaseId): void
  /** Begins a phase again from its first question. */
  again(phase: PhaseId): void
  /** The phase is over, and its answers stay. */
  close(phase: PhaseId): void
  /** Saves the match and returns its id. */
  kickOff(): Promise<string>
  /** Keeps both teams as they are now. */
  end(): Promise<void>
}

const DROPPED = 'Your last answer here does not count: the game had gone on in another tab.'
const CALLED_OFF = 'There is no such game on this device. It may have been called off.'

export const useGame = (id: string): GameHeld => {
  const [game, setGame] = useState<KeptGame | null>(null)
  const [match, setMatch] = useState<MatchState | null>(null)
  const [fault, setFault] = useState('')
  const [note, setNote] = useState('')
  /** What the next change replaces: several may follow each other before the page is drawn again. */
  const latest = useRef<KeptGame | null>(null)
  const hold = useCallback((next: KeptGame | null): void => {
    latest.current = next
    setGame(next)
  }, [])
  const load = useCallback(async (): Promise<void> => {
    try {
      const found = await keptGame(id)
      if (!found) {
        hold(null)
        setNote('')
        return setFault(CALLED_OFF)
      }
      const played = found.match === '' ? null : await matchState(found.match)
      setMatch(played)
      // An answer given meanwhile is newer, and on its way to the store.
      if (latest.current === null || latest.current.changedAt <= found.changedAt) hold(found)
    } catch (error) {
      setFault(error instanceof BrokenRecord ? error.message : `The game cannot be read: ${reason(error)}.`)
    }
  }, [id, hold])
  useEffect(() => {
    load()
    return ownTabs().listen((news) => {
      const own = news.id === id && (news.is === 'saved' || news.is === 'gone')
      // Its match was left there: it may be over.
      if (own || (news.is === 'left' && news.id === latest.current?.match)) load()
    })
  }, [id, load])
  const report = match?.is === 'over' ? match.report : null
  const gone = useMemo((): { readonly now: GameNow | null; readonly why: string } => {
    if (!game) return { now: null, why: '' }
    try {
      return { now: gameNow(game, report), why: '' }
    } catch (error) {
      return { now: null, why: `The game cannot go on: ${reason(error)}.` }
    }
  }, [game, report])
  /** What was refused is not shown any longer: the page goes on from what is stored. */
  const refused = useCallback(
    async (error: unknown): Promise<never> => {
      if (error instanceof StaleSave) setNote(DROPPED)
      if (error instanceof StaleSave || error instanceof MatchGone) {
        latest.current = null
        await load()
      }
      throw error
    },
    [load],
  )
  const change = useCallback(
    (to: (game: KeptGame) => Partial<KeptGame>): void => {
      const was = latest.current
      if (!was) return
      const next = changed(was, to(was))
      hold(next)
      setNote('')
      saveGame(was, next)
        .catch(refused)
        .catch((error: unknown) => {
          if (error instanceof StaleSave || error instanceof MatchGone) return
          setFault(`This device does not keep the last answer (${reason(error)}).`)
        })
    },
    [hold, refused],
  )
  const said = useCallback(
    (phase: PhaseId, to: (answers: readonly string[]) => readonly string[]): void =>
      change((was) => ({ said: { ...was.said, [phase]: to(was.said[phase] ?? []) } })),
    [change],
  )
  const used = (phase: PhaseId): number => gone.now?.phases.find((one) => one.id === phase)?.walk?.used ?? 0
  return {
    ...{ game, now: gone.now, match, fault: fault || gone.why, note },
    // Answers that do not fit any more are replaced by the new one.
    answer: (phase, option) => said(phase, (answers) => [...answers.slice(0, used(phase)), option]),
    undo: (phase) => said(phase, (answers) => answers.slice(0, Math.max(0, used(phase) - 1))),
    again: (phase) => said(phase, () => []),
    close: (phase) => change((was) => ({ over: [...was.over, phase] })),
    kickOff: async () => {
      if (!game || !gone.now?.prepared) throw new Error('nothing is prepared yet')
      const played = await kickedOff(game, gone.now.prepared)
      const next = changed(game, { match: played })
      try {
        await saveGame(game, next)
      } catch (error) {
        await forgetMatch(played)
        return refused(error)
      }
      hold(next)
      return played
    },
    end: async () => {
      if (!game || !gone.now) return
      const next = changed(game, { done: true })
      await endGame(game, next, gone.now.teams).catch(refused)
      hold(next)
    },
  }
}

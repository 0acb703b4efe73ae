// A game as its page holds it: read from this device, and kept after every answer. Neighbours: GamePage.tsx, gameNow.ts,
// store/games.ts.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { endGame, keepGame, keptGame } from '../store/games.ts'
import type { KeptGame, PhaseId } from '../store/keptGame.ts'
import { BrokenRecord, reason } from '../store/shelf.ts'
import { type GameNow, gameNow } from './gameNow.ts'
import { kickedOff, type MatchState, matchState } from './matchOfGame.ts'

export interface GameHeld {
  readonly game: KeptGame | null
  readonly now: GameNow | null
  readonly match: MatchState | null
  readonly fault: string
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

export const useGame = (id: string): GameHeld => {
  const [game, setGame] = useState<KeptGame | null>(null)
  const [match, setMatch] = useState<MatchState | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    const load = async (): Promise<void> => {
      const found = await keptGame(id)
      if (gone) return
      if (!found) return setFault('There is no such game on this device. It may have been called off.')
      const played = found.match === '' ? null : await matchState(found.match)
      if (gone) return
      setMatch(played)
      setGame(found)
    }
    load().catch((error: unknown) =>
      setFault(error instanceof BrokenRecord ? error.message : `The game cannot be read: ${reason(error)}.`),
    )
    return () => {
      gone = true
    }
  }, [id])
  const report = match?.is === 'over' ? match.report : null
  const gone = useMemo((): { readonly now: GameNow | null; readonly why: string } => {
    if (!game) return { now: null, why: '' }
    try {
      return { now: gameNow(game, report), why: '' }
    } catch (error) {
      return { now: null, why: `The game cannot go on: ${reason(error)}.` }
    }
  }, [game, report])
  const change = useCallback((to: (game: KeptGame) => KeptGame): void => {
    setGame((was) => {
      if (!was) return was
      const next = { ...to(was), changedAt: Date.now() }
      keepGame(next).catch((error: unknown) =>
        setFault(`This device does not keep the last answer (${reason(error)}).`),
      )
      return next
    })
  }, [])
  const said = useCallback(
    (phase: PhaseId, to: (answers: readonly string[]) => readonly string[]): void =>
      change((was) => ({ ...was, said: { ...was.said, [phase]: to(was.said[phase] ?? []) } })),
    [change],
  )
  const used = (phase: PhaseId): number => gone.now?.phases.find((one) => one.id === phase)?.walk?.used ?? 0
  return {
    game,
    now: gone.now,
    match,
    fault: fault || gone.why,
    // Answers that do not fit any more are replaced by the new one.
    answer: (phase, option) => said(phase, (answers) => [...answers.slice(0, used(phase)), option]),
    undo: (phase) => said(phase, (answers) => answers.slice(0, Math.max(0, used(phase) - 1))),
    again: (phase) => said(phase, () => []),
    close: (phase) => change((was) => ({ ...was, over: [...was.over, phase] })),
    kickOff: async () => {
      if (!game || !gone.now?.prepared) throw new Error('nothing is prepared yet')
      const played = await kickedOff(game, gone.now.prepared)
      const next = { ...game, match: played, changedAt: Date.now() }
      await keepGame(next)
      setGame(next)
      return played
    },
    end: async () => {
      if (!game || !gone.now) return
      const next = { ...game, done: true, changedAt: Date.now() }
      await endGame(next, gone.now.teams)
      setGame(next)
    },
  }
}

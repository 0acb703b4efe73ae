// The clock of a turn: counts down while a coach at the screen is asked in his own turn, and tells the match when the time is up.
// Neighbours: ScoreStrip.tsx shows it, settings/ sets the minutes.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'
import { keepSpentTime, onTimeSpent, spentTime } from '../store/spentTime.ts'
import { minutesAndSeconds } from '../words/numbers.ts'

const TICK = 250

export const TurnClock = ({ host, situation }: { host: MatchHost; situation: Situation }): ReactNode => {
  const { turnMinutes } = useSettings()
  const { match, pending, yours, playing } = situation
  const { clock, turn } = match
  const running = turn.running && yours && pending.wait === 'coach' && pending.side === turn.side
  const whose = `${clock.half} ${clock.drive} ${turn.side} ${clock[turn.side]}`
  const [left, setLeft] = useState(turnMinutes * 60)
  const spent = useRef({ whose: '', seconds: 0 })
  useEffect(() => {
    // The match may have continued in another tab, and its clock with it.
    const kept = spentTime(host.id, whose)
    const counted = spent.current.whose === whose ? spent.current.seconds : 0
    spent.current = { whose, seconds: Math.max(kept, counted) }
    const show = (): void => setLeft(Math.max(0, turnMinutes * 60 - spent.current.seconds))
    show()
    if (turnMinutes === 0) return
    if (!playing)
      return onTimeSpent(host.id, () => {
        spent.current = { whose, seconds: spentTime(host.id, whose) }
        show()
      })
    if (!running) return
    const timer = setInterval(() => {
      spent.current = { whose, seconds: spent.current.seconds + TICK / 1000 }
      keepSpentTime(host.id, whose, spent.current.seconds)
      const rest = turnMinutes * 60 - spent.current.seconds
      show()
      const now = host.situation()
      const allowed = now.yours && now.pending.wait === 'coach' && now.pending.outside.includes('timeOut')
      if (rest <= 0 && allowed) host.outside('timeOut')
    }, TICK)
    return () => clearInterval(timer)
  }, [host, whose, running, playing, turnMinutes])
  if (turnMinutes === 0 || !turn.running) return null
  return (
    <span className={`clock${left < 20 ? ' short' : ''}`} role="timer" aria-label="time left in this turn">
      {minutesAndSeconds(left)}
    </span>
  )
}

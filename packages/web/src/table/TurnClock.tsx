// The clock of a turn, for coaches who want one: counts down while somebody at the screen is asked in his own turn, and
// tells the match when the time is up. Neighbours: ScoreStrip.tsx shows it, settings/ sets the minutes.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'

const TICK = 250

interface Spent {
  readonly whose: string
  readonly seconds: number
}

/** Kept with the tab, so that a reload does not give the time back. */
const shelf = (host: MatchHost): string => `clock ${host.id}`

const spentBefore = (host: MatchHost, whose: string): Spent => {
  const [kept, seconds] = (sessionStorage.getItem(shelf(host)) ?? '').split(' = ')
  return { whose, seconds: kept === whose ? Number(seconds) || 0 : 0 }
}

const written = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.ceil(seconds % 60) % 60).padStart(2, '0')}`

export const TurnClock = ({ host, situation }: { host: MatchHost; situation: Situation }): ReactNode => {
  const { turnMinutes } = useSettings()
  const { match, pending, yours } = situation
  const { clock, turn } = match
  const running = turn.running && yours && pending.wait === 'coach' && pending.side === turn.side
  const whose = `${clock.half} ${clock.drive} ${turn.side} ${clock[turn.side]}`
  const [left, setLeft] = useState(turnMinutes * 60)
  const spent = useRef<Spent>({ whose: '', seconds: 0 })
  useEffect(() => {
    if (spent.current.whose !== whose) spent.current = spentBefore(host, whose)
    setLeft(turnMinutes * 60 - spent.current.seconds)
    if (!running || turnMinutes === 0) return
    const timer = setInterval(() => {
      spent.current = { whose, seconds: spent.current.seconds + TICK / 1000 }
      sessionStorage.setItem(shelf(host), `${whose} = ${spent.current.seconds}`)
      const rest = turnMinutes * 60 - spent.current.seconds
      setLeft(Math.max(0, rest))
      const now = host.situation()
      const allowed = now.yours && now.pending.wait === 'coach' && now.pending.outside.includes('timeOut')
      if (rest <= 0 && allowed) host.outside('timeOut')
    }, TICK)
    return () => clearInterval(timer)
  }, [host, whose, running, turnMinutes])
  if (turnMinutes === 0 || !turn.running) return null
  return (
    <span className={`clock${left < 20 ? ' short' : ''}`} role="timer" aria-label="time left in this turn">
      {written(left)}
    </span>
  )
}

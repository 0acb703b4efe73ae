// Keeps the position of a replay in the address, so that a moment can be linked, and follows changes of the address. Neighbours:
// ReplayTable.tsx; app/App.tsx has the route.
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { ReplayHost } from './replayHost.ts'

/** Browsers limit how often an address may change. */
const PAUSE = 400

export const addressOf = (id: string, position: number): string => `/replay/${id}/${position}`

export const useAddress = (host: ReplayHost, wanted: number, goTo: (position: number) => void): void => {
  const [, navigate] = useLocation()
  const written = useRef(wanted)
  const seen = useRef(location.hash)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (): void => {
      timer = undefined
      // The coach may have gone to another page or moment before the delay was over.
      if (location.hash !== seen.current) return
      written.current = host.position()
      navigate(addressOf(host.id, written.current), { replace: true })
      seen.current = location.hash
    }
    const unsubscribe = host.subscribe(() => {
      timer ??= setTimeout(write, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [host, navigate])
  useEffect(() => {
    seen.current = location.hash
    if (wanted === written.current) return
    written.current = wanted
    goTo(wanted)
  }, [wanted, goTo])
}

// Handles the keys of shortcuts.ts anywhere on the match page. Neighbours: nextPlayer.ts; pitch/Pitch.tsx handles the arrow keys.
import { useEffect } from 'react'
import { focusByKey } from '../frame/pointing.ts'
import type { Situation } from '../match/host.ts'
import type { Choosing } from './choosing.ts'
import { nextPlayer } from './nextPlayer.ts'

interface Keys {
  readonly situation: Situation
  /** Whether no animation is running that could be skipped. */
  readonly still: boolean
  readonly choosing: Choosing
  onHurry(): void
  onHelp(): void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Keys that skip an animation; a focused control keeps its own key. */
const skips = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' ||
  key === 'Escape' ||
  /^[1-9]$/.test(key) ||
  (key === 'Enter' && !(target instanceof Element && target.closest('a, button, summary')))

/** A key that no control handles itself. */
const isNowhere = (target: EventTarget | null): boolean => target === document.body

const focusSquare = (square: number): void => focusByKey(`.pitch [data-square="${square}"]`)

export const useKeys = (keys: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const { situation, still, choosing, onHurry, onHelp } = keys
      const { modes } = choosing.choices
      if (event.key === '?') onHelp()
      else if (!still && skips(event)) {
        event.preventDefault()
        onHurry()
      } else if (event.key === 'Escape') choosing.cancel()
      else if (!still || !situation.yours) return
      else if (event.key === 'Enter' && isNowhere(event.target)) choosing.confirm()
      else if (event.key === 'u') choosing.undo()
      else if (event.key === 'p') focusByKey('.pitch [tabindex="0"]')
      else if (event.key === 'm' && modes.length > 1) {
        const at = modes.findIndex(({ id }) => id === choosing.chosen.mode)
        choosing.setMode(modes[(at + 1) % modes.length].id)
      } else if (event.key === 'n') {
        const id = nextPlayer(situation.match, choosing.choices, choosing.chosen.player)
        if (id < 0) return
        const { at } = situation.match.players[id]
        if (id !== choosing.chosen.player) choosing.act(at, false)
        focusSquare(at)
      } else if (/^[1-9]$/.test(event.key)) {
        const numbered = document.querySelector<HTMLButtonElement>(`.answer[data-number="${event.key}"]`)
        numbered?.click()
        if (numbered) event.preventDefault()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys])
}

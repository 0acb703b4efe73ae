// Obeys the keys of shortcuts.ts anywhere on the match page. Neighbours: MatchPage.tsx; Pitch.tsx has the arrow keys.
import { useEffect } from 'react'
import { focusByKey } from '../app/pointing.ts'
import type { Situation } from '../match/host.ts'
import type { Show } from '../stage/stage.ts'
import { buttonsOf } from '../tray/Buttons.tsx'
import type { Choosing } from './useChoosing.ts'

interface Keys {
  readonly situation: Situation
  readonly show: Show
  readonly choosing: Choosing
  onHurry(): void
  onHelp(): void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const focusSquare = (square: number): void => focusByKey(`.pitch [data-square="${square}"]`)

/** The next one who can be chosen, in shirt order after the one chosen now. */
const nextPlayer = ({ choosing: { choices, chosen }, situation: { match } }: Keys): number => {
  const able = [...choices.players.keys()].filter((id) => match.players[id].place === 'pitch').sort((a, b) => a - b)
  return able.find((id) => id > chosen.player) ?? able[0] ?? -1
}

export const useKeys = (keys: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const { situation, show, choosing, onHurry, onHelp } = keys
      const { modes } = choosing.choices
      if (event.key === '?') onHelp()
      else if (event.key === ' ' && !show.still) {
        event.preventDefault()
        onHurry()
      } else if (event.key === 'Escape') choosing.cancel()
      else if (!show.still || !situation.yours) return
      else if (event.key === 'u') choosing.undo()
      else if (event.key === 'p') focusByKey('.pitch [tabindex="0"]')
      else if (event.key === 'm' && modes.length > 1) {
        const at = modes.findIndex(({ id }) => id === choosing.chosen.mode)
        choosing.setMode(modes[(at + 1) % modes.length].id)
      } else if (event.key === 'n') {
        const id = nextPlayer(keys)
        if (id < 0) return
        const { at } = situation.match.players[id]
        if (id !== choosing.chosen.player) choosing.act(at, false)
        focusSquare(at)
      } else if (/^[1-9]$/.test(event.key)) {
        document.querySelectorAll<HTMLButtonElement>('.tray .answer:not(.confirm)')[Number(event.key) - 1]?.click()
        if (buttonsOf(choosing).length > 0) event.preventDefault()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys])
}

// The keys of a replay, for its list of keys and for the page itself. Neighbours: useProjector.ts, ReplayTable.tsx.
import { useEffect } from 'react'
import { type Projector, replaySpeeds } from './useProjector.ts'

export const replayKeys: readonly (readonly [keys: string, does: string])[] = [
  ['Space', 'play, or pause'],
  ['← →', 'a step back, a step on'],
  ['Enter', 'skip what is being shown'],
  ['Shift ← →', 'a turn back, a turn on'],
  [', .', 'the moment before, the next moment: touchdown, casualty or turnover'],
  ['Home End', 'to the start, to the end'],
  ['+ −', 'faster, slower'],
  ['1 – 5', 'speeds from half to eight times'],
  ['P', 'go to the pitch; arrows go from square to square there, Esc leaves it'],
  ['?', 'this sheet'],
]

interface Keys {
  readonly projector: Projector
  readonly last: number
  onHelp(): void
}

/** Where keys have another meaning: fields, buttons (Space), an open sheet. */
const isElsewhere = (event: KeyboardEvent): boolean => {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog[open]')) return true
  return (event.key === ' ' || event.key === 'Enter') && target.closest('button, a, summary') !== null
}

export const useReplayKeys = ({ projector, last, onHelp }: Keys): void => {
  useEffect(() => {
    const { step, skip, turn, marker, goTo, toggle, shift, setSpeed } = projector
    const deeds = new Map<string, () => void>([
      [' ', toggle],
      ['ArrowLeft', () => step('back')],
      ['ArrowRight', () => step('on')],
      ['Enter', skip],
      ['Shift ArrowLeft', () => turn('back')],
      ['Shift ArrowRight', () => turn('on')],
      [',', () => marker('back')],
      ['.', () => marker('on')],
      ['Home', () => goTo(0)],
      ['End', () => goTo(last)],
      ['+', () => shift('on')],
      ['-', () => shift('back')],
      ['p', () => document.querySelector<SVGElement>('.pitch [tabindex="0"]')?.focus()],
      ['Escape', () => document.querySelector<HTMLElement>('.timeline-track')?.focus()],
      ['?', onHelp],
      ...replaySpeeds.map((speed, i) => [String(i + 1), () => setSpeed(speed)] as const),
    ])
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
      const arrow = event.shiftKey && event.key.startsWith('Arrow')
      const deed = deeds.get(arrow ? `Shift ${event.key}` : event.key)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [projector, last, onHelp])
}

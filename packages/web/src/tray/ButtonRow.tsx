// One row of buttons that never wraps: buttons without space stand behind "More". In a drawer the row runs downwards. Neighbours:
// rowPlan.ts decides, Buttons.tsx fills it, menu/Menu.tsx opens.
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Menu } from '../menu/Menu.tsx'
import { type Rank, rowPlan } from './rowPlan.ts'

export interface RowItem {
  readonly key: string
  readonly rank: Rank
  readonly node: ReactNode
}

/** In pixels, as in styles/tray.css. */
const GAP = 8
const MORE = { across: 84, down: 44 } as const

const KEY = 'data-in-row'

/** As wide as the tray: the card beside the row shrinks for it. */
const widthFor = (row: HTMLElement): number => {
  const [tray, ask] = [row.closest('.tray'), row.closest('.ask')]
  if (!tray || !ask) return row.clientWidth
  const { paddingLeft, paddingRight } = getComputedStyle(ask)
  return tray.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

export const ButtonRow = ({ items }: { readonly items: readonly RowItem[] }): ReactNode => {
  const row = useRef<HTMLDivElement>(null)
  const sizes = useRef(new Map<string, number>())
  const known = useRef(items)
  known.current = items
  const keys = items.map(({ key, rank }) => `${rank} ${key}`).join('\n')
  const [spilled, setSpilled] = useState<ReadonlySet<string>>(new Set())
  const measure = useCallback((): void => {
    const place = row.current
    if (!place) return
    const down = getComputedStyle(place).flexDirection === 'column'
    for (const child of place.querySelectorAll<HTMLElement>(`:scope > [${KEY}]`))
      sizes.current.set(child.getAttribute(KEY) ?? '', down ? child.offsetHeight : child.offsetWidth)
    const sized = known.current.map(({ key, rank }) => ({ key, rank, size: sizes.current.get(key) ?? 0 }))
    const length = down ? place.clientHeight : widthFor(place)
    const shown = rowPlan(sized, { length, gap: GAP, more: down ? MORE.down : MORE.across })
    const now = new Set(sized.map(({ key }) => key).filter((key) => !shown.has(key)))
    setSpilled((was) => (was.size === now.size && [...now].every((key) => was.has(key)) ? was : now))
  }, [])
  // Sizes are measured when they change, never because the pointer moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are the reason to measure
  useLayoutEffect(() => {
    const place = row.current
    if (!place) return
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(place.closest('.tray') ?? place)
    for (const child of place.children) watching.observe(child)
    return () => watching.disconnect()
  }, [keys, spilled, measure])
  const inRow = items.filter(({ key }) => !spilled.has(key))
  const behind = items.filter(({ key }) => spilled.has(key))
  return (
    <div ref={row} className="button-row">
      {inRow.map(({ key, node }) => (
        <div key={key} {...{ [KEY]: key }}>
          {node}
        </div>
      ))}
      {behind.length > 0 && (
        <Menu className="more-menu" label="More">
          {behind.map(({ key, node }) => (
            <Fragment key={key}>{node}</Fragment>
          ))}
        </Menu>
      )}
    </div>
  )
}

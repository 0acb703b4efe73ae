// Controls that cover each other, measured in the page: one of them could not be tapped. Neighbours: kinds.ts has the questions,
// ../browser/phone.test.ts checks them.
import type { Page } from 'playwright-core'

/** Runs in the browser. Pairs of controls that overlap visibly, and controls covered by something else. */
const measure = (): readonly string[] => {
  const HAIR = 1
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const controls = [
    ...document.querySelectorAll(
      ':is(button, a, select, input, textarea, summary, [role="button"], [tabindex="0"]):not(.cell, .cell *)',
    ),
  ].filter((element) => shown(element) && !element.closest('dialog, [role="tooltip"], [role="dialog"]'))
  /** The visible parts of a control, line by line: parts that scrolling frames cut off do not count. */
  const parts = (control: Element): readonly DOMRect[] => {
    const frames: DOMRect[] = []
    for (let frame = control.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflow !== 'visible') frames.push(frame.getBoundingClientRect())
    return [...control.getClientRects()].map((rect) => {
      const left = Math.max(rect.left, ...frames.map((frame) => frame.left))
      const top = Math.max(rect.top, ...frames.map((frame) => frame.top))
      const right = Math.min(rect.right, ...frames.map((frame) => frame.right))
      const bottom = Math.min(rect.bottom, ...frames.map((frame) => frame.bottom))
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    })
  }
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const found: string[] = []
  const seen = new Map(controls.map((control) => [control, parts(control)]))
  for (const [i, one] of controls.entries())
    for (const other of controls.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      for (const a of seen.get(one) ?? [])
        for (const b of seen.get(other) ?? []) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (across > HAIR && down > HAIR)
            found.push(`${named(one)} and ${named(other)} share ${Math.round(across)} × ${Math.round(down)}`)
        }
    }
  const frames = [...document.querySelectorAll('main, section, div, ol')].filter(
    (frame) => frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth,
  )
  const scrolled = frames.map((frame) => [frame, frame.scrollTop, frame.scrollLeft] as const)
  for (const one of controls) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = one.getClientRects()[0]
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (there !== null && !one.contains(there) && !there.contains(one))
      found.push(`${named(there)} covers ${named(one)}`)
    if (left < -HAIR || left + width > innerWidth + HAIR) found.push(`${named(one)} leaves the screen`)
    for (const [frame, down, across] of scrolled) frame.scrollTo(across, down)
  }
  return [...new Set(found)]
}

export const overlaps = (page: Page): Promise<readonly string[]> => page.evaluate(measure)

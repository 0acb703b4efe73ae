// Whether the coach points, with a mouse or a finger, or moves the focus by keys: only then is the focus drawn. A browser
// alone also draws it around what was clicked last as soon as any key is pressed. Neighbours: styles/theme.css, main.tsx.

/** Keys that take back or that belong to a combination: none of them is meant to move the focus. */
const STAYING: readonly string[] = ['Escape', 'Shift', 'Control', 'Alt', 'Meta']

/** Marks the page with `data-pointing` from a click or tap on until a key moves the focus. */
export const watchPointing = (): void => {
  const page = document.documentElement
  let byKey = false
  addEventListener(
    'pointerdown',
    () => {
      byKey = false
      page.dataset.pointing = ''
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey }) => {
      byKey = !(STAYING.includes(key) || altKey || ctrlKey || metaKey)
    },
    true,
  )
  addEventListener(
    'focusin',
    () => {
      if (byKey) delete page.dataset.pointing
    },
    true,
  )
  // Whoever comes back from another window has moved nothing here.
  addEventListener('blur', () => {
    byKey = false
  })
}

/** Moves the focus at the wish of a key, and draws it where it was there already. */
export const focusByKey = (selector: string): void => {
  delete document.documentElement.dataset.pointing
  document.querySelector<SVGElement | HTMLElement>(selector)?.focus()
}

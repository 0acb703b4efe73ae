// Whether the coach uses a pointer (mouse or finger) or moves the focus with the keyboard: the focus ring is drawn for the
// keyboard only. The browser's own rule would also draw it around the last clicked element as soon as any key is pressed.
// Neighbours: styles/theme.css, main.tsx.

/** Keys that cancel or that belong to a combination: they do not move the focus. */
const STAYING: readonly string[] = ['Escape', 'Shift', 'Control', 'Alt', 'Meta']

/** Sets `data-pointing` on the page from a click or tap until a key moves the focus. */
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
  // Returning from another window moves no focus here.
  addEventListener('blur', () => {
    byKey = false
  })
}

/** Moves the focus because a key was pressed, and draws the ring even if the element had the focus already. */
export const focusByKey = (selector: string): void => {
  delete document.documentElement.dataset.pointing
  document.querySelector<SVGElement | HTMLElement>(selector)?.focus()
}

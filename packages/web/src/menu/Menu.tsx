// A small menu behind a button: opens beside it, closes by Escape, by a click elsewhere, or when the focus leaves it. Its items
// are always in the page, so that keyboard shortcuts find them when it is closed. Neighbours: tray/ButtonRow.tsx and
// table/Column.tsx have one.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface MenuProps {
  /** The content of the button, and its name if it shows only a sign. */
  readonly label: ReactNode
  readonly name?: string
  /** A class for its place and looks. */
  readonly className: string
  readonly children: ReactNode
}

/** Links and answers close the menu; other controls may be used again. */
const LEADS_AWAY = 'a, .answer, .waypoint, .undo, .menu-done'

export const Menu = ({ label, name, className, children }: MenuProps): ReactNode => {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [open])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return
    // In a match Escape also cancels the choice: here it only closes the menu.
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside
    <div
      ref={place}
      className={`menu ${className}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on what is inside is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls did */}
      <div
        id={id}
        className="menu-list"
        hidden={!open}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest(LEADS_AWAY)) setOpen(false)
        }}
      >
        {children}
      </div>
    </div>
  )
}

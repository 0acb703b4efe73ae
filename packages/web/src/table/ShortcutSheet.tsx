// The list of keys. Neighbours: shortcuts.ts, MatchPage.tsx opens it.
import { type ReactNode, useEffect, useRef } from 'react'
import { shortcuts } from '../choosing/shortcuts.ts'

interface ShortcutSheetProps {
  readonly open: boolean
  /** The keys of a match, or those of another page. */
  readonly keys?: typeof shortcuts
  onClose(): void
}

export const ShortcutSheet = ({ open, keys = shortcuts, onClose }: ShortcutSheetProps): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="answer" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

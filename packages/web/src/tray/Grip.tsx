// The handle of the tray on phones: opens and closes the log and the menu. Neighbours: Tray.tsx, replay/ReplayTable.tsx.
import type { ReactNode } from 'react'

export const Grip = ({ tall, onTall }: { readonly tall: boolean; onTall(): void }): ReactNode => (
  <button type="button" className="tray-grip" aria-expanded={tall} onClick={onTall}>
    <span className="unseen">{tall ? 'Put the log away' : 'Show the log'}</span>
  </button>
)

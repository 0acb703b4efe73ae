// Options of a match as cards with a line of help; each is on or off. Neighbours: MatchTerms.tsx; home/OptionBoxes.tsx, which
// the cover has too.
import type { ReactNode } from 'react'
import { OptionBoxes } from '../home/OptionBoxes.tsx'
import { offeredOptions } from '../match/options.ts'

interface OptionCardsProps {
  /** With the options that are on. */
  readonly edition: string
  onChange(edition: string): void
}

export const OptionCards = ({ edition, onChange }: OptionCardsProps): ReactNode =>
  offeredOptions(edition).length === 0 ? null : (
    <fieldset className="match-choices">
      <legend>Options</legend>
      <OptionBoxes edition={edition} onChange={onChange} />
    </fieldset>
  )

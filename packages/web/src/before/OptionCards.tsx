// Options of a match as cards with a line of help; each is on or off. Neighbours: MatchTerms.tsx; home/OptionChoice.tsx has them on
// the cover, match/options.ts switches them.
import { optionsOf } from '@double-skulls/engine'
import { editionOptionWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { offeredOptions, withSwitched } from '../match/options.ts'

interface OptionCardsProps {
  /** With the options that are on. */
  readonly edition: string
  onChange(edition: string): void
}

export const OptionCards = ({ edition, onChange }: OptionCardsProps): ReactNode => {
  const offered = offeredOptions(edition)
  const on = optionsOf(edition)
  if (offered.length === 0) return null
  return (
    <fieldset className="match-choices">
      <legend>Options</legend>
      {offered.map((option) => (
        <label key={option} className="switched">
          <input
            type="checkbox"
            checked={on.includes(option)}
            onChange={() => onChange(withSwitched(edition, option))}
          />
          <span>
            <b>{editionOptionWords[option].name}</b>
            <small>{editionOptionWords[option].line}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

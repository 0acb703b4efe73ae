// The options of a match in a small menu on the cover, each with a line of help; nothing for editions without any. Neighbours:
// PlayNow.tsx, match/options.ts; before/Prepare.tsx has the same choice as cards.
import { optionsOf } from '@double-skulls/engine'
import { editionOptionWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { offeredOptions, withSwitched } from '../match/options.ts'
import { Menu } from '../menu/Menu.tsx'

interface OptionChoiceProps {
  /** With the options that are on. */
  readonly edition: string
  onChange(edition: string): void
}

export const OptionChoice = ({ edition, onChange }: OptionChoiceProps): ReactNode => {
  const offered = offeredOptions(edition)
  const on = optionsOf(edition)
  if (offered.length === 0) return null
  return (
    <Menu
      className="option-menu bill-choice"
      label={
        <>
          <span>Options</span> <b>{on.length === 0 ? 'None' : `${on.length} of ${offered.length}`}</b>
        </>
      }
    >
      {offered.map((option) => {
        const { name, line } = editionOptionWords[option]
        return (
          <label key={option}>
            <input
              type="checkbox"
              checked={on.includes(option)}
              onChange={() => onChange(withSwitched(edition, option))}
            />
            <span>
              <b>{name}</b>
              <small>{line}</small>
            </span>
          </label>
        )
      })}
      <button type="button" className="plain menu-done">
        Done
      </button>
    </Menu>
  )
}

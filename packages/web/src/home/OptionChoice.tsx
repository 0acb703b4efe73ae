// The options of a match in a small menu on the cover, each with a line of help; nothing for editions without any. Neighbours:
// PlayNow.tsx, OptionBoxes.tsx; before/Prepare.tsx has the same choice as cards.
import { type Agreement, type BySide, optionsOf } from '@double-skulls/engine'
import { presetNamed } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { offeredOptions } from '../match/options.ts'
import { Menu } from '../menu/Menu.tsx'
import { AgreementFields } from './AgreementFields.tsx'
import type { FixtureSide } from './fixture.ts'
import { OptionBoxes } from './OptionBoxes.tsx'

interface OptionChoiceProps {
  /** With the options that are on. */
  readonly edition: string
  readonly fixture: BySide<FixtureSide>
  readonly agreement: Agreement
  onChange(edition: string): void
  onAgreement(agreement: Agreement): void
}

/** More options than these need a menu as wide as the cover. */
const FEW = 8

export const OptionChoice = ({ edition, fixture, agreement, onChange, onAgreement }: OptionChoiceProps): ReactNode => {
  const offered = offeredOptions(edition)
  const on = optionsOf(edition)
  if (offered.length === 0) return null
  const inShort = on.length === 0 ? 'None' : `${on.length} of ${offered.length}`
  return (
    <Menu
      className={`option-menu bill-choice${offered.length > FEW ? ' many' : ''}`}
      label={
        <>
          <span>Options</span> <b>{presetNamed(edition)?.name ?? inShort}</b>
        </>
      }
    >
      <AgreementFields edition={edition} teams={fixture} agreement={agreement} onChange={onAgreement} />
      <div className="option-boxes">
        <OptionBoxes edition={edition} onChange={onChange} />
      </div>
      <button type="button" className="plain menu-done">
        Done
      </button>
    </Menu>
  )
}

// Options of a match as boxes to switch, below the sets that have a name; it says what else was switched. Neighbours:
// OptionChoice.tsx and before/OptionCards.tsx frame it, match/options.ts has the offers.
import type { EditionOption } from '@double-skulls/engine'
import { optionGroupOf, switchedWords } from '@double-skulls/words'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { type OptionOffer, offeredSets, optionOffers, type SetOffer, switchOf, withSwitched } from '../match/options.ts'

/** More options than these stand under headings. */
const FEW = 8

interface Group {
  readonly group: string
  readonly offers: readonly OptionOffer[]
}

const groupsOf = (options: readonly OptionOffer[]): readonly Group[] =>
  [...new Set(options.map(({ option }) => optionGroupOf(option)))].map((group) => ({
    group,
    offers: options.filter(({ option }) => optionGroupOf(option) === group),
  }))

interface OptionRowsProps {
  readonly sets: readonly SetOffer[]
  readonly options: readonly OptionOffer[]
  /** What the last switch brought with it. */
  readonly note: string
  onSet(id: string): void
  onSwitch(option: EditionOption): void
}

export const OptionRows = ({ sets, options, note, onSet, onSwitch }: OptionRowsProps): ReactNode => {
  const group = useId()
  return (
    <>
      {sets.map(({ id, name, line, chosen }) => (
        <label key={id} className="option-set">
          <input type="radio" name={group} checked={chosen} onChange={() => onSet(id)} />
          <span>
            <b>{name}</b>
            <small>{line}</small>
          </span>
        </label>
      ))}
      {groupsOf(options).map(({ group: heading, offers }) => (
        <Fragment key={heading}>
          {options.length > FEW && (
            <h3 className="option-group">
              {heading}{' '}
              <small>
                {offers.filter(({ on }) => on).length} of {offers.length}
              </small>
            </h3>
          )}
          {offers.map(({ option, name, line, on }) => (
            <label key={option} className="switched">
              <input type="checkbox" checked={on} onChange={() => onSwitch(option)} />
              <span>
                <b>{name}</b>
                <small>{line}</small>
              </span>
            </label>
          ))}
        </Fragment>
      ))}
      <p className="option-note" role="status">
        {note}
      </p>
    </>
  )
}

interface OptionBoxesProps {
  /** With the options that are on. */
  readonly edition: string
  onChange(edition: string): void
}

export const OptionBoxes = ({ edition, onChange }: OptionBoxesProps): ReactNode => {
  const [note, setNote] = useState('')
  return (
    <OptionRows
      sets={offeredSets(edition)}
      options={optionOffers(edition)}
      note={note}
      onSet={(id) => {
        setNote('')
        onChange(id)
      }}
      onSwitch={(option) => {
        setNote(switchedWords(option, switchOf(edition, option)))
        onChange(withSwitched(edition, option))
      }}
    />
  )
}

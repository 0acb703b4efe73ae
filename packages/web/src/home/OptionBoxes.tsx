// Options of a match as boxes to switch, below the sets that have a name; it says what else was switched. Neighbours:
// OptionChoice.tsx and before/OptionCards.tsx frame it, match/options.ts has the offers.
import type { EditionOption } from '@double-skulls/engine'
import { switchedWords } from '@double-skulls/words'
import { type ReactNode, useId, useState } from 'react'
import { type OptionOffer, offeredSets, optionOffers, type SetOffer, switchOf, withSwitched } from '../match/options.ts'

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
      {options.map(({ option, name, line, on }) => (
        <label key={option} className="switched">
          <input type="checkbox" checked={on} onChange={() => onSwitch(option)} />
          <span>
            <b>{name}</b>
            <small>{line}</small>
          </span>
        </label>
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

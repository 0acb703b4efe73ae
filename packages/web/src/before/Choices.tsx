// Match options as cards, each with a name and one line of text; one card is chosen. Neighbours: BeforePage.tsx; the league names
// the options.
import type { ReactNode } from 'react'

interface Choice {
  readonly id: string
  readonly name: string
  readonly line: string
}

interface ChoicesProps {
  readonly legend: string
  /** The name of the radio group. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: string
  onChoose(id: string): void
}

export const Choices = ({ legend, name, choices, chosen, onChoose }: ChoicesProps): ReactNode => (
  <fieldset className="match-choices">
    <legend>{legend}</legend>
    {choices.map(({ id, name: title, line }) => (
      <label key={id}>
        <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
        <span>
          <b>{title}</b>
          <small>{line}</small>
        </span>
      </label>
    ))}
  </fieldset>
)

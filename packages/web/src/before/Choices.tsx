// Ways to play a match as cards with a name and a line each, one of them chosen. Neighbours: BeforePage.tsx; the league names them.
import type { ReactNode } from 'react'

interface Choice {
  readonly id: string
  readonly name: string
  readonly line: string
}

interface ChoicesProps {
  readonly legend: string
  /** Keeps the radio buttons of one list apart from others. */
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

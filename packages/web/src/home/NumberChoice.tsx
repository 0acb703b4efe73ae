// The numbers of a match as short lists. Neighbours: OptionChoice.tsx has them in its menu, match/matchNumbers.ts the offers.
import type { ReactNode } from 'react'
import { type MatchNumbers, type NumberName, numberOffers } from '../match/matchNumbers.ts'

const words: { readonly [N in NumberName]: string } = {
  touchdowns: 'Touchdowns to win',
  turns: 'Turns each, at most',
  referees: 'Referees',
}

interface NumberChoiceProps {
  readonly edition: string
  readonly numbers: MatchNumbers
  onChange(numbers: MatchNumbers): void
}

export const NumberChoice = ({ edition, numbers, onChange }: NumberChoiceProps): ReactNode => {
  const offers = numberOffers(edition)
  if (offers.length === 0) return null
  return (
    <fieldset className="match-numbers">
      <legend>Numbers of the match</legend>
      {offers.map(({ name, usual, from }) => (
        <label key={name}>
          <span>{words[name]}</span>
          <select
            value={numbers[name] ?? usual}
            onChange={({ target }) => onChange({ ...numbers, [name]: Number(target.value) })}
          >
            {from.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

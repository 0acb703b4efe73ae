// The two colours of a team, shirts and trim, with the crest they make. Two colours that look alike are refused. Neighbours:
// TeamIdentity.tsx; kits/kit.ts says which colours fit and what a team wears by default.
import type { Team } from '@double-skulls/league'
import { type ReactNode, useEffect, useState } from 'react'
import { type Colour, isColour } from '../kits/colour.ts'
import { goTogether, type Kit, kitOf } from '../kits/kit.ts'
import type { Edit } from './useTeamEditor.ts'

interface ColoursProps {
  readonly team: Team
  readonly edit: Edit
}

const fields = [
  ['jersey', 'Shirts'],
  ['trim', 'Trim'],
] as const

export const Colours = ({ team, edit }: ColoursProps): ReactNode => {
  const worn = kitOf(team)
  const [draft, setDraft] = useState<Kit>(worn)
  const { jersey, trim } = worn
  // Undo, redo and another tab change the colours without this field.
  useEffect(() => setDraft({ jersey, trim }), [jersey, trim])
  const choose = (next: Kit): void => {
    setDraft(next)
    if (goTogether(next.jersey, next.trim))
      edit.change('choose colours', { ...team, colours: [next.jersey, next.trim] }, 'colours')
  }
  const fits = goTogether(draft.jersey, draft.trim)
  const byName = (): void => {
    const { colours: _, ...plain } = team
    edit.change('colours of the name', plain)
  }
  return (
    <div className="charter-field colours">
      <span className="charter-name">Colours</span>
      <span className="charter-value">
        {fields.map(([part, name]) => (
          <label key={part}>
            <input
              type="color"
              value={draft[part]}
              aria-invalid={!fits}
              onChange={({ target: { value } }) => {
                const colour: Colour | null = isColour(value) ? value : null
                if (colour) choose({ ...draft, [part]: colour })
              }}
              onBlur={edit.fieldLeft}
            />
            {name}
          </label>
        ))}
        {team.colours && (
          <button type="button" className="plain" onClick={byName}>
            Those of its name
          </button>
        )}
      </span>
      {!fits && (
        <p className="typed-why" role="alert">
          These two can hardly be told apart, so the team keeps what it wears: make one of them lighter or darker.
        </p>
      )}
    </div>
  )
}

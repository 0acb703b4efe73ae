// What a team holds: the number of re-rolls, staff and goods, doses of potions, its inducements, spells and magic items, the dirty tricks it has
// in hand, and the effects that help it now. Neighbours: Dugout.tsx, match/tricks.ts; a view of the match holds what its viewer may know.
import {
  activePrayers,
  tricks as dirtyTricks,
  doses,
  type Engine,
  leaderRerolls,
  type Match,
  type Side,
} from '@double-skulls/engine'
import { capital, nameOf, playerName, trickLines } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RuleName, RuleNames } from '../companion/RuleName.tsx'
import { Sign } from '../figures/Sign.tsx'
import { tricksHeld } from '../match/tricks.ts'

/** Shorter names than in the rules. */
const shortNames: { readonly [id: string]: string } = { team: 'Re-rolls', leader: 'Leader' }

export const Held = ({ engine, match, side }: { engine: Engine; match: Match; side: Side }): ReactNode => {
  const squad = match.squads[side]
  const rows: (readonly [string, number])[] = [
    ['team', squad.rerolls],
    ['leader', leaderRerolls.of(squad)],
    ...Object.entries(squad.resources),
    ...Object.entries(doses.of(squad)),
  ]
  const tricks = tricksHeld(match, side)
  const notes = trickLines(dirtyTricks.of(squad))
  const effects = [...activePrayers.of(squad), ...squad.effects].map((entry) => entry.split(' ')[0])
  return (
    <>
      <dl className="held">
        {rows
          .filter(([id, count]) => count > 0 || id === 'team')
          .map(([id, count]) => (
            <div key={id}>
              <dt>
                <RuleName engine={engine} id={id}>
                  {shortNames[id] ?? capital(nameOf(engine, id))}
                </RuleName>
              </dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      {squad.inducements.length > 0 && (
        <p className="held-list">
          <RuleNames engine={engine} ids={squad.inducements} />
        </p>
      )}
      {tricks.length > 0 && (
        <ul className="held-tricks">
          {tricks.map(({ of, id, player, shown }) => (
            <li key={`${id} ${player}`}>
              <Sign of={of} id={id} /> <RuleName engine={engine} id={id} />
              {player >= 0 && <small> {playerName(match, player)}</small>}
              {shown && <small> (everybody knows)</small>}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <div className="held-notes">
          <h3>Up your sleeve</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{capital(note)}</li>
            ))}
          </ul>
        </div>
      )}
      {effects.length > 0 && (
        <p className="held-list active">
          Now: <RuleNames engine={engine} ids={effects} />
        </p>
      )}
    </>
  )
}

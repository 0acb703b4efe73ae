// What a team holds: the number of re-rolls, staff and goods, its inducements, spells and magic items, and the effects that help it now. Neighbour:
// Dugout.tsx.
import { activePrayers, type Engine, leaderRerolls, type Match, type Side } from '@double-skulls/engine'
import { capital, nameOf, playerName } from '@double-skulls/words'
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
  ]
  const tricks = tricksHeld(match, side)
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
      {effects.length > 0 && (
        <p className="held-list active">
          Now: <RuleNames engine={engine} ids={effects} />
        </p>
      )}
    </>
  )
}

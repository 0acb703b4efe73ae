// What only a campaign team has on its page: Apothecary and potions, Fame and season, the treasury's book. Neighbours:
// ../TeamPage.tsx, Ledger.tsx, StarRolls.tsx.
import { fanCharacteristics, potions, spelledOut } from '@double-skulls/engine'
import {
  campaignOf,
  counted,
  type Fault,
  gold,
  isUndead,
  potionNames,
  rerollsByFame,
  type Team,
  upkeepOf,
  wageOfApothecary,
  wagesDue,
  withApothecary,
} from '@double-skulls/league'
import type { ReactNode } from 'react'
import { FaultNotes } from '../FaultNotes.tsx'
import { places } from '../faults.ts'
import type { Edit } from '../useTeamEditor.ts'
import { Ledger } from './Ledger.tsx'

interface CampaignPartsProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  /** null: read-only, also when the team has played. */
  readonly edit: Edit | null
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <div className="fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Healer = ({ team, faults, edit }: CampaignPartsProps): ReactNode => {
  const { apothecary, potions: store } = campaignOf(team)
  const had = potions.filter((potion) => store[potion] > 0)
  return (
    <section id={places.field('apothecary')} tabIndex={-1}>
      <h2>Apothecary</h2>
      <FaultNotes faults={faults} place={places.field('apothecary')} />
      {edit && (
        <label className="charter-check">
          <input
            type="checkbox"
            checked={apothecary !== null}
            onChange={({ target }) =>
              edit.change(target.checked ? 'hire an Apothecary' : 'no Apothecary', withApothecary(team, target.checked))
            }
          />
          An Apothecary works for the team, for 1,000
        </label>
      )}
      {!apothecary && !edit && <p className="quiet">Nobody heals this team.</p>}
      {apothecary && (
        <dl className="facts">
          <Fact name="Name">{apothecary.name}</Fact>
          <Fact name="Healing Points">{apothecary.healingPoints}</Fact>
          <Fact name="His wage after a game">{gold(wageOfApothecary(apothecary))}</Fact>
          {apothecary.experience > 0 && <Fact name="Experience">{apothecary.experience}</Fact>}
          {apothecary.disenchantment > 0 && <Fact name="Disenchanted">{apothecary.disenchantment}</Fact>}
          {apothecary.owed > 0 && <Fact name="Owed">{gold(apothecary.owed)}</Fact>}
        </dl>
      )}
      {had.length > 0 && (
        <ul className="potions">
          {had.map((potion) => (
            <li key={potion}>
              {potionNames[potion]} <b>{counted(store[potion], 'dose')}</b>
            </li>
          ))}
        </ul>
      )}
      {apothecary && had.length === 0 && <p className="quiet">No potion in store.</p>}
    </section>
  )
}

const Standing = ({ team }: { readonly team: Team }): ReactNode => {
  const { season, tactics, magicPoints, fans } = campaignOf(team)
  const { fame = 0 } = team
  return (
    <section>
      <h2>Season {season.number}</h2>
      <dl className="facts">
        <Fact name="Fame">{fame < 0 ? `−${-fame}` : fame}</Fact>
        <Fact name="Won, drawn, lost">{`${season.wins}–${season.draws}–${season.losses}`}</Fact>
        <Fact name="Touchdowns">{season.touchdowns}</Fact>
        <Fact name="Opponents hurt">{season.hurt}</Fact>
        {fans &&
          fanCharacteristics.map((one) => (
            <Fact key={one} name={`Fans: ${spelledOut(one)}`}>
              {fans[one]}
            </Fact>
          ))}
        <Fact name="Re-rolls by Fame">{rerollsByFame(fame, 0)}</Fact>
        {isUndead(team) ? (
          <>
            <Fact name="Magic Points">{magicPoints}</Fact>
            <Fact name="Upkeep after a game">{upkeepOf(team)}</Fact>
          </>
        ) : (
          <>
            <Fact name="Special Tactics">{tactics}</Fact>
            <Fact name="Wages after a game">{gold(wagesDue(team))}</Fact>
          </>
        )}
      </dl>
    </section>
  )
}

export const CampaignParts = (props: CampaignPartsProps): ReactNode => (
  <>
    <div className="campaign-parts">
      {!isUndead(props.team) && <Healer {...props} />}
      <Standing team={props.team} />
    </div>
    <Ledger team={props.team} />
  </>
)

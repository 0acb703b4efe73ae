// What a team has besides players: re-rolls, staff, fans, the sponsor's shirt. Neighbours: faults.ts says what is not allowed,
// the league has the prices.
import {
  bookOf,
  called,
  engageStaff,
  type Fault,
  freeFans,
  gold,
  mayHave,
  priceNow,
  type StaffKind,
  staffKinds,
  type Team,
  withFans,
  withSponsored,
} from '@double-skulls/league'
import type { ReactNode } from 'react'
import { FaultNotes, hasFaults } from './FaultNotes.tsx'
import { objectionToFans, objectionToStaff, places } from './faults.ts'
import { Stepper } from './Stepper.tsx'
import type { Edit } from './useTeamEditor.ts'

interface StaffTableProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  /** null: read-only, also when the team has played. */
  readonly edit: Edit | null
}

interface LineProps {
  readonly place: string
  readonly name: string
  readonly price: string
  readonly faults: readonly Fault[]
  readonly children: ReactNode
}

const Line = ({ place, name, price, faults, children }: LineProps): ReactNode => (
  <li id={place} className={hasFaults({ faults, place }) ? 'staff-line wrong' : 'staff-line'} tabIndex={-1}>
    <span className="staff-name">{name}</span>
    <span className="staff-price">{price}</span>
    <span className="staff-count">{children}</span>
    <FaultNotes faults={faults} place={place} />
  </li>
)

const StaffLine = ({ team, faults, edit, kind }: StaffTableProps & { readonly kind: StaffKind }): ReactNode => {
  const book = bookOf(team)
  const rule = book.league.staff[kind]
  const count = team.staff[kind]
  const name = rule?.name ?? kind
  const set = (next: number): void => edit?.change(`${name}: ${next}`, engageStaff(team, kind, next))
  return (
    <Line place={places.staff(kind)} name={name} price={`${gold(priceNow(team, kind) ?? 0)} each`} faults={faults}>
      {edit ? (
        <Stepper
          name={name}
          count={count}
          limit={rule && rule.most !== null ? `of ${rule.most}` : ''}
          notMore={objectionToStaff(team, kind, count + 1)}
          notFewer={count === 0 ? 'there is none' : ''}
          onMore={() => set(count + 1)}
          onFewer={() => set(count - 1)}
        />
      ) : (
        <b>{count}</b>
      )}
    </Line>
  )
}

const FansLine = ({ team, faults, edit }: StaffTableProps): ReactNode => {
  const book = bookOf(team)
  const { fans } = book.league
  const free = freeFans(book, team)
  const set = (next: number): void => edit?.change(`${fans.name}: ${next}`, withFans(team, next))
  const price = `${gold(fans.cost)} each${free > 0 ? `, the first ${free === 1 ? 'one' : free} free` : ''}`
  return (
    <Line place={places.field('fans')} name={fans.name} price={price} faults={faults}>
      {edit ? (
        <Stepper
          name={fans.name}
          count={team.fans}
          limit={`of ${fans.mostAtStart}`}
          notMore={objectionToFans(team, team.fans + 1)}
          notFewer={team.fans === 0 ? 'there are none' : objectionToFans(team, team.fans - 1)}
          onMore={() => set(team.fans + 1)}
          onFewer={() => set(team.fans - 1)}
        />
      ) : (
        <b>{team.fans}</b>
      )}
    </Line>
  )
}

const SponsorLine = ({ team, faults, edit }: StaffTableProps): ReactNode => {
  const { league, edition } = bookOf(team)
  const sponsor = league.sponsorship
  if (!sponsor) return null
  const wearer = team.players.find(({ id }) => id === team.sponsored)
  const skill = edition.skills.find(({ id }) => id === sponsor.skill)?.name ?? sponsor.skill
  return (
    <Line
      place={places.field('sponsored')}
      name={sponsor.name}
      price={`${gold(sponsor.cost)}, gives ${skill}`}
      faults={faults}
    >
      {edit ? (
        <select
          aria-label={sponsor.name}
          value={team.sponsored}
          onChange={({ target }) => edit.change('sponsor', withSponsored(team, target.value))}
        >
          <option value="">Nobody</option>
          {team.players.map((player) => (
            <option key={player.id} value={player.id}>
              {called(player)}
            </option>
          ))}
        </select>
      ) : (
        <b>{wearer ? called(wearer) : 'nobody'}</b>
      )}
    </Line>
  )
}

export const StaffTable = (props: StaffTableProps): ReactNode => {
  const { team } = props
  const book = bookOf(team)
  // Staff that this list cannot have is shown if the team has it all the same, with its fault.
  const kinds = staffKinds.filter((kind) => {
    const rule = book.league.staff[kind]
    return team.staff[kind] > 0 || (rule !== null && mayHave(book, rule))
  })
  return (
    <section className="staff">
      <h2>{team.campaign ? 'Staff' : 'Staff and fans'}</h2>
      <ul className="staff-lines">
        {kinds.map((kind) => (
          <StaffLine key={kind} {...props} kind={kind} />
        ))}
        {!team.campaign && <FansLine {...props} />}
        <SponsorLine {...props} />
      </ul>
    </section>
  )
}

// Whether a player of a new campaign team is hired as a star. Neighbours: ../SquadRow.tsx; StarRolls.tsx rolls for his skills.
import {
  bookOf,
  called,
  gold,
  hiringCost,
  isUndead,
  type Team,
  type TeamPlayer,
  withHiredStar,
} from '@double-skulls/league'
import type { ReactNode } from 'react'
import type { Edit } from '../useTeamEditor.ts'
import { Rank } from './CampaignCareer.tsx'

interface StarTickProps {
  readonly team: Team
  readonly player: TeamPlayer
  readonly edit: Edit
}

/** What it costs on top of his position; the Undead make their own stars later. */
export const StarTick = ({ team, player, edit }: StarTickProps): ReactNode => {
  const { campaign } = player
  if (!campaign) return null
  if (isUndead(team)) return <Rank career={campaign} />
  const book = bookOf(team)
  const as = (rank: 'star' | 'experienced'): number => hiringCost(book, { ...player, campaign: { ...campaign, rank } })
  const star = campaign.rank === 'star'
  return (
    <label className="star-tick">
      <input
        type="checkbox"
        checked={star}
        onChange={({ target }) =>
          edit.change(
            target.checked ? `make ${called(player)} a star` : `${called(player)} is no star`,
            withHiredStar(team, player.id, target.checked),
          )
        }
      />
      <span className={star ? 'rank star' : ''}>
        <span className="unseen">{called(player)}: </span>star, +{gold(as('star') - as('experienced'))}
      </span>
    </label>
  )
}

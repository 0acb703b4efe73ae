// What a player of a full campaign has beside what others have: rank, points, mood, injuries. Neighbours: ../SquadRow.tsx,
// the league has the words.
import { spelledOut } from '@double-skulls/engine'
import { ailmentWords, type CampaignCareer as Career, gold, rankNames } from '@double-skulls/league'
import type { ReactNode } from 'react'

const facts = (career: Career): readonly string[] => [
  ...(career.starPoints > 0 ? [`${career.starPoints} Star Player Points`] : []),
  ...(career.starPotential > 0 ? [`star potential ${career.starPotential}`] : []),
  ...(career.experience > 0 ? [`experience ${career.experience}`] : []),
  ...(career.training > 0 ? [`training ${career.training}`] : []),
  ...(career.makeweight ? ['a Makeweight'] : []),
  ...(career.items ?? []).map((item) => spelledOut(item)),
  ...(career.spells ?? []).map((spell) => `the spell ${spelledOut(spell)}`),
  ...(career.bid > 0 ? [`a Freebooter for ${gold(career.bid)}`] : []),
]

const troubles = (career: Career): readonly string[] => [
  ...career.ailments.map(ailmentWords),
  ...(career.disenchantment > 0 ? [`disenchanted ${career.disenchantment}`] : []),
  ...(career.owed > 0 ? [`owed ${gold(career.owed)}`] : []),
]

/** What he is recorded as. */
export const Rank = ({ career }: { readonly career: Career }): ReactNode => (
  <span className={`rank ${career.rank}`}>{rankNames[career.rank]}</span>
)

export const CampaignCareer = ({ career }: { readonly career: Career }): ReactNode => {
  const wrong = troubles(career)
  const told = facts(career)
  if (wrong.length + told.length === 0) return null
  return (
    <p className="career">
      {wrong.length > 0 && <b className="injury">{wrong.join(' · ')}</b>} {told.join(' · ')}
    </p>
  )
}

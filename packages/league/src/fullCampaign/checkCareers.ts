// Faults of the careers in a campaign team: ranks of a new team, skills of stars, points, injuries. Neighbours: checkCampaign.ts
// calls it, campaignCareer.ts has the fields, starGeneration.ts makes stars.
import { type Book, skillIn } from '../book.ts'
import { called, faultOf } from '../checkPlayers.ts'
import type { Fault, FaultKind } from '../fault.ts'
import { isNew, type Team, type TeamPlayer } from '../team.ts'
import { type CampaignCareer, isLaidUp } from './campaignCareer.ts'

type Finding = readonly [kind: FaultKind, field: string, message: string, remedy: string]

const starFaults = (book: Book, player: TeamPlayer, { rank, starPoints }: CampaignCareer): Finding[] => {
  const spent = player.advances.reduce((sum, { points }) => sum + points, 0)
  const strange = player.advances.find(
    ({ source, gained }) =>
      source !== 'star' || !(book.edition.profile.names.some((name) => name === gained) || skillIn(book, gained)),
  )
  // His card says what he can do.
  if (player.kind === 'star') return []
  if (rank !== 'star')
    return starPoints > 0 || player.advances.length > 0
      ? [
          [
            'star',
            'campaign.rank',
            'only a star has skills of his own and Star Player Points',
            'write "star", or take them back',
          ],
        ]
      : []
  if (strange) return [['star', 'advances', `"${strange.gained}" is nothing that a star is born with`, 'take it back']]
  if (starPoints === 0)
    return [['star', 'campaign.starPoints', 'he is a star, and nobody has rolled for his skills', 'roll for them']]
  return spent > starPoints
    ? [
        [
          'star',
          'advances',
          `they took ${spent} Star Player Points, and he has ${starPoints}`,
          'take some of them back',
        ],
      ]
    : []
}

const freshFields = ['experience', 'training', 'disenchantment', 'owed', 'bid', 'starPotential'] as const

/** Whoever was hired for a new team is Experienced or a star, and nothing has happened to him. */
const freshFaults = (player: TeamPlayer, career: CampaignCareer): Finding[] => {
  const marked = freshFields.filter((field) => career[field] !== 0)
  return [
    ...(career.rank === 'experienced' || career.rank === 'star'
      ? []
      : [
          [
            'campaign',
            'campaign.rank',
            `a new team hires nobody who is ${career.rank}`,
            'write "experienced"',
          ] as const,
        ]),
    ...marked.map(
      (field) => ['campaign', `campaign.${field}`, `${career[field]} before his first game`, 'write 0'] as const,
    ),
    ...(career.ailments.length > 0 || player.lasting.length > 0
      ? [['injury', 'campaign.ailments', 'he is hurt before his first game', 'take his injuries off'] as const]
      : []),
  ]
}

const laidUpFaults = (player: TeamPlayer, career: CampaignCareer): Finding[] =>
  isLaidUp(career) === player.missesNextGame
    ? []
    : [
        [
          'injury',
          'missesNextGame',
          `by his injuries he ${isLaidUp(career) ? 'misses' : 'plays'} the next game`,
          `write ${isLaidUp(career)}`,
        ],
      ]

export const checkCareers = (book: Book, team: Team): Fault[] =>
  team.players.flatMap((player) => {
    const { campaign } = player
    if (!campaign) return []
    const found = [
      ...starFaults(book, player, campaign),
      ...(isNew(team) ? freshFaults(player, campaign) : []),
      ...laidUpFaults(player, campaign),
    ]
    return found.map(([kind, field, message, remedy]) =>
      faultOf(team, player, kind, field, `${called(player)}: ${message}`, remedy),
    )
  })

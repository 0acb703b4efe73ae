// Every fault of a campaign team: its players, First Team and bench, stars, Apothecary and money. Neighbours: ../check.ts calls it,
// checkAccounts.ts, checkUndead.ts and checkCareers.ts have parts of it.
import { keepCompany } from '@double-skulls/engine'
import { type Book, entryOf, knownPositions, skillIn } from '../book.ts'
import { called, checkNumbers, faultOf } from '../checkPlayers.ts'
import { type Fault, teamFault } from '../fault.ts'
import { toPlayerSpec } from '../lineUp.ts'
import { placesTaken } from '../places.ts'
import { isNew, type Team, type TeamPlayer } from '../team.ts'
import { checkAccounts } from './checkAccounts.ts'
import { checkCareers } from './checkCareers.ts'
import { checkUndead } from './checkUndead.ts'
import { proposalsCampaign } from './proposals.ts'
import { firstTeam, isUndead } from './races.ts'
import { mutantRaces } from './trades.ts'

/** Why the list has nobody of that name: mutants and Berserkers are of few races. */
const unknownPosition = (book: Book, team: Team, player: TeamPlayer): Fault => {
  const fault = (kind: 'position' | 'mutant', message: string, remedy: string): Fault =>
    faultOf(team, player, kind, 'position', `${called(player)}: ${message}`, remedy)
  if (player.position.includes(' with '))
    return fault('mutant', `"${player.position}" is none: only ${mutantRaces.join(', ')} can be mutants`, 'change it')
  if (player.position.includes('Berserker'))
    return fault('position', `"${player.position}" is none: only Norse can be Berserkers`, 'change his position')
  return fault(
    'position',
    `${book.roster.name} has no position "${player.position}"`,
    `take one of ${knownPositions(book.roster)}`,
  )
}

const checkPositions = (book: Book, team: Team): Fault[] =>
  team.players.filter((player) => !entryOf(book, player)).map((one) => unknownPosition(book, team, one))

/** A Freebooter of a star card, who stays for a retainer. */
const isOfCard = ({ kind, campaign }: TeamPlayer): boolean => kind === 'star' && (campaign?.bid ?? 0) > 0

/** Everybody has the career of a campaign, and is a member: whoever plays one match only is on no list. */
const checkMembers = (team: Team): Fault[] =>
  team.players.flatMap((player) => [
    ...(player.campaign
      ? []
      : [faultOf(team, player, 'campaign', 'campaign', `${called(player)} has no campaign record`, 'hire him again')]),
    ...(player.kind === 'hired' || isOfCard(player)
      ? []
      : [faultOf(team, player, 'guest', 'kind', `${called(player)} plays one match only`, 'take him off the list')]),
  ])

const FEWEST = proposalsCampaign.fewestToField.value

const checkFirstTeam = (book: Book, team: Team): Fault[] => {
  const most = book.league.campaign?.firstTeam ?? 0
  const first = firstTeam(team)
  const places = placesTaken(book, first)
  const laidUp = first.filter(({ missesNextGame }) => missesNextGame)
  return [
    ...(isNew(team) && first.length < FEWEST
      ? [
          teamFault(
            'tooFewPlayers',
            'players',
            `the First Team has ${first.length} of at least ${FEWEST} players`,
            `hire ${FEWEST - first.length} more`,
          ),
        ]
      : []),
    ...(places > most
      ? [
          teamFault(
            'tooManyPlayers',
            'players',
            `the First Team takes ${places} places, and ${most} are the most; a Large Monster takes two`,
            'send somebody to the bench',
          ),
        ]
      : []),
    ...laidUp.map((player) =>
      faultOf(
        team,
        player,
        'bench',
        'campaign.bench',
        `${called(player)} cannot play and is of the First Team`,
        'send him to the bench until he recovers',
      ),
    ),
  ]
}

/** Limits of the list that count who plays together: two Kickers. */
const checkShared = (book: Book, team: Team): Fault[] =>
  Object.entries(book.roster.mostWith ?? {}).flatMap(([skill, most]) =>
    firstTeam(team)
      .filter((player) => entryOf(book, player)?.skills.includes(skill))
      .slice(most)
      .map((player) =>
        faultOf(
          team,
          player,
          'positionLimit',
          'position',
          `${called(player)} is beyond the ${most} of the First Team who may have ${skillIn(book, skill)?.name ?? skill}`,
          'send him to the bench',
        ),
      ),
  )

/** Nobody plays beside those whom he cannot stand. */
const checkCompany = (book: Book, team: Team): Fault[] => {
  const known = team.players.filter((player) => entryOf(book, player))
  const specs = known.map((player) => toPlayerSpec(team, player))
  return known.flatMap((player, i) => {
    const other = known.find(
      (_, j) => j < i && !keepCompany(book.edition.rules.lineUp, (id) => skillIn(book, id), specs[i], specs[j]),
    )
    const message = other && `${called(player)} and ${called(other)} do not play in one team`
    return message
      ? [faultOf(team, player, 'positionLimit', 'position', message, 'take one of the two off the list')]
      : []
  })
}

const checkBudget = ({ league }: Book, team: Team): Fault[] => {
  const { budget = 0, undeadBudget = 0 } = league.campaign ?? {}
  const due = isUndead(team) ? undeadBudget : budget
  return isNew(team) && team.budget !== due
    ? [teamFault('budget', 'budget', `campaign teams are founded with ${due}, not ${team.budget}`, `write ${due}`)]
    : []
}

const checkStaffless = (team: Team): Fault[] =>
  Object.entries(team.staff)
    .filter(([kind, count]) => count !== 0 && kind !== 'cheerleaders')
    .map(([kind]) => teamFault('staffUnknown', `staff.${kind}`, 'campaign teams hire none of these', 'write 0'))

export const checkCampaignTeam = (book: Book, team: Team): Fault[] => {
  if (!book.league.campaign)
    return [teamFault('campaign', 'campaign', `${book.edition.id} has no full campaigns`, 'leave the field out')]
  if (team.exhibition)
    return [teamFault('exhibition', 'exhibition', 'a team of campaigns plays no single matches', 'leave the field out')]
  const lost = [...checkNumbers(team), ...checkMembers(team), ...checkPositions(book, team)]
  return [
    ...lost,
    ...checkFirstTeam(book, team),
    ...checkShared(book, team),
    ...(lost.length > 0 ? [] : checkCompany(book, team)),
    ...checkCareers(book, team),
    ...(isUndead(team) ? checkUndead(book, team) : []),
    ...checkBudget(book, team),
    ...checkStaffless(team),
    ...(lost.length > 0 ? [] : checkAccounts(team)),
  ]
}

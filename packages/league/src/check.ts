// Finds every fault of a team by the rules of its edition; changes nothing. Neighbours: fault.ts lists the kinds,
// checkPlayers.ts and checkCareer.ts check the players, value.ts has the prices.
import { hiddenIn, withArticle } from '@double-skulls/engine'
import { BadTeam, type Book, bookOf, listsOf } from './book.ts'
import { called, checkPlayers } from './checkPlayers.ts'
import { type Fault, type FaultKind, gold, teamFault } from './fault.ts'
import { checkCampaignTeam } from './fullCampaign/checkCampaign.ts'
import { isNew, playerOf, staffKinds, type Team } from './team.ts'
import { foundingCost, leastFans, mayHave } from './value.ts'

const checkList = ({ league, edition, roster }: Book, team: Team): Fault[] => {
  const choices = roster.chooseOne ?? []
  return [
    ...(league.closed.includes(roster.id)
      ? [
          teamFault(
            'closedList',
            'roster',
            `${roster.name} teams do not take part in ${edition.id}`,
            `take one of ${listsOf(league, edition)
              .map(({ id }) => id)
              .join(', ')}`,
          ),
        ]
      : []),
    ...(choices.length > 0 && !choices.includes(team.specialRule)
      ? [
          teamFault(
            'specialRule',
            'specialRule',
            `${withArticle(roster.name)} team chooses a special rule, not "${team.specialRule}"`,
            `take one of ${choices.join(', ')}`,
          ),
        ]
      : []),
    ...(choices.length === 0 && team.specialRule !== ''
      ? [teamFault('specialRule', 'specialRule', `${roster.name} teams choose no special rule`, 'leave it empty')]
      : []),
  ]
}

/** The names of the team, its coach and its players have only visible characters. */
const checkNames = (team: Team): Fault[] =>
  [
    { where: 'name', text: team.name, player: '' },
    { where: 'coach', text: team.coach, player: '' },
    ...team.players.map((player, i) => ({ where: `players[${i}].name`, text: called(player), player: player.id })),
  ].flatMap(({ where, text, player }) => {
    const hidden = hiddenIn(text)
    const message = `${text} has the character ${hidden}, which cannot be seen`
    return hidden === '' ? [] : [{ ...teamFault('name', where, message, 'leave it out'), player }]
  })

const checkStaff = (book: Book, team: Team): Fault[] =>
  staffKinds.flatMap((kind) => {
    const rule = book.league.staff[kind]
    const count = team.staff[kind]
    const where = `staff.${kind}`
    if (count === 0) return []
    if (!rule) return [teamFault('staffUnknown', where, `${book.edition.id} has none to hire`, 'write 0')]
    if (!mayHave(book, rule))
      return [teamFault('staffTeam', where, `${book.roster.name} teams have no ${rule.name}`, 'write 0')]
    return rule.most !== null && count > rule.most
      ? [teamFault('staffLimit', where, `${rule.name}: ${count}, and ${rule.most} is the most`, `write ${rule.most}`)]
      : []
  })

const checkFans = (book: Book, team: Team): Fault[] => {
  const { fans } = book.league
  const least = leastFans(book, team)
  if (team.fans < least) return [teamFault('fans', 'fans', `${fans.name} is never below ${least}`, `write ${least}`)]
  return isNew(team) && team.fans > fans.mostAtStart
    ? [
        teamFault(
          'fans',
          'fans',
          `${fans.name} of a new team: ${fans.mostAtStart} at most, not ${team.fans}`,
          `write ${fans.mostAtStart}`,
        ),
      ]
    : []
}

const checkSponsor = (book: Book, team: Team): Fault[] => {
  if (team.sponsored === '') return []
  const fault = (message: string, remedy: string): Fault[] => [teamFault('sponsor', 'sponsored', message, remedy)]
  if (!book.league.sponsorship) return fault(`there is no sponsor in ${book.edition.id}`, 'leave it empty')
  // A sponsored player who already has the skill is reported with his advances.
  return playerOf(team, team.sponsored)
    ? []
    : fault(`there is no player "${team.sponsored}"`, 'name a player by his id, or leave it empty')
}

const checkTrophy = ({ league, edition }: Book, team: Team): Fault[] => {
  if (!team.trophy) return []
  const fault = (message: string): Fault[] => [teamFault('trophy', 'trophy', message, 'leave the field out')]
  if (!league.redraft) return fault(`${edition.id} has no trophy to hold`)
  return isNew(team) ? fault('a team that has not played has won no season') : []
}

/** Faults that leave a price unknown, so that the money cannot be checked. */
const PRICELESS: readonly FaultKind[] = ['position', 'starUnknown']

/** Faults of players who have to leave: their cost is not also reported as a fault. */
const LEAVERS: readonly FaultKind[] = ['guest', 'starPerMatch', 'starTeam', 'starTwice', 'positionLimit', 'bigGuys']

const checkMoney = ({ league }: Book, team: Team, faults: readonly Fault[]): Fault[] => {
  const kept = league.treasury && !team.exhibition
  if (!kept && team.treasury !== 0)
    return [teamFault('treasury', 'treasury', 'nothing is kept in a treasury here', 'write 0')]
  if (!isNew(team))
    return team.treasury < 0
      ? [teamFault('treasury', 'treasury', `nobody owes gold: ${gold(team.treasury)} cannot be`, 'write 0')]
      : []
  if (faults.some(({ kind }) => PRICELESS.includes(kind))) return []
  const leaving = new Set(faults.filter(({ kind }) => LEAVERS.includes(kind)).map(({ player }) => player))
  const cost = foundingCost({ ...team, players: team.players.filter(({ id }) => !leaving.has(id)) })
  if (cost > team.budget)
    return [
      teamFault(
        'budget',
        'budget',
        `the team costs ${gold(cost)}, and ${gold(team.budget)} were there to spend`,
        `save ${gold(cost - team.budget)}`,
      ),
    ]
  // Reported only without other faults: correcting those changes the treasury anyway.
  return kept && faults.length === 0 && team.treasury !== team.budget - cost
    ? [
        teamFault(
          'treasury',
          'treasury',
          `${gold(team.budget - cost)} of the budget are left, not ${gold(team.treasury)}`,
          `write ${team.budget - cost}`,
        ),
      ]
    : []
}

/** A league's own requirements. */
export interface LeagueDemands {
  /** The league's budget, instead of the edition's. */
  readonly budget?: number
}

/** The league's budget overrides the edition's; teams for single matches may have any budget within the limits. */
const checkBudget = ({ league, edition }: Book, team: Team, demands: LeagueDemands): Fault[] => {
  if (!team.exhibition && league.singleMatches)
    return [
      teamFault(
        'exhibition',
        'exhibition',
        `${edition.id} is played in single matches only, and so are its teams`,
        'write true',
      ),
    ]
  if (team.exhibition && !league.exhibition)
    return [
      teamFault('exhibition', 'exhibition', `${edition.id} drafts no teams for single matches`, 'leave the field out'),
    ]
  if (team.exhibition && league.exhibition && demands.budget === undefined) {
    const [least, most] = league.exhibition.budget
    return team.budget >= least && team.budget <= most
      ? []
      : [
          teamFault(
            'budget',
            'budget',
            `teams for single matches are drafted with ${least === most ? '' : `${gold(least)} to `}${gold(most)}, not ${gold(team.budget)}`,
            `write ${least}`,
          ),
        ]
  }
  const budget = demands.budget ?? league.budget
  return isNew(team) && team.budget !== budget
    ? [
        teamFault(
          'budget',
          'budget',
          `teams are founded with ${gold(budget)}, not ${gold(team.budget)}`,
          `write ${budget}, or ask the league for its own budget`,
        ),
      ]
    : []
}

const openBook = (team: Team): Book | Fault => {
  try {
    return bookOf(team)
  } catch (error) {
    if (!(error instanceof BadTeam)) throw error
    return teamFault(error.where === 'edition' ? 'edition' : 'roster', error.where, error.what, error.remedy)
  }
}

/** Every fault of a team by the rules of its edition; none for a legal team. Changes nothing. */
export const checkTeam = (team: Team, demands: LeagueDemands = {}): readonly Fault[] => {
  const book = openBook(team)
  if ('kind' in book) return [book]
  if (team.campaign) return [...checkList(book, team), ...checkNames(team), ...checkCampaignTeam(book, team)]
  const faults = [
    ...checkList(book, team),
    ...checkNames(team),
    ...checkPlayers(book, team),
    ...checkStaff(book, team),
    ...checkFans(book, team),
    ...checkSponsor(book, team),
    ...checkTrophy(book, team),
    ...checkBudget(book, team, demands),
  ]
  return [...faults, ...checkMoney(book, team, faults)]
}

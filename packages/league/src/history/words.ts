// A line of a team's history in English. Neighbours: events.ts lists the lines, the CLI prints them after a match, the
// client on the team page.
import { characteristics, type DirtyTricks, injuriesOf, spelledOut } from '@double-skulls/engine'
import { bookOf, skillIn, starIn } from '../book.ts'
import { counted, tallied } from '../counted.ts'
import { gold } from '../fault.ts'
import { ailmentWords } from '../fullCampaign/campaignWords.ts'
import { patientIn } from '../fullCampaign/ward.ts'
import { handicapNamed } from '../handicaps/handicapTable.ts'
import { shirtOf } from '../postMatch/afterMatch.ts'
import { ageWords } from '../postMatch/ageing.ts'
import type { Team, TeamEvent } from '../team.ts'
import { gainedBy, type HistoryEvent, type HistoryLine, isHistoryEvent } from './events.ts'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const endings: { readonly [E in HistoryLine<'match'>['by']]: string } = {
  touchdowns: '',
  turnCap: ' on touchdowns, when the last turn was over',
  overtime: ' in overtime',
  shootOut: ' after a shoot-out',
  concession: ' by concession',
  excusedConcession: ' by concession, with too few players to go on',
  forfeit: ': the opponent did not come',
}

const results = { win: 'won', draw: 'drew', loss: 'lost' } as const

const matchWords = ({ outcome, by, score, casualties, friendly }: HistoryLine<'match'>): string => {
  const hurt = by === 'forfeit' ? '' : `; casualties ${casualties.join('–')}`
  return `${friendly ? 'a friendly: ' : ''}${results[outcome]} ${score.join('–')}${endings[by]}${hurt}`
}

/** The name of a skill or characteristic. */
const gainedName = (team: Team, id: string): string => {
  const skill = skillIn(bookOf(team), id)
  if (skill) return skill.name
  return characteristics.some((one) => one === id) ? `+1 ${id}` : `the rank ${id}`
}

const wareName = (team: Team, what: string): string => {
  const book = bookOf(team)
  const star = /^star (.+)$/.exec(what)?.[1]
  if (star !== undefined) return starIn(book, star)?.name ?? star
  return book.edition.inducements.find(({ id }) => id === what)?.name ?? spelledOut(what)
}

const injuryName = (team: Team, id: string): string => {
  const known = injuriesOf(bookOf(team).edition.tables.casualty)
  return known.find((row) => row.id === id)?.name ?? spelledOut(id)
}

const inducementWords = (team: Team, { bought, paid, stake }: HistoryLine<'inducements'>): string => {
  const names = bought.map((what) => wareName(team, what))
  return [
    names.length > 0 ? `hired for the match: ${listed(tallied(names))}` : 'took gold along for the match',
    paid === 0 ? 'nothing of it out of the treasury' : `${gold(paid)} out of the treasury`,
    ...(stake > 0 ? [`${gold(stake)} of it bet on the own win`] : []),
  ].join('; ')
}

const hiredWords = ({ player, position, price }: HistoryLine<'hired'>): string =>
  `${player === undefined ? `hired: ${position}` : `stays with the team: ${player}, ${position}`}, for ${price === 0 ? 'nothing' : gold(price)}`

const recoveredWords = ({ player, from, to }: HistoryLine<'recovered'>): string => {
  const healed = [...from]
  for (const which of to) healed.splice(healed.indexOf(which), 1)
  return healed.length === 0
    ? `${player} has recovered from an old injury`
    : `${player} has recovered: ${listed(healed)} ${healed.length === 1 ? 'is' : 'are'} as before`
}

const mistakeNames = {
  averted: 'none',
  minor: 'a minor one',
  major: 'a major one',
  catastrophe: 'a catastrophe',
} as const

const staffName = (team: Team, kind: HistoryLine<'bought'>['staff']): string =>
  bookOf(team).league.staff[kind]?.name ?? spelledOut(kind)

const trickWords = ({ assassin, drugs, playerBribes, refereeBribes, spies }: DirtyTricks): readonly string[] => [
  ...(assassin ? [`${assassin.kind === 'ninja' ? 'a ninja' : 'an assassin'} for #${assassin.target}`] : []),
  ...(drugs ?? []).map((number) => `drugs for #${number}`),
  ...(playerBribes ?? []).map(({ target, amount }) => `a bribe of ${gold(amount)} for #${target}`),
  ...(refereeBribes ? [`${counted(refereeBribes.count, 'bribe')} of ${gold(refereeBribes.amount)} for referees`] : []),
  ...(spies ? [counted(spies, 'spy', 'spies')] : []),
]

const wardWords = (team: Team, patients: readonly string[]): string => {
  if (patients.length === 0) return 'everybody is well again'
  const words = patients.flatMap((patient) => {
    const one = patientIn(patient)
    const player = one && [...team.players, ...team.former].find(({ id }) => id === one.id)
    return one ? [`${player ? shirtOf(player) : one.id}: ${ailmentWords(one.ailment)}`] : []
  })
  return `in the ward: ${words.join('; ')}`
}

const wordsFor = (team: Team, event: HistoryEvent): string => {
  switch (event.what) {
    case 'imported':
      return `came from elsewhere: ${event.from}`
    case 'inducements':
      return inducementWords(team, event)
    case 'handicaps':
      return `handicaps: ${listed(event.rolled.map((id) => handicapNamed(id)?.name ?? spelledOut(id)))}`
    case 'match':
      return matchWords(event)
    case 'mostValuable':
      return `most valuable player: ${event.player}${event.points > 0 ? `, ${counted(event.points, 'point')}` : ', to nobody’s use'}`
    case 'winnings':
      return `winnings: ${event.amount === 0 ? 'none' : gold(event.amount)}`
    case 'fans':
      return `${bookOf(team).league.fans.name}: ${event.from} to ${event.to}`
    case 'fanDrift':
      return `after three ${event.by > 0 ? 'wins' : 'losses'} in a row the fans’ ${spelledOut(event.which)} is ${event.by > 0 ? 'better' : 'worse'}`
    case 'tricks':
      return `dirty tricks: ${listed(trickWords(event.own))}; of the opponents: ${listed(trickWords(event.other))}`
    case 'ward':
      return wardWords(team, event.patients)
    case 'upkeep':
      return `${event.player} asked for ${gold(event.amount)} and was paid`
    case 'refused':
      return `${event.player} asked for ${gold(event.amount)}, was not paid and misses the next match`
    case 'injury':
      return `${event.player} is hurt: ${listed(event.injuries.map((id) => injuryName(team, id)))}`
    case 'aged':
      return `${event.player} has aged: ${ageWords(event)}`
    case 'death':
      return `${event.player} is dead`
    case 'left':
      return `${event.player} has left`
    case 'dismissed':
      return `${event.player} was dismissed`
    case 'rests':
      return `${event.player} rests for the season`
    case 'improved':
      return `${event.player} gains ${listed(gainedBy(event).map((id) => gainedName(team, id)))}`
    case 'expenses':
      return `spiralling expenses: ${gold(event.amount)}${event.amount < event.due ? ` of ${gold(event.due)} due` : ''}`
    case 'hired':
      return hiredWords(event)
    case 'bought':
      return `bought: ${staffName(team, event.staff)}, for ${gold(event.price)}`
    case 'dropped':
      return `given up: ${staffName(team, event.staff)}`
    case 'mistake':
      return `expensive mistakes: ${mistakeNames[event.mistake]}${event.lost > 0 ? `, ${gold(event.lost)} lost` : ''}`
    case 'prize':
      return `prize for place ${event.place}: ${gold(event.amount)}`
    case 'trophy':
      return 'won the trophy'
    case 'trophyLost':
      return 'handed the trophy on'
    case 'recovered':
      return recoveredWords(event)
    case 'redraft':
      return `redrafted with ${gold(event.budget)}`
    case 'rehired':
      return `asked back: ${event.player}, for ${gold(event.price)}`
    case 'season':
      return `the season is over: ${counted(event.games, 'game')}, ${event.wins} won, ${event.draws} drawn`
    default:
      return event satisfies never
  }
}

/** A line of a team's history as an English sentence; a line of an unknown kind gives only its name. */
export const historyWords = (team: Team, event: TeamEvent): string =>
  isHistoryEvent(event) ? wordsFor(team, event) : spelledOut(event.what)

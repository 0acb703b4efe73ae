// Before and after a match as entries, and the table of handicaps: numbers from the league's rules and tables, sentences from words/.
// Neighbours: entries.ts gathers them, words/league.ts, words/third/league.ts and words/third/handicaps.ts.
import { amountText, type Engine } from '@double-skulls/engine'
import {
  ageingResults,
  ageingTargets,
  counted,
  type Handicap,
  type HandicapSubject,
  handicapRolls,
  handicapTable,
  hasHandicaps,
  type LeagueRules,
  leagueRulesOf,
  starRollTable,
} from '@double-skulls/league'
import { type EntryMaker, entry } from './entries.ts'
import { titleOf } from './titles.ts'

const span = (from: number, to: number): string =>
  from === to ? String(from) : to === Number.POSITIVE_INFINITY ? `${from} and more` : `${from}–${to}`

/** The span of each row of a table that stores the last number of a row only. */
const spans = (rows: readonly { readonly upTo: number }[], first: number): readonly string[] =>
  rows.map(({ upTo }, i) => span(i === 0 ? first : rows[i - 1].upTo + 1, upTo))

const handicapFacts = (): readonly string[] => {
  const gaps = spans(handicapRolls, 0)
  return handicapRolls.map(({ rolls, chosen, awards }, i) => {
    const given = [
      rolls === 0 ? 'none' : counted(rolls, 'roll'),
      ...(chosen > 0 ? [`${chosen} of choice`] : []),
      ...(awards > 0 ? [counted(awards, 'extra award')] : []),
    ]
    return `gap ${gaps[i]}: ${given.join(', ')}`
  })
}

const starRollFacts = ({ careers }: LeagueRules, hasTable: boolean): readonly string[] => {
  const points = (careers?.levels ?? []).map((level) => level.points)
  return [
    ...(points.some((one) => one > 0) ? [`at ${points.join(', ')} points`] : []),
    ...(careers?.otherLevels ? [`or, by a league's choice, at ${levelsOf(careers.otherLevels)}`] : []),
    ...(hasTable
      ? starRollTable.map(
          ({ from, upTo, raises }) => `${span(from, upTo)} ${raises === '' ? 'a skill' : `+1 ${raises}`}`,
        )
      : []),
  ]
}

type OtherLevels = NonNullable<NonNullable<LeagueRules['careers']>['otherLevels']>

const levelsOf = ({ review = [] }: OtherLevels): string => review.map(({ points }) => points).join(', ')

const ageingFacts = (): readonly string[] => {
  const rows = spans(ageingResults, 2)
  return [
    `${ageingTargets.map((target) => `${target}+`).join(', ')} from the first star roll to the last`,
    ...ageingResults.map(({ niggling, lowers }, i) => `${rows[i]} ${niggling ? 'a niggling injury' : `−1 ${lowers}`}`),
  ]
}

const awardNames: { readonly [deed: string]: string } = {
  completion: 'completion',
  throw: 'team-mate thrown',
  deflection: 'deflection',
  interception: 'interception',
  casualty: 'casualty',
  touchdown: 'touchdown',
  mostValuable: 'most valuable player',
}

const awardFacts = ({ careers }: LeagueRules): readonly string[] =>
  Object.entries(careers?.awards ?? {}).map(([deed, points]) => `${awardNames[deed] ?? deed} ${points}`)

const facts = (engine: Engine, id: string): readonly string[] => {
  const league = leagueRulesOf(engine.rules.base)
  if (!league) return []
  if (id === 'starRolls') return starRollFacts(league, league.afterMatch.includes('starRolls'))
  if (id === 'starPlayerPoints') return awardFacts(league)
  if (id === 'ageing') return ageingFacts()
  if (id === 'handicaps') return handicapFacts()
  if (id === 'teamValue' || id === 'teamRating') return [`${amountText(league.budget)} gold pieces to start with`]
  return []
}

export const leagueEntries: EntryMaker = (engine, words) =>
  Object.entries(words.league).map(([id, text]) => entry('league', id, titleOf(id), { text, facts: facts(engine, id) }))

const subjects: { readonly [S in HandicapSubject]: string } = {
  ownTeam: 'the own team',
  ownPlayerChosen: 'an own player of choice',
  ownPlayerDrawn: 'an own player by lot',
  foes: 'the opponents',
  foeChosen: 'an opponent of choice',
  foesDrawn: 'by lot',
  foeWithMostPoints: 'the opponent with the most points',
  foesWithNiggling: 'opponents with niggling injuries',
  foesStaffChosen: 'one of the opponents’ staff, of choice',
  match: 'the match',
}

const subjectWords = ({ subject, lot = 1 }: Handicap): string => {
  if (subject !== 'foesDrawn') return subjects[subject]
  return lot === 1 ? 'an opponent by lot' : `${String(lot).toUpperCase()} opponents by lot`
}

export const handicapEntries: EntryMaker = (engine, words) =>
  hasHandicaps(engine.edition)
    ? handicapTable.map((one) =>
        entry('handicap', one.id, one.name, {
          text: words.handicap[one.id] ?? '',
          roll: String(one.roll),
          facts: [subjectWords(one)],
        }),
      )
    : []

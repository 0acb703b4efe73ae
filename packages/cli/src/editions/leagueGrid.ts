// Leagues of the editions side by side: how teams are measured, what comes before and after a match, how players grow. Neighbours:
// grids.ts has the match, stepWords.ts the names of the steps, editionsPage.ts prints.
import { amountText, type Edition } from '@double-skulls/engine'
import { handicapTable, hasHandicaps, type LeagueRules, leagueRulesOf } from '@double-skulls/league'
import type { Grid, Row } from './grid.ts'
import { stepWords } from './stepWords.ts'
import { list, NONE, signed, yesOrNo } from './words.ts'

const inOrder = (steps: readonly string[]): string => (steps.length === 0 ? NONE : steps.join('; '))

const deedWords: { readonly [deed: string]: string } = {
  throw: 'team-mate thrown',
  mostValuable: 'most valuable player',
}

const awardWords = ({ careers }: LeagueRules): string =>
  list(Object.entries(careers?.awards ?? {}).map(([deed, points]) => `${deedWords[deed] ?? deed} ${points}`))

const levelWords = ({ careers }: LeagueRules): string =>
  careers?.paid ? 'points are spent' : list((careers?.levels ?? []).map(({ points }) => String(points)))

const otherLevels = ({ careers }: LeagueRules): string =>
  list((careers?.otherLevels?.review ?? []).map(({ points }) => String(points)))

const limitsWords = ({ characteristics }: LeagueRules): string =>
  characteristics === null ? NONE : signed(characteristics.most)

const priceWords = (rule: LeagueRules['staff']['wizards']): string =>
  typeof rule?.cost === 'number' ? amountText(rule.cost) : NONE

const rows: readonly (readonly [label: string, say: (league: LeagueRules) => string])[] = [
  ['gold pieces to start with', ({ budget }) => amountText(budget)],
  ['a team is measured by', ({ rated }) => (rated ? 'team rating' : 'team value')],
  ['before a match', ({ beforeMatch }) => inOrder(beforeMatch.map(stepWords))],
  [
    'handicaps of the weaker team',
    ({ edition }) => (hasHandicaps(edition) ? `D66, ${handicapTable.length} results` : NONE),
  ],
  ['after a match', ({ afterMatch }) => inOrder(afterMatch.map(stepWords))],
  ['points for', awardWords],
  ['points at which a player grows', levelWords],
  ['other points that a league may choose', otherLevels],
  ['players age', ({ afterMatch }) => yesOrNo(afterMatch.includes('starRolls'))],
  ['most a characteristic may rise', limitsWords],
  ['wizard as a member of the staff', ({ staff }) => priceWords(staff.wizards)],
]

export const leagueGrid = (editions: readonly Edition[]): Grid => ({
  title: 'Leagues',
  note: '',
  rowsApart: false,
  rows: rows.map(
    ([label, say]): Row => ({
      label,
      cells: editions.map(({ id }) => {
        const league = leagueRulesOf(id)
        return league ? say(league) : NONE
      }),
    }),
  ),
})

// What only leagues with ratings have: handicaps and what came of them, age, traits. Neighbours: seasonReport.ts prints
// it with the rest, the league's ratedNews.ts reads it from the histories.
import { ageWords, counted, handicapNamed, type RatedNews, skillName, type Team, tallied } from '@double-skulls/league'

interface TeamNews {
  readonly team: Team
  readonly news: RatedNews
}

const OUTCOMES = [
  ['win', 'won'],
  ['draw', 'drawn'],
  ['loss', 'lost'],
] as const

const handicapLine = ({ team, news: { handicapped } }: TeamNews): string[] => {
  if (handicapped.length === 0) return []
  const names = handicapped.flatMap(({ rolled }) => rolled.map((id) => handicapNamed(id)?.name ?? id))
  const ends = OUTCOMES.flatMap(([outcome, word]) => {
    const count = handicapped.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return [
    `  ${team.name}, ${counted(handicapped.length, 'match', 'matches')} (${ends.join(', ')}): ${tallied(names).join(', ')}`,
  ]
}

const ageLines = ({ team, news: { aged } }: TeamNews): string[] =>
  aged.map((one) => `  ${one.player}, ${team.name}: ${ageWords(one)}`)

const traitLines = ({ team, news: { traits } }: TeamNews): string[] =>
  traits.map(({ player, trait }) => `  ${player}, ${team.name}: ${skillName(team, trait)}`)

const section = (title: string, lines: readonly string[]): string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines : ['  none']),
]

export const ratedText = (all: readonly TeamNews[]): string[] => [
  ...section('Handicaps, by the teams that had them', all.flatMap(handicapLine)),
  ...section('Aged', all.flatMap(ageLines)),
  ...section('Traits gained', all.flatMap(traitLines)),
]

// Whom a team of a list may hire, as text: the list's own positions, then under a heading each those of a mixed team. Neighbours:
// commands/team.ts prints it, teamText.ts writes rosters and has the columns.
import { type Position, statText } from '@double-skulls/engine'
import { type Book, gold } from '@double-skulls/league'
import { type Align, columns } from './teamText.ts'

const table = ({ edition }: Book, positions: readonly Position[]): string[] => {
  const { profile, skills } = edition
  const nameOf = (id: string): string => skills.find((skill) => skill.id === id)?.name ?? id
  const rows = positions.map((one) => [
    one.name,
    String(one.max),
    ...profile.names.map((name) => statText(profile, name, one.stats[name])),
    gold(one.cost),
    one.skills.map(nameOf).join(', '),
  ])
  const align: Align[] = ['left', 'right', ...profile.names.map((): Align => 'right'), 'right', 'left']
  return columns([['Position', 'Most', ...profile.names, 'Price', 'Skills'], ...rows], align)
}

export const offersText = (book: Book): string[] => {
  const { edition, roster } = book
  const shared = Object.entries(roster.mostWith ?? {}).map(
    ([id, most]) =>
      `${most} players of all races together with ${edition.skills.find((one) => one.id === id)?.name ?? id}`,
  )
  return [
    `${roster.name} · ${edition.name}${shared.length > 0 ? ` · at most ${shared.join(', ')}` : ''}`,
    '',
    ...table(book, roster.positions),
    ...(roster.others ?? []).flatMap(({ name, positions }) => [
      '',
      `A mixed team: ${name}`,
      '',
      ...table(book, positions),
    ]),
  ]
}

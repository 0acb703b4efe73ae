// The flag --handicap: handicaps that both coaches agree on, as in home:51. Neighbours: commands/play.ts and
// leagueMatch/wishes.ts take it, packages/league has the table.
import { type Side, sides } from '@double-skulls/engine'
import { handicapNamed, handicapTable, hasHandicaps, leagueRules, type MatchOptions } from '@double-skulls/league'
import { type Flag, type Given, textOf } from './command.ts'
import { nearest, refuse } from './usage.ts'

const FLAG = 'handicap'

export const handicapFlag = (who = ''): Flag => ({
  name: FLAG,
  value: 'LIST',
  help: `${who}handicaps by agreement, as in home:51,away:palmed-coin (third)`,
})

const COLUMNS = 4

/** All handicaps for a help text, in columns. */
export const handicapNotes = (): string[] => {
  const words = handicapTable.map(({ roll, id }) => `${roll} ${id}`)
  const width = Math.max(...words.map(({ length }) => length)) + 2
  const rows = Math.ceil(words.length / COLUMNS)
  return [
    'Handicaps, by two dice or by name:',
    ...Array.from({ length: rows }, (_, row) =>
      words
        .filter((_word, i) => i % rows === row)
        .map((word) => word.padEnd(width))
        .join('')
        .trimEnd(),
    ).map((line) => `  ${line}`),
  ]
}

const isSide = (word: string): word is Side => sides.some((side) => side === word)

/** One word of the list: `home:51`. */
const wishIn = (word: string): readonly [Side, string] => {
  const [, side = '', name = ''] = /^([^:]*):(.+)$/.exec(word) ?? []
  if (!isSide(side)) return refuse(`--${FLAG} names a side and a handicap, as in home:51, not "${word}"`)
  const handicap = handicapNamed(name)
  if (handicap) return [side, handicap.id]
  const ids = handicapTable.map(({ id }) => id)
  const guess = nearest(name, ids)
  return refuse(
    `--${FLAG}: there is no handicap "${name}";${guess ? ` did you mean "${guess}"?` : ''} take two dice from 11 to 66, or one of ${ids.join(', ')}`,
  )
}

export const wishedHandicaps = (given: Given, edition: string): Pick<MatchOptions, 'agreed'> => {
  const text = textOf(given, FLAG)
  if (text === undefined) return {}
  if (!hasHandicaps(edition)) {
    const able = leagueRules.map((rules) => rules.edition).filter(hasHandicaps)
    refuse(`--${FLAG}: ${edition} has no handicaps; leave it out, or play ${able.join(' or ')}`)
  }
  const agreed: { readonly [S in Side]: string[] } = { home: [], away: [] }
  for (const word of text.split(',').map((one) => one.trim())) {
    const [side, id] = wishIn(word)
    if (agreed[side].includes(id)) refuse(`--${FLAG}: "${word}" is named twice; name another one`)
    agreed[side].push(id)
  }
  return { agreed }
}

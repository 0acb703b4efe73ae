// The details of a roll in a few words: the sum of several dice, the number needed, and each modifier. Neighbours:
// sentence.ts.
import { type Explanation, type Match, numberMark } from '@double-skulls/engine'
import { isBlockDice, sourceWords, targetWords } from './rolls.ts'
import { signed } from './signed.ts'

/** The sum of several dice; a single die is already shown. */
const totalOf = (faces: readonly number[]): string[] =>
  faces.length < 2 ? [] : [`${faces.reduce((sum, face) => sum + face, 0)}`]

/** Modifiers of one kind from several players are combined. */
const reasons = (roll: Explanation, match: Match): readonly string[] => {
  const groups = new Map<string, { source: string; value: number; marks: string[] }>()
  for (const { source, value, player } of roll.modifiers) {
    const key = `${source} ${value}`
    const group = groups.get(key) ?? { source, value: 0, marks: [] }
    group.value += value
    if (player >= 0 && player !== roll.player) group.marks.push(numberMark(match.players[player]))
    groups.set(key, group)
  }
  return [...groups.values()].map(
    ({ source, value, marks }) =>
      `${sourceWords(source)}${marks.length > 0 ? ` of ${marks.join(' ')}` : ''} ${signed(value)}`,
  )
}

export const rollDetail = (roll: Explanation, match: Match): string => {
  if (isBlockDice(roll)) return ''
  const why = reasons(roll, match)
  if (roll.needed === 0) return [...totalOf(roll.faces), ...why].join(', ')
  const base = why.length > 0 ? `: ${[targetWords({ ...roll, needed: roll.base }), ...why].join(', ')}` : ''
  return [...totalOf(roll.faces), `needs ${targetWords(roll)}${base}`].join(', ')
}

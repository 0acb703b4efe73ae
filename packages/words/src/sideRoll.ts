// Rolls that no player makes, in words. Neighbours: sentence.ts tells all other rolls, rollDetail.ts, tablePhrases.ts.
import { type Explanation, type GameEvent, type Match, spelledOut } from '@double-skulls/engine'
import { itemNames } from './itemNames.ts'
import { teamName } from './names.ts'
import { rollDetail } from './rollDetail.ts'
import { rollWords } from './rolls.ts'
import type { Sentence } from './sentence.ts'
import { tablePhrases } from './tablePhrases.ts'
import { weaponNames } from './weaponWords.ts'

const bribes = { playerBribe: 'of a player', refereeBribe: 'of a referee' }

const named: { readonly [why: string]: string } = { ...weaponNames, ...itemNames, ...bribes }

/** A roll of one kind for different things says which. */
const whatFor = ({ roll, why }: Explanation): string => {
  const what = rollWords(roll)
  return why === undefined ? what : `${what} (${named[why] ?? spelledOut(why)})`
}

/** A roll that no player makes: of a team, or of nobody. */
export const sideRolled = (match: Match, { roll, again }: Extract<GameEvent, { type: 'rolled' }>): Sentence => ({
  choices: tablePhrases(roll) ?? [roll.passed ? '{who}: {what}, made.' : '{who}: {what}, failed.'],
  slots: { who: roll.side ? teamName(match, roll.side) : 'The dice', what: whatFor(roll) },
  kind: 'dice',
  topics: ['dice'],
  side: roll.side ?? null,
  more: { roll, again, detail: rollDetail(roll, match) },
})

// The hints of a coach's first match: which one fits which moment. Neighbours: Hints.tsx shows them, settings/settings.ts keeps
// the remaining ones.
import type { Chosen } from '../choosing/chosen.ts'
import type { Situation } from '../match/host.ts'
import type { HintName } from '../settings/settings.ts'

export const hintWords: { readonly [N in HintName]: string } = {
  choose: 'A ring marks who can act. Choose one of your players to see what he can do.',
  go: 'Dots are squares he can reach; point at one for his chance to get there. 3+ means that a die must show 3 or more.',
  end: 'Go on with another player, or end your turn. A turnover ends it at once, mostly when one of yours falls or loses the ball: so play safe things first.',
}

/** The hint for what the coach at the screen is doing now; null when he is asked something else, or nothing. */
export const momentOf = ({ pending, yours, match }: Situation, chosen: Chosen): HintName | null => {
  if (!yours || pending.wait !== 'coach') return null
  const { side, question } = pending
  if (question.kind === 'activation') return 'go'
  if (question.kind !== 'turn') return null
  if (match.players.some((player) => player.side === side && player.acted)) return 'end'
  return chosen.reach ? 'go' : 'choose'
}

/** The remaining hints once one was shown and the coach has moved on. */
export const remainingHints = (
  left: readonly HintName[],
  shown: HintName | null,
  moment: HintName | null,
): readonly HintName[] =>
  shown === null || moment === null || moment === shown ? left : left.filter((one) => one !== shown)

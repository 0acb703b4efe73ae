// Wounds that a player has not felt: who has drunk an Anaesthetic rolls on the Injury Table after the game. Neighbours: healing.ts finds
// out what they have done, the engine lets him drink.
import { proposalsSecond } from '@double-skulls/engine'
import { type OneSide, shirtOf } from '../postMatch/afterMatch.ts'
import { type LeagueProcedure, roll } from '../procedure.ts'

const [, KNOCKED_OUT_UP_TO, INJURED_UP_TO] = proposalsSecond.injuryRows.value

/** By number: who is seriously injured after all, and of these who has no throw against long-term effects. */
export interface IgnoredWounds {
  readonly hurt: readonly number[]
  readonly hopeless: readonly number[]
}

/** Stunned and knocked out count for nothing, and death for an injury that he cannot shake off. */
export function* ignoredWounds({ side, team, own }: OneSide): LeagueProcedure<IgnoredWounds> {
  const drinkers = own.holdings?.drunk.filter(({ potion }) => potion === 'anaesthetic') ?? []
  const hurt: number[] = []
  const hopeless: number[] = []
  for (const { number } of drinkers) {
    const player = team.players.find((one) => one.number === number)
    if (!player) continue
    const faces = yield* roll(side, `wounds that ${shirtOf(player)} did not feel`, 'd6', 'd6')
    const total = faces[0] + faces[1]
    if (total > KNOCKED_OUT_UP_TO) hurt.push(number)
    if (total > INJURED_UP_TO) hopeless.push(number)
  }
  return { hurt, hopeless }
}

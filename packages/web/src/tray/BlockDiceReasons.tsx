// While block dice lie on the table: their number and the reasons, from the state before they were rolled. Neighbours:
// Question.tsx shows it, prompt/ has the dice themselves, preview/DeedPreview.tsx shows the same before a block.
import { type BlockForecast, forecastBlock } from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import { type ReactNode, useMemo } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { BlockDice } from '../preview/DeedPreview.tsx'
import { isPrompted } from '../prompt/promptOf.ts'

/** Attacker and target, if the question is about a block; otherwise null. */
export const hitOf = (situation: Situation): { readonly player: number; readonly other: number } | null => {
  const { pending } = situation
  if (!isPrompted(situation) || pending.wait !== 'coach') return null
  const { roll, player, other } = pending.question
  return roll && isBlockDice(roll) && other >= 0 ? { player, other } : null
}

/** null when the match was opened in the middle of the block. */
const forecastOf = ({ engine, start }: MatchHost, { steps }: Situation, player: number, other: number) => {
  const at = steps.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'blockDeclared' && event.attacker === player && event.defender === other),
  )
  if (at < 0) return null
  const forecast: BlockForecast = forecastBlock(engine, at === 0 ? start : steps[at - 1].after, player, other)
  return forecast.possible ? forecast : null
}

export const BlockDiceReasons = ({
  host,
  situation,
}: {
  readonly host: MatchHost
  readonly situation: Situation
}): ReactNode => {
  const forecast = useMemo(() => {
    const hit = hitOf(situation)
    return hit && forecastOf(host, situation, hit.player, hit.other)
  }, [host, situation])
  const hit = hitOf(situation)
  return forecast && hit && <BlockDice situation={situation} player={hit.player} forecast={forecast} />
}

// A sensible coach of the Undead: as many Skeletons as he can keep out of the grave for good, and nothing dearer. Neighbours:
// sensibleCampaign.ts calls it, magicUpkeep.ts asks.
import type { About } from '../procedure.ts'
import { magicCost, magicCosts, magicValue } from './undead.ts'

const FULL = 16
/** What the dice bring on most days is enough for a team of so much. */
const STEADY = 35
const DONE = 'done'

/** Whoever costs the most goes first. */
export const sensibleCrumble = ({ team }: About, options: readonly string[]): string => {
  if (options.includes(DONE)) return DONE
  const [dearest] = [...team.players].sort((a, b) => magicCost(team, b) - magicCost(team, a))
  return `crumble ${dearest.id}`
}

export const sensibleCreation = ({ team, candidates = [] }: About, options: readonly string[]): string => {
  if (team.players.length >= FULL) return DONE
  const room = STEADY - magicValue(team)
  const [old] = candidates
    .filter((player) => magicCost(team, player) <= room && options.includes(`wake ${player.id}`))
    .sort((a, b) => magicCost(team, a) - magicCost(team, b))
  if (old) return `wake ${old.id}`
  return room >= magicCosts.lineman && options.includes('create Skeleton') ? 'create Skeleton' : DONE
}

// The cause of a turnover in a few large words and a line: the dice first, if dice caused it. Neighbours: TurnoverScene.tsx shows
// them, packages/words has the names.
import { blockDieFaces, type Engine, type Match } from '@double-skulls/engine'
import {
  blockResultWords,
  capital,
  isBlockDice,
  playerName,
  rollWords,
  targetWords,
  turnoverWords,
} from '@double-skulls/words'
import type { Turnover } from '../stage/scenes.ts'

export interface Cause {
  readonly headline: string
  readonly detail: string
}

const times = ['', '', 'Double ', 'Triple '] as const

const ofBlock = ({ rules }: Engine, faces: readonly number[], result: string): string => {
  const results = faces.map((face) => blockDieFaces(rules)[face - 1])
  const skulls = results.every((one) => one === 'attackerDown')
  if (skulls) return faces.length > 1 ? `${times[faces.length]}skulls` : 'Skull'
  return blockResultWords[result] ?? 'The block went wrong'
}

export const causeOf = (engine: Engine, match: Match, { why, roll, result, player }: Turnover): Cause => {
  const who = player < 0 ? '' : playerName(match, player)
  if (!roll) return { headline: capital(turnoverWords(why)), detail: who }
  if (isBlockDice(roll))
    return {
      headline: ofBlock(engine, roll.faces, result),
      detail: who === '' ? capital(turnoverWords(why)) : `${who} is down`,
    }
  const needed = `needed ${targetWords(roll)}`
  return {
    headline: `${capital(rollWords(roll.roll))} failed`,
    detail: who === '' ? capital(needed) : `${who} ${needed}`,
  }
}

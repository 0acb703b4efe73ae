// The scene in the middle of an activation. Neighbours: scene.ts has it at the start of one, follow.ts and deeds.ts plan onward from it.
import { type Engine, liesOnFace, type Match, type Player } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import type { Memory } from './memory.ts'
import { movementLeft } from './probe.ts'
import { makeScene, type Scene } from './scene.ts'
import { reachOf } from './walk.ts'
import { weights } from './weights.ts'

/** The player has only the movement that is left. */
export const sceneUnderWay = (engine: Engine, match: Match, asked: Asked, memory: Memory, player: Player): Scene => {
  const scene = makeScene(engine, match, asked.side, memory)
  const left = movementLeft(match) ?? { moves: 0, walks: 0, rushes: 0 }
  const his = reachOf(scene.sight, memory, player, { ...left, ready: 1 })
  return { ...scene, stake: weights.turnover + weights.tempo * waiting(match, player), reach: () => his }
}

/** Team-mates who have yet to act, and could not after a turnover. */
const waiting = ({ players }: Match, acting: Player): number =>
  players.filter((p) => p.side === acting.side && p.place === 'pitch' && !p.acted && !liesOnFace(p)).length

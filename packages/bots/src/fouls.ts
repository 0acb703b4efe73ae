// Fouls worth the referee's eye: on whoever lies there, by what his armour needs and what he is worth.
// Neighbours: blockOdds.ts asks for the armour, turnPlan.ts leaves it for the end of a turn.
import { action, type Player } from '@double-skulls/engine'
import { squaresBeside } from './big.ts'
import { foulChance } from './blockOdds.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

/** How many foulers are considered for each victim. */
const FOULERS = 2
/** A double on either roll, and the referee sees it. */
const SEEN = 1 / 4

export const foulCandidates = (scene: Scene): Candidate[] => {
  const { sight, legal } = scene
  const { engine, pitch } = sight
  const found: Candidate[] = []
  const foulers = scene.ready.filter(
    (player) => player !== sight.carrier && legal.has(action('activate', player.id, -1, 'foul')),
  )
  if (foulers.length === 0) return found
  for (const victim of sight.theirs) {
    if (victim.posture === 'standing') continue
    const near: { readonly player: Player; readonly square: number }[] = []
    for (const player of foulers)
      for (const square of squaresBeside(pitch, player, victim))
        if (scene.reach(player).chance[square] * scene.reach(player).pays(square, 'foul') > 0.99) {
          near.push({ player, square })
          break
        }
    near.sort((a, b) => worth(engine, a.player) - worth(engine, b.player))
    for (const { player, square } of near.slice(0, FOULERS)) {
      const gain = foulChance(sight, player, victim, square) * weights.hurt * worth(engine, victim)
      const price = SEEN * worth(engine, player)
      found.push({
        ...{ player: player.id, kind: 'foul', deed: action('foul', victim.id), target: victim.id },
        path: scene.reach(player).pathTo(square),
        score: weights.player * (gain - price) - SEEN * (scene.stake - weights.turnover),
        risk: SEEN,
      })
    }
  }
  return found
}

// Candidate fouls, valued by the chance to break armour, the victim's worth and the risk of being sent off.
// Neighbours: blockOdds.ts has the chance to break armour, turnPlan.ts puts fouls at the end of a turn.
import { action, type Player } from '@double-skulls/engine'
import { squaresBeside } from './big.ts'
import { foulChance, refereeOf } from './blockOdds.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

/** How many foulers are considered for each victim. */
const FOULERS = 2
/** About the chance of a double on the armour or injury roll, by which a referee without a die of his own sees it. */
const DOUBLE = 1 / 4

export const foulCandidates = (scene: Scene): Candidate[] => {
  const { sight, begins } = scene
  const { engine, pitch } = sight
  const candidates: Candidate[] = []
  const foulers = scene.ready.filter(
    (player) => player !== sight.carrier && begins.has(action('activate', player.id, -1, 'foul')),
  )
  if (foulers.length === 0) return candidates
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
      const { seen, turnover } = refereeOf(sight, player, victim, square) ?? { seen: DOUBLE, turnover: true }
      const risk = turnover ? seen : 0
      candidates.push({
        ...{ player: player.id, kind: 'foul', deed: action('foul', victim.id), target: victim.id },
        path: scene.reach(player).pathTo(square),
        score: weights.player * (gain - seen * worth(engine, player)) - risk * (scene.stake - weights.turnover),
        risk,
      })
    }
  }
  return candidates
}

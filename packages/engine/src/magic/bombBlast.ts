// Bomb Blast: a ball of fire goes off on a square. Whoever is there is blocked as if by a strength of 1, whoever is beside it by none.
// Neighbours: ranged.ts, magicBlows.ts.
import type { Ctx } from '../edition.ts'
import { gapTo } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { neighboursOf, opponentsOnPitch } from '../procs/move/zones.ts'
import type { Spell } from '../spell.ts'
import { magicBlows, magicBlowsFrame } from './magicBlows.ts'
import { rangedSpell } from './ranged.ts'

const INSIDE = 1
const BESIDE = 0

/** Squares where it reaches an opponent. */
const targets = (c: Ctx, caster: Player): readonly Square[] => {
  if (caster.side === 'neutral') return []
  const foes = opponentsOnPitch(c.match, caster.side)
  return [...c.match.board.keys()].filter((square) => foes.some((foe) => gapTo(c.rules.pitch, foe, square) <= 1))
}

export const bombBlast: Spell = rangedSpell(
  {
    id: 'bombBlast',
    name: 'Bomb Blast',
    strikes: (c, caster, square) => {
      const inside = playerAt(c.match, square)
      return magicBlowsFrame('bombBlast', caster, [
        ...(inside ? [{ player: inside.id, strength: INSIDE }] : []),
        ...neighboursOf(c, square).map(({ id }) => ({ player: id, strength: BESIDE })),
      ])
    },
    procedures: { magicBlows },
  },
  targets,
)

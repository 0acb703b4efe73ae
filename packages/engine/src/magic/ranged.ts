// Ranged spells: cast at a square instead of a block, after whatever movement; the caster does nothing else then. Neighbours:
// casts.ts; procs/ball/spellFlight.ts is their flight, procs/hurt/spellHit.ts what attack spells do.
import { mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import { nearestSquare } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { spellBand, spellFlight, spellFlightFrame } from '../procs/ball/spellFlight.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'

/** What makes one. */
export type RangedSpell = Pick<Spell, 'id' | 'name' | 'procedures'> & Required<Pick<Spell, 'strikes'>>

/** The squares of opponents, standing or not, but for machines: of a large base the nearest. */
const opponents = (c: Ctx, caster: Player): readonly Square[] =>
  caster.side === 'neutral'
    ? []
    : opponentsOnPitch(c.match, caster.side)
        .filter((foe) => !isMachine(c, foe))
        .map((foe) => nearestSquare(c.rules.pitch, foe, caster.at))

export const rangedSpell = (
  spell: RangedSpell,
  targets: (c: Ctx, caster: Player) => readonly Square[] = opponents,
): Spell => ({
  ...spell,
  deeds: [
    castDeed(
      spell.id,
      (c, f, player) => (mayAttack(f) ? targets(c, player).filter((square) => spellBand(c, player, square)) : []),
      (c, f, square) => spellFlightFrame(c, spell.id, c.match.players[f.player], square),
      { isAttack: true },
    ),
  ],
  procedures: { spellFlight, ...spell.procedures },
})

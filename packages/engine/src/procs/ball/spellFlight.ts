// A ranged spell is thrown as a football is, at a square: it gets there, scatters or goes off where its caster stands, and strikes whoever
// is on the square where it ends. Nobody intercepts it. Neighbours: tables/spellTables.ts, ../../spell.ts, throwOnTable.ts is the throw of
// a ball; ../../magic/ranged.ts lets players cast it.
import type { Ctx } from '../../edition.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { type SpellTable, spellScatters } from '../../tables/spellTables.ts'
import { throwBand } from '../../tables/throwTables.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { SpellId } from '../../vocabulary/spells.ts'
import { rollFrame } from '../rolling/roll.ts'

export interface SpellFlightFrame extends Frame {
  readonly proc: 'spellFlight'
  step: 'roll' | 'rolled' | 'scatter' | 'land' | 'end'
  readonly spell: SpellId
  readonly caster: number
  /** The square at which it is thrown, and where it is. */
  readonly square: Square
  at: Square
  readonly band: PassBand
  /** Harder to aim than others. */
  readonly modifiers: readonly Modifier[]
  scatters: number
  miscast: boolean
}

/** The band to a square; null: out of range, or his own. */
export const spellBand = (c: Ctx, caster: Player, square: Square): PassBand | null => {
  const gap = gapTo(c.rules.pitch, caster, square)
  return gap > 0 ? throwBand(gap) : null
}

export const spellFlightFrame = (
  c: Ctx,
  spell: SpellId,
  caster: Player,
  square: Square,
  modifiers: readonly Modifier[] = [],
): SpellFlightFrame => {
  const band = spellBand(c, caster, square)
  if (!band) throw new Error(`${spell} was cast out of range`)
  return {
    ...{ proc: 'spellFlight', step: 'roll', spell, caster: caster.id },
    ...{ square, at: square, band, modifiers, scatters: 0, miscast: false },
  }
}

type Result = SpellTable['rows'][number]['result']

export const spellFlight: Procedure<SpellFlightFrame, Ctx> = {
  steps: {
    roll: (c, f) => {
      const target = playerAt(c.match, f.square)
      const concerns = target ? [target.id] : []
      return call(
        rollFrame(c, 'spell', f.caster, { modifiers: f.modifiers, detail: f.band, why: f.spell, concerns }),
        'rolled',
      )
    },

    rolled: (c, f): Next<SpellFlightFrame> => {
      switch (c.match.lastRoll?.result as Result) {
        case 'onTarget':
          return 'land'
        case 'missed':
          return 'scatter'
        case 'miscast':
          f.miscast = true
          f.at = c.match.players[f.caster].at
          return 'land'
      }
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, [face]) => {
        const from = f.at
        f.at = c.rules.pitch.step[from * 8 + face - 1]
        f.scatters++
        c.events.push({ type: 'spellMoved', spell: f.spell, from, to: f.at })
        return f.at !== OFF && f.scatters < spellScatters[f.band] ? 'scatter' : 'land'
      },
    },

    land: (c, f) => {
      const { spell, caster, at, miscast } = f
      c.events.push({ type: 'spellStrikes', player: caster, spell, square: at, miscast })
      const frame = at === OFF ? null : c.rules.spells.get(spell)?.strikes?.(c, caster, at)
      return frame ? call(frame, 'end') : DONE
    },

    end: () => DONE,
  },
}

// A casualty: the roll on the casualty table where the edition has one, the apothecary, then skills that heal.
// Neighbours: tables/casualty.ts, apothecary.ts; what lasts beyond the match is reported in the player's injuries.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { casualtyFor } from '../tables/casualty.ts'
import { apothecaryFrame } from './apothecary.ts'
import { openWindow } from './window.ts'

export interface CasualtyFrame extends Frame {
  readonly proc: 'casualty'
  step: 'start' | 'table' | 'treat' | 'heal' | 'end'
  readonly player: number
  readonly by: number
  readonly why: string
  /** The row of the casualty table, or '' where there is none. */
  result: string
}

export const casualtyFrame = (player: number, by: number, why: string): CasualtyFrame => ({
  proc: 'casualty',
  step: 'start',
  player,
  by,
  why,
  result: '',
})

/** Only a block of his own earns a player credit for a casualty. */
const credited = (f: CasualtyFrame): boolean => f.by >= 0 && f.why === 'block'

const report = (c: Ctx, f: CasualtyFrame): void => {
  c.events.push({
    type: 'casualty',
    player: f.player,
    by: f.by,
    result: f.result,
    why: f.why,
    credited: credited(f),
  })
}

export const casualty: Procedure<CasualtyFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      if (c.rules.tables.casualty) return 'table'
      report(c, f)
      return 'treat'
    },
    table: {
      kind: 'throw',
      dice: () => ['d6', 'd8'],
      why: () => 'casualty',
      ordered: true,
      rolled: (c, f, faces) => {
        const { casualty: table } = c.rules.tables
        if (!table) throw new Error('this edition has no casualty table')
        f.result = casualtyFor(table, faces[0], faces[1]).id
        c.match.players[f.player].injuries = [...c.match.players[f.player].injuries, f.result]
        report(c, f)
        return 'treat'
      },
    },
    treat: (_c, f) => call(apothecaryFrame(f.player, f.result === '' ? 'casualty' : f.result), 'heal'),
    heal: (c, f) =>
      c.match.players[f.player].place === 'casualty' ? openWindow(c, 'casualty', [f.player], 'end') : 'end',
    end: () => DONE,
  },
}

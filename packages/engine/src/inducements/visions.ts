// Spells of time and place, and the dance of the dead: turn markers, players who change places, linemen who move better.
// Neighbours: procs/warpTime.ts, procs/swap.ts, procs/uplift.ts; wizards2020.ts says who knows which.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { isLineman } from '../procs/lineman.ts'
import { swapPlaces } from '../procs/swap.ts'
import { upliftFrame } from '../procs/uplift.ts'
import { warpTimeFrame } from '../procs/warpTime.ts'
import type { Side } from '../vocabulary/words.ts'
import type { Use } from './inducement.ts'
import { matesOnPitch } from './spells.ts'
import { anyTime, foesTurn } from './when.ts'

export const temporalDistortion: Use = {
  id: 'temporal-distortion',
  name: 'Temporal Distortion',
  at: ['turnEnding'],
  spends: 'itself',
  offer: foesTurn,
  use: (_c, side) => warpTimeFrame(side, 'temporal-distortion', 5),
}

export const realityBlinks: Use = {
  id: 'reality-blinks',
  name: 'Reality Blinks',
  at: anyTime,
  spends: 'itself',
  offer: (c, side) => matesOnPitch(c, side).length > 1,
  spell: {
    players: matesOnPitch,
    atTwo: true,
    needs: 3,
    hit: (c, f, player) => {
      swapPlaces(c, player, c.match.players[f.second], f.spell)
      return null
    },
  },
}

const linemen = (c: Ctx, side: Side): Player[] => matesOnPitch(c, side).filter((p) => isLineman(c, p))

export const danseMacabre: Use = {
  id: 'danse-macabre',
  name: 'Danse Macabre',
  at: anyTime,
  spends: 'itself',
  offer: (c, side) => linemen(c, side).length > 0,
  use: (c, side) => {
    const dancers = linemen(c, side).map(({ id }) => id)
    return upliftFrame(side, 'danse-macabre', 3, dancers, ['MA', 'AG', 'PA'])
  },
}

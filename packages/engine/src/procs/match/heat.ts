// Sweltering Heat at the end of a drive: a die for each player on the pitch, or a D3 of players drawn in each team.
// They miss the next set-up. Neighbours: drive.ts calls it, tables/weather.ts says which weather exhausts.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { weatherNamed } from '../../tables/weather.ts'
import { asD3, type BySide, type Side, sides } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'

export interface HeatFrame extends Frame {
  readonly proc: 'heat'
  step: 'start' | 'each' | 'count' | 'next' | 'pick'
  /** Players still to roll for. */
  waiting: readonly number[]
  /** How many players of each team are still to collapse. */
  collapsing: BySide<number>
}

export const heatFrame = (): HeatFrame => ({
  proc: 'heat',
  step: 'start',
  waiting: [],
  collapsing: { home: 0, away: 0 },
})

const HEAT = 'swelteringHeat'

const collapse = (c: Ctx, player: Player): void => {
  takeOff(c.match, c.rules.pitch, player, 'exhausted')
  c.events.push({ type: 'removed', player: player.id, to: 'exhausted', why: HEAT })
}

const onPitchOf = (c: Ctx, side: Side): Player[] => c.match.players.filter((p) => p.side === side && isOnPitch(p))

/** The side whose next player collapses. */
const nextSide = (c: Ctx, f: HeatFrame): Side =>
  f.collapsing.home > 0 && onPitchOf(c, 'home').length > 0 ? 'home' : 'away'

/** Exhausted players have now missed one set-up, even if their side had no players to field. */
export const coolDown = (c: Ctx): void => {
  for (const player of c.match.players) if (player.place === 'exhausted') player.place = 'reserves'
}

export const heat: Procedure<HeatFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      switch (weatherNamed(c.rules.tables.weather, c.match.weather).exhausts) {
        case 'each':
          f.waiting = c.match.players.filter(isOnPitch).map(({ id }) => id)
          return f.waiting.length > 0 ? 'each' : DONE
        case 'd3':
          return 'count'
        default:
          return DONE
      }
    },

    each: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => HEAT,
      rolled: (c, f, faces) => {
        const player = c.match.players[f.waiting[0]]
        f.waiting = f.waiting.slice(1)
        c.events.push({ type: 'chance', why: HEAT, player: player.id, dice: faces })
        if (faces[0] <= c.rules.drive.heatExhaustion) collapse(c, player)
        return f.waiting.length > 0 ? 'each' : DONE
      },
    },

    // One D3 decides how many players of each team collapse; they are drawn at random.
    count: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => HEAT,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: HEAT, player: -1, dice: faces })
        const count = asD3(faces[0])
        f.collapsing = { home: count, away: count }
        return 'next'
      },
    },

    next: (c, f) => (sides.some((side) => f.collapsing[side] > 0 && onPitchOf(c, side).length > 0) ? 'pick' : DONE),

    pick: {
      kind: 'throw',
      dice: (c, f) => [`d${onPitchOf(c, nextSide(c, f)).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        const side = nextSide(c, f)
        f.collapsing = { ...f.collapsing, [side]: f.collapsing[side] - 1 }
        collapse(c, onPitchOf(c, side)[faces[0] - 1])
        return 'next'
      },
    },
  },
}

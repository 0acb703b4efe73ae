// A last attempt to treat a casualty: he may play the next drive, with or without a negative trait, or is hurt again.
// Neighbours: drive.ts opens the moment for it, skills/guestTraits.ts takes him off after that drive.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { casualtyThrow, isLasting, lastingThrow } from '../procs/hurt/casualtyRoll.ts'
import { lendSkill, withholdSkill } from '../procs/match/loans.ts'
import { gainSkill } from './teach.ts'
import { useDie } from './useDie.ts'

export interface ShockFrame extends Frame {
  readonly proc: 'shock'
  step: 'roll' | 'worse' | 'lasting' | 'end'
  readonly player: number
  readonly use: string
  /** The trait he has until that drive ends; and a negative one after a partial success, or another if he had it. */
  readonly trait: string
  readonly flaws: readonly [string, string]
}

export const shockFrame = (
  player: number,
  use: string,
  trait: string,
  flaws: readonly [string, string],
): ShockFrame => ({
  proc: 'shock',
  step: 'roll',
  player,
  use,
  trait,
  flaws,
})

const WORSE = 1
const BACK = 4
const UNHARMED = 6

/** A player who already had the first negative trait gets the second. */
const daze = (c: Ctx, f: ShockFrame, player: Player): void => {
  const [flaw, worse] = f.flaws
  const had = player.skills.includes(flaw)
  if (had) withholdSkill(player, flaw, 'match')
  gainSkill(c, player, had ? worse : flaw, f.use, 'match')
}

export const shock: Procedure<ShockFrame, Ctx> = {
  steps: {
    roll: useDie<ShockFrame>(
      (c, f, face) => {
        const player = c.match.players[f.player]
        if (face === WORSE) return 'worse'
        if (face < BACK) return DONE
        takeOff(c.match, c.rules.pitch, player, 'reserves')
        c.events.push({ type: 'returned', player: f.player, why: f.use })
        lendSkill(player, f.trait, 'match')
        if (face < UNHARMED) daze(c, f, player)
        return DONE
      },
      (f) => f.player,
    ),
    worse: casualtyThrow<ShockFrame>((c, f, result) => {
      const player = c.match.players[f.player]
      player.injuries = [...player.injuries, result]
      c.events.push({ type: 'casualty', player: f.player, by: -1, result, why: f.use, credited: false })
      return isLasting(c, f.player) ? 'lasting' : DONE
    }),
    lasting: lastingThrow<ShockFrame>('end'),
    end: () => DONE,
  },
}

// A last try for a casualty: he may play one more drive, with or without his wits, or be hurt once more.
// Neighbours: casualty.ts opens the moment for it, skills/guestTraits.ts takes him off again after that drive.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { casualtyThrow, isLasting, lastingThrow } from './casualtyRoll.ts'
import { lendSkill } from './loans.ts'
import { gainSkill } from './teach.ts'

export interface ShockFrame extends Frame {
  readonly proc: 'shock'
  step: 'roll' | 'worse' | 'lasting' | 'end'
  readonly player: number
  readonly use: string
  /** What he has until that drive is over, and what else where it went only just well. */
  readonly trait: string
  readonly flaw: string
}

export const shockFrame = (player: number, use: string, trait: string, flaw: string): ShockFrame => ({
  proc: 'shock',
  step: 'roll',
  player,
  use,
  trait,
  flaw,
})

const WORSE = 1
const BACK = 4
const UNHARMED = 6

export const shock: Procedure<ShockFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces) => {
        const player = c.match.players[f.player]
        c.events.push({ type: 'chance', why: f.use, player: f.player, dice: faces })
        if (faces[0] === WORSE) return 'worse'
        if (faces[0] < BACK) return DONE
        takeOff(c.match, c.rules.pitch, player, 'reserves')
        c.events.push({ type: 'returned', player: f.player, why: f.use })
        lendSkill(player, f.trait, 'match')
        // The drive he was hurt in is not the one he is allowed.
        player.spent = [...player.spent, `${f.trait} drive`]
        if (faces[0] < UNHARMED) gainSkill(c, player, f.flaw, f.use, 'match')
        return DONE
      },
    },
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

// Pitch Invasion: D6 + the opposing FAME for every player on the pitch; 6 or more stuns him, a natural 1 never.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { stun } from '../procs/hurt/stun.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { otherSide } from '../vocabulary/words.ts'
import { fameOf } from './eventFrames.ts'

export interface PitchInvasionFrame extends Frame {
  readonly proc: 'pitchInvasion'
  players: readonly number[]
}

type CrpFrame = PitchInvasionFrame & { step: 'start' | 'next' | 'roll' }

export const pitchInvasion: Procedure<CrpFrame, Ctx> = {
  fields: { players: [] },
  steps: {
    start: (c, f) => {
      f.players = c.match.players.filter((p) => isOnPitch(p) && p.side !== 'neutral').map((p) => p.id)
      return 'next'
    },
    next: (_c, f) => (f.players.length > 0 ? 'roll' : DONE),
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'pitchInvasion',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.players[0]]
        f.players = f.players.slice(1)
        c.events.push({ type: 'chance', why: 'pitchInvasion', player: player.id, dice: faces })
        if (faces[0] === 1 || faces[0] + fameOf(c, otherSide(coachOf(c.match, player))) < 6) return 'next'
        if (may(c, player).stunnedIsKnockedOut) {
          takeOff(c.match, c.rules.pitch, player, 'ko')
          c.events.push({ type: 'removed', player: player.id, to: 'ko', why: 'pitchInvasion' })
        } else {
          stun(c, player, 'pitchInvasion')
        }
        return 'next'
      },
    },
  },
}

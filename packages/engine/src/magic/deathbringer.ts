// Deathbringer: Death points at one of the opponents on the pitch, and nobody knows at whom before. Neighbours: casts.ts is how it is cast
// in the own action, procs/match/casting.ts at the start of a turn.
import { MOVES_ON } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, done, type Procedure, type Returns } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { intoBox } from '../procs/hurt/boxes.ts'
import { castOn } from '../procs/match/spells.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Intervention, Spell } from '../spell.ts'
import { castDeed } from './casts.ts'

const ID = 'deathbringer'

interface DeathbringerFrame extends Frame, Returns<typeof MOVES_ON> {
  readonly proc: 'deathbringer'
  step: 'point' | 'end'
  readonly caster: number
}

/** Whoever is on the pitch itself, however he lies; no machine. */
const mortals = (c: Ctx, { side }: Player): readonly Player[] =>
  side === 'neutral' ? [] : opponentsOnPitch(c.match, side).filter((foe) => !isMachine(c, foe))

const victims = (c: Ctx, f: DeathbringerFrame): readonly Player[] => mortals(c, c.match.players[f.caster])

const deathbringerFrame = (caster: number): DeathbringerFrame => ({ proc: 'deathbringer', step: 'point', caster })

const points: Procedure<DeathbringerFrame, Ctx> = {
  steps: {
    point: {
      kind: 'throw',
      dice: (c, f) => [`d${victims(c, f).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, dice) => {
        const victim = victims(c, f)[dice[0] - 1]
        c.events.push({ type: 'chance', why: 'randomPlayer', player: victim.id, dice })
        intoBox(c, victim, 'dead', ID)
        return call(settleFrame(), 'end')
      },
    },

    end: () => done(MOVES_ON),
  },
}

const atTurnStart = (at: Intervention['at']): Intervention => ({
  at,
  offers: (c, caster) => (mortals(c, caster).length > 0 ? [castOn(caster, ID)] : []),
  begin: (_c, { player }) => deathbringerFrame(player),
})

export const deathbringer: Spell = {
  id: ID,
  name: 'Deathbringer',
  deeds: [
    castDeed(
      ID,
      (c, _f, player) => (mortals(c, player).length > 0 ? [-1] : []),
      (_c, f) => deathbringerFrame(f.player),
    ),
  ],
  interventions: [atTurnStart('ownTurnStart'), atTurnStart('foesTurnStart')],
  procedures: { deathbringer: points },
}

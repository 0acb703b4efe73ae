// The foul of third: as foul.ts up to the armour, then the referee rolls a D6 and the counter I've Got My Eye On You goes
// to the victim's coach. Neighbours: inducements/eyeOnYou.ts, sendOff.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame, Match } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { isBroken } from '../hurt/armour.ts'
import { eachEffect, startEffect, stopEffect } from '../match/effects.ts'
import { daze, type FoulFrame, foul } from './foul.ts'
import { sendOffFrame } from './sendOff.ts'

/** The counter, an effect on the side that holds it: fouls of the other side are seen on 4 or more. */
export const EYE_ON_YOU = 'eye-on-you'

/** As a squad notes it. */
export const EYE_HELD = `${EYE_ON_YOU} half`

const SEEN_ON = 6

const seenOn = (c: Ctx, victims: Side): number => {
  let needs = SEEN_ON
  eachEffect(c, victims, ({ foulsSeenOn }) => {
    needs = Math.min(needs, foulsSeenOn ?? needs)
  })
  return needs
}

/** The side that holds the counter; null for nobody. */
export const eyeHolder = ({ squads }: Match): Side | null =>
  sides.find((side) => squads[side].effects.includes(EYE_HELD)) ?? null

/** The counter is neutral again if this side holds it. */
export const returnEye = (c: Ctx, side: Side): void => stopEffect(c, side, EYE_ON_YOU)

const eyeTo = (c: Ctx, side: Side): void => {
  if (eyeHolder(c.match) === side) return
  returnEye(c, otherSide(side))
  startEffect(c, side, EYE_ON_YOU, 'half')
  c.events.push({ type: 'eye', side })
}

interface RefereeFrame extends Frame {
  readonly proc: 'referee'
  step: 'look' | 'end'
  /** The fouler. */
  readonly player: number
}

const referee: Procedure<RefereeFrame, Ctx> = {
  steps: {
    look: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'referee',
      rolled: (c, f, faces) => {
        const victims = otherSide(c.match.players[f.player].side)
        c.events.push({ type: 'chance', why: 'referee', player: f.player, dice: faces })
        const seen = faces[0] >= seenOn(c, victims)
        eyeTo(c, victims)
        return seen ? call(sendOffFrame(f.player, 'foul'), 'end') : DONE
      },
    },
    end: () => DONE,
  },
}

const refereeFrame = (player: number): RefereeFrame => ({ proc: 'referee', step: 'look', player })

export const foulThird: Procedure<FoulFrame, Ctx> = {
  steps: {
    ...foul.steps,
    referee: (c, f, armour) => {
      if (isBroken(armour)) daze(c, f)
      return call(refereeFrame(f.player), 'balls')
    },
  },
  procedures: { referee },
}

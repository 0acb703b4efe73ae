// A foul on a player who is down: the armour roll with assists of both sides, the referee, and perhaps a bribe.
// Neighbours: armour.ts returns what the referee saw; sendOff.ts carries out his call; foulThird.ts has another referee.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { CHAINSAW, kickedBack } from '../../skills/weapons.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { settleFrame } from '../ball/settle.ts'
import { type ArmourResult, armourFrame, isBroken } from '../hurt/armour.ts'
import { anyPrayer } from '../match/answeredPrayers.ts'
import { anyEffect, eachEffect, endEffects } from '../match/effects.ts'
import { lendSkill } from '../match/loans.ts'
import { foulAssists, isOnPitch } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { sendOffFrame } from './sendOff.ts'

/** The mark of an opponent who may not be fouled again this turn. */
export const FOULED = 'fouled'

export interface FoulFrame extends Frame, Receives<{ kickBack: RollResult; referee: ArmourResult }> {
  readonly proc: 'foul'
  step: 'start' | 'coming' | 'kickBack' | 'kick' | 'referee' | 'balls' | 'end'
  readonly player: number
  readonly victim: number
}

export const foulFrame = (player: number, victim: number): FoulFrame => ({
  proc: 'foul',
  step: 'start',
  player,
  victim,
})

const helpersOf = (c: Ctx, fouler: Player, victim: Player): Player[] =>
  may(c, fouler).unassisted ? [] : foulAssists(c, fouler.side, victim, victim, fouler)

const assists = (c: Ctx, f: FoulFrame): Modifier[] => {
  const fouler = c.match.players[f.player]
  const victim = c.match.players[f.victim]
  return [
    ...helpersOf(c, fouler, victim).map((p) => ({ value: 1, source: 'assist', player: p.id })),
    // A defender next to the fouler may still assist: only other players' tackle zones prevent it.
    ...foulAssists(c, victim.side, fouler, fouler, victim).map((p) => ({ value: -1, source: 'assist', player: p.id })),
  ]
}

const bonusOf = ({ rules: { foul: rules } }: Ctx): Modifier[] =>
  rules.bonus === 0 ? [] : [{ value: rules.bonus, source: 'foul', player: -1 }]

/** Foul assists from inducements. */
const assistsFromEffects = (c: Ctx, f: FoulFrame): Modifier[] => {
  const assists: Modifier[] = []
  eachEffect(c, coachOf(c.match, c.match.players[f.player]), ({ foulAssists: value }, source) => {
    if (value !== undefined) assists.push({ value, source, player: -1 })
  })
  return assists
}

/** An inducement may give a player whom the foul stunned a negative skill for the drive. */
export const daze = (c: Ctx, f: FoulFrame): void => {
  const victim = c.match.players[f.victim]
  const side = coachOf(c.match, c.match.players[f.player])
  if (victim.posture !== 'stunned' || !isOnPitch(victim)) return
  eachEffect(c, side, ({ foulDazes: skill }, why) => {
    if (skill && lendSkill(victim, skill, 'drive')) c.events.push({ type: 'learned', player: f.victim, skill, why })
  })
}

/** Who may foul often may foul each opponent once a turn. */
const noteVictim = (c: Ctx, { player, victim }: FoulFrame): void => {
  const fouled = c.match.players[victim]
  if (anyEffect(c, coachOf(c.match, c.match.players[player]), ({ oncePerVictim }) => oncePerVictim === true))
    fouled.marks = [...fouled.marks, FOULED]
}

const hasChainsaw = (c: Ctx, f: FoulFrame): boolean => may(c, c.match.players[f.player]).kicksBack

/** The referee sees doubles, and with a prayer every foul; a sneaky fouler's armour doubles may go unseen. */
const isSeen = (c: Ctx, f: FoulFrame, armour: ArmourResult): boolean => {
  if (anyPrayer(c, otherSide(coachOf(c.match, c.match.players[f.player])), (prayer) => prayer.seesFouls === true))
    return true
  const fouler = may(c, c.match.players[f.player])
  const unseen = fouler.foulsUnseen || (fouler.foulsUnseenIfArmourHolds && !isBroken(armour))
  return armour === 'injuryOnDoubles' || (!unseen && (armour === 'heldOnDoubles' || armour === 'brokenOnDoubles'))
}

export const foul: Procedure<FoulFrame, Ctx> = {
  calls: ['sendOff'],
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'fouled', player: f.player, victim: f.victim })
      noteVictim(c, f)
      return openMoment(c, 'foulComing', coachOf(c.match, c.match.players[f.player]), 'coming')
    },
    coming: (c, f) =>
      hasChainsaw(c, f) ? call(rollFrame(c, 'chainsaw', f.player, { other: f.victim }), 'kickBack') : 'kick',
    kickBack: (c, f, chainsaw) => {
      if (chainsaw === 'passed') return 'kick'
      kickedBack(c)
      return call(armourFrame(f.player, -1, 'chainsaw', { modifiers: CHAINSAW }), 'balls')
    },
    kick: (c, f) => {
      const chainsaw = hasChainsaw(c, f) ? CHAINSAW : []
      const modifiers = [...bonusOf(c), ...assists(c, f), ...assistsFromEffects(c, f), ...chainsaw]
      return call(armourFrame(f.victim, f.player, 'foul', { modifiers }), 'referee')
    },
    referee: (c, f, armour) => {
      if (isBroken(armour)) daze(c, f)
      return isSeen(c, f, armour)
        ? call(sendOffFrame(f.player, 'foul'), 'balls')
        : openMoment(c, 'foulUnseen', otherSide(coachOf(c.match, c.match.players[f.player])), 'balls')
    },
    balls: () => call(settleFrame(), 'end'),
    end: (c, f) => {
      endEffects(c, 'foul', coachOf(c.match, c.match.players[f.player]))
      return DONE
    },
  },
}

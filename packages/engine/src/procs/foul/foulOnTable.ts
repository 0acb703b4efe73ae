// A foul on a table: sneaky, blatant, or a spear, which is a blatant one that always brings the fouler down too. Then the referees
// who see the fouler look what it was. Neighbours: fouls.ts offers it, refereeCalls.ts penalises; foul.ts is that of other editions.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { foulModifiers } from '../../tables/refereeTables.ts'
import type { FoulManner } from '../../vocabulary/events.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { settleFrame } from '../ball/settle.ts'
import { armourFrame } from '../hurt/armour.ts'
import { intoBox } from '../hurt/boxes.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { turnFaceDown } from '../hurt/stun.ts'
import { type Obeyed, refereeBribeFrame } from '../match/refereeBribes.ts'
import { statNow } from '../match/weather.ts'
import { stands } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { argumentFrame } from './arguing.ts'
import { refereeCalls, refereeCallsFrame } from './refereeCalls.ts'
import { refereesSeeing } from './sightLine.ts'

export interface FoulOnTableFrame extends Frame, Receives<{ bribed: Obeyed }> {
  readonly proc: 'foulOnTable'
  step: 'start' | 'bribed' | 'foul' | 'kick' | 'dive' | 'referees' | 'balls' | 'end'
  readonly player: number
  readonly victim: number
  readonly manner: FoulManner
}

export const foulOnTableFrame = (player: number, victim: number, manner: FoulManner): FoulOnTableFrame => ({
  ...{ proc: 'foulOnTable', step: 'start' },
  ...{ player, victim, manner },
})

const isBlatant = ({ manner }: FoulOnTableFrame): boolean => manner !== 'sneaky'

/** Only which of the two is stronger counts, not by how much. */
const strengthModifiers = (c: Ctx, f: FoulOnTableFrame): Modifier[] => {
  const { players } = c.match
  const dive = f.manner === 'spear' ? foulModifiers.spearStrength : 0
  const difference = statNow(c, players[f.player], 'ST').value + dive - statNow(c, players[f.victim], 'ST').value
  if (difference === 0) return []
  return difference > 0
    ? [{ value: foulModifiers.stronger, source: 'stronger', player: f.player }]
    : [{ value: foulModifiers.weaker, source: 'weaker', player: f.victim }]
}

export const foulOnTable: Procedure<FoulOnTableFrame, Ctx> = {
  procedures: { refereeCalls },
  steps: {
    start: (c, f): Next<FoulOnTableFrame> => {
      const foulers = coachOf(c.match, c.match.players[f.player])
      const bribe = refereeBribeFrame(c, 'foul', [otherSide(foulers)], f.player)
      return bribe ? call(bribe, 'bribed') : 'foul'
    },

    // He is sent off before he has done anything.
    bribed: (c, f, obeyed): Next<FoulOnTableFrame> => {
      if (obeyed === 'nobody') return 'foul'
      intoBox(c, c.match.players[f.player], 'stunnedBox', 'bribe')
      return call(settleFrame(), 'end')
    },

    foul: (c, f) => {
      c.events.push({ type: 'fouled', player: f.player, victim: f.victim, manner: f.manner })
      const modifiers = strengthModifiers(c, f)
      return call(rollFrame(c, 'foul', f.player, { modifiers, other: f.victim, detail: f.manner }), 'kick')
    },

    kick: (c, f): Next<FoulOnTableFrame> => {
      switch (c.match.lastRoll?.result) {
        case 'foulerDown':
          return call(knockDownFrame(f.player, f.manner === 'spear' ? 'spear' : 'foul'), 'referees')
        case 'hurt':
          turnFaceDown(c, c.match.players[f.victim], 'foul')
          return call(armourFrame(f.victim, f.player, 'foul'), 'dive')
        case 'crushed':
          return call(injuryFrame(f.victim, f.player, 'foul'), 'dive')
        default:
          return 'dive'
      }
    },

    dive: (c, f) =>
      f.manner === 'spear' && stands(c.match.players[f.player])
        ? call(knockDownFrame(f.player, 'spear'), 'referees')
        : 'referees',

    referees: (c, f) => {
      const { match, rules } = c
      const fouler = match.players[f.player]
      const victim = match.players[f.victim]
      const blatant = isBlatant(f)
      if (victim.side === 'neutral') return call(argumentFrame(c, fouler, [victim], blatant), 'balls')
      const watching = refereesSeeing(rules.pitch, match, fouler)
      return call(
        refereeCallsFrame({ offender: fouler.id, victim: victim.id, why: 'foul', blatant, watching }),
        'balls',
      )
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

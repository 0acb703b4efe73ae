// An attack that is read on a table: a block, a shoulder charge or a push, by one player or a gang, on one or several. Those who
// dodge are dealt with first; then one roll counts for all the others. Neighbours: attackFrame.ts has the data, attackRolls.ts the
// rolls, evade.ts asks who dodges; pushAway.ts and advance.ts move players; block.ts is the attack with block dice.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import { call, DONE, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { levelOf, numbersOf } from '../../kit.ts'
import { anyLoose } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox } from '../hurt/boxes.ts'
import { type Fall, fallTogether, fallTogetherFrame } from '../hurt/fallTogether.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { stands } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { turnGoesOn } from '../turn/turnover.ts'
import { advance, advanceFrame } from './advance.ts'
import type { AttackFrame } from './attackFrame.ts'
import { attackRoll, evadeRoll } from './attackRolls.ts'
import { pushAway, pushAwayFrame } from './pushAway.ts'

const GOES_ON = done(MOVES_ON)

const without = (ids: readonly number[], id: number): readonly number[] => ids.filter((one) => one !== id)

const standing = (c: Ctx, ids: readonly number[]): readonly number[] => ids.filter((id) => stands(c.match.players[id]))

/** What a fall or an armour roll of this attack is called. */
const cause = ({ kind }: AttackFrame): string => (kind === 'shove' ? 'push' : kind)

/** Of several attackers the mightiest is the one who hurts. */
const hitter = (c: Ctx, { attackers, gang }: AttackFrame): number => {
  const might = (id: number): number => levelOf(c, c.match.players[id], 'mightyBlow')
  return attackers.reduce((best, id) => (might(id) > might(best) ? id : best), attackers[0] ?? gang[0])
}

const stun = (c: Ctx, f: AttackFrame, ids: readonly number[]): void => {
  for (const id of ids) intoBox(c, c.match.players[id], 'stunnedBox', cause(f))
}

/** What the row of the table does to both sides. */
const suffer = (c: Ctx, f: AttackFrame): 'push' | 'advance' => {
  const { attackers, result, victims } = f
  if (result === 'attackerStunned') stun(c, f, attackers)
  if (result === 'defenderStunned') stun(c, f, victims)
  if (result === 'defenderDown' || result === 'bothDown') f.falls = [...f.falls, ...victims]
  if (result === 'attackerDown' || result === 'bothDown') f.falls = [...f.falls, ...attackers]
  if (result !== 'pushedBack' && result !== 'pushedDown') return 'advance'
  f.toPush = victims
  return 'push'
}

const pushHim = (c: Ctx, f: AttackFrame, id: number) => {
  const victim = c.match.players[id]
  f.victim = id
  f.left = squaresOf(c.rules.pitch, victim, victim.at)
  return call(pushAwayFrame(id, f.attackers), 'pushed')
}

/** A charger goes on if his victims went down while he stands, or if they all dodged him. */
const goesOn = (c: Ctx, { dodged, gang, kind, result }: AttackFrame): boolean => {
  const won = result === '' ? dodged : result === 'defenderDown' || result === 'defenderStunned'
  return kind === 'charge' && won && turnGoesOn(c) && stands(c.match.players[gang[0]])
}

/** Without the question whether anybody dodges. */
type PlainAttackFrame = AttackFrame & { step: Exclude<AttackFrame['step'], 'dodge'> }

export const attack: Procedure<PlainAttackFrame, Ctx> = {
  procedures: { pushAway, advance, fallTogether },
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'attacked', kind: f.kind, attackers: f.gang, victims: f.declared })
      return 'meet'
    },

    // Some are so loathsome that an attacker must bring himself to touch them.
    meet: (c, f) => {
      for (; f.next < f.gang.length * f.declared.length; f.next++) {
        const attacker = f.gang[f.next % f.gang.length]
        const victim = f.declared[Math.floor(f.next / f.gang.length)]
        const needs = numbersOf(c, c.match.players[victim]).touchedOn
        if (needs !== undefined)
          return call(rollFrame(c, 'leprousFlesh', attacker, { base: needs, other: victim, why: cause(f) }), 'met')
      }
      f.next = 0
      return f.attackers.length === 0 || f.victims.length === 0 ? 'end' : 'ask'
    },

    met: (_c, f, roll) => {
      if (roll === 'failed' && f.size === 'gang') f.attackers = without(f.attackers, f.gang[f.next % f.gang.length])
      else if (roll === 'failed') f.victims = without(f.victims, f.declared[f.next])
      f.next++
      return 'meet'
    },

    ask: () => 'evade',

    evade: (c, f): Next<PlainAttackFrame> => {
      const id = standing(c, f.dodgers)[0]
      if (id === undefined || !turnGoesOn(c)) return 'strike'
      f.dodgers = without(f.dodgers, id)
      f.victim = id
      return f.kind === 'shove' ? pushHim(c, f, id) : call(evadeRoll(c, f, id), 'evaded')
    },

    evaded: (c, f): Next<PlainAttackFrame> => {
      const result = c.match.lastRoll?.result
      if (result === 'defenderDown') return call(knockDownFrame(f.victim, 'evade', { by: hitter(c, f) }), 'evade')
      if (result === 'defenderStunned') intoBox(c, c.match.players[f.victim], 'stunnedBox', 'evade')
      return anyLoose(c) ? call(settleFrame(), 'evade') : 'evade'
    },

    // What befell those who dodged may have ended the turn.
    strike: (c, f) => {
      f.attackers = standing(c, f.attackers)
      f.victims = standing(c, f.victims)
      if (!turnGoesOn(c) || f.attackers.length === 0 || f.victims.length === 0) return 'advance'
      return call(attackRoll(c, f), 'struck')
    },

    struck: (c, f) => {
      f.result = c.match.lastRoll?.result ?? ''
      return suffer(c, f)
    },

    push: (c, f): Next<PlainAttackFrame> => {
      const id = f.toPush[0]
      if (id === undefined) return 'advance'
      f.toPush = without(f.toPush, id)
      return pushHim(c, f, id)
    },

    pushed: (_c, f, push) => {
      if (push === 'moved') f.vacated = [...f.vacated, ...f.left]
      if (push === 'stayed' || f.result === 'pushedDown') f.falls = [...f.falls, f.victim]
      return f.result === '' ? 'evade' : 'push'
    },

    // Whom the roll knocks over does not advance before he falls.
    advance: (_c, f) => {
      const upright = f.attackers.filter((id) => !f.falls.includes(id))
      return f.vacated.length === 0 ? 'fall' : call(advanceFrame(upright, f.vacated), 'fall')
    },

    // First the victims, in the order in which they were named, then the attackers.
    fall: (c, f): Next<PlainAttackFrame> => {
      const by = hitter(c, f)
      const falls = standing(c, f.falls).map((player): Fall => {
        if (!f.declared.includes(player)) return { player, by: -1 }
        return f.smashes ? { player, by, unarmoured: true } : { player, by }
      })
      return call(falls.length > 0 ? fallTogetherFrame(falls, cause(f)) : settleFrame(), 'end')
    },

    end: (c, f) => (goesOn(c, f) ? GOES_ON : DONE),
  },
}

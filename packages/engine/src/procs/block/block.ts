// A block from declaration to the ball at rest: strength and assists, dice, result, push, follow-up, injuries.
// Neighbours: blockFrame.ts, push.ts, armour.ts, crowd.ts; activation.ts calls it for Block and Blitz actions.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { covers } from '../../kernel/base.ts'
import type { Frame } from '../../kernel/match.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Done, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { leavesTime, weaponFrame } from '../../skills/weapons.ts'
import { type BlockDie, blockDieFor } from '../../tables/blockDice.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Die } from '../../vocabulary/words.ts'
import { ballUnder, disturbBalls } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { armourFrame } from '../hurt/armour.ts'
import { crowdInjury } from '../hurt/crowd.ts'
import { layDown, placeProne } from '../hurt/fall.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { takeBackFrom } from '../match/loans.ts'
import { departureFrame } from '../move/departure.ts'
import { facingFrame, mayTurn } from '../move/facing.ts'
import { overTrapdoor, trapdoorFrame } from '../move/trapdoor.ts'
import { activeFirst, markers } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { type BlockFrame, copyBlockFrame } from './blockFrame.ts'
import { blockDiceFor, pairedWith } from './blockStrength.ts'
import { followUpAllowed, hitFrom, squareAhead } from './followUp.ts'
import { pushFrame } from './push.ts'

/** The attack ends the attacker's action. */
const ACTION_OVER = done('actionOver')
/** No block was made, but the action goes on. */
const CALLED_OFF = done('calledOff')
const ATTACKER_FALLS = done('attackerFalls')
const ATTACKER_PRONE = done('attackerProne')
const CHOSEN: { readonly [D in BlockDie]: Done<D> } = {
  attackerDown: done('attackerDown'),
  bothDown: done('bothDown'),
  pushed: done('pushed'),
  defenderStumbles: done('defenderStumbles'),
  defenderDown: done('defenderDown'),
}

const DICE: readonly (readonly Die[])[] = [[], ['block'], ['block', 'block'], ['block', 'block', 'block']]

const moveUp = (c: Ctx, f: BlockFrame): Next<BlockFrame> => {
  const attacker = c.match.players[f.attacker]
  const from = attacker.at
  const to = squareAhead(c, f)
  // A defender who is about to fall cannot follow the attacker.
  const near = markers(c, attacker, from)
    .map((p) => p.id)
    .filter((id) => id !== f.defender || !f.defenderFalls)
  putPlayer(c.match, c.rules.pitch, attacker, to)
  c.events.push({ type: 'moved', player: attacker.id, from, to, how: 'followUp' })
  return near.length > 0 ? call(departureFrame(attacker.id, from, near), 'upThere') : 'upThere'
}

const principals = (c: Ctx, f: BlockFrame): number[] =>
  activeFirst(c.match, c.match.players[f.attacker], c.match.players[f.defender])

const defenders = (c: Ctx, f: BlockFrame): number[] => (pairedWith(c, f) ? [f.defender, f.partner] : [f.defender])

/** The armour roll of a player who was knocked down; with Stunty or the like even being placed prone may injure him. */
const harm = (c: Ctx, f: BlockFrame, victim: number, by: number, falls: boolean): Frame | null => {
  if (falls) return armourFrame(victim, by, 'block')
  const fragile = may(c, c.match.players[victim]).noArmourRoll
  return f.wrestled && fragile ? injuryFrame(victim, by, 'wrestle') : null
}

export const block: Procedure<BlockFrame, Ctx> = {
  calls: ['departure', 'push'],
  copy: copyBlockFrame,
  steps: {
    declared: (c, f) => openWindow(c, 'blockDeclared', [f.attacker, ...defenders(c, f)], 'coming'),

    coming: (c, f) => (f.cancelled ? CALLED_OFF : openWindow(c, 'attackComing', defenders(c, f), 'attack')),

    attack: (c, f) => {
      const defender = c.match.players[f.defender]
      // A Dump-Off may have led to a touchdown, which stops play.
      if (c.match.turn.touchdown !== '' || defender.place !== 'pitch') return CALLED_OFF
      if (f.weapon !== '') return call(weaponFrame(f.weapon, f.attacker, f.defender), 'replaced')
      return openWindow(c, 'blockStarting', principals(c, f), 'count')
    },

    replaced: (c, f) => openWindow(c, 'weaponUsed', [f.attacker], 'armed'),

    // A weapon usually ends the action.
    armed: (_c, f) => (leavesTime.includes(f.weapon) ? CALLED_OFF : ACTION_OVER),

    count: (c, f) => {
      const { dice, chooser } = blockDiceFor(c, f)
      f.chooser = chooser
      c.events.push({ type: 'blockDeclared', attacker: f.attacker, defender: f.defender, dice, chooser })
      return call(rollFrame(c, 'block', f.attacker, { dice: DICE[dice], other: f.defender }), 'rolled')
    },

    rolled: (c, f) => {
      const faces = c.match.lastRoll?.faces ?? []
      f.results = [...new Set(faces.map((face) => blockDieFor(c, face)))]
      f.result = f.results[0]
      return f.results.length === 1 ? 'result' : 'chooseDie'
    },

    chooseDie: {
      kind: 'choice',
      by: (_c, f) => f.chooser,
      question: (c, f) => question('blockDie', f.attacker, { other: f.defender, roll: c.match.lastRoll }),
      legal: (_c, f) => f.results.map((result) => action('useDie', -1, -1, result)),
      chosen: (_c, f, answer) => {
        f.result = answer.option as BlockDie
        return 'result'
      },
    },

    result: (c, f) => {
      // If two are blocked at once, the dice of both are chosen before either result is applied.
      if (f.partner >= 0 && !f.decided) return CHOSEN[f.result]
      c.events.push({ type: 'blockResult', attacker: f.attacker, defender: f.defender, result: f.result })
      switch (f.result) {
        case 'attackerDown':
          f.attackerFalls = true
          return 'fall'
        case 'bothDown':
          f.attackerFalls = true
          f.defenderFalls = true
          return openWindow(c, 'bothDown', principals(c, f), 'bothDown')
        case 'pushed':
          return 'push'
        case 'defenderStumbles':
          f.defenderFalls = true
          return openWindow(c, 'stumbles', principals(c, f), 'push')
        case 'defenderDown':
          f.defenderFalls = true
          return 'push'
      }
    },

    // A skill may have turned the result into a push.
    bothDown: (c, f) => {
      if (f.result === 'pushed') return 'push'
      if (f.wrestled)
        for (const id of principals(c, f))
          if (f.partner < 0 || id !== f.attacker) placeProne(c, c.match.players[id], 'wrestle')
      return 'fall'
    },

    push: (c, f) => call(pushFrame(c, f.defender, hitFrom(c, f), f.attacker, false), 'pushed'),

    pushed: (c, f, push) => {
      f.vacated = push === 'moved'
      return openWindow(c, 'followingUp', principals(c, f), 'follow')
    },

    follow: (c, f) => (!followUpAllowed(c, f) ? 'fall' : f.mustFollow ? moveUp(c, f) : 'followUp'),

    followUp: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.attacker]),
      question: (_c, f) => question('followUp', f.attacker, { other: f.defender, declining: 'staysPut' }),
      legal: (c, f) => [action('followUp', -1, squareAhead(c, f)), action('stay')],
      chosen: (c, f, answer) => (answer.do === 'followUp' ? moveUp(c, f) : 'fall'),
    },

    upThere: (c, f) => {
      const attacker = c.match.players[f.attacker]
      return overTrapdoor(c, attacker, attacker.at) ? call(trapdoorFrame(f.attacker), 'turned') : 'turned'
    },

    turned: (c, f) =>
      mayTurn(c.match.players[f.attacker]) ? call(facingFrame(f.attacker, f.defender), 'fall') : 'fall',

    fall: (c, f) => {
      const defender = c.match.players[f.defender]
      const attacker = c.match.players[f.attacker]
      // A player who left the pitch takes only the crowd's injury roll; in some editions the block's armour roll first.
      const felledOff = f.defenderFalls && defender.place === 'crowd'
      if (defender.at === OFF) f.defenderFalls = false
      if (f.defenderFalls) layDown(c, defender, 'block')
      if (f.attackerFalls && f.partner < 0) layDown(c, attacker, 'block')
      return felledOff && c.rules.block.armourInCrowd
        ? call(armourFrame(f.defender, f.attacker, 'block'), 'crowd')
        : 'crowd'
    },

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'crowd') : 'armourDefender'
    },

    armourDefender: (c, f) => {
      const hurt = harm(c, f, f.defender, f.attacker, f.defenderFalls)
      return hurt ? call(hurt, 'armourAttacker') : 'armourAttacker'
    },

    armourAttacker: (c, f) => {
      const hurt = harm(c, f, f.attacker, f.defender, f.attackerFalls && f.partner < 0)
      return hurt ? call(hurt, 'balls') : 'balls'
    },

    // Following up onto the ball counts as moving there: he must try to pick it up.
    balls: (c, f) => {
      const attacker = c.match.players[f.attacker]
      const upThere = attacker.posture === 'standing' && covers(c.rules.pitch, attacker, f.square)
      const ball = upThere ? ballUnder(c, attacker) : -1
      return ball >= 0 ? call(pickUpFrame(ball, f.attacker), 'atRest') : 'atRest'
    },

    // He has tried to pick up one ball; a second one under a big base bounces.
    atRest: (c, f) => {
      const attacker = c.match.players[f.attacker]
      if (attacker.who.size > 1 && attacker.at !== OFF) disturbBalls(c, attacker)
      return call(settleFrame(), 'settled')
    },

    settled: (c, f) => {
      takeBackFrom(c.match.players[f.attacker], 'block')
      return openWindow(c, 'blockSettled', [f.attacker], 'end')
    },

    end: (_c, f) => {
      if (f.partner < 0) return DONE
      return f.attackerFalls ? ATTACKER_FALLS : f.wrestled ? ATTACKER_PRONE : DONE
    },
  },
}

// A block from its declaration to the ball at rest: strength and assists, the dice, the result, push, follow-up, injuries.
// Neighbours: push.ts, armour.ts, crowd.ts; activation.ts calls it for Block and Blitz actions.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import type { BlockDie } from '../tables/blockDice.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Die, Side } from '../vocabulary/words.ts'
import { armourFrame } from './armour.ts'
import { crowdInjury } from './crowd.ts'
import { layDown } from './fall.ts'
import { pushFrame } from './push.ts'
import { rollFrame } from './roll.ts'
import { settleFrame } from './settle.ts'
import { openWindow } from './window.ts'
import { activeFirst, blockAssists, heldBall, inScoringZone } from './zones.ts'

export interface BlockFrame extends Frame {
  readonly proc: 'block'
  step:
    | 'declared'
    | 'count'
    | 'rolled'
    | 'chooseDie'
    | 'result'
    | 'bothDown'
    | 'push'
    | 'pushed'
    | 'follow'
    | 'followUp'
    | 'fall'
    | 'crowd'
    | 'armourDefender'
    | 'armourAttacker'
    | 'balls'
    | 'settled'
    | 'end'
  readonly attacker: number
  readonly defender: number
  readonly blitz: boolean
  /** Skills may call the block off, or lend strength before assists. */
  cancelled: boolean
  attackerExtra: number
  defenderExtra: number
  chooser: Side
  results: readonly BlockDie[]
  result: BlockDie
  /** Who goes down; skills may keep either up. */
  attackerFalls: boolean
  defenderFalls: boolean
  /** The square the defender stood on, and whether he left it. */
  square: Square
  vacated: boolean
  mustFollow: boolean
  mayNotFollow: boolean
}

export const blockFrame = (c: Ctx, attacker: number, defender: number, blitz: boolean): BlockFrame => ({
  proc: 'block',
  step: 'declared',
  attacker,
  defender,
  blitz,
  cancelled: false,
  attackerExtra: 0,
  defenderExtra: 0,
  chooser: c.match.players[attacker].side,
  results: [],
  result: 'pushed',
  attackerFalls: false,
  defenderFalls: false,
  square: c.match.players[defender].at,
  vacated: false,
  mustFollow: false,
  mayNotFollow: false,
})

const DICE: readonly (readonly Die[])[] = [[], ['block'], ['block', 'block'], ['block', 'block', 'block']]

const ownStrength = (c: Ctx, f: BlockFrame, player: Player): number => {
  let strength = player.stats.ST ?? 0
  for (const id of player.skills) strength += c.rules.skills.get(id)?.blockStrength?.(c, f, player) ?? 0
  return strength
}

/** How many dice, and whose coach chooses, by the two sides' strength with assists. */
export const blockDiceFor = (c: Ctx, f: BlockFrame): { dice: number; chooser: Side } => {
  const attacker = c.match.players[f.attacker]
  const defender = c.match.players[f.defender]
  const ours = ownStrength(c, f, attacker) + f.attackerExtra + blockAssists(c, attacker, defender).length
  const theirs = ownStrength(c, f, defender) + f.defenderExtra + blockAssists(c, defender, attacker).length
  const chooser = theirs > ours ? defender.side : attacker.side
  const strong = Math.max(ours, theirs)
  const weak = Math.min(ours, theirs)
  return { dice: strong === weak ? 1 : strong > 2 * weak ? 3 : 2, chooser }
}

const followUpAllowed = (c: Ctx, f: BlockFrame): boolean => {
  if (!f.vacated || f.mayNotFollow) return false
  const attacker = c.match.players[f.attacker]
  // A carrier in the end zone where he scores does not leave it of his own will.
  const scoring = heldBall(c.match, attacker) && inScoringZone(c, attacker.side, attacker.at)
  return !scoring || inScoringZone(c, attacker.side, f.square)
}

const moveUp = (c: Ctx, f: BlockFrame): Next<BlockFrame> => {
  const attacker = c.match.players[f.attacker]
  const from = attacker.at
  putPlayer(c.match, c.rules.pitch, attacker, f.square)
  c.events.push({ type: 'moved', player: attacker.id, from, to: f.square, how: 'followUp' })
  return 'fall'
}

const principals = (c: Ctx, f: BlockFrame): number[] =>
  activeFirst(c.match, c.match.players[f.attacker], c.match.players[f.defender])

export const block: Procedure<BlockFrame, Ctx> = {
  steps: {
    declared: (c, f) => openWindow(c, 'blockDeclared', principals(c, f), 'count'),

    count: (c, f) => {
      if (f.cancelled) return DONE
      const { dice, chooser } = blockDiceFor(c, f)
      f.chooser = chooser
      c.events.push({ type: 'blockDeclared', attacker: f.attacker, defender: f.defender, dice, chooser })
      return call(rollFrame(c, 'block', f.attacker, { dice: DICE[dice], other: f.defender }), 'rolled')
    },

    rolled: (c, f) => {
      const faces = c.match.lastRoll?.faces ?? []
      f.results = [...new Set(faces.map((face) => c.rules.tables.blockDice[face - 1]))]
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
    bothDown: (_c, f) => (f.result === 'pushed' ? 'push' : 'fall'),

    push: (c, f) => call(pushFrame(c, f.defender, c.match.players[f.attacker].at, f.attacker, false), 'pushed'),

    pushed: (c, f, moved) => {
      f.vacated = moved === 1
      return openWindow(c, 'followingUp', principals(c, f), 'follow')
    },

    follow: (c, f) => (!followUpAllowed(c, f) ? 'fall' : f.mustFollow ? moveUp(c, f) : 'followUp'),

    followUp: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.attacker].side,
      question: (_c, f) => question('followUp', f.attacker, { other: f.defender, declining: 'He stays where he is.' }),
      legal: (_c, f) => [action('followUp', -1, f.square), action('stay')],
      chosen: (c, f, answer) => (answer.do === 'followUp' ? moveUp(c, f) : 'fall'),
    },

    fall: (c, f) => {
      const defender = c.match.players[f.defender]
      const attacker = c.match.players[f.attacker]
      // Whoever left the pitch is in the crowd's hands only.
      if (defender.at === OFF) f.defenderFalls = false
      if (f.defenderFalls) layDown(c, defender, 'block')
      if (f.attackerFalls) layDown(c, attacker, 'block')
      return 'crowd'
    },

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'crowd') : 'armourDefender'
    },

    armourDefender: (_c, f) =>
      f.defenderFalls ? call(armourFrame(f.defender, f.attacker, 'block'), 'armourAttacker') : 'armourAttacker',

    armourAttacker: (_c, f) =>
      f.attackerFalls ? call(armourFrame(f.attacker, f.defender, 'block'), 'balls') : 'balls',

    balls: () => call(settleFrame(), 'settled'),

    settled: (c, f) => openWindow(c, 'blockSettled', [f.attacker], 'end'),

    end: () => DONE,
  },
}

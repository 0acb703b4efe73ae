// The deck Heroic Feats. Neighbours: card.ts, skills/cards/ for effects on a player, index.ts lists the decks.

import type { Ctx } from '../../edition.ts'
import type { Inducement } from '../../inducement.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { frameAround } from '../../kernel/stack.ts'
import type { PassFrame } from '../../procs/ball/pass.ts'
import { isCarried } from '../../procs/ball/whichBall.ts'
import type { KickOffFrame } from '../../procs/kickOff/kickOffFrame.ts'
import { hasState } from '../../procs/match/states.ts'
import { freeMove, freeMoveFrame } from '../../procs/move/freeMove.ts'
import { heldBall, openPlayers, standsOnLine, swings } from '../../procs/move/zones.ts'
import { soloBlitzFrame } from '../../procs/turn/turnFrame.ts'
import { allowedActions } from '../../procs/turn/whoMayAct.ts'
import type { Side } from '../../vocabulary/words.ts'
import { severalNamed } from '../several.ts'
import { matesOnPitch, standingFoes } from '../spells.ts'
import { foesKick, ownActivation, ownKick, ownTurn, playerIn } from '../when.ts'
import { alter, card, grant, onPlayer, teamPlayers, type When } from './card.ts'
import { punt, punters, puntFrame } from './punt.ts'
import { runUnder, runUnderFrame } from './runUnder.ts'

const openOffTheLine = (c: Ctx, side: Side): Player[] => openPlayers(c, side).filter((p) => !standsOnLine(c, p))

/** If the target square is empty he may move under the ball. */
const feelTheKick = (c: Ctx, player: Player): Frame | null => {
  const { square } = frameAround<KickOffFrame>(c.match, 'kickOff')
  grant(c, player, 'catchers-instincts', 'match', ['catchers-instincts'])
  return square !== OFF && fits(c.match, c.rules.pitch, player, square) ? runUnderFrame(player.id, square) : null
}

const stunnedMates = (c: Ctx, side: Side): Player[] => matesOnPitch(c, side).filter((p) => p.posture === 'stunned')

/** The own side passes the ball in its own action. */
const ownPass: When<PassFrame> = (c, side, cause) => {
  const { ball, thrower, risky } = cause
  return risky && isCarried(c.match.balls[ball]) && c.match.players[thrower].side === side
}

const quickThinkers = (c: Ctx, side: Side): Player[] => {
  const { thrower } = frameAround<PassFrame>(c.match, 'pass')
  return matesOnPitch(c, side).filter(
    (p) => p.id !== thrower && p.posture === 'standing' && !hasState(p, 'rooted') && !swings(c, p),
  )
}

const soloBlitzers = (c: Ctx, side: Side): Player[] =>
  openPlayers(c, side).filter((p) => heldBall(c.match, p) === null && allowedActions(c, p).includes('blitz'))

export const heroicFeats: readonly Inducement[] = [
  card('burst-of-speed', 'Burst of Speed', 'In the own turn a player has MA +1, Sprint and Sure Feet.', {
    at: 'turnStarting',
    ...onPlayer(ownTurn, teamPlayers, (c, player) => {
      alter(c, player, 'burst-of-speed', 'turn', 'MA', 1)
      return grant(c, player, 'burst-of-speed', 'turn', ['sprint', 'sure-feet'])
    }),
  }),
  card(
    'catchers-instincts',
    "Catcher's Instincts",
    'An open receiver off the line of scrimmage has +1 to catch for the match, and may move under the kick at once.',
    {
      at: 'kickFlown',
      ...onPlayer(foesKick, openOffTheLine, feelTheKick, {
        runUnder,
      }),
    },
  ),
  card('die-hard', 'Die Hard', 'As the own turn starts, D3 stunned players turn face up.', {
    at: 'turnStarting',
    offer: (c, side, cause) => ownTurn(c, side, cause) && stunnedMates(c, side).length > 0,
    ...severalNamed({
      from: stunnedMates,
      named: (c, _side, player) => {
        player.posture = 'prone'
        player.freshlyStunned = false
        c.events.push({ type: 'posture', player: player.id, posture: 'prone', why: 'turnEnd' })
        return null
      },
    }),
  }),
  card(
    'in-the-zone',
    'In the Zone',
    'During an activation the tackle-zone penalty on a player is 1 less, but at least 1.',
    {
      at: 'playerActivated',
      offer: ownActivation,
      use: (c, _side, cause) => grant(c, playerIn(c, cause), 'in-the-zone', 'activation', ['in-the-zone']),
    },
  ),
  card('punt', 'Punt', 'As the own turn ends, the carrier kicks the ball to any square, from where it scatters.', {
    at: 'turnEnding',
    offer: (c, side, cause) => ownTurn(c, side, cause) && punters(c, side).length > 0,
    use: (_c, side) => puntFrame(side),
    procedures: { punt },
  }),
  card('quick-thinking', 'Quick Thinking', 'During an own pass a team-mate moves up to three squares.', {
    at: 'passComing',
    ...onPlayer(ownPass, quickThinkers, (_c, player) => freeMoveFrame(player.id, 'quick-thinking', null, false), {
      freeMove,
    }),
  }),
  card('sizzling-shimmy', 'Sizzling Shimmy', 'During an activation a player has +1 to dodge and MA -1.', {
    at: 'playerActivated',
    offer: ownActivation,
    use: (c, _side, cause) => {
      alter(c, playerIn(c, cause), 'sizzling-shimmy', 'activation', 'MA', -1)
      return grant(c, playerIn(c, cause), 'sizzling-shimmy', 'activation', ['sizzling-shimmy'])
    },
  }),
  card(
    'suicide-blitz',
    'Suicide Blitz',
    'After the kick, before the first turn, an open kicker takes a Blitz action, without hands for the ball.',
    {
      at: 'kickOver',
      ...onPlayer(
        (c, side, cause: KickOffFrame) => ownKick(c, side, cause) && standingFoes(c, side).length > 0,
        soloBlitzers,
        (c, player, side) => {
          grant(c, player, 'suicide-blitz', 'turn', ['no-hands'])
          return soloBlitzFrame(side, player.id)
        },
      ),
    },
  ),
]

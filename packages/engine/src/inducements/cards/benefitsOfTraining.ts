// The deck Benefits of Training. Neighbours: card.ts, procs/turn/actionMenu.ts counts actions, procs/rolling/reroll.ts
// and inducements/refund.ts re-roll, index.ts lists the decks.

import type { Ctx } from '../../edition.ts'
import type { Inducement } from '../../inducement.ts'
import type { Player } from '../../kernel/match.ts'
import { heldBall } from '../../procs/move/zones.ts'
import type { Side } from '../../vocabulary/words.ts'
import { refund, refundFrame } from '../refund.ts'
import { aimed } from '../spell.ts'
import { matesOnPitch } from '../spells.ts'
import { swapPlaces } from '../swap.ts'
import { foesKick, ownActivation, ownTurn, playerIn } from '../when.ts'
import { always, card, grant, onPlayer, teamPlayers } from './card.ts'

const MOST_STRENGTH = 4

const lightMates = (c: Ctx, side: Side): Player[] =>
  matesOnPitch(c, side).filter(
    (p) => (p.stats.ST ?? 0) <= MOST_STRENGTH && p.who.size === 1 && heldBall(c.match, p) === null,
  )

export const benefitsOfTraining: readonly Inducement[] = [
  card('all-out-blitz', 'All-out Blitz', 'In the own turn two players may blitz.', {
    at: 'turnStarting',
    offer: ownTurn,
    effect: { actionsPerTurn: { blitz: 2 } },
    lasts: 'turn',
  }),
  card('boot-camp', 'Boot Camp', 'During an activation the armour or the injury roll of a foul may be re-rolled.', {
    at: 'playerActivated',
    offer: (c, side, cause) => ownActivation(c, side, cause) && cause.action === 'foul',
    use: (c, _side, cause) => grant(c, playerIn(c, cause), 'boot-camp', 'activation', ['boot-camp']),
  }),
  card('down-the-chain', 'Down the Chain', 'In the own turn any number of players may hand the ball off.', {
    at: 'turnStarting',
    offer: ownTurn,
    effect: { actionsPerTurn: { handOff: Number.POSITIVE_INFINITY } },
    lasts: 'turn',
  }),
  card('flea-flicker', 'Flea Flicker', 'In the own turn two players may pass, but only quick and short passes.', {
    at: 'turnStarting',
    offer: ownTurn,
    effect: { actionsPerTurn: { pass: 2 }, throwsOnly: ['quick', 'short'] },
    lasts: 'turn',
  }),
  card('helping-hand', 'Helping Hand', 'A player has Big Hand, Extra Arms and Sure Hands for the match.', {
    at: 'preGame',
    ...onPlayer(always, teamPlayers, (c, player) =>
      grant(c, player, 'helping-hand', 'match', ['big-hand', 'extra-arms', 'sure-hands']),
    ),
  }),
  card('kingmaker-play', 'Kingmaker Play', 'Re-rolls are free during one own activation; then the turn ends.', {
    at: 'playerActivated',
    offer: ownActivation,
    effect: { freeRerolls: true, costsTurn: true },
    lasts: 'activation',
  }),
  card(
    'switcheroo',
    'Switcheroo',
    'As any turn starts, two own players of strength 4 or less without the ball swap squares.',
    {
      at: 'turnStarting',
      offer: (c, side) => lightMates(c, side).length > 1,
      ...aimed({
        players: lightMates,
        atTwo: true,
        needs: 0,
        hit: (c, f, player) => {
          swapPlaces(c, player, c.match.players[f.second], f.spell)
          return null
        },
      }),
    },
  ),
  card(
    'team-talk',
    'Team Talk',
    'For a drive as receivers: a used team re-roll comes back if a D3 is higher than the number left.',
    {
      at: 'kickFlown',
      offer: foesKick,
      effect: { on: { teamReroll: refundFrame } },
      procedures: { refund },
      lasts: 'drive',
    },
  ),
]

// The deck of benefits of training. Neighbours: card.ts, procs/turn.ts counts actions, procs/reroll.ts re-rolls,
// index.ts lists the decks.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { ArmourFrame } from '../../procs/armour.ts'
import type { InjuryFrame } from '../../procs/injury.ts'
import { d3 } from '../../procs/kickOffEvents/eventFrames.ts'
import { gainReroll } from '../../procs/resources.ts'
import { swapPlaces } from '../../procs/swap.ts'
import { heldBall } from '../../procs/zones.ts'
import type { Side } from '../../vocabulary/words.ts'
import type { Inducement } from '../inducement.ts'
import { matesOnPitch } from '../spells.ts'
import { ownTurn, playerIn } from '../when.ts'
import { card, grant, onPlayer, type When } from './card.ts'

/** The own foul, and its dice were rolled once. */
const ownFoulRolled: When = (c, side, cause) => {
  const { by, rerolled } = cause as ArmourFrame | InjuryFrame
  return by >= 0 && c.match.players[by].side === side && !rerolled
}

const MOST_STRENGTH = 4

const lightMates = (c: Ctx, side: Side): Player[] =>
  matesOnPitch(c, side).filter((p) => (p.stats.ST ?? 0) <= MOST_STRENGTH && heldBall(c.match, p) === null)

const MOST_BROUGHT_BACK = 2

export const benefitsOfTraining: readonly Inducement[] = [
  card('all-out-blitz', 'All-out Blitz', 'In the own turn two players may blitz.', {
    at: ['turnStarting'],
    offer: ownTurn,
    effect: { actionsPerTurn: { blitz: 2 } },
    lasts: 'turn',
  }),
  card('boot-camp', 'Boot Camp', 'The armour or injury roll of an own foul is rolled again.', {
    at: ['foulRolled'],
    offer: ownFoulRolled,
    use: (_c, _side, cause) => {
      const rolled = cause as ArmourFrame | InjuryFrame
      rolled.again = true
      rolled.rerolled = true
      return null
    },
  }),
  card('down-the-chain', 'Down the Chain', 'In the own turn any number of players may hand the ball off.', {
    at: ['turnStarting'],
    offer: ownTurn,
    effect: { actionsPerTurn: { handOff: Number.POSITIVE_INFINITY } },
    lasts: 'turn',
  }),
  card('flea-flicker', 'Flea Flicker', 'In the own turn two players may pass, but only quick and short passes.', {
    at: ['turnStarting'],
    offer: ownTurn,
    effect: { actionsPerTurn: { pass: 2 }, throwsOnly: ['quick', 'short'] },
    lasts: 'turn',
  }),
  card('helping-hand', 'Helping Hand', 'For the drive a player has Big Hand, Extra Arms and Sure Hands.', {
    at: ['turnStarting'],
    ...onPlayer(ownTurn, matesOnPitch, (c, player) =>
      grant(c, player, 'helping-hand', 'drive', ['big-hand', 'extra-arms', 'sure-hands']),
    ),
  }),
  card('kingmaker-play', 'Kingmaker Play', 'Re-rolls cost nothing during one own activation; then the turn is over.', {
    at: ['playerActivated'],
    offer: (c, side, cause) => playerIn(c, cause).side === side && !c.match.turn.bonus,
    effect: { freeRerolls: true, costsTurn: true },
    lasts: 'activation',
  }),
  card(
    'switcheroo',
    'Switcheroo',
    'As the own turn starts, two players of strength 4 or less without the ball change places.',
    {
      at: ['turnStarting'],
      offer: (c, side, cause) => ownTurn(c, side, cause) && lightMates(c, side).length > 1,
      spell: {
        players: lightMates,
        atTwo: true,
        needs: 0,
        hit: (c, f, player) => {
          swapPlaces(c, player, c.match.players[f.second], f.spell)
          return null
        },
      },
    },
  ),
  card(
    'team-talk',
    'Team Talk',
    'As the own turn starts, a spent team re-roll is back if a D3 is higher than those left.',
    {
      at: ['turnStarting'],
      offer: (c, side, cause) => {
        const { rerolls, rerollsPerHalf } = c.match.squads[side]
        return ownTurn(c, side, cause) && rerolls <= MOST_BROUGHT_BACK && rerolls < rerollsPerHalf
      },
      fortune: (c, side, face) => {
        if (d3(face) > c.match.squads[side].rerolls) gainReroll(c, side, 'team-talk')
        return null
      },
    },
  ),
]

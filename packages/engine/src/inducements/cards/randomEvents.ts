// The deck Random Events. Neighbours: card.ts, index.ts lists the decks.

import type { Inducement } from '../../inducement.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { eitherHas } from '../../procs/match/effects.ts'
import { setState } from '../../procs/match/states.ts'
import { isMarked } from '../../procs/move/zones.ts'
import { staller } from '../../procs/turn/stalling.ts'
import type { TurnFrame } from '../../procs/turn/turnFrame.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { claim, claimFrame } from '../claim.ts'
import { standingFoes } from '../spells.ts'
import { foesTurn, ownTurn, playerIn } from '../when.ts'
import { card, onPlayer, standingFoesWithoutBall, trip, type When } from './card.ts'
import { heckle, heckleFrame } from './heckle.ts'

/** The opponents' turn is over, and one of them stalled in it. */
export const foesStalled: When<TurnFrame> = (c, side, cause) =>
  foesTurn(c, side, cause) && staller(c, cause.side) !== null

const HINDERED = ['move', 'pass', 'handOff', 'foul']

export const randomEvents: readonly Inducement[] = [
  card(
    'ball-clone',
    'Ball Clone',
    'As an opposing turn starts with the ball on the ground, a second one appears; either may vanish before it scores.',
    {
      at: 'turnStarting',
      offer: (c, side, cause) =>
        foesTurn(c, side, cause) &&
        c.match.balls.length === 1 &&
        c.match.balls.every(({ state }) => state === 'ground'),
      use: (c) => {
        c.match.balls.push(...c.match.balls.map((ball) => ({ ...ball, state: 'loose' as const })))
        return settleFrame()
      },
      effect: { clonesBall: true, on: { scoring: ({ id }) => claimFrame(id) } },
      procedures: { claim },
      lasts: 'drive',
    },
  ),
  card('enjoy-your-trip', 'Enjoy Your Trip?', 'As the own turn ends, a marked opponent is placed prone.', {
    at: 'turnEnding',
    ...onPlayer(
      ownTurn,
      (c, side) => standingFoes(c, side).filter((p) => isMarked(c, p, p.at)),
      (c, player) => trip(c, player, 'enjoy-your-trip'),
    ),
  }),
  card(
    'flock-of-seagulls',
    'Flock of Seagulls',
    'As the own turn starts, an opponent without the ball loses his tackle zone and cannot act in his next turn.',
    {
      at: 'turnStarting',
      ...onPlayer(ownTurn, standingFoesWithoutBall, (c, player) => {
        setState(c, player, 'hexed', true)
        return null
      }),
    },
  ),
  card('heckler', 'Heckler', 'An opponent who stalled goes D3 + 1 squares back towards his own end zone.', {
    at: 'turnEnding',
    offer: foesStalled,
    use: (c, _side, cause) => {
      const stalling = staller(c, cause.side)
      return stalling && heckleFrame(stalling.id)
    },
    procedures: { heckle },
  }),
  card('pot-hole', 'Pot Hole', 'An open opponent who is activated, but not to block, must dodge out of his square.', {
    at: 'playerActivated',
    offer: (c, side, cause) => {
      const player = playerIn(c, cause)
      return (
        player.side === otherSide(side) &&
        HINDERED.includes(cause.action) &&
        player.posture === 'standing' &&
        !isMarked(c, player, player.at)
      )
    },
    use: (c, _side, cause) => {
      setState(c, playerIn(c, cause), 'holed', true)
      return null
    },
  }),
  card(
    'public-inconvenience',
    'Public Inconvenience',
    'Instead of the first weather roll: -1 to rush and to pick up the ball until the weather changes.',
    {
      at: 'weatherComing',
      offer: (c) => !eitherHas(c, (effect) => effect.setsWeather === true),
      use: (c) => {
        c.match.weather = 'drainageIssues'
        c.events.push({ type: 'weather', weather: c.match.weather, dice: [] })
        return null
      },
      effect: { setsWeather: true },
      lasts: 'match',
    },
  ),
  card(
    'sprinkler-malfunction',
    'Sprinkler Malfunction',
    'From the start of an opposing turn to the end of the drive all players have -1 to pass, catch and pick up.',
    {
      at: 'turnStarting',
      offer: foesTurn,
      effect: { everybody: { pass: -1, catch: -1, pickUp: -1 } },
      lasts: 'drive',
    },
  ),
  card('walk-it-off', 'Walk It Off', 'A player whom an own foul stuns has Bone Head for the rest of the drive.', {
    at: 'playerActivated',
    offer: (c, side, cause) => playerIn(c, cause).side === side && cause.action === 'foul',
    effect: { foulDazes: 'bone-head' },
    lasts: 'foul',
  }),
]

// The deck Dirty Tricks. Neighbours: card.ts, index.ts lists the decks.

import type { Ctx } from '../../edition.ts'
import type { Inducement } from '../../inducement.ts'
import { areOpponents } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { knockDownFrame } from '../../procs/hurt/knockDown.ts'
import { setState } from '../../procs/match/states.ts'
import { hasZone, playersBeside } from '../../procs/move/zones.ts'
import { staller } from '../../procs/turn/stalling.ts'
import type { Side } from '../../vocabulary/words.ts'
import { distraction, distractsStallers } from '../distraction.ts'
import { flingFrame, flung } from '../fling.ts'
import { pairNamed } from '../pair.ts'
import { severalNamed } from '../several.ts'
import { aimed } from '../spell.ts'
import { standingFoes } from '../spells.ts'
import { foesTurn, ownTurn, playerIn } from '../when.ts'
import { always, card, grant, onPlayer, standingFoesWithoutBall, teamPlayers, trip } from './card.ts'
import { foesStalled } from './randomEvents.ts'
import { sneakIn, sneakInFrame } from './sneakIn.ts'

const markedBy = (c: Ctx, player: Player): Player[] =>
  playersBeside(c, player).filter((p) => areOpponents(p, player) && p.posture === 'standing')

const idleMarkers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && hasZone(p) && !p.acted && markedBy(c, p).length > 0)

const MOST_STRENGTH = 4

const lightFoes = (c: Ctx, side: Side): Player[] =>
  standingFoes(c, side).filter((p) => (p.stats.ST ?? 0) <= MOST_STRENGTH && p.who.size === 1)

const reserves = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves')

export const dirtyTricks: readonly Inducement[] = [
  card(
    'dirty-block',
    'Dirty Block',
    'As the own turn ends, a player who has not acted is placed prone, and an opponent he marks is knocked down.',
    {
      at: 'turnEnding',
      offer: (c, side, cause) => ownTurn(c, side, cause) && idleMarkers(c, side).length > 0,
      ...pairNamed({
        first: idleMarkers,
        second: markedBy,
        named: (c, first) => trip(c, first, 'dirty-block'),
        andThen: (_c, _first, second) => knockDownFrame(second.id, 'dirty-block'),
      }),
    },
  ),
  card('heavy-bias', 'Heavy Bias', 'An own foul has one more assist, and the fouler is not sent off.', {
    at: 'foulComing',
    offer: (c, side, cause) => playerIn(c, cause).side === side,
    effect: { foulAssists: 1, foulsFreely: true },
    lasts: 'foul',
  }),
  card(
    'look-a-distraction',
    'Look, a Distraction!',
    'For the rest of the drive an opponent who stalled in his last turn can only be activated on 4 or more.',
    {
      at: 'turnEnding',
      offer: foesStalled,
      use: (c, _side, cause) => {
        const stalling = staller(c, cause.side)
        if (stalling) setState(c, stalling, 'stalled', true)
        return null
      },
      effect: { on: distractsStallers },
      procedures: { distraction },
      lasts: 'drive',
    },
  ),
  card(
    'rune-of-unwilling-flight',
    'Rune of Unwilling Flight',
    'As the own turn ends, an opponent of strength 4 or less is thrown as by a terrible throw.',
    {
      at: 'turnEnding',
      ...onPlayer(ownTurn, lightFoes, (c, player) => flingFrame(c, player), flung),
    },
  ),
  card('slippery-shoes', 'Slippery Shoes', 'In this opposing turn all players have -2 to rush.', {
    at: 'turnStarting',
    offer: foesTurn,
    effect: { everybody: { goForIt: -2 } },
    lasts: 'turn',
  }),
  card(
    'spot-the-sneak',
    'Spot the Sneak',
    'As the own turn starts, a reserve enters by a trapdoor on 5 or more; he is sent off when the drive is over.',
    {
      at: 'turnStarting',
      offer: (c, side, cause) => ownTurn(c, side, cause) && reserves(c, side).length > 0,
      ...aimed({ players: reserves, needs: 5, hit: (_c, _f, player) => sneakInFrame(player.id) }, { sneakIn }),
    },
  ),
  card(
    'main-skull-prit',
    "The Main 'Skull'-prit",
    'One player has Dirty Player (+1) and Sneaky Git for the match; nobody can argue or bribe when he is sent off.',
    {
      at: 'preGame',
      ...onPlayer(always, teamPlayers, (c, player) =>
        grant(c, player, 'main-skull-prit', 'match', ['dirty-player-1', 'sneaky-git', 'main-skull-prit']),
      ),
    },
  ),
  card(
    'tripping-hazard',
    'Tripping Hazard',
    'As an opposing turn starts, D3 standing opponents without the ball are placed prone.',
    {
      at: 'turnStarting',
      offer: (c, side, cause) => foesTurn(c, side, cause) && standingFoesWithoutBall(c, side).length > 0,
      ...severalNamed({
        from: standingFoesWithoutBall,
        named: (c, _side, player) => trip(c, player, 'tripping-hazard'),
      }),
    },
  ),
]

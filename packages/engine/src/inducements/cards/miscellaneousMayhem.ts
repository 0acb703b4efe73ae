// The deck Miscellaneous Mayhem. Neighbours: card.ts, procs/turn/turn.ts for the vain, procs/match/drive.ts for the drugged,
// index.ts lists the decks.

import type { Ctx } from '../../edition.ts'
import type { Inducement } from '../../inducement.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { frameAround } from '../../kernel/stack.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { sendOffFrame } from '../../procs/foul/sendOff.ts'
import type { CasualtyFrame } from '../../procs/hurt/casualty.ts'
import { knockDownFrame } from '../../procs/hurt/knockDown.ts'
import { setState } from '../../procs/match/states.ts'
import { gatingSkill } from '../../procs/rolling/reroll.ts'
import { staller } from '../../procs/turn/stalling.ts'
import type { TurnFrame } from '../../procs/turn/turnFrame.ts'
import { casualtyNamed } from '../../tables/casualty.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { doubleScore, doubleScoreFrame } from '../doubleScore.ts'
import { fortuneTold } from '../fortune.ts'
import { severalNamed } from '../several.ts'
import { foesOnPitch } from '../spells.ts'
import { ownCasualty, ownKick, ownTurn, playerIn } from '../when.ts'
import { card, grant, onPlayer, teamPlayers, trip, type When } from './card.ts'
import { foesStalled } from './randomEvents.ts'

const assassinate = (c: Ctx, side: Side, face: number): Frame | null => {
  const victim = staller(c, otherSide(side))
  if (!victim || face === 1) return null
  if (face <= 3) return trip(c, victim, 'assassination-attempt') ?? settleFrame()
  return knockDownFrame(victim.id, 'assassination-attempt', { edge: face === 6 ? 1 : 0 })
}

const opponents = (c: Ctx, side: Side): Player[] => teamPlayers(c, otherSide(side))

const FIRST_TURN = 2
const LAST_TURN = 4
const LAST_HALF = 2

/** The second to fourth own turn of a half, not in overtime. */
const ownEarlyTurn: When<TurnFrame> = (c, side, cause) => {
  const { clock } = c.match
  return ownTurn(c, side, cause) && clock.half <= LAST_HALF && clock[side] >= FIRST_TURN && clock[side] <= LAST_TURN
}

const ownDead: When<CasualtyFrame> = (c, side, cause) => {
  const { casualty: table } = c.rules.tables
  const { results, player } = cause
  const { injuries } = c.match.players[player]
  return (
    table !== undefined &&
    ownCasualty(c, side, cause) &&
    results.some((id) => injuries.includes(id) && casualtyNamed(table, id).dead)
  )
}

const PLAYS_ON = 2

const playOn = (c: Ctx, _side: Side, face: number): null => {
  if (face < PLAYS_ON) return null
  const player = c.match.players[frameAround<CasualtyFrame>(c.match, 'casualty').player]
  takeOff(c.match, c.rules.pitch, player, 'reserves')
  c.events.push({ type: 'returned', player: player.id, why: 'magic-sponge' })
  return null
}

/** Players who already have Loner keep theirs. */
const trouble = (c: Ctx, side: Side): null => {
  for (const player of c.match.players)
    if (player.side === otherSide(side) && !gatingSkill(c, player))
      grant(c, player, 'training-troubles', 'drive', ['loner-2'])
  return null
}

export const miscellaneousMayhem: readonly Inducement[] = [
  card(
    'assassination-attempt',
    'Assassination Attempt',
    'An opponent who stalled: nothing on 1, placed prone on 2-3, knocked down on 4-5, on 6 with +1.',
    { at: 'turnEnding', offer: foesStalled, ...fortuneTold(assassinate) },
  ),
  card('ego-trip', 'Ego Trip', 'For the drive an opponent acts first in each turn of his team, or not at all in it.', {
    at: 'turnEnding',
    ...onPlayer(ownTurn, foesOnPitch, (c, player) => {
      setState(c, player, 'vain', true)
      return null
    }),
  }),
  card(
    'all-to-play-for',
    "It's All to Play For",
    'As the second, third or fourth own turn starts: a touchdown in it counts twice on 5 or more.',
    {
      at: 'turnStarting',
      offer: ownEarlyTurn,
      effect: { on: { scored: doubleScoreFrame } },
      procedures: { doubleScore },
      lasts: 'turn',
    },
  ),
  card('keep-it-moving', 'Keep It Moving', 'The fall of an own player is not a turnover.', {
    at: 'fallingOver',
    offer: (c, side, cause) => playerIn(c, cause).side === side,
    use: (_c, _side, cause) => {
      cause.spared = true
      return null
    },
  }),
  card('magic-sponge', 'Magic Sponge', 'An own player who died plays on, on 2 or more, until the match is over.', {
    at: 'casualtySuffered',
    offer: ownDead,
    ...fortuneTold(playOn),
  }),
  card(
    'beer-tastes-funny',
    'This Beer Tastes Funny!',
    'Before the match D3 opponents are named: if set up for the first drive, they are stunned.',
    {
      at: 'preGame',
      ...severalNamed({
        from: opponents,
        named: (c, _side, player) => {
          setState(c, player, 'drugged', true)
          return null
        },
      }),
    },
  ),
  card('technicality', 'Technicality', 'As the own turn ends, an opponent is sent off as for a foul.', {
    at: 'turnEnding',
    calls: ['sendOff'],
    ...onPlayer(ownTurn, opponents, (_c, player) => sendOffFrame(player.id, 'technicality')),
  }),
  card('training-troubles', 'Training Troubles', 'For a drive as kickers, all opponents are Loners (2+).', {
    at: 'kickOver',
    offer: ownKick,
    use: (c, side) => trouble(c, side),
  }),
]

// The deck of miscellaneous mayhem. Neighbours: card.ts, procs/turn.ts for the vain, index.ts lists the decks.
import { anySkill, type Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import type { CasualtyFrame } from '../../procs/casualty.ts'
import type { DriveFrame } from '../../procs/drive.ts'
import { knockDownFrame } from '../../procs/knockDown.ts'
import { sendOffFrame } from '../../procs/sendOff.ts'
import { settleFrame } from '../../procs/settle.ts'
import { staller } from '../../procs/stalling.ts'
import { setState } from '../../procs/states.ts'
import { stun } from '../../procs/stun.ts'
import { casualtyNamed } from '../../tables/casualty.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import type { Inducement } from '../inducement.ts'
import { foesOnPitch } from '../spells.ts'
import { foesTurn, ownCasualty, ownTurn } from '../when.ts'
import { card, frameAround, grant, onPlayer, trip, type When } from './card.ts'
import { foesStalled } from './randomEvents.ts'

const assassinate = (c: Ctx, side: Side, face: number): Frame | null => {
  const victim = staller(c, otherSide(side))
  if (!victim || face === 1) return null
  if (face <= 3) return trip(c, victim, 'assassination-attempt') ?? settleFrame()
  return knockDownFrame(victim.id, 'assassination-attempt', { edge: face === 6 ? 1 : 0 })
}

const awakeFoes = (c: Ctx, side: Side): Player[] => foesOnPitch(c, side).filter((p) => p.posture !== 'stunned')

const FIRST_TURN = 2
const LAST_TURN = 4

/** The own touchdown, with the marker where it counts. */
const ownEarlyTouchdown: When = (c, side, cause) => {
  const turn = c.match.clock[side]
  return (cause as DriveFrame).scorer === side && turn >= FIRST_TURN && turn <= LAST_TURN
}

const DOUBLES_ON = 5

const ownDead: When = (c, side, cause) => {
  const { casualty: table } = c.rules.tables
  const { results, player } = cause as CasualtyFrame
  const { injuries } = c.match.players[player]
  return (
    table !== null &&
    ownCasualty(c, side, cause) &&
    results.some((id) => injuries.includes(id) && casualtyNamed(table, id).dead)
  )
}

const PLAYS_ON = 2

const playOn = (c: Ctx, _side: Side, face: number): null => {
  if (face < PLAYS_ON) return null
  const player = c.match.players[frameAround<CasualtyFrame>(c, 'casualty').player]
  takeOff(c.match, c.rules.pitch, player, 'reserves')
  c.events.push({ type: 'returned', player: player.id, why: 'magic-sponge' })
  return null
}

/** Whoever cannot be merely stunned is knocked out by it. */
const drug = (c: Ctx, player: Player): null => {
  if (!anySkill(c, player, 'stunnedIsKnockedOut', (skill) => skill.stunnedIsKnockedOut === true)) {
    stun(c, player, 'beer-tastes-funny')
    return null
  }
  takeOff(c.match, c.rules.pitch, player, 'ko')
  c.events.push({ type: 'removed', player: player.id, to: 'ko', why: 'beer-tastes-funny' })
  return null
}

/** Those who are lonely already stay as lonely as they were. */
const trouble = (c: Ctx, side: Side): null => {
  for (const player of c.match.players)
    if (
      player.side !== side &&
      !anySkill(c, player, 'teamRerollGate', ({ teamRerollGate }) => teamRerollGate !== undefined)
    )
      grant(c, player, 'training-troubles', 'drive', ['loner-2'])
  return null
}

export const miscellaneousMayhem: readonly Inducement[] = [
  card(
    'assassination-attempt',
    'Assassination Attempt',
    'An opponent who stalled: nothing on 1, placed prone on 2-3, knocked down on 4-5, on 6 with 1 more.',
    { at: ['turnEnding'], offer: foesStalled, fortune: assassinate },
  ),
  card('ego-trip', 'Ego Trip', 'As an opposing turn starts: the opponent named acts first in it, or not at all.', {
    at: ['turnStarting'],
    ...onPlayer(foesTurn, awakeFoes, (c, player) => {
      setState(c, player, 'vain', true)
      return null
    }),
  }),
  card('all-to-play-for', 'All to Play For', 'An own touchdown in turn 2 to 4 counts double on 5 or more.', {
    at: ['touchdownScored'],
    offer: ownEarlyTouchdown,
    fortune: (c, side, face) => {
      if (face < DOUBLES_ON) return null
      c.match.squads[side].score++
      c.events.push({ type: 'touchdown', side, player: -1 })
      return null
    },
  }),
  card('keep-it-moving', 'Keep It Moving', 'An own player who goes down does not end the turn.', {
    at: ['turnCutShort'],
    offer: (c, side, cause) => ownTurn(c, side, cause) && c.match.turn.turnover === 'knockedDown',
    use: (c) => {
      c.match.turn.turnover = ''
      return null
    },
  }),
  card('magic-sponge', 'Magic Sponge', 'An own player who died plays on, on 2 or more, until the match is over.', {
    at: ['casualtySuffered'],
    offer: ownDead,
    fortune: playOn,
  }),
  card('beer-tastes-funny', 'That Beer Tastes Funny!', 'At the start of a drive D3 opponents are stunned.', {
    at: ['kickOffEventOver'],
    offer: (c, side) => awakeFoes(c, side).length > 0,
    several: { from: awakeFoes, named: (c, _side, player) => drug(c, player) },
  }),
  card('technicality', 'Technicality', 'As the own turn starts, an opponent is sent off.', {
    at: ['turnStarting'],
    ...onPlayer(ownTurn, foesOnPitch, (_c, player) => sendOffFrame(player.id, 'technicality')),
  }),
  card('training-troubles', 'Training Troubles', 'For the rest of the drive all opponents are Loners (2+).', {
    at: ['turnStarting'],
    offer: foesTurn,
    use: (c, side) => trouble(c, side),
  }),
]

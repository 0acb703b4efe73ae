// The way out of a pit: once a turn its prisoner tries to climb, or is pulled out, which is the same roll; whoever slides back onto
// spikes may be hurt. Quicksand leaves only so many turns. Neighbours: trap.ts is the way in, turn/turnOfEach.ts lets him act,
// turn/activationOfDeeds.ts offers the deed.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { zoneSquares } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { isFree, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { shortRaces, TURNS_IN_QUICKSAND } from '../../tables/trapTables.ts'
import { action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Side } from '../../vocabulary/words.ts'
import { ballUnder } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { intoBox } from '../hurt/boxes.ts'
import { statNow } from '../match/weather.ts'
import { hasZone, neighboursOf } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { empty, pitOf } from './counters.ts'
import { trapFrame } from './entering.ts'
import { trap } from './trap.ts'

export interface ClimbFrame extends Frame, Receives<{ climbed: RollResult; slidBack: RollResult }> {
  readonly proc: 'climb'
  step: 'roll' | 'climbed' | 'choose' | 'out' | 'sprung' | 'slidBack' | 'end'
  readonly player: number
  /** The number of his pit. */
  readonly pit: number
  to: Square
}

const CLIMBED = 'climbed'

/** He got out of a pit in this turn, and does nothing else in it. */
export const hasClimbed = ({ marks }: Player): boolean => marks.includes(CLIMBED)

const CLIMB = action('climb')
const climbTo = squareActions('place')

const pitSquare = (c: Ctx, player: Player): Square => c.match.pieces[pitOf(c.match, player)].at

/** Empty squares beside his pit. */
const edges = (c: Ctx, pit: Square): readonly Square[] =>
  c.rules.pitch.neighbours[pit].filter((square) => isFree(c.match, square))

/** His agility, halved for a short race. */
export const climbingAgility = (c: Ctx, player: Player): number => {
  const agility = statNow(c, player, 'AG').value
  return shortRaces.includes(player.who.race) ? Math.ceil(agility / 2) : agility
}

/** Each opponent whose zone covers the pit hinders, each team-mate helps. */
const hands = (c: Ctx, player: Player, pit: Square): readonly Modifier[] =>
  neighboursOf(c, pit)
    .filter((other) => hasZone(other) && zoneSquares(c.rules.pitch, other).includes(pit))
    .map(({ id, side }) => ({ value: side === player.side ? -1 : 1, source: 'tackleZone', player: id }))

export const climb: Procedure<ClimbFrame, Ctx> = {
  procedures: { trap },
  steps: {
    roll: (c, f) => {
      const player = c.match.players[f.player]
      const modifiers = hands(c, player, c.match.pieces[f.pit].at)
      return call(rollFrame(c, 'climb', f.player, { base: climbingAgility(c, player), modifiers }), 'climbed')
    },

    climbed: (c, f, roll): Next<ClimbFrame> => {
      const { at, kind } = c.match.pieces[f.pit]
      if (roll === 'failed') return kind === 'spikedPit' ? call(rollFrame(c, 'slideBack', f.player), 'slidBack') : DONE
      const squares = edges(c, at)
      f.to = squares[0] ?? OFF
      return squares.length > 1 ? 'choose' : f.to === OFF ? DONE : 'out'
    },

    slidBack: (c, f, roll) => {
      if (roll === 'passed') return DONE
      empty(c, f.pit)
      intoBox(c, c.match.players[f.player], 'injured', 'spikedPit')
      return DONE
    },

    choose: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('climbOut', f.player),
      legal: (c, f) => edges(c, c.match.pieces[f.pit].at).map(climbTo),
      chosen: (_c, f, { square }) => {
        f.to = square
        return 'out'
      },
    },

    out: (c, f): Next<ClimbFrame> => {
      const player = c.match.players[f.player]
      const { at, kind } = c.match.pieces[f.pit]
      empty(c, f.pit)
      putPlayer(c.match, c.rules.pitch, player, f.to)
      player.marks = [...player.marks, CLIMBED]
      c.events.push({ type: 'freed', player: f.player, square: f.to, kind })
      const next = trapFrame(c, player, at)
      return next ? call(next, 'sprung') : 'sprung'
    },

    sprung: (c, f): Next<ClimbFrame> => {
      const player = c.match.players[f.player]
      const ball = player.at === f.to ? ballUnder(c, player) : -1
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : DONE
    },

    end: () => DONE,
  },
}

export const climbDeed: Deed = {
  id: 'climb',
  fromPit: true,
  // Without an empty square beside it nobody gets out.
  offers: (c, _f, player) => (player.place === 'pit' && edges(c, pitSquare(c, player)).length > 0 ? [CLIMB] : []),
  begin: (c, f): ClimbFrame => ({
    ...{ proc: 'climb', step: 'roll', player: f.player },
    ...{ pit: pitOf(c.match, c.match.players[f.player]), to: OFF },
  }),
  procedures: { climb },
}

/** The marks of quicksand: which turn of its prisoner's side runs, or ran last. */
export const turnMarks: readonly string[] = Array.from({ length: TURNS_IN_QUICKSAND }, (_, i) => `turn${i + 1}`)

/** Quicksand that holds a player of this side, by number, with its prisoner. */
const sinkers = (c: Ctx, side: Side): readonly (readonly [number, Player])[] =>
  c.match.pieces.flatMap(({ kind, load }, i) => {
    const player = kind === 'quicksand' ? c.match.players[load[0]] : undefined
    return player?.side === side ? [[i, player] as const] : []
  })

const turnsIn = (c: Ctx, quicksand: number): number => turnMarks.indexOf(c.match.pieces[quicksand].marks[0]) + 1

export const quicksandCounts: Routine = {
  id: 'quicksandCounts',
  at: 'turnStart',
  begin: (c, side) => {
    for (const [i, { id }] of sinkers(c, side)) {
      const turn = turnsIn(c, i) + 1
      c.match.pieces[i].marks = [turnMarks[turn - 1]]
      c.events.push({ type: 'sinking', player: id, turn, of: TURNS_IN_QUICKSAND })
    }
    return null
  },
}

export const quicksandSwallows: Routine = {
  id: 'quicksandSwallows',
  at: 'turnEnd',
  begin: (c, side) => {
    for (const [i, player] of sinkers(c, side)) {
      if (turnsIn(c, i) < TURNS_IN_QUICKSAND) continue
      empty(c, i)
      intoBox(c, player, 'dead', 'quicksand')
    }
    return null
  },
}

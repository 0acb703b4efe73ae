// A whole match: pre-game, toss, its halves, and overtime if the options ask for it; a shoot-out if the edition has one.
// Neighbours: preGame.ts, half.ts, shootOut.ts; engine.ts starts it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question, type Result } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { openMoment } from '../rolling/moment.ts'
import { goesToOvertime, isWon, OVERTIME, touchdownsToWin } from './clock.ts'
import { anyEffect } from './effects.ts'
import { halfFrame } from './half.ts'
import { routinesFrame } from './routines.ts'
import type { ShootOutFrame } from './shootOut.ts'
import { tossIsBought } from './tossBribes.ts'

export interface MatchFrame extends Frame, Receives<{ shot: Side }> {
  readonly proc: 'match'
  step: 'start' | 'coin' | 'toss' | 'choose' | 'half' | 'played' | 'shootOut' | 'shot' | 'end' | 'over' | 'closed'
  half: number
  winner: Side
  /** The side that kicked off the first half. */
  firstKick: Side
}

export const matchFrame = (): MatchFrame => ({
  proc: 'match',
  step: 'start',
  half: 1,
  winner: 'home',
  firstKick: 'home',
})

const copy = (f: MatchFrame): MatchFrame => ({
  proc: f.proc,
  step: f.step,
  half: f.half,
  winner: f.winner,
  firstKick: f.firstKick,
})

const leader = (c: Ctx): Side | 'draw' => {
  const { home, away } = c.match.squads
  return home.score === away.score ? 'draw' : home.score > away.score ? 'home' : 'away'
}

const decidedBy = (c: Ctx, f: MatchFrame): Result['by'] => {
  if (f.half === OVERTIME) return 'overtime'
  return touchdownsToWin(c.rules, c.match) === null || isWon(c) ? 'touchdowns' : 'turnCap'
}

const finish = (c: Ctx, winner: Side | 'draw', by: Result['by']): 'end' => {
  const { home, away } = c.match.squads
  c.match.result = { winner, score: { home: home.score, away: away.score }, by }
  c.events.push({ type: 'matchEnded', winner, by })
  return 'end'
}

const firstKickBy = (c: Ctx, f: MatchFrame, side: Side): 'half' => {
  f.firstKick = side
  c.events.push({ type: 'kickingTeam', side })
  return 'half'
}

const won = (c: Ctx, f: MatchFrame, winner: Side): 'choose' | 'half' => {
  f.winner = winner
  c.events.push({ type: 'toss', winner })
  // For the overtime of downs the coin says by itself who receives.
  const receives = c.rules.kickOff.coinDecides || (f.half === OVERTIME && c.rules.clock.downs !== null)
  return receives ? firstKickBy(c, f, otherSide(winner)) : 'choose'
}

const KICK = action('kick')
const RECEIVE = action('receive')

export const match: Procedure<MatchFrame, Ctx> = {
  copy,
  steps: {
    start: () => call({ proc: 'preGame', step: 'start' }, 'coin'),

    // An inducement or gold wins the toss; if both sides have it, the coin decides.
    coin: (c, f) => {
      const winners = sides.filter(
        (side) => tossIsBought.of(c.match.squads[side]) || anyEffect(c, side, ({ winsToss }) => winsToss === true),
      )
      return winners.length === 1 ? won(c, f, winners[0]) : 'toss'
    },

    toss: {
      kind: 'throw',
      dice: () => ['d2'],
      why: () => 'coinToss',
      isCoin: true,
      rolled: (c, f, faces) => won(c, f, faces[0] === 1 ? 'home' : 'away'),
    },

    choose: {
      kind: 'choice',
      by: (_c, f) => f.winner,
      question: () => question('kickOrReceive'),
      legal: () => [KICK, RECEIVE],
      fallback: () => RECEIVE,
      chosen: (c, f, answer) => firstKickBy(c, f, answer.do === 'kick' ? f.winner : otherSide(f.winner)),
    },

    half: (_c, f) => {
      const kicking = f.half === 2 ? otherSide(f.firstKick) : f.firstKick
      return call(halfFrame(f.half, kicking, f.half === OVERTIME), 'played')
    },

    played: (c, f) => {
      if (f.half < c.rules.clock.halves && !isWon(c)) {
        f.half++
        return 'half'
      }
      const winner = leader(c)
      if (winner !== 'draw' || (f.half !== OVERTIME && !goesToOvertime(c))) return finish(c, winner, decidedBy(c, f))
      if (f.half === OVERTIME) return c.rules.steps.has('shootOut') ? 'shootOut' : finish(c, 'draw', 'overtime')
      f.half = OVERTIME
      return 'toss'
    },

    shootOut: () => call<ShootOutFrame, 'shot'>({ proc: 'shootOut', step: 'start', home: 0, away: 0 }, 'shot'),

    shot: (c, _f, winner) => finish(c, winner, 'shootOut'),

    end: (c) => openMoment(c, 'matchEnding', 'home', 'over'),

    over: (c) => (c.rules.routinesAt.has('matchOver') ? call(routinesFrame('matchOver', 'home'), 'closed') : DONE),

    closed: () => DONE,
  },
}

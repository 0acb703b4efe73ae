// A whole match: weather, fans, the toss, two halves, and overtime with a shoot-out where the options ask for it.
// Neighbours: half.ts; engine.ts starts it.
import { anySkill, type Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { action } from '../vocabulary/actions.ts'
import { question, type Result } from '../vocabulary/questions.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { halfFrame } from './half.ts'
import { rollWeather } from './weather.ts'

export interface MatchFrame extends Frame {
  readonly proc: 'match'
  step: 'weather' | 'homeFans' | 'awayFans' | 'toss' | 'choose' | 'half' | 'played' | 'shootOut' | 'end'
  half: number
  winner: Side
  /** Who kicked off the first half. */
  firstKick: Side
}

export const matchFrame = (): MatchFrame => ({
  proc: 'match',
  step: 'weather',
  half: 1,
  winner: 'home',
  firstKick: 'home',
})

const fansOf = (c: Ctx, side: Side, faces: readonly number[]): void => {
  const squad = c.match.squads[side]
  squad.fans = (faces[0] + faces[1] + squad.fanFactor) * 1000
}

const fame = (own: number, other: number): number => (own >= 2 * other ? 2 : own > other ? 1 : 0)

const OVERTIME = 3

/** Unused team re-rolls; the leader's counts if a leader was on the pitch when play ended. */
const countersLeft = (c: Ctx, side: Side): number => {
  const { rerolls, leaderRerolls } = c.match.squads[side]
  const led = c.match.players.some(
    (p) => p.side === side && p.fielded && anySkill(c, p, (skill) => skill.leads === true),
  )
  return rerolls + (led ? leaderRerolls : 0)
}

const leader = (c: Ctx): Side | 'draw' => {
  const { home, away } = c.match.squads
  return home.score === away.score ? 'draw' : home.score > away.score ? 'home' : 'away'
}

const finish = (c: Ctx, winner: Side | 'draw', by: Result['by']): 'end' => {
  const { home, away } = c.match.squads
  c.match.result = { winner, score: { home: home.score, away: away.score }, by }
  c.events.push({ type: 'matchEnded', winner, by })
  return 'end'
}

export const match: Procedure<MatchFrame, Ctx> = {
  steps: {
    weather: rollWeather<MatchFrame>(() => 'homeFans'),

    homeFans: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'fans',
      rolled: (c, _f, faces) => {
        fansOf(c, 'home', faces)
        return 'awayFans'
      },
    },

    awayFans: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'fans',
      rolled: (c, _f, faces) => {
        fansOf(c, 'away', faces)
        const { home, away } = c.match.squads
        home.fame = fame(home.fans, away.fans)
        away.fame = fame(away.fans, home.fans)
        c.events.push({ type: 'fans', side: 'home', fans: home.fans, fame: home.fame })
        c.events.push({ type: 'fans', side: 'away', fans: away.fans, fame: away.fame })
        c.events.push({ type: 'gate', fans: home.fans + away.fans })
        return 'toss'
      },
    },

    toss: {
      kind: 'throw',
      dice: () => ['d2'],
      why: () => 'coinToss',
      rolled: (c, f, faces) => {
        f.winner = faces[0] === 1 ? 'home' : 'away'
        c.events.push({ type: 'toss', winner: f.winner })
        return 'choose'
      },
    },

    choose: {
      kind: 'choice',
      by: (_c, f) => f.winner,
      question: () => question('kickOrReceive'),
      legal: () => [action('kick'), action('receive')],
      chosen: (c, f, answer) => {
        f.firstKick = answer.do === 'kick' ? f.winner : otherSide(f.winner)
        c.events.push({ type: 'kickingTeam', side: f.firstKick })
        return 'half'
      },
    },

    half: (_c, f) => {
      const kicking = f.half === 2 ? otherSide(f.firstKick) : f.firstKick
      return call(halfFrame(f.half, kicking, f.half === OVERTIME), 'played')
    },

    played: (c, f) => {
      if (f.half === 1) {
        f.half = 2
        return 'half'
      }
      const winner = leader(c)
      if (winner !== 'draw' || (f.half === 2 && !c.match.options.overtime))
        return finish(c, winner, f.half === OVERTIME ? 'overtime' : 'touchdowns')
      if (f.half === OVERTIME) return 'shootOut'
      f.half = OVERTIME
      return 'toss'
    },

    shootOut: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'shootOut',
      ordered: true,
      rolled: (c, _f, faces) => {
        const home = faces[0] + countersLeft(c, 'home')
        const away = faces[1] + countersLeft(c, 'away')
        c.events.push({ type: 'rollOff', why: 'shootOut', home, away })
        return home === away ? 'shootOut' : finish(c, home > away ? 'home' : 'away', 'shootOut')
      },
    },

    end: () => DONE,
  },
}

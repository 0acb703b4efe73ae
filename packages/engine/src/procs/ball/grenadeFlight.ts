// A lit grenade is thrown as a football is, to any square; it is intercepted or let go, and whoever has it in his hands may throw it once
// more before it explodes. Neighbours: grenadeFrame.ts has the data, throwOnTable.ts the throw of a ball, hurt/detonation.ts the bang.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Choice, call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { levelOf, numbersOf } from '../../kit.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { misthrowSquares } from '../../tables/throwTables.ts'
import { type Action, action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { detonation, detonationFrame } from '../hurt/detonation.ts'
import { scattersMore } from '../match/weather.ts'
import { rollFrame } from '../rolling/roll.ts'
import { emptyOfLost, prisonersOn } from '../things/counters.ts'
import { canCatch, canTakeBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'
import type { GrenadeFrame } from './grenadeFrame.ts'
import { interceptorsOnTable } from './interceptOnTable.ts'
import { bandFor, throwModifiers } from './throwModifiers.ts'

const throwTo = squareActions('throw', 'grenade')
const interceptBy = playerActions('intercept')
const USE = action('use')
const DECLINE = action('decline')

const throwerOf = (c: Ctx, f: GrenadeFrame): Player => c.match.players[f.thrower]
const holderOf = (c: Ctx, f: GrenadeFrame): Player => c.match.players[f.holder]

const bandTo = (c: Ctx, thrower: Player, square: Square): PassBand | null =>
  bandFor(c, thrower, gapTo(c.rules.pitch, thrower, square), true)

const targets = (c: Ctx, f: GrenadeFrame): readonly Action[] => {
  const thrower = throwerOf(c, f)
  return [...c.match.board.keys()]
    .filter((square) => gapTo(c.rules.pitch, thrower, square) > 0 && bandTo(c, thrower, square))
    .map(throwTo)
}

/** Who stands on the target, or a stand-in of whom only that counts. */
const targetOf = (c: Ctx, f: GrenadeFrame): Player =>
  playerAt(c.match, f.square) ?? { ...throwerOf(c, f), at: f.square, who: { ...throwerOf(c, f).who, size: 1 } }

const foesInTheWay = (c: Ctx, f: GrenadeFrame): readonly Player[] =>
  interceptorsOnTable(c, throwerOf(c, f), targetOf(c, f), f.band)

const foesWithReach = (c: Ctx, f: GrenadeFrame): readonly Player[] =>
  f.again ? [] : foesInTheWay(c, f).filter((foe) => levelOf(c, foe, 'intercept') > 0 && !f.late.includes(foe.id))

/** Nobody has to reach for it. */
const choosing = (
  who: (c: Ctx, f: GrenadeFrame) => readonly Player[],
  taken: (c: Ctx, f: GrenadeFrame) => Next<GrenadeFrame>,
): Choice<GrenadeFrame, Ctx, Next<GrenadeFrame>> => ({
  kind: 'choice',
  by: (c, f) => otherSide(coachOf(c.match, throwerOf(c, f))),
  question: (_c, f) => question('interception', f.thrower, { subject: 'grenade', declining: 'grenadeMisses' }),
  legal: (c, f) => [DECLINE, ...who(c, f).map(({ id }) => interceptBy(id))],
  chosen: (c, f, answer) => {
    if (answer.do === 'decline') return 'scatter'
    f.holder = answer.player
    return taken(c, f)
  },
})

/** It flies from the square so far where the die points; OFF once it has left the pitch. */
const drift = (c: Ctx, f: GrenadeFrame, from: Square, face: number, squares: number): void => {
  f.at = from
  for (let i = 0; i < squares && f.at !== OFF; i++) f.at = c.rules.pitch.step[f.at * 8 + face - 1]
  c.events.push({ type: 'grenadeMoved', from, to: f.at, how: 'scatter' })
}

const scattersFor = (c: Ctx, f: GrenadeFrame): number => tableThrowsOf(c).scatters[f.band] + scattersMore(c)

const inHands = (c: Ctx, f: GrenadeFrame): 'hands' => {
  c.events.push({ type: 'grenadeHeld', player: f.holder })
  f.at = holderOf(c, f).at
  return 'hands'
}

/** The thrower's hand may have made it a throw that is only missed. */
const saving = (c: Ctx, f: GrenadeFrame): Next<GrenadeFrame> => {
  if (levelOf(c, throwerOf(c, f), 'safeThrow') === 0 || f.late.includes(f.thrower)) return inHands(c, f)
  f.late = [...f.late, f.thrower]
  return call(rollFrame(c, 'safeThrow', f.thrower, { other: f.holder }), 'saved')
}

export const grenadeFlight: Procedure<GrenadeFrame, Ctx> = {
  procedures: { detonation },
  steps: {
    aim: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, throwerOf(c, f)),
      question: (_c, f) => question('grenadeTarget', f.thrower, { declining: 'explodes' }),
      legal: (c, f) => [DECLINE, ...targets(c, f)],
      chosen: (c, f, answer) => {
        f.at = throwerOf(c, f).at
        if (answer.do === 'decline') return 'explode'
        f.square = answer.square
        f.band = bandTo(c, throwerOf(c, f), answer.square) ?? f.band
        return 'throw'
      },
    },

    throw: (c, f) => {
      const thrower = throwerOf(c, f)
      c.events.push({ type: 'grenadeThrown', player: f.thrower, square: f.square, again: f.again })
      const modifiers = throwModifiers(c, thrower, null, 'square')
      return call(rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band }), 'thrown')
    },

    thrown: (c, f): Next<GrenadeFrame> => {
      const result = c.match.lastRoll?.result
      f.scatters = 0
      f.at = f.square
      c.events.push({ type: 'grenadeMoved', from: throwerOf(c, f).at, to: f.square, how: 'pass' })
      if (result === 'caught') return 'land'
      if (result === 'missed' || f.again) return 'missed'
      return tableThrowsOf(c).interceptions.table
        ? call(rollFrame(c, 'interception', f.thrower, { detail: f.band }), 'read')
        : 'foes'
    },

    read: (c) => {
      switch (c.match.lastRoll?.result) {
        case 'fumbled':
          return 'fumble'
        case 'misthrown':
          return 'misthrow'
        default:
          return 'foes'
      }
    },

    fumble: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, [face]) => {
        drift(c, f, throwerOf(c, f).at, face, 1)
        return 'land'
      },
    },

    misthrow: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, [face]) => {
        drift(c, f, f.square, face, misthrowSquares[f.band])
        return 'land'
      },
    },

    foes: (c, f) => (foesInTheWay(c, f).length > 0 ? 'choose' : 'missed'),

    choose: choosing(foesInTheWay, () => 'hold'),

    // Those with small hands may not hold it.
    hold: (c, f): Next<GrenadeFrame> =>
      numbersOf(c, holderOf(c, f)).interceptionNeeds === undefined
        ? saving(c, f)
        : call(rollFrame(c, 'holdInterception', f.holder, { other: f.thrower }), 'held'),

    held: (c, f, roll) => (roll === 'passed' ? saving(c, f) : 'missed'),

    saved: (c, f, roll) => (roll === 'passed' ? 'missed' : inHands(c, f)),

    missed: (c, f) => (foesWithReach(c, f).length > 0 ? 'reach' : 'scatter'),

    reach: choosing(foesWithReach, (c, f) => {
      f.late = [...f.late, f.holder]
      return call(rollFrame(c, 'interceptMissed', f.holder, { other: f.thrower }), 'grabbed')
    }),

    grabbed: (_c, _f, roll) => (roll === 'passed' ? 'hold' : 'missed'),

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, [face]) => {
        f.scatters++
        drift(c, f, f.at, face, 1)
        return f.at !== OFF && f.scatters < scattersFor(c, f) ? 'scatter' : 'land'
      },
    },

    land: (c, f) => {
      if (f.at === OFF) return DONE
      const player = f.again ? null : playerAt(c.match, f.at)
      if (!player || !canCatch(player) || !canTakeBall(c, player)) return 'explode'
      f.holder = player.id
      c.events.push({ type: 'grenadeHeld', player: player.id })
      return 'hands'
    },

    hands: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, holderOf(c, f)),
      question: (_c, f) => question('throwBack', f.holder, { declining: 'explodes' }),
      legal: () => [USE, DECLINE],
      chosen: (c, f, answer): Next<GrenadeFrame> =>
        answer.do === 'use' ? call(rollFrame(c, 'throwBack', f.holder), 'ready') : 'explode',
    },

    ready: (_c, f, roll) => {
      if (roll === 'failed') return 'explode'
      f.thrower = f.holder
      f.again = true
      return 'aim'
    },

    // It falls on the head of whoever sits in a pit there.
    explode: (c, f) => call(detonationFrame(f.at, 'grenade', { aboard: prisonersOn(c.match, f.at) }), 'end'),

    end: (c) => {
      emptyOfLost(c)
      return DONE
    },
  },
}

// A casualty: the roll on the casualty table if the edition has one, the apothecary, a serious injury roll if it
// has that too, then skills that heal.
// Neighbours: tables/casualty.ts, apothecary.ts; lasting injuries are added to the player's injuries for the league.

import type { Ctx } from '../../edition.ts'
import { areOpponents, coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { may, numbersOf } from '../../kit.ts'
import { casualtyNamed } from '../../tables/casualty.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { effectFor } from '../match/effects.ts'
import { join, recruit } from '../match/joining.ts'
import { permittingSkill } from '../move/zones.ts'
import { loseInducement, openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { type ApothecaryFrame, apothecaryFrame } from './apothecary.ts'
import { threwTheBlock } from './armour.ts'
import { casualtyThrow, isLasting, lastingThrow, seriousThrow } from './casualtyRoll.ts'

export interface CasualtyFrame extends Frame {
  readonly proc: 'casualty'
  step: 'start' | 'table' | 'caused' | 'treat' | 'treated' | 'serious' | 'heal' | 'last' | 'lasting' | 'bury' | 'end'
  readonly player: number
  readonly by: number
  readonly why: string
  /** Badly hurt without a roll. */
  readonly mild: boolean
  /** He was pushed off the pitch. */
  readonly inCrowd: boolean
  /** The rolled rows of the casualty table; empty without a table. */
  results: readonly string[]
}

export const casualtyFrame = (
  player: number,
  by: number,
  why: string,
  mild: boolean,
  inCrowd = false,
): CasualtyFrame => ({
  proc: 'casualty',
  step: 'start',
  player,
  by,
  why,
  mild,
  inCrowd,
  results: [],
})

/** Only a block against an opponent earns credit for a casualty, and some players never earn any. */
const credited = (c: Ctx, f: CasualtyFrame): boolean => {
  const by = f.by >= 0 && f.why === 'block' ? c.match.players[f.by] : null
  return by !== null && areOpponents(by, c.match.players[f.player]) && !may(c, by).earnsNoCasualties
}

const report = (c: Ctx, f: CasualtyFrame): void => {
  c.events.push({
    type: 'casualty',
    player: f.player,
    by: f.by,
    result: f.results.join(' '),
    why: f.why,
    credited: credited(c, f),
  })
}

const suffer = (c: Ctx, f: CasualtyFrame, result: string): void => {
  const player = c.match.players[f.player]
  f.results = [...f.results, result]
  player.injuries = [...player.injuries, result]
}

/** The squad's recruit joins the match, once. */
const joins = (c: Ctx, side: Side): boolean => {
  const squad = c.match.squads[side]
  const player = recruit.of(squad)
  if (!player) return false
  join(c, player, 'recruited')
  recruit.put(squad, null)
  return true
}

/** Whether the victim died and was not too strong to be raised. */
const mayRise = (c: Ctx, f: CasualtyFrame): boolean => {
  const { casualty: table } = c.rules.tables
  const victim = c.match.players[f.player]
  if (!table || victim.place !== 'casualty' || (victim.stats.ST ?? 0) > 4) return false
  return f.results.some((id) => victim.injuries.includes(id) && casualtyNamed(table, id).dead)
}

/** Once per match the other side may raise a dead player as one of its own. */
const raise = (c: Ctx, f: CasualtyFrame): void => {
  const victim = c.match.players[f.player]
  if (victim.side === 'neutral') return
  const side = otherSide(victim.side)
  const raising = effectFor(c, side, (effect) => effect.raisesDead)
  if (!raising || may(c, victim).cannotBeRaised) return
  if (raising.value === 'atOnce' && !joins(c, side)) return
  loseInducement(c, side, raising.id)
  c.events.push({ type: 'raised', player: f.player, side })
}

/** A death caused by an infectious player's block or foul is reported for the league. */
const infect = (c: Ctx, f: CasualtyFrame): void => {
  const victim = c.match.players[f.player]
  if (f.by < 0 || (f.why !== 'block' && f.why !== 'foul')) return
  if (may(c, victim).cannotBeInfected) return
  const by = c.match.players[f.by]
  if (!areOpponents(by, victim)) return
  const atOnce = permittingSkill(c, by, 'infectsAtOnce') !== undefined
  if (!atOnce && !permittingSkill(c, by, 'infectsAfterMatch')) return
  // During the match a block infects only if it was his own; after the match it does not matter.
  if (atOnce && ((f.why === 'block' && !threwTheBlock(c, by)) || !joins(c, coachOf(c.match, by)))) return
  c.events.push({ type: 'rotted', player: f.player, by: f.by })
}

const treatment = (f: CasualtyFrame): ApothecaryFrame =>
  apothecaryFrame(f.player, f.results.length === 0 ? 'casualty' : f.results.join(' '), OFF, f.inCrowd)

export const casualty: Procedure<CasualtyFrame, Ctx> = {
  calls: ['apothecary'],
  steps: {
    start: (c, f) => {
      if (c.rules.tables.casualty && !f.mild) return 'table'
      if (c.rules.tables.casualty) suffer(c, f, 'badlyHurt')
      report(c, f)
      return 'caused'
    },
    table: casualtyThrow<CasualtyFrame>((c, f, result) => {
      suffer(c, f, result)
      if (f.results.length < (numbersOf(c, c.match.players[f.player]).casualtyRolls ?? 1)) return 'table'
      report(c, f)
      return 'caused'
    }),
    caused: (c, f) => (f.by < 0 ? 'treat' : openWindow(c, 'casualtyCaused', [f.by], 'treat')),
    treat: (_c, f) => call(treatment(f), 'treated'),
    treated: (c, f) =>
      c.rules.tables.casualty?.serious && c.match.players[f.player].place === 'casualty' && isLasting(c, f.player)
        ? 'serious'
        : 'heal',
    // The serious injury takes the place of the first result, and may be treated too.
    serious: seriousThrow<CasualtyFrame>((c, f, result) => {
      const player = c.match.players[f.player]
      f.results = [result]
      player.injuries = [...player.injuries.slice(0, -1), result]
      return call(treatment(f), 'heal')
    }),
    heal: (c, f) =>
      c.match.players[f.player].place === 'casualty' ? openWindow(c, 'casualty', [f.player], 'last') : 'bury',
    last: (c, f) => (c.match.players[f.player].place === 'casualty' && isLasting(c, f.player) ? 'lasting' : 'bury'),
    lasting: lastingThrow<CasualtyFrame>('bury'),
    bury: (c, f) => {
      if (mayRise(c, f)) {
        infect(c, f)
        raise(c, f)
      }
      const player = c.match.players[f.player]
      return player.place === 'casualty' ? openMoment(c, 'casualtySuffered', coachOf(c.match, player), 'end') : DONE
    },
    end: () => DONE,
  },
}

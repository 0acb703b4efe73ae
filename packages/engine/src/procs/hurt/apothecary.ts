// The apothecary in two versions. Bugman's Cup and third: on a D6 a casualty goes to the reserves. Leagues: a second
// casualty roll and the coach keeps one result, or a knocked-out player stays on the pitch, stunned.

import type { Ctx } from '../../edition.ts'
import { coachOf, squadOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, putPlayer, takeOff } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { type Choice, call, DONE, type Done, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Resource } from '../../vocabulary/words.ts'
import { spend } from '../match/resources.ts'
import { hasState } from '../match/states.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { casualtyThrow } from './casualtyRoll.ts'
import { heal } from './heal.ts'
import { stun } from './stun.ts'

export interface ApothecaryFrame extends Frame {
  readonly proc: 'apothecary'
  readonly player: number
  /** His injury: `knockedOut`, `casualty` without a table, or rows of the casualty table, separated by blanks. */
  readonly injury: string
  /** The square he was on, or OFF. */
  readonly square: number
  /** He was pushed off the pitch. */
  readonly inCrowd: boolean
  second: string
}

export const apothecaryFrame = (player: number, injury: string, square = OFF, inCrowd = false): ApothecaryFrame => ({
  proc: 'apothecary',
  step: 'start',
  player,
  injury,
  square,
  inCrowd,
  second: '',
})

const toReserves = (c: Ctx, player: Player, why = 'apothecary'): void => {
  takeOff(c.match, c.rules.pitch, player, 'reserves')
  c.events.push({ type: 'returned', player: player.id, why })
}

/** He stays on the pitch, stunned, in his square; from beyond the pitch's edge he goes to the reserves. */
export const backStunned = (c: Ctx, player: Player, square: number, why: string): void => {
  if (square === OFF || !fits(c.match, c.rules.pitch, player, square)) toReserves(c, player, why)
  else {
    putPlayer(c.match, c.rules.pitch, player, square)
    stun(c, player, why)
  }
}

type Offering = ApothecaryFrame & { step: 'start' | 'offer' | 'treat' | 'treated' }
type RollingFrame = Offering & Receives<{ treated: RollResult }>
type CrpFrame = ApothecaryFrame & { step: 'start' | 'offer' | 'treat' | 'treated' | 'choose' }

/** Offers the apothecary who may treat him. */
const offerOf = (
  whose: (c: Ctx, f: ApothecaryFrame) => Resource | null,
): Choice<Offering, Ctx, 'treat' | Done<'done'>> => ({
  kind: 'choice',
  by: (c, f) => coachOf(c.match, c.match.players[f.player]),
  question: (_c, f) => question('useResource', f.player, { subject: 'apothecary', declining: 'injuryStands' }),
  legal: () => [action('use', -1, -1, 'apothecary'), action('decline')],
  chosen: (c, f, answer) => {
    const apothecary = whose(c, f)
    if (answer.do === 'decline' || !apothecary) return DONE
    spend(c, coachOf(c.match, c.match.players[f.player]), apothecary, f.player)
    return 'treat'
  },
})

/** In the Bugman's Cup the apothecary treats stars too. */
const cupApothecary = (c: Ctx, f: ApothecaryFrame): Resource | null =>
  (squadOf(c.match, c.match.players[f.player])?.resources.apothecary ?? 0) > 0 ? 'apothecary' : null

/** Which apothecary may treat him. Without `treatsGuests`: the team's own only the roster, the other no stars. */
const apothecaryFor = (c: Ctx, f: ApothecaryFrame): Resource | null => {
  const player = c.match.players[f.player]
  const { who } = player
  const squad = squadOf(c.match, player)
  // Nobody treats a neutral player, nor one turned into a frog.
  if (!squad || hasState(player, 'frog')) return null
  const { resources } = squad
  const { treatsGuests } = c.rules.hurt
  if ((treatsGuests || who.engaged === undefined) && resources.apothecary > 0) return 'apothecary'
  const guest = who.engaged === 'star' || who.engaged === 'staff'
  return (treatsGuests || !guest) && resources.wanderingApothecary > 0 ? 'wanderingApothecary' : null
}

/** An apothecary whose roll heals a casualty at once. */
const healing = (whose: (c: Ctx, f: ApothecaryFrame) => Resource | null): Procedure<RollingFrame, Ctx> => ({
  steps: {
    start: (c, f) => (f.injury !== 'knockedOut' && whose(c, f) ? 'offer' : DONE),
    offer: offerOf(whose),
    treat: (c, f) => call(rollFrame(c, 'apothecary', f.player), 'treated'),
    treated: (c, f, roll) => {
      const results = f.injury === 'casualty' ? 0 : f.injury.split(' ').length
      if (roll === 'passed') heal(c, c.match.players[f.player], results, 'apothecary')
      return DONE
    },
  },
})

export const apothecaryBugman = healing(cupApothecary)

/** `third`: players who were pushed into the crowd are out of his reach. */
export const apothecaryThird = healing((c, f) => (f.inCrowd ? null : apothecaryFor(c, f)))

/** The results the coach may choose: the first ones, or the new one in place of one of them. */
const choices = (f: ApothecaryFrame): string[] => {
  const old = f.injury.split(' ')
  const changed = old.map((_, i) => [...old.slice(0, i), f.second, ...old.slice(i + 1)].join(' '))
  return [...new Set([f.injury, ...changed])]
}

const keepInjury = (c: Ctx, f: ApothecaryFrame, kept: string): Done<'done'> => {
  const player = c.match.players[f.player]
  const results = kept.split(' ')
  player.injuries = [...player.injuries.slice(0, -results.length), ...results]
  c.events.push({ type: 'treated', player: f.player, result: kept })
  // A player who is only badly hurt after treatment can play on.
  if (results.every((result) => result === 'badlyHurt')) toReserves(c, player)
  return DONE
}

export const apothecaryCrp: Procedure<CrpFrame, Ctx> = {
  steps: {
    start: (c, f) => (apothecaryFor(c, f) ? 'offer' : DONE),
    offer: offerOf(apothecaryFor),
    treat: (c, f) => {
      if (f.injury !== 'knockedOut') return 'treated'
      backStunned(c, c.match.players[f.player], f.square, 'apothecary')
      return DONE
    },
    treated: casualtyThrow<CrpFrame>((c, f, result, faces) => {
      f.second = result
      c.events.push({ type: 'chance', why: f.second, player: f.player, dice: faces })
      return choices(f).length === 1 ? keepInjury(c, f, f.injury) : 'choose'
    }),
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('chooseInjury', f.player, { subject: 'apothecary' }),
      legal: (_c, f) => choices(f).map((kept) => action('choose', -1, -1, kept)),
      chosen: (c, f, answer) => keepInjury(c, f, answer.option),
    },
  },
}

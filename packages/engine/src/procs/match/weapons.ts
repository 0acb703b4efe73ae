// Secret weapons of both teams in a match: what is left of them, and whether they may be on the pitch. That is ruled by a D6 before the
// match and after each touchdown; a weapon that has to go takes its crew along, and they return with it. Neighbours:
// ../../secretWeapon.ts, ../../crews.ts; routines.ts plays the rulings.
import type { CompiledEdition, Ctx } from '../../edition.ts'
import type { Frame, Match, Player, Squad } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Routine } from '../../routine.ts'
import type { SecretWeapon } from '../../secretWeapon.ts'
import type { WeaponId } from '../../vocabulary/weapons.ts'
import { type Side, sides } from '../../vocabulary/words.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { type Obeyed, refereeBribeFrame } from './refereeBribes.ts'

export interface HeldWeapon {
  readonly id: WeaponId
  /** It was ruled off the pitch. */
  readonly off: boolean
  /** How many are left, of weapons that are used up. */
  readonly left: number
  /** How many touchdowns had been scored when it was last ruled on; −1: a ruling is due. */
  readonly ruledAt: number
}

const UNARMED: readonly HeldWeapon[] = []
const DUE = -1

/** The weapons of a squad: replaced, never changed in place. */
export const weapons = squadRecord<readonly HeldWeapon[]>('weapons', UNARMED)

/** What a squad has of them as a match starts. */
export const bringWeapons = (rules: CompiledEdition, squad: Squad, brought: readonly WeaponId[]): void => {
  if (brought.length === 0) return
  weapons.put(
    squad,
    brought.map((id) => ({ id, off: false, left: rules.weapons.get(id)?.supply ?? 0, ruledAt: DUE })),
  )
}

export const heldWeapon = ({ squads }: Match, side: Side, id: WeaponId): HeldWeapon | undefined =>
  weapons.of(squads[side]).find((one) => one.id === id)

/** Whether a side has it and may have it on the pitch. */
export const mayUse = ({ match }: Ctx, side: Side, id: WeaponId): boolean => heldWeapon(match, side, id)?.off === false

const change = (match: Match, side: Side, id: WeaponId, changes: Partial<HeldWeapon>): void =>
  weapons.put(
    match.squads[side],
    weapons.of(match.squads[side]).map((one) => (one.id === id ? { ...one, ...changes } : one)),
  )

/** It is gone for the match: nobody rules on it any more. */
export const loseWeapon = ({ match }: Ctx, side: Side, id: WeaponId): void =>
  weapons.put(
    match.squads[side],
    weapons.of(match.squads[side]).filter((one) => one.id !== id),
  )

/** One of its supply is gone. */
export const useUp = (c: Ctx, side: Side, id: WeaponId): void =>
  change(c.match, side, id, { left: (heldWeapon(c.match, side, id)?.left ?? 1) - 1 })

/** Play begins again as if somebody had scored: all weapons are ruled on again. */
export const rulingsAreDue = (c: Ctx): void => {
  for (const side of sides)
    for (const { id } of weapons.of(c.match.squads[side])) change(c.match, side, id, { ruledAt: DUE })
}

const touchdowns = ({ squads: { home, away } }: Match): number => home.score + away.score

/** All weapons as they are after the last ruling, for a match that begins in the middle. */
export const ruledNow = (match: Match): void => {
  for (const side of sides)
    for (const { id } of weapons.of(match.squads[side])) change(match, side, id, { ruledAt: touchdowns(match) })
}

const weaponNamed = ({ rules }: Ctx, id: WeaponId): SecretWeapon => {
  const weapon = rules.weapons.get(id)
  if (!weapon) throw new Error(`edition ${rules.id} has no weapon ${id}`)
  return weapon
}

/** Those of a side who go and come with a weapon. */
const crewIn = ({ match }: Ctx, side: Side, { crew }: SecretWeapon): readonly Player[] =>
  match.players.filter(
    (player) => player.side === side && crew.some(({ skill, stays }) => !stays && player.skills.includes(skill)),
  )

/** The weapon that he operates, if it goes where he goes. */
export const weaponOfCrew = ({ rules }: Ctx, { skills }: Player): WeaponId | undefined =>
  [...rules.weapons.values()].find(({ crew }) => crew.some(({ skill, stays }) => !stays && skills.includes(skill)))?.id

const leave = (c: Ctx, player: Player, banned: boolean): void => {
  const to = banned ? 'sentOff' : 'ruledOff'
  takeOff(c.match, c.rules.pitch, player, to)
  c.events.push({ type: 'removed', player: player.id, to, why: 'ruling' })
}

const returns = (c: Ctx, player: Player): void => {
  player.place = 'reserves'
  c.events.push({ type: 'returned', player: player.id, why: 'ruling' })
}

/** Crews are where their weapons are; who is hurt stays in his box as long as he would anyway. */
const followRulings = (c: Ctx): void => {
  for (const side of sides)
    for (const { id, off } of weapons.of(c.match.squads[side])) {
      const weapon = weaponNamed(c, id)
      for (const player of crewIn(c, side, weapon))
        if (off && player.place === 'reserves') leave(c, player, weapon.banned === true)
        else if (!off && player.place === 'ruledOff') returns(c, player)
    }
}

interface Due {
  readonly side: Side
  readonly id: WeaponId
}

interface RulingFrame extends Frame, Receives<{ ruled: RollResult; bribed: Obeyed }> {
  readonly proc: 'ruling'
  step: 'next' | 'ruled' | 'bribed'
  /** Weapons on which there is still no ruling: replaced, never changed in place. */
  due: readonly Due[]
}

const dueNow = (c: Ctx): readonly Due[] =>
  sides.flatMap((side) =>
    weapons
      .of(c.match.squads[side])
      .filter(({ id, off, ruledAt }) => ruledAt !== touchdowns(c.match) && !(off && weaponNamed(c, id).banned))
      .map(({ id }) => ({ side, id })),
  )

const rule = (c: Ctx, f: RulingFrame, allowed: boolean): 'next' => {
  const [{ side, id }, ...others] = f.due
  f.due = others
  change(c.match, side, id, { off: !allowed, ruledAt: touchdowns(c.match) })
  c.events.push({ type: 'weaponRuled', side, weapon: id, allowed })
  return 'next'
}

const ruling: Procedure<RulingFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      const [first] = f.due
      if (first) return call(sideRollFrame(c, 'ruling', first.side, { why: first.id }), 'ruled')
      followRulings(c)
      return DONE
    },

    ruled: (c, f, result): Next<RulingFrame> => {
      const bribe = result === 'passed' ? null : refereeBribeFrame(c, 'weapon', [f.due[0].side])
      return bribe ? call(bribe, 'bribed') : rule(c, f, result === 'passed')
    },

    bribed: (c, f, obeyed) => rule(c, f, obeyed !== 'nobody'),
  },
}

const rulingAt = (at: 'preGame' | 'restart'): Routine => ({
  id: `weaponsRuled-${at}`,
  at,
  begin: (c): RulingFrame | null => {
    const due = dueNow(c)
    if (due.length > 0) return { proc: 'ruling', step: 'next', due }
    // Somebody of a crew may have recovered meanwhile.
    followRulings(c)
    return null
  },
  procedures: { ruling },
})

export const weaponRulings: readonly Routine[] = [rulingAt('preGame'), rulingAt('restart')]

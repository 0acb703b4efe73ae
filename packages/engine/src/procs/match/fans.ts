// The fans of a squad: how many, what they are like, what they do. Neighbours: preGame.ts or fanBase.ts counts them; the kick-off
// events, crowdIntervention.ts, chanting.ts and some inducements ask for them.
import type { Ctx } from '../../edition.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { FANS_PER_LOSS, type FanCharacteristic, type FanTraits } from '../../tables/fanTables.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Side } from '../../vocabulary/words.ts'
import { type RollFrame, sideRollFrame } from '../rolling/roll.ts'

/** What the squad brings into the match: its fan factor, or its dedicated fans. */
export const fanFactor = squadRecord('fanFactor', 0)

/** Its spectators, or its Fan Factor in this match. */
export const fans = squadRecord('fans', 0)
export const fame = squadRecord('fame', 0)

/** The Fame of its team in a campaign, which changes its Fan Factor. */
export const campaignFame = squadRecord('campaignFame', 0)

/** Spectators per point of Fan Factor. */
export const FANS_PER_POINT = 1000

/** What its fans are like. */
export const fanTraits = squadRecord<FanTraits>('fanTraits', { chant: 0, hooliganism: 0, loyalty: 0 })

/** What they were like before the match, if the team has always the same. */
export const knownFans = squadRecord<FanTraits | null>('knownFans', null)

/** How many of them have died in this match. */
export const fansKilled = squadRecord('fansKilled', 0)

/** Why a Fan Factor changes during a match. */
export type FanChange = 'switchedSides' | 'wonOver' | 'leftEarly' | 'killed'

export const changeFanFactor = (c: Ctx, side: Side, by: number, why: FanChange): void => {
  const squad = c.match.squads[side]
  fans.put(squad, Math.max(0, fans.of(squad) + by))
  c.events.push({ type: 'fanFactor', side, fanFactor: fans.of(squad), why })
}

/** Some of them die; every so many cost a point. */
export const killFans = (c: Ctx, side: Side, count: number): void => {
  if (count === 0) return
  const squad = c.match.squads[side]
  const before = fansKilled.of(squad)
  const total = before + count
  fansKilled.put(squad, total)
  c.events.push({ type: 'fansKilled', side, count, total })
  const points = Math.floor(total / FANS_PER_LOSS) - Math.floor(before / FANS_PER_LOSS)
  if (points === 0) return
  const traits = fanTraits.of(squad)
  fanTraits.put(squad, { ...traits, hooliganism: Math.max(0, traits.hooliganism - points) })
  changeFanFactor(c, side, -points, 'killed')
}

/** A check of what they are like: a die that must not exceed it. */
export const fanCheckFrame = (
  c: Ctx,
  side: Side,
  trait: FanCharacteristic,
  modifiers: readonly Modifier[] = [],
): RollFrame =>
  sideRollFrame(c, 'fanCheck', side, { base: fanTraits.of(c.match.squads[side])[trait], why: trait, modifiers })

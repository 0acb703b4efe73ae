// What a serious injury does: games missed, and perhaps a long-term effect. The table is ours, for the book that had it is lost; its
// injuries are those that the Companion names. Neighbours: healing.ts rolls, campaignCareer.ts has the ailments.
import type { Characteristic } from '@double-skulls/engine'
import type { TeamPlayer } from '../team.ts'
import { type Ailment, type CampaignInjury, isLaidUp } from './campaignCareer.ts'

interface InjuryEffect {
  /** Totals of two dice. */
  readonly rolls: readonly [from: number, to: number]
  readonly misses: number
  /** Lowered by one in the long term. */
  readonly lowers: readonly Characteristic[]
  /** Whether it has a long-term effect at all. */
  readonly lasts: boolean
}

const NEVER = [0, 0] as const

export const injuryEffects: { readonly [I in CampaignInjury]: InjuryEffect } = {
  // Its effect is that he may have to miss any game: healing.ts rolls.
  'fractured-skull': { rolls: [2, 2], misses: 4, lowers: [], lasts: true },
  'broken-leg': { rolls: [3, 4], misses: 3, lowers: ['MA', 'SP'], lasts: true },
  'broken-arm': { rolls: [5, 5], misses: 3, lowers: ['TS', 'CL'], lasts: true },
  concussion: { rolls: [6, 8], misses: 1, lowers: [], lasts: false },
  'cracked-ribs': { rolls: [9, 9], misses: 2, lowers: [], lasts: false },
  'crushed-hand': { rolls: [10, 10], misses: 2, lowers: ['CL'], lasts: true },
  'broken-collar-bone': { rolls: [11, 11], misses: 3, lowers: ['ST'], lasts: true },
  'torn-tendon': { rolls: [12, 12], misses: 3, lowers: ['AG'], lasts: true },
  // What assassins leave.
  wound: { rolls: NEVER, misses: 0, lowers: [], lasts: false },
}

const rows = Object.entries(injuryEffects) as [CampaignInjury, InjuryEffect][]

export const injuryFor = (total: number): CampaignInjury =>
  rows.find(([, { rolls }]) => rolls[0] <= total && total <= rolls[1])?.[0] ?? 'concussion'

/** The player with his ailments, and what follows from them. */
export const withAilments = (player: TeamPlayer, ailments: readonly Ailment[]): TeamPlayer => {
  if (!player.campaign) return player
  // A fractured skull stays on record, for a concussion brings it back.
  const kept = ailments.filter(({ what, misses, lasting }) => misses > 0 || lasting || what === 'fractured-skull')
  const campaign = { ...player.campaign, ailments: kept }
  const laidUp = isLaidUp(campaign)
  return {
    ...player,
    campaign: { ...campaign, bench: campaign.bench || laidUp },
    missesNextGame: laidUp,
    lasting: kept.flatMap(({ what, lasting }) => (lasting ? injuryEffects[what].lowers : [])),
  }
}

/** The player after this injury; `saves`: he may still throw against its long-term effect. */
export const injuredBy = (player: TeamPlayer, what: CampaignInjury, saves = true): TeamPlayer => {
  const { misses, lasts } = injuryEffects[what]
  const had = player.campaign?.ailments ?? []
  const back = had.map((one) =>
    what === 'concussion' && one.what === 'fractured-skull' ? { ...one, lasting: true, saves: true } : one,
  )
  const again = what === 'fractured-skull' ? back.filter((one) => one.what !== what) : back
  return withAilments(player, [...again, { what, misses, lasting: lasts, saves: lasts && saves }])
}

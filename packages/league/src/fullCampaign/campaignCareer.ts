// What a player of a full campaign has beside what every player of a team has: rank, experience, disenchantment, injuries.
// Neighbours: ../team.ts keeps it with the player, campaignState.ts is the same for the team, ../format/campaignSchema.ts writes it.
import type { Characteristic, ItemId, SpellId } from '@double-skulls/engine'

/** What he is recorded as. A star is never promoted. */
export const ranks = ['rookie', 'experienced', 'veteran', 'star'] as const
export type Rank = (typeof ranks)[number]

/** What a serious injury does to him. */
export const campaignInjuries = [
  'fractured-skull',
  'broken-leg',
  'broken-arm',
  'concussion',
  'cracked-ribs',
  'crushed-hand',
  'broken-collar-bone',
  'torn-tendon',
  'wound',
] as const
export type CampaignInjury = (typeof campaignInjuries)[number]

/** An injury that keeps him out of matches, or lasts. */
export interface Ailment {
  readonly what: CampaignInjury
  /** The matches that he still misses. */
  readonly misses: number
  /** Whether he still has its long-term effect. */
  readonly lasting: boolean
  /** Whether he may still throw to be rid of that. */
  readonly saves: boolean
}

/** The part of a player's career that only full campaigns know. */
export interface CampaignCareer {
  readonly rank: Rank
  /** Whether he sits on the bench: he is not of the First Team. */
  readonly bench: boolean
  /** What two dice must not exceed when he stops being a Rookie, to make him a star; 0 for nobody's hope. */
  readonly starPotential: number
  /** Star Player Points, spent or not; 0 for who is no star. */
  readonly starPoints: number
  readonly experience: number
  readonly training: number
  readonly disenchantment: number
  /** Wages that he was not paid. */
  readonly owed: number
  readonly ailments: readonly Ailment[]
  /** A Makeweight plays worse for ever. */
  readonly makeweight: boolean
  /** What was bid for a Freebooter; 0 for everybody else. */
  readonly bid: number
  /** Magic items of his own, and spells that he has not cast; absent: none. */
  readonly items?: readonly ItemId[]
  readonly spells?: readonly SpellId[]
}

export const newCareer = (rank: Rank, more: Partial<CampaignCareer> = {}): CampaignCareer => ({
  rank,
  bench: false,
  starPotential: 0,
  starPoints: 0,
  experience: 0,
  training: 0,
  disenchantment: 0,
  owed: 0,
  ailments: [],
  makeweight: false,
  bid: 0,
  ...more,
})

/** Subtracted from a Makeweight for ever. */
const missing: readonly Characteristic[] = ['AG', 'TS', 'CL']

/** Characteristics that are one lower for what he is. */
export const loweredByRank = (career: CampaignCareer | undefined): readonly Characteristic[] =>
  career?.makeweight ? missing : []

/** The engine's skill of a Veteran: a re-roll of his own. */
const VETERAN = 'veteran'

/** Skills that come with the rank. */
export const skillsByRank = (career: CampaignCareer | undefined): readonly string[] =>
  career?.rank === 'veteran' ? [VETERAN] : []

/** Whether he has an injury that keeps him out of the next match. */
export const isLaidUp = ({ ailments }: CampaignCareer): boolean => ailments.some(({ misses }) => misses > 0)

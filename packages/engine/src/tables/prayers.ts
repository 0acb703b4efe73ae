// Prayers to Nuffle: each D16 result, how long it lasts and who is affected. Neighbour: procs/match/pray.ts plays them.
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Characteristic } from '../vocabulary/words.ts'

export interface Prayer {
  readonly id: string
  readonly name: string
  readonly lasts: 'drive' | 'half' | 'match'
  /** Who is affected: no player, one of the own side (chosen or drawn at random), or opponents drawn at random. */
  readonly whom: 'nobody' | 'chosen' | 'drawn' | 'opponent' | 'opponents'
  readonly skill?: string
  readonly stat?: { readonly name: Characteristic; readonly by: number }
  /** Players with Loner cannot be drawn. */
  readonly notLoners?: boolean
  /** The coach chooses which skill. */
  readonly anySkill?: boolean
  /** What arguing the call needs meanwhile. */
  readonly argueNeeds?: number
  /** Modifiers on all players' rolls of these kinds. */
  readonly modifiers?: { readonly [R in RollKind]?: number }
  /** The referee sees every foul of the other side. */
  readonly seesFouls?: boolean
  /** The crowd throws rocks at stallers of the other side. */
  readonly rocks?: boolean
  /** Players who enter a trapdoor square may fall through. */
  readonly opensTrapdoors?: boolean
  /** Star player points that this deed earns meanwhile; the league counts them after the match. */
  readonly points?: { readonly deed: PrayedDeed; readonly worth: number }
}

export type PrayedDeed = 'completion' | 'crowdCasualty' | 'casualty' | 'foulCasualty'

export const prayersBb2020: readonly Prayer[] = [
  { id: 'treacherousTrapdoor', name: 'Treacherous Trapdoor', lasts: 'half', whom: 'nobody', opensTrapdoors: true },
  { id: 'friendsWithTheRef', name: 'Friends with the Ref', lasts: 'drive', whom: 'nobody', argueNeeds: 5 },
  { id: 'stiletto', name: 'Stiletto', lasts: 'drive', whom: 'drawn', skill: 'stab', notLoners: true },
  {
    id: 'ironMan',
    name: 'Iron Man',
    lasts: 'match',
    whom: 'chosen',
    stat: { name: 'AV', by: 1 },
    notLoners: true,
  },
  {
    id: 'knuckleDusters',
    name: 'Knuckle Dusters',
    lasts: 'drive',
    whom: 'chosen',
    skill: 'mighty-blow-1',
    notLoners: true,
  },
  { id: 'badHabits', name: 'Bad Habits', lasts: 'drive', whom: 'opponents', skill: 'loner-2', notLoners: true },
  {
    id: 'greasyCleats',
    name: 'Greasy Cleats',
    lasts: 'drive',
    whom: 'opponent',
    stat: { name: 'MA', by: -1 },
  },
  {
    id: 'blessedStatue',
    name: 'Blessed Statue of Nuffle',
    lasts: 'match',
    whom: 'chosen',
    skill: 'pro',
    notLoners: true,
  },
  { id: 'moles', name: 'Moles under the Pitch', lasts: 'half', whom: 'nobody', modifiers: { goForIt: -1 } },
  {
    id: 'perfectPassing',
    name: 'Perfect Passing',
    lasts: 'match',
    whom: 'nobody',
    points: { deed: 'completion', worth: 2 },
  },
  {
    id: 'fanInteraction',
    name: 'Fan Interaction',
    lasts: 'drive',
    whom: 'nobody',
    points: { deed: 'crowdCasualty', worth: 2 },
  },
  {
    id: 'necessaryViolence',
    name: 'Necessary Violence',
    lasts: 'drive',
    whom: 'nobody',
    points: { deed: 'casualty', worth: 3 },
  },
  {
    id: 'foulingFrenzy',
    name: 'Fouling Frenzy',
    lasts: 'drive',
    whom: 'nobody',
    points: { deed: 'foulCasualty', worth: 2 },
  },
  { id: 'throwARock', name: 'Throw a Rock', lasts: 'drive', whom: 'nobody', rocks: true },
  { id: 'underScrutiny', name: 'Under Scrutiny', lasts: 'half', whom: 'nobody', seesFouls: true },
  {
    id: 'intensiveTraining',
    name: 'Intensive Training',
    lasts: 'match',
    whom: 'drawn',
    notLoners: true,
    anySkill: true,
  },
]

/** The notation of a squad for an active prayer: `moles half`. */
export const prayerEntry = ({ id, lasts }: Prayer): string => `${id} ${lasts}`

const GAP_PER_PRAYER = 50_000

/** How many prayers the underdog gets before the match, by the gap in team value. */
export const prayersFor = (gap: number): number => Math.floor(gap / GAP_PER_PRAYER)

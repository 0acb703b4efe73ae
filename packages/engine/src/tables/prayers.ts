// Prayers to Nuffle: what a D16 brings, how long it lasts, and whom it is for. Neighbour: procs/pray.ts plays them.
import type { Characteristic } from '../vocabulary/words.ts'

export interface Prayer {
  readonly id: string
  readonly name: string
  readonly lasts: 'drive' | 'half' | 'match'
  /** Who is blessed or cursed: nobody in particular, one of the own side (chosen or drawn), or drawn opponents. */
  readonly whom: 'nobody' | 'chosen' | 'drawn' | 'opponent' | 'opponents'
  readonly skill?: string
  readonly stat?: { readonly name: Characteristic; readonly by: number; readonly most: number }
  /** Players with a Loner skill are left out. */
  readonly notLoners?: boolean
  /** The coach chooses which skill. */
  readonly anySkill?: boolean
}

export const prayers: readonly Prayer[] = [
  { id: 'treacherousTrapdoor', name: 'Treacherous Trapdoor', lasts: 'half', whom: 'nobody' },
  { id: 'friendsWithTheRef', name: 'Friends with the Ref', lasts: 'drive', whom: 'nobody' },
  { id: 'stiletto', name: 'Stiletto', lasts: 'drive', whom: 'drawn', skill: 'stab', notLoners: true },
  {
    id: 'ironMan',
    name: 'Iron Man',
    lasts: 'match',
    whom: 'chosen',
    stat: { name: 'AV', by: 1, most: 11 },
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
    stat: { name: 'MA', by: -1, most: 99 },
  },
  {
    id: 'blessedStatue',
    name: 'Blessed Statue of Nuffle',
    lasts: 'match',
    whom: 'chosen',
    skill: 'pro',
    notLoners: true,
  },
  { id: 'moles', name: 'Moles under the Pitch', lasts: 'half', whom: 'nobody' },
  { id: 'perfectPassing', name: 'Perfect Passing', lasts: 'match', whom: 'nobody' },
  { id: 'fanInteraction', name: 'Fan Interaction', lasts: 'drive', whom: 'nobody' },
  { id: 'necessaryViolence', name: 'Necessary Violence', lasts: 'drive', whom: 'nobody' },
  { id: 'foulingFrenzy', name: 'Fouling Frenzy', lasts: 'drive', whom: 'nobody' },
  { id: 'throwARock', name: 'Throw a Rock', lasts: 'drive', whom: 'nobody' },
  { id: 'underScrutiny', name: 'Under Scrutiny', lasts: 'half', whom: 'nobody' },
  {
    id: 'intensiveTraining',
    name: 'Intensive Training',
    lasts: 'match',
    whom: 'drawn',
    notLoners: true,
    anySkill: true,
  },
]

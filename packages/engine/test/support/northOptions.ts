// The options of a fictional edition `north`: more of them than any edition has, with every kind of tie. Neighbours:
// ../optionTies.test.ts, ../play/optionSets.test.ts.
import type { Preset, TiesByOption } from '../../src/vocabulary/editionOptions.ts'

export const northOptions = [
  'boots',
  'choir',
  'crowd',
  'fog',
  'frost',
  'hornBlowers',
  'kicks',
  'leaps',
  'oneUmpire',
  'pushes',
  'snow',
  'threeUmpires',
  'trophies',
  'twoUmpires',
  'whistles',
] as const
export type NorthOption = (typeof northOptions)[number]

export const northTies: TiesByOption<NorthOption> = {
  boots: { needs: ['kicks'] },
  choir: { needs: ['crowd'] },
  crowd: { needs: ['trophies'] },
  whistles: { needs: ['twoUmpires'] },
  // Each of the three excludes the others; only one of two says so.
  oneUmpire: { excludes: ['twoUmpires', 'threeUmpires'] },
  threeUmpires: { excludes: ['twoUmpires'] },
  // Frost goes with snow, fog with neither.
  fog: { excludes: ['frost', 'snow'] },
}

export const northPresets: readonly Preset<NorthOption>[] = [
  { id: 'north', options: [] },
  { id: 'north:winter', options: ['snow', 'frost', 'kicks', 'boots'] },
  { id: 'south:winter', options: ['snow'] },
]

// The inducements of the Competition Rules, without special play cards, which the engine does not play. Neighbours:
// inducementRules.ts explains the fields, crp.ts includes the list.
import type { InducementRules } from './inducementRules.ts'

export const inducementsCrp: InducementRules = {
  offers: [
    { id: 'bloodweiser-babes', cost: 50_000, most: 2 },
    { id: 'bribes', cost: 100_000, most: 3, reduced: { for: { lists: ['goblin'] }, cost: 50_000 } },
    { id: 'extra-team-training', cost: 100_000, most: 4 },
    { id: 'halfling-master-chef', cost: 300_000, most: 1, reduced: { for: { lists: ['halfling'] }, cost: 100_000 } },
    { id: 'igor', cost: 100_000, most: 1, only: { lists: ['khemri', 'necromantic', 'nurgle', 'undead'] } },
    { id: 'wandering-apothecary', cost: 100_000, most: 2, only: { apothecary: true } },
    { id: 'wizard', cost: 150_000, most: 1 },
  ],
  groups: { coachingStaff: 0, wizard: 1, referee: 0 },
  mercenaries: { fee: 30_000, skill: 50_000, source: 'normal' },
  sideBet: null,
  prayerGap: 0,
}

// The inducements of the Second Season, with its supplements. Neighbours: inducementRules.ts explains the fields,
// bb2020.ts includes the list.
import type { InducementRules, Offer, OfferGroup } from './inducementRules.ts'

const corrupt = { specialRules: ['Bribery and Corruption'] }
const thimbleCup = { specialRules: ['Halfling Thimble Cup'] }

const common: readonly Offer[] = [
  {
    id: 'temp-agency-cheerleaders',
    ...{ cost: 20_000, most: 4, withStaff: { kind: 'cheerleaders', most: 16 } },
  },
  {
    id: 'part-time-assistant-coaches',
    ...{ cost: 20_000, most: 3, withStaff: { kind: 'assistantCoaches', most: 9 } },
  },
  { id: 'weather-mage', cost: 30_000, most: 1 },
  { id: 'bloodweiser-kegs', cost: 50_000, most: 2 },
  { id: 'special-plays', cost: 100_000, most: 5 },
  { id: 'extra-team-training', cost: 100_000, most: 8 },
  { id: 'bribes', cost: 100_000, most: 3, reduced: { for: corrupt, cost: 50_000 } },
  { id: 'wandering-apothecary', cost: 100_000, most: 2, only: { apothecary: true } },
  { id: 'mortuary-assistant', cost: 100_000, most: 1, only: { specialRules: ['Sylvanian Spotlight'] } },
  { id: 'plague-doctor', cost: 100_000, most: 1, only: { specialRules: ['Favoured of Nurgle'] } },
  { id: 'riotous-rookies', cost: 100_000, most: 1, only: { specialRules: ['Low Cost Linemen'] } },
  { id: 'halfling-master-chef', cost: 300_000, most: 1, reduced: { for: { lists: ['halfling'] }, cost: 100_000 } },
  { id: 'josef-bugman', cost: 100_000, most: 1, group: 'coachingStaff' },
  { id: 'hireling-sports-wizard', cost: 150_000, most: 1, group: 'wizard' },
  { id: 'biased-referee', cost: 120_000, most: 1, reduced: { for: corrupt, cost: 80_000 }, group: 'referee' },
]

/** A unique inducement for teams with one of these special rules; for all teams where none is named. */
const single = (group: OfferGroup, id: string, cost: number, ...specialRules: readonly string[]): Offer => ({
  ...{ id, cost, most: 1, group },
  ...(specialRules.length === 0 ? {} : { only: { specialRules } }),
})

const FAVOURED = 'Favoured of...'

const staff: readonly Offer[] = [
  single(
    'coachingStaff',
    'kari-coldsteel',
    50_000,
    ...['Elven Kingdoms League', 'Lustrian Superleague', 'Old World Classic', 'Worlds Edge Superleague'],
  ),
  single('coachingStaff', 'papa-skullbones', 80_000, FAVOURED, 'Underworld Challenge'),
  single('coachingStaff', 'galandril-silverwater', 40_000, 'Elven Kingdoms League'),
  single('coachingStaff', 'krot-shockwhisker', 70_000, 'Underworld Challenge'),
  single('coachingStaff', 'ayleen-andar', 100_000),
  single('coachingStaff', 'professor-fronkelheim', 130_000, 'Sylvanian Spotlight'),
  single(
    'coachingStaff',
    'mungo-spinecracker',
    80_000,
    ...['Badlands Brawl', 'Old World Classic', 'Underworld Challenge'],
  ),
  single('coachingStaff', 'fink-da-fixer', 90_000, 'Badlands Brawl', 'Underworld Challenge'),
  single('coachingStaff', 'schielund-scharlitan', 90_000),
]

const wizards: readonly Offer[] = [
  single('wizard', 'chaos-sorcerer', 150_000, FAVOURED, 'Underworld Challenge'),
  single('wizard', 'druchii-sorceress', 150_000, 'Elven Kingdoms League', FAVOURED),
  single('wizard', 'asur-high-mage', 150_000, 'Elven Kingdoms League'),
  single('wizard', 'slann-mage-priest', 200_000, 'Lustrian Superleague'),
  single('wizard', 'horticulturalist-of-nurgle', 150_000, 'Favoured of Nurgle', 'Underworld Challenge'),
  single('wizard', 'sports-necrotheurge', 150_000, 'Sylvanian Spotlight'),
  single('wizard', 'wicked-witch', 150_000, 'Old World Classic', 'Sylvanian Spotlight', 'Underworld Challenge'),
  single('wizard', 'warlock-engineer', 150_000, 'Underworld Challenge'),
  single('wizard', 'ogre-firebelly', 150_000, 'Badlands Brawl'),
  single('wizard', 'night-goblin-shaman', 150_000, 'Badlands Brawl', 'Underworld Challenge'),
  single('wizard', 'horatio-x-schottenheim', 80_000),
  single('wizard', 'wandering-haemomancer', 150_000),
  single('wizard', 'chaos-dwarf-sorcerer', 150_000),
]

const referees: readonly Offer[] = [
  single('referee', 'ranulf-hokuli', 130_000, 'Lustrian Superleague', 'Old World Classic'),
  single('referee', 'thoron-korensson', 120_000, 'Worlds Edge Superleague'),
  { ...single('referee', 'jorm-the-ogre', 120_000), reduced: { for: corrupt, cost: 80_000 } },
  { ...single('referee', 'trundlefoot-triplets', 80_000), reduced: { for: thimbleCup, cost: 40_000 } },
]

const oldWorldKitchens = { specialRules: ['Halfling Thimble Cup', 'Old World Classic'] }
// Teams of the third tier.
const minnows = { lists: ['gnome', 'goblin', 'halfling', 'ogre', 'snotling'] }

const others: readonly Offer[] = [
  { id: 'waaagh-drummer', cost: 50_000, most: 1, only: { specialRules: ['Badlands Brawl'] } },
  { id: 'cavorting-nurglings', cost: 30_000, most: 3, only: { specialRules: ['Favoured of Nurgle'] } },
  {
    id: 'dwarfen-runesmith',
    ...{ cost: 50_000, most: 1, only: { specialRules: ['Old World Classic', 'Worlds Edge Superleague'] } },
  },
  {
    id: 'halfling-hot-pot',
    ...{ cost: 80_000, most: 1, only: oldWorldKitchens, reduced: { for: thimbleCup, cost: 60_000 } },
  },
  {
    id: 'master-of-ballistics',
    ...{ cost: 40_000, most: 1, only: oldWorldKitchens, reduced: { for: thimbleCup, cost: 30_000 } },
  },
  { id: 'bottles-of-heady-brew', cost: 40_000, most: 3, only: minnows },
  { id: 'team-mascot', cost: 30_000, most: 1 },
  { id: 'medicinal-unguent', cost: 60_000, most: 1 },
  { id: 'chaos-totem', cost: 50_000, most: 1 },
  { id: 'norscan-seer', cost: 50_000, most: 1 },
  { id: 'ancient-artefact', cost: 50_000, most: 1 },
  { id: 'healing-spites', cost: 50_000, most: 1 },
  { id: 'mark-of-chaos', cost: 50_000, most: 1 },
]

const supplements = [...staff, ...wizards, ...referees, ...others].map((offer) => ({ ...offer, supplement: true }))

export const inducementsBb2020: InducementRules = {
  offers: [...common, ...supplements],
  groups: { coachingStaff: 2, wizard: 1, referee: 1 },
  mercenaries: { fee: 30_000, skill: 50_000, source: 'chosenPrimary' },
  sideBet: { least: 10_000, most: 100_000 },
  prayerGap: 50_000,
}

// The wizards of bb2020: each casts one of his spells, once per match.
// Neighbours: spells.ts, curses.ts, elements.ts, visions.ts hold the spells; sportsWizard.ts is the one for every team.

import type { Inducement, Use } from '../inducement.ts'
import { incorporeal, oneThousandCuts, plagueOfWarts, rampantMutation, sporeCloud } from './curses.ts'
import { columnOfFire, greatGreenFoot, strangeFlora, tectonicShift, vigorousGrowth, warpLightning } from './elements.ts'
import { fireball, strayFireball, thunderbolt, zap } from './spells.ts'
import { danseMacabre, realityBlinks, temporalDistortion } from './visions.ts'

const wizard = (id: string, name: string, gist: string, ...uses: readonly Use[]): Inducement => ({
  id,
  name,
  kind: 'wizard',
  gist,
  uses,
})

export const wizardsBb2020: readonly Inducement[] = [
  wizard(
    'chaos-sorcerer',
    'Chaos Sorcerer',
    'Once, knocks an opponent down with lightning, or gives an own player mutations for the drive.',
    thunderbolt,
    rampantMutation,
  ),
  wizard(
    'druchii-sorceress',
    'Druchii Sorceress',
    'Once, knocks an opponent down with lightning, or weakens him for the drive.',
    thunderbolt,
    oneThousandCuts,
  ),
  wizard(
    'asur-high-mage',
    'Asur High Mage',
    'Once, knocks an opponent down with lightning, or moves both turn markers.',
    thunderbolt,
    temporalDistortion,
  ),
  wizard(
    'slann-mage-priest',
    'Slann Mage-Priest',
    'Once, moves both turn markers, gives the opponents -1 to rush for a turn, or swaps two own players.',
    temporalDistortion,
    tectonicShift,
    realityBlinks,
  ),
  wizard(
    'horticulturalist-of-nurgle',
    'Horticulturalist of Nurgle',
    'Once, gives the opponents -2 to rush for a turn, or trips opponents near a square.',
    vigorousGrowth,
    strangeFlora,
  ),
  wizard(
    'sports-necrotheurge',
    'Sports Necrotheurge',
    'Once, an opponent loses his hands and tackle zone for a turn, or own linemen improve a characteristic.',
    incorporeal,
    danseMacabre,
  ),
  wizard(
    'wicked-witch',
    'Wicked Witch',
    'Once, turns an opponent into a frog, or covers him with warts, for the drive.',
    zap,
    plagueOfWarts,
  ),
  wizard(
    'warlock-engineer',
    'Warlock Engineer',
    'Once, knocks an opponent down with lightning, or sends it across the pitch until it ends.',
    thunderbolt,
    warpLightning,
  ),
  wizard(
    'ogre-firebelly',
    'Ogre Firebelly',
    'Once, may knock down all players around a square, or in a row across the pitch.',
    fireball,
    columnOfFire,
  ),
  wizard(
    'night-goblin-shaman',
    'Night Goblin Shaman',
    'Once, has an opponent stamped on or kicked away, or clouds his mind for the drive.',
    greatGreenFoot,
    sporeCloud,
  ),
  {
    ...wizard(
      'horatio-x-schottenheim',
      'Horatio X. Schottenheim',
      'Once, may knock down all players around a square near the chosen one.',
      strayFireball,
    ),
    named: true,
  },
]

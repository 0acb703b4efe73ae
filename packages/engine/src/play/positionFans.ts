// The fans and the light in the position notation, for editions that keep them during a match. Neighbours: positionFacts.ts reads
// the words, position.ts puts all together; procs/match/fans.ts and daylight.ts keep them.
import type { CompiledEdition } from '../edition.ts'
import type { Match } from '../kernel/match.ts'
import { isLight, light } from '../procs/match/daylight.ts'
import { fans, fansKilled, fanTraits } from '../procs/match/fans.ts'
import { cheerleadersPainted } from '../procs/match/staff.ts'
import { fanCharacteristics } from '../tables/fanTables.ts'
import { type BySide, sides } from '../vocabulary/words.ts'
import type { Facts } from './positionFacts.ts'
import { BadPosition } from './positionPlayer.ts'

type FanFacts = Pick<Facts, 'chant' | 'hooliganism' | 'loyalty' | 'fans' | 'killed' | 'painted' | 'light'>

/** Whether the edition can be asked about its fans. */
const hasFans = ({ tests }: CompiledEdition): boolean => tests.has('fanCheck')

export const setFans = (rules: CompiledEdition, { squads }: Match, facts: FanFacts): void => {
  const pairs = ['chant', 'hooliganism', 'loyalty', 'fans', 'killed', 'painted'] as const
  for (const pair of pairs)
    if (!hasFans(rules) && facts[pair].home + facts[pair].away > 0)
      throw new BadPosition(`"${pair}": edition ${rules.id} keeps nothing like that; leave it out`)
  if (!isLight(facts.light)) throw new BadPosition(`"light=${facts.light}": glare, sunny, overcast or stormClouds`)
  if (!hasFans(rules)) return
  for (const side of sides) {
    const squad = squads[side]
    const { chant, hooliganism, loyalty } = facts
    if (fanCharacteristics.some((trait) => facts[trait][side] > 0))
      fanTraits.put(squad, { chant: chant[side], hooliganism: hooliganism[side], loyalty: loyalty[side] })
    if (facts.fans[side] > 0) fans.put(squad, facts.fans[side])
    if (facts.killed[side] > 0) fansKilled.put(squad, facts.killed[side])
    if (facts.painted[side] > 0) cheerleadersPainted.put(squad, true)
    if (facts.light !== '') light.put(squad, facts.light)
  }
}

const both = (of: (side: 'home' | 'away') => number): BySide<number> => ({ home: of('home'), away: of('away') })

export const fanFacts = (rules: CompiledEdition, { squads }: Match): FanFacts => {
  const known = hasFans(rules)
  const trait = (name: (typeof fanCharacteristics)[number]) => both((side) => fanTraits.of(squads[side])[name])
  return {
    chant: trait('chant'),
    hooliganism: trait('hooliganism'),
    loyalty: trait('loyalty'),
    fans: both((side) => (known ? fans.of(squads[side]) : 0)),
    killed: both((side) => fansKilled.of(squads[side])),
    painted: both((side) => (cheerleadersPainted.of(squads[side]) ? 1 : 0)),
    light: light.of(squads.home),
  }
}

// Freebooters of third: the Big Guys, hired for one match at a share of their price, with skills as they want.
// Neighbours: ../freebooter.ts says what the fields mean, bigGuys.ts has their rows.
import { learnableThird } from '../../tables/learnableThird.ts'
import { proposalsThird } from '../../tables/proposalsThird.ts'
import type { Freebooter } from '../freebooter.ts'
import type { Position } from '../roster.ts'
import { bigGuys } from './bigGuys.ts'

const { freebooterShare, freebooterSkill } = proposalsThird

const shelf = (category: 'general' | 'strength'): NonNullable<Freebooter['shelves']['general']> => ({
  cost: freebooterSkill.value,
  more: freebooterSkill.value,
  only: learnableThird[category].skills,
})

const freebooter = ({ name, figure, cost, stats, skills }: Position): Freebooter => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  figure,
  max: 1,
  cost: cost * freebooterShare.value,
  stats,
  skills,
  least: 0,
  packages: [],
  gains: [],
  losses: [],
  lossPrice: 0,
  shelves: { general: shelf('general'), strength: shelf('strength') },
})

export const freebootersThird: readonly Freebooter[] = bigGuys.map(freebooter)

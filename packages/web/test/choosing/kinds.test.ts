// The questions that the browser tests open are of every kind that the engine has: together the editions ask all of them.
import { questionKinds } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { decisionsOf } from '../support/kinds.ts'

const DOWNS = 'second:kickOff:kicksInPlay:naf'

it('meets every kind of question in some edition, a few inputs after a state of its own', () => {
  const met = new Set<string>()
  // Only with options a coach can call an illegal procedure, bring weapons, lay traps, cast spells, drink potions, play downs, and do most of what second asks.
  const weapons = 'second:kickOff:secretWeapons'
  const own = [
    'third:illegalProcedure',
    'second:companion',
    weapons,
    'second:traps',
    'second:spells',
    'second:potions',
    'second:rerolls:fouls:referees:tricks',
    'second:items:referees',
    DOWNS,
  ]
  for (const id of [...playableEditions.map((edition) => edition.id).filter((id) => id !== 'second'), ...own])
    for (const { kind, inputs } of decisionsOf(id)) {
      met.add(kind)
      expect(inputs.length).toBeLessThanOrEqual(6)
    }
  expect(questionKinds.filter((kind) => !met.has(kind))).toEqual([])
})

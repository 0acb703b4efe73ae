// The price list of the Competition Rules: what every team may hire, for how much and how often. Neighbours: wares.test.ts has the
// Second Season; src/rules/inducementsCrp.ts, src/preMatch/wares.ts.
import { editionNamed } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { teamOf } from '../team/teams.ts'
import { helpers, lastWares, paid, poor, shopped, times } from './shop.ts'
import { prepared, wares, withTreasury } from './support.ts'

describe('the price list of the Competition Rules', () => {
  it.each([
    ['bloodweiser-babes', 'human', 2, 50_000],
    ['bribes', 'human', 3, 100_000],
    ['bribes', 'goblin', 3, 50_000],
    ['extra-team-training', 'human', 4, 100_000],
    ['halfling-master-chef', 'human', 1, 300_000],
    ['halfling-master-chef', 'halfling', 1, 100_000],
    ['igor', 'khemri', 1, 100_000],
    ['wandering-apothecary', 'human', 2, 100_000],
    ['wizard', 'human', 1, 150_000],
  ])('%s for %s: %d of them for %d each', (id, roster, most, cost) => {
    const told = shopped('crp', roster, times(most, id))
    expect(paid(told)).toEqual(Array.from({ length: most }, () => cost))
    expect(lastWares(told)).not.toContain(id)
    expect(told.setup.away.inducements).toEqual(times(most, id))
  })

  it('has Igor for the teams of necromancers and apothecaries for the others', () => {
    const everybody = editionNamed('crp')?.rosters ?? []
    const igors = everybody.filter(({ id }) => helpers(shopped('crp', id)).includes('igor')).map(({ id }) => id)
    expect(igors).toEqual(['khemri', 'necromantic', 'nurgle', 'undead'])
    for (const { id, apothecary } of everybody)
      expect(helpers(shopped('crp', id)).includes('wandering-apothecary'), id).toBe(apothecary)
  })

  it('says what everything costs', () => {
    const [asked] = shopped('crp', 'goblin').offered.filter(({ about }) => about?.topic === 'inducement')
    expect(asked.about?.prices).toMatchObject({ bribes: 50_000, wizard: 150_000, 'mercenary Troll': 140_000 })
    expect(Object.keys(asked.about?.prices ?? {})).toEqual(asked.options.slice(1))
  })

  it('sells nothing that costs more than is there', () => {
    const three = withTreasury(teamOf({ staff: { rerolls: 3 } }), 0)
    const told = prepared(three, poor('crp', 'human'))
    expect(told.accounts.away.granted).toBe(150_000)
    expect(helpers(told)).toContain('wizard')
    expect(helpers(told)).not.toContain('halfling-master-chef')
  })

  it('a mercenary costs 30,000 more than his position, and 50,000 more with a skill', () => {
    const told = shopped('crp', 'human', ['mercenary Blitzer', 'tackle', 'mercenary Ogre', 'none'])
    expect(paid(told)).toEqual([170_000, 170_000])
    const [blitzer, ogre] = told.setup.away.players.slice(-2)
    expect(blitzer).toMatchObject({ position: 'Blitzer', engaged: 'mercenary', skills: ['block', 'tackle', 'loner'] })
    expect(ogre.skills.filter((skill) => skill === 'loner')).toHaveLength(1)
    expect(lastWares(told)).not.toContain('mercenary Ogre')
    const asked = told.offered.find(({ about }) => about?.topic === 'mercenarySkill')
    expect(asked?.options).toContain('guard')
    expect(asked?.options).not.toContain('block')
    expect(asked?.options).not.toContain('dodge')
  })

  it('two stars who come together are two of the two, at one price', () => {
    const told = shopped('crp', 'chaos', ['star brick-far-th'])
    expect(paid(told)).toEqual([290_000])
    expect(told.guests.away.map(({ position }) => position)).toEqual(['brick-far-th', 'grotty'])
    expect(wares(told, 'away')).not.toContain('star grotty')
    expect(lastWares(told).filter((option) => option.startsWith('star'))).toEqual([])
  })
})

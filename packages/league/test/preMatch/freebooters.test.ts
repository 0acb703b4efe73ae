// Freebooters in a league: who may hire them, their options and prices, and their profile in the match. Neighbours:
// src/freebooters.ts.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { lastWares, paid, poor, rich, shopped } from './shop.ts'
import { prepared, wares } from './support.ts'

const options = (told: ReturnType<typeof shopped>): readonly (readonly string[])[] =>
  told.offered.filter(({ about }) => about?.topic === 'mercenarySkill').map((asked) => asked.options)

describe('freebooters', () => {
  it('[bb2020 694] a Giant is hired for 350,000 by any team, once, and takes the field on his four squares', () => {
    const told = shopped('bb2020', 'wood-elf', ['mercenary Giant'])
    expect([paid(told), lastWares(told).includes('mercenary Giant'), options(told)]).toEqual([[350_000], false, []])
    const giant = told.setup.away.players.at(-1)
    expect(giant).toMatchObject({
      position: 'Giant',
      engaged: 'mercenary',
      stats: { MA: 6, ST: 7, AG: 5, PA: 5, AV: 11 },
    })
    const edition = editionNamed('bb2020')
    if (!edition) throw new Error('no bb2020')
    const match = engineFor(edition).start(told.setup)
    expect(match.players.filter(({ who }) => who.size === 2).map(({ side }) => side)).toEqual(['away'])
  })

  it('[bb2020 695] a freebooter is built option by option, and pays for each', () => {
    const answers = ['mercenary Legendary Lineman', 'block', 'tackle', 'AG-1', 'stabber', 'none']
    const told = shopped('bb2020', 'human', answers)
    // 50,000, two of his own skills for 30,000 each, a weapon for 20,000, and a point of agility for 10,000 less.
    expect(paid(told)).toEqual([120_000])
    expect(told.setup.away.players.at(-1)).toMatchObject({
      engaged: 'mercenary',
      stats: { MA: 6, ST: 3, AG: 4, PA: 4, AV: 9 },
      skills: ['loner-4', 'stab', 'secret-weapon', 'block', 'tackle'],
    })
    const asked = options(told)
    expect(asked[0]).not.toContain('none')
    expect(asked[1]).toContain('none')
    expect(asked.at(-1)).not.toContain('bomber')
  })

  it('[bb2020 695] two of a kind, or one, and nothing that he could not pay', () => {
    const two = shopped('bb2020', 'human', [
      'mercenary Reliable Ringer',
      'AV+1',
      'none',
      'mercenary Reliable Ringer',
      'MA-1',
      'none',
    ])
    expect([paid(two), lastWares(two).includes('mercenary Reliable Ringer')]).toEqual([[90_000, 60_000], false])
    const guy = shopped('bb2020', 'human', ['mercenary Bona Fide Big Guy', 'troll', 'none'])
    expect([paid(guy), lastWares(guy).includes('mercenary Bona Fide Big Guy')]).toEqual([[120_000], false])
    const offered = shopped('bb2020', 'human').offered.filter(({ about }) => about?.topic === 'inducement')
    expect(offered[0].about?.prices?.['mercenary Giant']).toBe(350_000)
  })

  it('a league without the supplements has none of them, nor have the other editions', () => {
    const plain = prepared(rich('bb2020'), poor('bb2020', 'human'), {}, { supplements: false })
    expect(wares(plain, 'away')).not.toContain('mercenary Giant')
    expect(wares(plain, 'away')).toContain('mercenary Blitzer')
    expect(wares(shopped('crp', 'human'), 'away')).not.toContain('mercenary Giant')
  })
})

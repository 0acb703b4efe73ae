// Teams of third: money and staff, ratings, skills and traits, levels of points. Neighbours: listsThird.test.ts for the
// lists, ../postMatch/careersThird.test.ts for star rolls and ageing.
import { editionNamed } from '@double-skulls/engine'
import { checkTeam, editionOf, engageStaff, faultLine, foundTeam, priceNow, teamRating } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../../src/book.ts'
import { levelsReached } from '../../src/checkCareer.ts'
import { skillsToLearn } from '../../src/postMatch/learning.ts'
import type { Learning } from '../../src/rules/leagueRules.ts'
import { kindsOf, learnt, played, teamOf, type Wish, with1 } from './teams.ts'

const third = (wish: Wish = {}) => teamOf({ edition: 'third', ...wish })
const undead: Wish = { roster: 'undead', squad: [['Skeleton', 11]] }

describe('building a team of third', () => {
  it('[third 249] has eleven to sixteen players', () => {
    const of = (count: number) => kindsOf(third({ roster: 'goblin', squad: [['Goblin', count]] }))
    expect([10, 11, 16, 17].map(of)).toEqual([['tooFewPlayers'], [], [], ['tooManyPlayers']])
  })

  it('[third 250] starts with 1,000,000, and pays for staff and fans by the list', () => {
    const plain = third()
    expect(plain).toMatchObject({ budget: 1_000_000, fans: 1, treasury: 1_000_000 - 550_000 - 10_000 })
    const price = (wish: Wish) => plain.treasury - third(wish).treasury
    expect(price({ staff: { apothecaries: 1 } })).toBe(50_000)
    expect(price({ staff: { assistantCoaches: 1 } })).toBe(10_000)
    expect(price({ staff: { cheerleaders: 1 } })).toBe(10_000)
    expect(price({ staff: { wizards: 1 } })).toBe(150_000)
    expect(price({ staff: { rerolls: 1 } })).toBe(50_000)
    expect(price({ fans: 9 })).toBe(80_000)
    expect(kindsOf(third({ staff: { apothecaries: 2 } }))).toEqual(['staffLimit'])
    expect(kindsOf(third({ staff: { wizards: 2 } }))).toEqual(['staffLimit'])
  })

  it('[third 250] has one point of Fan Factor at least and nine at most, and says so', () => {
    expect(foundTeam({ edition: 'third', roster: 'human', name: 'Any' })).toMatchObject({ fans: 1, treasury: 990_000 })
    expect([0, 1, 9, 10].map((fans) => kindsOf(third({ fans })))).toEqual([['fans'], [], [], ['fans']])
    expect(checkTeam(third({ fans: 0 })).map(faultLine)).toEqual(['fans: Fan Factor is never below 1; write 1'])
  })

  it('[third 251] sells later re-rolls at double price', () => {
    expect(priceNow(third(), 'rerolls')).toBe(50_000)
    expect(priceNow(played(third()), 'rerolls')).toBe(100_000)
    const rich = played({ ...third(), treasury: 300_000 })
    expect(engageStaff(rich, 'rerolls', 1).treasury).toBe(200_000)
  })

  it('[third 252] gives the Undead neither apothecary nor wizard', () => {
    expect(kindsOf(third(undead))).toEqual([])
    expect(checkTeam(third({ ...undead, staff: { apothecaries: 1, wizards: 1 } })).map(faultLine)).toEqual([
      'staff.apothecaries: Undead teams have no Apothecary; write 0',
      'staff.wizards: Undead teams have no Wizard; write 0',
    ])
  })
})

describe('the rating of a team', () => {
  it('[third 257] is 100 for a new team, whatever it has bought', () => {
    expect([third(), third({ staff: { rerolls: 3, wizards: 1 }, fans: 9 })].map(teamRating)).toEqual([100, 100])
  })

  it('[third 257] counts treasury in tens of thousands and a fifth of all points, both rounded down', () => {
    const rich = { ...third(), treasury: third().treasury + 19_999 }
    expect(teamRating(rich)).toBe(101)
    expect(teamRating(with1(rich, { points: 9 }))).toBe(102)
    expect(teamRating(with1(with1(rich, { points: 9 }), { points: 6 }, 1))).toBe(104)
  })

  it('[third 257] counts players who miss the next match, and re-rolls at list price', () => {
    const late = played({ ...third({ staff: { rerolls: 1 } }), treasury: 0 })
    expect(teamRating(late)).toBe(61)
    expect(teamRating(with1(late, { missesNextGame: true }))).toBe(61)
  })
})

const open = (wish: Wish, from: Learning) => {
  const team = third(wish)
  return [...skillsToLearn(bookOf(team), team, team.players[0], from)].sort()
}

const SKILLS = {
  general: ['block', 'dirty-player', 'kick', 'pass-block', 'pro', 'shadowing', 'strip-ball', 'sure-hands', 'tackle'],
  agility: ['catch', 'diving-catch', 'diving-tackle', 'dodge', 'leap', 'side-step', 'sprint', 'sure-feet'],
  passing: ['accurate', 'dump-off', 'hail-mary-pass', 'pass', 'safe-throw'],
  strength: ['break-tackle', 'guard', 'mighty-blow', 'multiple-block', 'piling-on'],
}
const TRAITS = {
  general: ['dauntless', 'frenzy', 'leader', 'nerves-of-steel'],
  agility: ['jump-up'],
  passing: ['strong-arm'],
  strength: ['stand-firm'],
  mutation: [
    ...['big-hand', 'claw', 'extra-arms', 'foul-appearance', 'horns', 'prehensile-tail', 'razor-sharp-claws', 'spikes'],
    ...['tentacles', 'thick-skull', 'two-heads', 'very-long-legs'],
  ],
}
const allSkills = Object.values(SKILLS).flat()

describe('skills and traits of third', () => {
  const known = editionNamed('third')?.skills ?? []
  const of = (category: string, isTrait: boolean) =>
    known
      .filter((skill) => skill.category === category && (skill.trait === true) === isTrait)
      .map(({ id }) => id)
      .sort()

  it('[third 58] 27 skills, each in its category', () => {
    expect(allSkills.length).toBe(27)
    for (const [category, ids] of Object.entries(SKILLS)) expect(of(category, false), category).toEqual(ids)
    expect(of('mutation', false)).toEqual([])
  })

  it('[third 59] 19 traits, each in its category', () => {
    expect(Object.values(TRAITS).flat().length).toBe(19)
    for (const [category, ids] of Object.entries(TRAITS)) expect(of(category, true), category).toEqual(ids)
  })

  it('[third 56] a trait comes only by a double, and only of the own categories', () => {
    const catchers: Wish = {
      squad: [
        ['Catcher', 1],
        ['Lineman', 10],
      ],
    }
    expect(open(catchers, 'primary').filter((id) => !allSkills.includes(id))).toEqual([])
    const traits = open(catchers, 'anyOrOwnTrait').filter((id) => !allSkills.includes(id))
    expect(traits).toEqual([...TRAITS.general, ...TRAITS.agility].sort())
    const beastmen = open({ roster: 'chaos', squad: [['Beastman', 11]] }, 'anyOrOwnTrait')
    expect(beastmen).toEqual(
      [...allSkills, ...TRAITS.general, ...TRAITS.strength, ...TRAITS.mutation].filter((id) => id !== 'horns').sort(),
    )
  })

  it('[third 57] a double gives any skill of any category', () => {
    expect(open({}, 'anyOrOwnTrait').filter((id) => allSkills.includes(id))).toEqual([...allSkills].sort())
    expect(open({}, 'primary')).toEqual(SKILLS.general)
  })

  it('[third 56] a Physical trait without a double is a fault that names the field and the remedy', () => {
    const chaos = third({ roster: 'chaos', squad: [['Beastman', 11]] })
    const clawed = (source: 'normal' | 'double') => with1(chaos, { points: 6, advances: [learnt('claw', source, 0)] })
    expect(checkTeam(clawed('normal')).map(faultLine)).toEqual([
      'players[0].advances[0].gained: #1 "Beastman 1": Claw (Physical) is a trait, and a trait is gained by a double only, not by "normal"; write "double" if a double was rolled, or take a skill of general, strength',
    ])
    expect(checkTeam(clawed('double'))).toEqual([])
    const human = with1(third(), { points: 6, advances: [learnt('claw', 'double', 0)] })
    expect(checkTeam(human).map(faultLine)).toEqual([
      'players[0].advances[0].gained: #1 "Lineman 1": Claw (Physical) is a trait, and traits of a Lineman are general only; take a trait of general, or a skill',
    ])
  })

  it('[third 46] Skinks gain Agility skills only, and have the one-band penalty of Stunty throwers', () => {
    const skinks: Wish = { roster: 'lizardman', squad: [['Skink', 11]] }
    expect(open(skinks, 'primary')).toEqual(SKILLS.agility.filter((id) => id !== 'dodge'))
    expect(known.find(({ id }) => id === 'stunty')?.numbers?.throwBands).toBe(1)
  })

  it.each([
    ['human', 'Lineman', 'Ogre'],
    ['lizardman', 'Saurus', 'Kroxigor'],
    ['wood-elf', 'Lineman', 'Treeman'],
  ])('[third 118, 134] %s: the Big Guy gains General and Strength, and by doubles any skill', (roster, small, big) => {
    const wish: Wish = {
      roster,
      squad: [
        [big, 1],
        [small, 6],
      ],
    }
    const team = third(wish)
    const has = bookOf(team).roster.positions.find(({ name }) => name === big)?.skills ?? []
    const without = (ids: readonly string[]) => ids.filter((id) => !has.includes(id)).sort()
    expect(open(wish, 'primary')).toEqual(without([...SKILLS.general, ...SKILLS.strength]))
    expect(open(wish, 'anyOrOwnTrait')).toEqual(without([...allSkills, ...TRAITS.general, ...TRAITS.strength]))
  })

  it.each([
    ['skaven', 'Lineman', 'Rat Ogre'],
    ['chaos', 'Beastman', 'Minotaur'],
  ])('[third 118] %s: the Big Guy also has Physical traits, by doubles', (roster, small, big) => {
    const wish: Wish = {
      roster,
      squad: [
        [big, 1],
        [small, 6],
      ],
    }
    expect(open(wish, 'primary').some((id) => TRAITS.mutation.includes(id))).toBe(false)
    expect(open(wish, 'anyOrOwnTrait')).toContain('claw')
  })
})

describe('levels of points', () => {
  const book = bookOf(third())
  const points = [5, 6, 10, 11, 25, 26, 50, 51, 100, 101, 150, 151, 250, 251]

  it('[third 261] star rolls come at 6, 11, 26, 51, 101, 151 and 251', () => {
    expect(points.map((one) => levelsReached(book, one))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
    expect(points.map((one) => levelsReached(book, one, { levels: 'deathZone' }))).toEqual(
      points.map((one) => levelsReached(book, one)),
    )
  })

  it('[third 262] or, if the league wants it, at 6, 16, 31, 51, 76, 126 and 176', () => {
    const review = [5, 6, 15, 16, 30, 31, 50, 51, 75, 76, 125, 126, 175, 176]
    expect(review.map((one) => levelsReached(book, one, { levels: 'review' }))).toEqual([
      ...[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
    ])
  })

  it('[third 261, 262] a team is at fault only if neither table allows its advances', () => {
    const skills = ['block', 'kick', 'pro', 'tackle', 'sure-hands'].map((id) => learnt(id, 'normal', 0))
    expect(kindsOf(with1(third(), { points: 76, advances: skills }))).toEqual([])
    expect(kindsOf(with1(third(), { points: 75, advances: skills }))).toEqual(['points'])
    expect(kindsOf(with1(third(), { points: 11, advances: skills.slice(0, 2) }))).toEqual([])
  })

  it('[third 260] deeds are worth 1, 2, 2, 3 and 5 points', () => {
    expect(editionOf('third').league.careers?.awards).toEqual({
      ...{ completion: 1, casualty: 2, interception: 2, touchdown: 3, mostValuable: 5 },
    })
  })
})

// The star cards and the list of skills of second as data, and whether a match accepts them. Neighbours: teams.test.ts, src/rosters/second/stars.ts.
import { describe, expect, it } from 'vitest'
import { levelOf, numbersOf } from '../../src/kit.ts'
import { rostersSecond } from '../../src/rosters/second/index.ts'
import { type Row, statsOf } from '../../src/rosters/second/positions.ts'
import { starsSecond } from '../../src/rosters/second/stars.ts'
import { playsFor } from '../../src/rosters/star.ts'
import { skillsSecond } from '../../src/skills/second.ts'
import { startSecond, withPlayers } from '../support/second.ts'

/** Name, alignment, race and position, row, and the skills of the card. */
const cards: readonly (readonly [string, string, string, Row, string])[] = [
  ['Jordell Freshbreeze', 'good', 'Elf Blitzer', [4, 3, 4, 3, 1, 1, 9], 'Dodge 3, Heroic Leap, Toughness 1'],
  ['Luarn Proudbrow', 'good', 'Elf Lineman', [4, 3, 3, 3, 1, 1, 8], 'Distract, Intercept 3, Tackle 2'],
  [
    ...(["Borg'th N'hthrog", 'neutral', 'Ogre Blocker', [5, 1, 7, 2, -1, -1, 11]] as const),
    'Distract, Itchy Feet, Mighty Blow 2 (injuries +2), Thick Skull, Toughness 3, Throw Team-Mates',
  ],
  [
    ...(['Kolath Head-Ripper', 'chaos', 'Orc Blocker', [4, 2, 5, 2, -1, -1, 10]] as const),
    'Mighty Blow 1, Toughness 3, Thick Skull',
  ],
  [
    ...(['Gorflem Rot-Breath', 'chaos', 'Orc Blitzer', [4, 2, 4, 3, 0, 0, 9]] as const),
    'Block 3, Mighty Blow 1, Toughness 2, Thick Skull',
  ],
  ['Spiky Norman', 'chaos', 'Goblin Lineman', [4, 2, 2, 3, 0, 0, 7], 'Luck 1, Right Stuff, Thick Skull'],
  [
    ...(['Bardin Ironglove', 'good', 'Dwarf Blocker', [3, 1, 5, 2, -1, -1, 10]] as const),
    'Animosity (Elf), Block 2, Distract, Mighty Blow 1, Thick Skull',
  ],
  [
    ...(["'Big' Gunn Schonn", 'neutral', 'Human Catcher', [4, 4, 3, 4, 0, 1, 8]] as const),
    'Catch 2, Dodge 2, Nerves of Steel, Toughness 1',
  ],
  ['Eoarn Harakon', 'good', 'Elf Thrower', [4, 3, 3, 3, 3, 1, 8], 'Dodge 2, Nerves of Steel, Safe Throw 4'],
  ['Dolfar Longstride', 'good', 'Elf Kicker', [4, 3, 3, 3, 1, 1, 8], 'Dodge 1, Intercept 1, Kick 2, Up and Under'],
  ['Siggi Schuster', 'neutral', 'Human Kicker', [4, 2, 3, 3, 0, 0, 9], 'Kick 1, Mighty Kick 1, Nerves of Steel'],
  [
    ...(["Petro d'Arvill", 'chaos', 'Dark Elf Kicker', [4, 3, 3, 3, 1, 1, 8]] as const),
    'Dodge 1, Kick 2, Long Kick 2, Nerves of Steel',
  ],
  ['Grograt Crunchskull', 'chaos', 'Troll Blocker', [4, 1, 7, 2, -2, -2, 10], 'Luck 1, Mighty Blow 3, Toughness 2'],
  [
    ...(["Grak'ng'grak Gorthag", 'chaos', 'Ogre Blocker', [5, 1, 8, 2, -1, -1, 11]] as const),
    'Block 1, Itchy Feet, Mighty Blow 2, Throw Team-Mates, Toughness 3',
  ],
  [
    ...(['Bilerot Vomitflesh', 'chaos', 'Chaos Human Blocker', [4, 1, 5, 2, 0, 0, 9]] as const),
    'Distract, Self Control, Toughness 3, Leprous Flesh, Noisome Stench, Obese',
  ],
  [
    ...(['Bellow Thunderslam', 'chaos', 'Minotaur Blocker', [5, 1, 7, 2, -1, -1, 11]] as const),
    'Block 1, Luck 1, Mighty Blow 2, Strip Ball 2, Toughness 2',
  ],
  [
    ...(["M'Gorg'gn'Throg", 'chaos', 'Ogre Blocker', [5, 2, 7, 3, -1, 0, 9]] as const),
    'Leap 2, Mighty Blow 3, Nerves of Steel, Sure Hands 2, Throw Team-Mates, Toughness 2',
  ],
  [
    ...(['Galmen Goreblade', 'chaos', 'Chaos Human Thrower', [4, 3, 4, 4, 0, 0, 9]] as const),
    'Leap 3, Mighty Blow 2, Toughness 3',
  ],
  [
    ...(['Lewdgrip Whiparm', 'chaos', 'Chaos Human Thrower', [4, 2, 3, 3, 2, 0, 9]] as const),
    'Long Throw, Luck 2, Safe Throw 2, Tentacle, Toughness 1',
  ],
  [
    ...(['Flint Churnblade', 'good', 'Dwarf Blocker', [3, 1, 5, 2, -1, -1, 10]] as const),
    'Block 1, Chainsaw, Luck 1, Mighty Blow 2',
  ],
  ['Dorjak Sureclaw', 'chaos', 'Skaven Catcher', [4, 5, 3, 4, 0, 1, 7], 'Dodge 1, Luck 2, Sure Hands 2, Claw'],
  [
    ...(['Ugroth Bolgrot', 'chaos', 'Orc Lineman', [4, 2, 3, 3, 0, 0, 9]] as const),
    'Chainsaw, Dirty Tackle 1, Dislike (Human), Distract, Thick Skull',
  ],
]

const nameOf = (id: string): string => skillsSecond.find((skill) => skill.id === id)?.name ?? `no skill ${id}`
const innate = ['Large Monster', 'Kicker', 'Right Stuff', 'Small Hands', 'Throw Team-Mates', 'Light-Shy']

describe('the star cards of second', () => {
  it('are all there', () => {
    expect(starsSecond.map(({ name }) => name)).toEqual(cards.map(([name]) => name))
    expect(new Set(starsSecond.map(({ id }) => id)).size).toBe(starsSecond.length)
  })

  // Borg'th's Mighty Blow adds 2 to injuries by the back of his card: no level does, so this does not prove the ledger's item.
  it('say alignment, position, characteristics and skills', () => {
    starsSecond.forEach(({ name, alignment, race, position, stats, skills }, i) => {
      const [, side, who, row, text] = cards[i]
      expect([alignment, `${race} ${position}`], name).toEqual([side, who])
      expect(stats, name).toEqual(statsOf(row))
      const printed = text.split(', ')
      expect(skills.slice(0, printed.length).map(nameOf), name).toEqual(printed)
      for (const more of skills.slice(printed.length)) expect(innate, name).toContain(nameOf(more))
    })
  })

  it('play in a match with the levels of their skills', () => {
    const onPitch = (name: string) => {
      const star = starsSecond.find((one) => one.name === name)
      const c = startSecond(withPlayers({ ...star, engaged: 'star' }), 'kickers', 'starCards')
      return { c, player: c.match.players[0] }
    }
    const level = (name: string, family: Parameters<typeof levelOf>[2]): number => {
      const { c, player } = onPitch(name)
      return levelOf(c, player, family)
    }
    expect(level('Jordell Freshbreeze', 'dodge')).toBe(3)
    expect(level('Eoarn Harakon', 'safeThrow')).toBe(4)
    // By his tentacle.
    expect(level('Lewdgrip Whiparm', 'tackle')).toBe(3)
    const lucky = onPitch('Dorjak Sureclaw')
    expect(numbersOf(lucky.c, lucky.player).ownRerolls).toBe(2)
  })

  it('never join the undead, and who cannot stand Elves does not join theirs', () => {
    const lists = (name: string): string[] => {
      const star = starsSecond.find((one) => one.name === name)
      return rostersSecond.filter((roster) => star && playsFor(star, roster)).map(({ id }) => id)
    }
    expect(lists('Siggi Schuster')).toHaveLength(13)
    expect(lists('Siggi Schuster')).not.toContain('undead')
    expect(lists('Bardin Ironglove')).toHaveLength(12)
    expect(lists('Bardin Ironglove')).not.toContain('elf')
  })
})

describe('the skills of second', () => {
  it('have an id each, and levels up to four', () => {
    expect(new Set(skillsSecond.map(({ id }) => id)).size).toBe(skillsSecond.length)
    const leveled = skillsSecond.filter(({ level }) => level !== undefined)
    expect(Math.max(...leveled.map(({ level = 0 }) => level))).toBe(4)
  })

  it('are all that the lists and the cards name', () => {
    const known = new Set(skillsSecond.map(({ id }) => id))
    const named = [...rostersSecond.flatMap((roster) => roster.positions), ...starsSecond].flatMap(
      ({ skills }) => skills,
    )
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
})

// Building teams for full campaigns: what they cost, who may be hired, the First Team and its bench, and the book of the treasury.
// Neighbours: ../../src/fullCampaign/checkCampaign.ts, stars.test.ts.
import { seededRoller } from '@double-skulls/engine'
import {
  auditTeam,
  balance,
  basicRace,
  campaignOf,
  checkTeam,
  decide,
  foundTeam,
  generateStars,
  hirePlayer,
  hiringCost,
  readTeam,
  sensibleCoach,
  suggestTeam,
  toLineUp,
  unhirePlayer,
  wageOf,
  withApothecary,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../../src/book.ts'
import { campaignTeam, careerOf, elfSquad, linesOf, withCareer, withState } from './teams.ts'

describe('a team of a full campaign', () => {
  it('[second 244] starts with 50,000 Gold Crowns and cannot go into debt', () => {
    const empty = foundTeam({ edition: 'second', roster: 'orc', name: 'Gnashers', campaign: true })
    expect([empty.treasury, empty.fame, empty.exhibition]).toEqual([50_000, 0, undefined])
    expect(campaignTeam([['Lineman', 11]]).treasury).toBe(28_000)
    expect(linesOf(campaignTeam([['Blitzer', 17]]))).toEqual([
      'budget: the team costs 51,000, and 50,000 were there to spend; save 1,000',
    ])
  })

  it('[second 350] is hired for 48,500, and 1,500 are left', () => {
    // Seven specialists and five stars among sixteen Elves, a Human and a Treeman.
    const team = campaignTeam([
      ['Lineman', 9],
      ['Blitzer', 2, 'star'],
      ['Thrower', 2, 'star'],
      ['Catcher', 1, 'star'],
      ['Catcher', 2],
      ['Human Lineman', 1],
      ['Treeman', 1],
    ])
    expect([team.players.length, team.treasury]).toEqual([18, 1500])
    expect(linesOf(team)).toEqual([])
  })

  it('[second 245, 355] adds up race, position and rank: 4,000 for a Dark Elf star Blitzer, whose wage is 800', () => {
    const team = campaignTeam(
      [
        ['Blitzer', 1, 'star'],
        ['Lineman', 1, 'star'],
        ['Kicker', 1],
      ],
      'dark-elf',
    )
    const book = bookOf(team)
    expect(team.players.map((player) => hiringCost(book, player))).toEqual([4000, 3000, 2500])
    expect(team.players.map((player) => wageOf(book, player))).toEqual([800, 600, 400])
  })

  it('[second 244, 245] has a price and a wage for every kind of player', () => {
    const priced = (roster: string, position: string, star?: 'star') => {
      const team = campaignTeam([[position, 1, star]], roster)
      return [hiringCost(bookOf(team), team.players[0]), wageOf(bookOf(team), team.players[0])]
    }
    expect(priced('goblin', 'Thrower', 'star')).toEqual([3300, 650])
    expect(priced('halfling', 'Lineman')).toEqual([1800, 250])
    expect(priced('snotling', 'Lineman', 'star')).toEqual([1300, 200])
    expect(priced('norse', 'Berserker')).toEqual([3000, 500])
    expect(priced('elf', 'Skaven Blitzer with Claw')).toEqual([4000, 700])
    expect(['Ogre', 'Troll', 'Minotaur', 'Treeman', 'Werewolf'].map((name) => priced('orc', name))).toEqual(
      Array.from({ length: 5 }, () => [4000, 600]),
    )
    expect(priced('orc', 'Ogre', 'star')).toEqual([5000, 900])
  })

  it('[second 246] has Berserkers of the Norse and mutants of three races only', () => {
    const strange = (position: string) => {
      const team = campaignTeam()
      return linesOf({
        ...team,
        players: team.players.map((one, i) => (i === 0 ? { ...one, position } : one)),
      })
    }
    expect(strange('Berserker')).toEqual([
      'players[0].position: #1 "Lineman 1": "Berserker" is none: only Norse can be Berserkers; change his position',
    ])
    expect(strange('Elf Lineman with Claw')).toEqual([
      'players[0].position: #1 "Lineman 1": "Elf Lineman with Claw" is none: only Chaos Human, Chaos Dwarf, Skaven can be mutants; change it',
    ])
    expect(strange('Snotling Thrower')[0]).toContain('has no position "Snotling Thrower"')
    expect(
      linesOf(
        campaignTeam([
          ['Lineman', 10],
          ['Norse Berserker', 1],
          ['Chaos Dwarf Lineman with Tentacle', 1],
        ]),
      ),
    ).toEqual([])
  })

  it('[second 248] hires an Apothecary for 1,000, who takes no place', () => {
    const team = withApothecary(campaignTeam([['Lineman', 16]]), true)
    expect(team.treasury).toBe(17_000)
    expect(campaignOf(team).apothecary?.healingPoints).toBe(4)
    expect(linesOf(team)).toEqual([])
    expect(withApothecary(team, false).treasury).toBe(18_000)
  })

  it('[second 242] has sixteen places in its First Team, and everybody else on the bench', () => {
    const team = campaignTeam([['Lineman', 18]])
    expect(team.players.filter(({ campaign }) => campaign?.bench).map(({ number }) => number)).toEqual([17, 18])
    expect(linesOf(team)).toEqual([])
    expect(toLineUp(team).players).toHaveLength(16)
    expect(linesOf(withCareer(team, 16, { bench: false }))).toEqual([
      'players: the First Team takes 17 places, and 16 are the most; a Large Monster takes two; send somebody to the bench',
    ])
    expect(linesOf(campaignTeam([['Lineman', 10]]))[0]).toContain('the First Team has 10 of at least 11 players')
  })

  it('[second 249] counts a Large Monster double', () => {
    const team = campaignTeam([
      ['Lineman', 14],
      ['Treeman', 1],
      ['Lineman', 1],
    ])
    expect(team.players.map(({ campaign }) => campaign?.bench).indexOf(true)).toBe(15)
    expect(linesOf(withCareer(team, 15, { bench: false }))).toHaveLength(1)
  })

  it('[second 243] is of the race of eleven of its first sixteen players, and otherwise Mixed', () => {
    const of = (elves: number, humans: number) =>
      basicRace(
        campaignTeam([
          ['Lineman', elves],
          ['Human Lineman', humans],
        ]),
      )
    expect([of(11, 5), of(10, 6), of(10, 0), of(5, 11)]).toEqual(['Elf', 'Mixed', 'Mixed', 'Human'])
    // The bench does not count.
    expect(
      basicRace(
        campaignTeam([
          ['Human Lineman', 6],
          ['Lineman', 12],
        ]),
      ),
    ).toBe('Mixed')
    // Nor do monsters count once.
    expect(
      basicRace(
        campaignTeam([
          ['Ogre', 6],
          ['Lineman', 4],
        ]),
      ),
    ).toBe('Ogre')
  })

  it('[second 242] says everybody’s rank: Experienced, or a star', () => {
    const team = campaignTeam([
      ['Lineman', 10],
      ['Blitzer', 1, 'star'],
    ])
    expect(careerOf(team.players[0]).rank).toBe('experienced')
    expect(careerOf(team.players[10]).rank).toBe('star')
    expect(linesOf(withCareer(team, 0, { rank: 'veteran' }))).toEqual([
      'players[0].campaign.rank: #1 "Lineman 1": a new team hires nobody who is veteran; write "experienced"',
    ])
    expect(linesOf(withCareer(team, 0, { experience: 4 }))[0]).toContain('4 before his first game')
    expect(linesOf(withCareer(team, 10, { starPoints: 0 }))[0]).toContain('nobody has rolled for his skills')
  })

  it('lists two Kickers in a First Team at most', () => {
    expect(
      linesOf(
        campaignTeam([
          ['Lineman', 11],
          ['Kicker', 3],
        ]),
      )[0],
    ).toContain('beyond the 2 of the First Team')
    expect(
      linesOf(
        withCareer(
          campaignTeam([
            ['Lineman', 11],
            ['Kicker', 3],
          ]),
          13,
          { bench: true },
        ),
      ),
    ).toEqual([])
  })
})

describe('the book of a treasury', () => {
  it('[second 244] has an entry for every crown', () => {
    let team = campaignTeam([['Lineman', 12]])
    expect(balance(campaignOf(team).book)).toBe(26_000)
    team = unhirePlayer(team, 'p12')
    expect([team.treasury, campaignOf(team).book.length]).toEqual([28_000, 12])
    expect(linesOf({ ...team, treasury: 28_500 })).toEqual([
      'treasury: its book comes to 28,000, not 28,500; write 28000, or bring back the entries that are missing',
    ])
    const { book } = campaignOf(team)
    expect(linesOf(withState(team, { book: book.slice(0, -1) }))[0]).toContain('it is not what the team has bought')
  })

  it('[second 244] notes what a team buys that has played', () => {
    const team = { ...campaignTeam(), history: [{ what: 'match', at: 0 }] }
    const bigger = hirePlayer(team, { position: 'Thrower' })
    expect([bigger.treasury, campaignOf(bigger).book.at(-1)]).toEqual([
      25_000,
      { at: 1, for: 'hire', amount: -3000, whom: 'p12' },
    ])
  })
})

describe('the file of a campaign team', () => {
  it('comes back as it was written, and other teams have nothing of it', () => {
    const team = withApothecary(campaignTeam(elfSquad), true)
    expect(readTeam(writeTeam(team))).toEqual(team)
    expect(writeTeam(foundTeam({ edition: 'crp', roster: 'human', name: 'Rovers' }))).not.toMatch(/campaign|fame/)
    const text = writeTeam(team).replace('"rank": "experienced"', '"rank": "famous"')
    expect(() => readTeam(text)).toThrow(/rank: wants one of rookie/)
  })

  it('is refused where there are no campaigns', () => {
    expect(() => foundTeam({ edition: 'crp', roster: 'human', name: 'Rovers', campaign: true })).toThrow(
      /no full campaigns/,
    )
    const strange = {
      ...foundTeam({ edition: 'crp', roster: 'human', name: 'Rovers' }),
      campaign: campaignOf(campaignTeam()),
    }
    expect(checkTeam(strange).map(({ kind }) => kind)).toContain('campaign')
  })
})

describe('a suggested campaign team', () => {
  it.each(['elf', 'orc', 'goblin', 'snotling', 'norse', 'undead', 'dwarf'])('of %s may play', (roster) => {
    const team = suggestTeam({ edition: 'second', roster, name: 'New', campaign: true })
    const { result } = decide(() => generateStars('New', team), sensibleCoach(seededRoller(3)))
    expect(linesOf(result)).toEqual([])
    expect(auditTeam(result)).toEqual([])
    expect(readTeam(writeTeam(result))).toEqual(result)
    expect(toLineUp(result).players.length).toBeGreaterThanOrEqual(11)
  })
})

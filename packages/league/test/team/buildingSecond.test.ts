// Teams of second: squads of 11 to 16 for single matches, Large Monsters that take two places, and nothing that lasts longer than a
// match. Neighbours: ../../src/rules/second.ts, ../preMatch/starsSecond.test.ts.
import { engineFor, seededRoller } from '@double-skulls/engine'
import {
  checkTeam,
  decide,
  editionOf,
  faultLine,
  foundTeam,
  newSeason,
  noShow,
  postMatch,
  readTeam,
  sensibleCoach,
  suggestTeam,
  toLineUp,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../../src/book.ts'
import { rosterRows } from '../../src/format/rosterRows.ts'
import { placesTaken } from '../../src/places.ts'
import { reportOf } from '../postMatch/support.ts'
import { kindsOf, played, teamOf, type Wish } from './teams.ts'

const second = (wish: Wish = {}) => teamOf({ edition: 'second', ...wish })

describe('building a team of second', () => {
  it('[second 403] has 11 to 16 players', () => {
    const of = (count: number) => kindsOf(second({ squad: [['Lineman', count]] }))
    expect([10, 11, 16, 17].map(of)).toEqual([['tooFewPlayers'], [], [], ['tooManyPlayers']])
  })

  it('counts a Large Monster as two of the sixteen, and a Mummy as one', () => {
    const of = (linemen: number, ogres: number) =>
      checkTeam(
        second({
          squad: [
            ['Lineman', linemen],
            ['Ogre', ogres],
          ],
        }),
      )
    expect([of(14, 1), of(12, 2), of(11, 0)]).toEqual([[], [], []])
    expect(of(15, 1).map(faultLine)).toEqual([
      "players: the team's 16 players take 17 places, and 16 are the most; take some off the list",
    ])
    const undead = second({
      roster: 'undead',
      squad: [
        ['Skeleton', 10],
        ['Mummy', 6],
      ],
    })
    expect([kindsOf(undead), placesTaken(bookOf(undead), undead.players)]).toEqual([[], 16])
  })

  it('[second 59] has two Kickers at most', () => {
    const of = (count: number) =>
      kindsOf(
        second({
          squad: [
            ['Lineman', 14 - count],
            ['Kicker', count],
          ],
        }),
      )
    expect([of(2), of(3)]).toEqual([[], ['positionLimit']])
  })

  it('costs its players by the lists and nothing else', () => {
    const squad: Wish['squad'] = [
      ['Lineman', 8],
      ['Thrower', 1],
      ['Blocker', 1],
      ['Kicker', 1],
      ['Ogre', 1],
    ]
    const team = second({ squad })
    expect(bookOf(team).league.budget).toBe(50_000)
    const rows = rosterRows(team)
    expect(rows.characteristics).toEqual(['MA', 'SP', 'ST', 'AG', 'TS', 'CL', 'AV'])
    expect(
      checkTeam(
        second({
          squad: [
            ['Lineman', 11],
            ['Ogre', 2],
          ],
          staff: { cheerleaders: 6 },
        }),
      ),
    ).toEqual([])
    const dear = second({ squad: [['Blitzer', 16]], budget: 47_000 })
    expect(kindsOf(dear)).toEqual(['budget'])
    expect(kindsOf(second({ staff: { rerolls: 1, apothecaries: 1 } }))).toEqual(['staffUnknown', 'staffUnknown'])
    expect(kindsOf(second({ fans: 1 }))).toEqual(['fans'])
  })

  it('[second 434] mixes races as its list does, and says each player’s race to the match', () => {
    const team = second({
      squad: [
        ['Lineman', 11],
        ['Ogre', 1],
        ['Werewolf', 1],
      ],
    })
    expect(checkTeam(team)).toEqual([])
    const { players } = toLineUp(team)
    expect([0, 11, 12].map((i) => players[i].race)).toEqual(['Human', 'Ogre', 'Werewolf'])
    expect(players[0].stats).toEqual({ MA: 4, SP: 2, ST: 3, AG: 3, TS: 0, CL: 0, AV: 9 })
  })

  it('[second 435] has no living players in an Undead team, and no Undead in others', () => {
    const living = () =>
      second({
        roster: 'undead',
        squad: [
          ['Skeleton', 10],
          ['Ogre', 1],
        ],
      })
    expect(living).toThrow('there is no hired "Ogre" for Undead')
    expect(() => second({ squad: [['Mummy', 1]] })).toThrow('there is no hired "Mummy" for Human')
  })

  it('comes back from its file as it was', () => {
    for (const { id } of editionOf('second').edition.rosters) {
      const team = suggestTeam({ edition: 'second', roster: id, name: 'Any' })
      expect(readTeam(writeTeam(team)), id).toEqual(team)
    }
  })

  it('plays a match', () => {
    const { edition } = editionOf('second')
    const team = (roster: string) => toLineUp(suggestTeam({ edition: 'second', roster, name: roster }))
    const match = engineFor(edition).start({ home: team('undead'), away: team('snotling') })
    expect(match.players.filter(({ side }) => side === 'away')).toHaveLength(14)
  })
})

describe('single matches of second', () => {
  it('are what its teams are for: the field cannot be left out', () => {
    const team = foundTeam({ edition: 'second', roster: 'human', name: 'Any', exhibition: false })
    expect(team.exhibition).toBe(true)
    const { exhibition: _single, ...lasting } = second()
    expect(checkTeam(lasting).map(faultLine)).toEqual([
      'exhibition: second is played in single matches only, and so are its teams; write true',
    ])
  })

  it('leave both teams as they were', () => {
    const [home, away] = [second(), second({ roster: 'orc' })]
    const news = { home: { injured: ['dead'] } }
    const after = decide(
      () => postMatch(home, away, reportOf(home, away, news as never)),
      sensibleCoach(seededRoller(1)),
    )
    expect(after.result).toEqual({ home, away })
  })

  it('have no season or career, and say why', () => {
    const why = /a team of second is the same after a match and a season, for campaigns are not part of the program yet/
    expect(() => newSeason(played(second())).next()).toThrow(why)
    expect(() => noShow(second()).next()).toThrow(why)
  })
})

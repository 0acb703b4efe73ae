// Changes on a team's page: what they change, what they do not, and which the league objects to, in every edition.
import { engineFor } from '@double-skulls/engine'
import { bookOf, checkTeam, editionOf, foundTeam, leagueRules, starIn, starsFor } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import {
  faultsOf,
  fileFault,
  objectionToFans,
  objectionToHire,
  objectionToStaff,
  placeOf,
  places,
} from '../../src/teams/faults.ts'
import { fielded, whyNot } from '../../src/teams/fielding.ts'
import { listWords } from '../../src/teams/listWords.ts'
import { squadLine } from '../../src/teams/rows.ts'
import {
  copyOf,
  hired,
  lastDismissed,
  moved,
  numberedInOrder,
  renamed,
  renumbered,
  withExhibition,
  withOwnIds,
} from '../../src/teams/teamEdits.ts'
import { teamFileName } from '../../src/teams/teamFileName.ts'
import { leagueEdition, listsIn, readyTeam, veteranTeam } from '../support/teams.ts'

describe('names, numbers and order', () => {
  it('changes nothing else, even for a team with a past', () => {
    const before = veteranTeam()
    const [first, second] = before.players
    const after = moved(renumbered(renamed(before, first.id, 'Wulf'), first.id, 42), first.id, 1)
    expect(after.players[1]).toEqual({ ...first, name: 'Wulf', number: 42 })
    expect(after.players[0]).toBe(second)
    expect({ ...after, players: [] }).toEqual({ ...before, players: [] })
    expect(faultsOf(after)).toEqual([])
  })

  it('does not move the first up or the last down', () => {
    const team = readyTeam()
    expect(moved(team, team.players[0].id, -1)).toBe(team)
    expect(moved(team, team.players[team.players.length - 1].id, 1)).toBe(team)
  })

  it('dismisses the last player hired for a position', () => {
    const team = readyTeam()
    const { position } = team.players[0]
    const last = team.players.findLast((player) => player.position === position)
    const fewer = lastDismissed(team, { position })
    expect(fewer.players).toEqual(team.players.filter((player) => player !== last))
    expect(fewer.treasury).toBeGreaterThan(team.treasury)
    expect(lastDismissed(team, { position: 'Goalkeeper' })).toBe(team)
  })

  it('numbers shirts in the order of the list', () => {
    const team = readyTeam()
    const turned = moved(team, team.players[0].id, 1)
    expect(turned.players[0].number).toBe(2)
    expect(numberedInOrder(turned).players.map(({ number }) => number)).toEqual(team.players.map((_, i) => i + 1))
  })

  it('says why a name or a number cannot be saved', () => {
    const team = readyTeam()
    expect(fileFault(team)).toBe('')
    expect(fileFault(renamed(team, team.players[0].id, ' '))).toMatch(/text of 1 to 80/)
    expect(fileFault(renumbered(team, team.players[0].id, 0))).toMatch(/1 to 99/)
  })

  it('copies under another name that still fits', () => {
    const long = copyOf({ ...readyTeam(), name: 'x'.repeat(80) })
    expect(long.name).toMatch(/x \(copy\)$/)
    expect(fileFault(long)).toBe('')
  })

  it('names files after the team, whatever its name', () => {
    expect(teamFileName({ ...readyTeam(), name: ' Älter & Söhne 07/08! ' })).toBe('älter-söhne-07-08.json')
    expect(teamFileName({ ...readyTeam(), name: '???' })).toBe('team.json')
  })
})

for (const { edition } of leagueRules)
  describe(`by the rules of ${edition}`, () => {
    it('has a description of every team list, and a row for every player on it', () => {
      for (const { id } of listsIn(edition)) {
        expect(listWords(edition, id), id).not.toBe('')
        const team = readyTeam(edition, id)
        const book = bookOf(team)
        for (const player of team.players) expect(squadLine(book, team, player)?.row.stats).not.toContain('')
      }
    })

    it('lets no player join beyond a limit, and every one up to it', () => {
      for (const roster of listsIn(edition)) {
        let team = foundTeam({ edition, roster: roster.id, name: 'Full', specialRule: roster.chooseOne?.[0] ?? '' })
        for (const { name, max } of roster.positions)
          for (let i = 0; i <= max; i++) {
            const hire = { position: name }
            if (objectionToHire(team, hire) !== '') break
            team = hired(team, hire)
          }
        const found = faultsOf(team).map(({ kind }) => kind)
        expect(found.filter((kind) => kind !== 'budget')).toEqual([])
        expect(team.players.length).toBe(bookOf(team).league.players.most)
      }
    })

    it('fields a ready team, and says why one with faults cannot play', () => {
      const team = readyTeam(edition)
      expect(whyNot(team)).toBe('')
      expect(fielded(team).players).toHaveLength(team.players.length)
      const short = { ...team, players: team.players.slice(0, 10) }
      expect(whyNot(short)).toMatch(/10 of at least 11 players; hire 1 more/)
      expect(() => fielded(short)).toThrow(/Reikland Rovers cannot play.*hire 1 more/)
    })

    it('fields the ready team of every list in a match', () => {
      const engine = engineFor(editionOf(edition).edition)
      const [first, ...others] = listsIn(edition).map(({ id }) => fielded(readyTeam(edition, id)))
      for (const lineUp of others) {
        const match = engine.start({ home: first, away: lineUp, options: { exhibition: true } })
        expect(match.players).toHaveLength(first.players.length + lineUp.players.length)
      }
    })

    it('objects to staff and fans where the league does, and only there', () => {
      const team = foundTeam({ edition, roster: 'human', name: 'Few' })
      const { fans, staff } = bookOf(team).league
      if (staff.rerolls === null) {
        expect(objectionToStaff(team, 'rerolls', 1)).toMatch(/has none to hire/)
        expect(objectionToStaff(team, 'cheerleaders', 6)).toBe('')
        expect([fans.mostAtStart, objectionToFans(team, 1) !== '']).toEqual([0, true])
        return
      }
      expect(objectionToStaff(team, 'rerolls', 8)).toBe('')
      expect(objectionToStaff(team, 'rerolls', 9)).toMatch(/8 is the most/)
      expect(objectionToFans(team, team.fans + 1)).toBe('')
      expect(objectionToFans(team, 50)).not.toBe('')
    })
  })

it('brings the partner of a star along', () => {
  const edition = leagueRules.find(({ stars }) => stars.permanent)?.edition ?? ''
  const pairs = listsIn(edition).flatMap(({ id }) => {
    const team = foundTeam({ edition, roster: id, name: 'Stars' })
    const book = bookOf(team)
    return starsFor(book, team)
      .filter((star) => starIn(book, star)?.partner !== undefined)
      .map((position) => hired(team, { kind: 'star', position }))
  })
  expect(pairs.length).toBeGreaterThan(0)
  for (const team of pairs) {
    expect(team.players).toHaveLength(2)
    expect(faultsOf(team).map(({ kind }) => kind)).toEqual(['tooFewPlayers'])
  }
})

it('turns a league team into one for single matches and back', () => {
  const edition = leagueRules.find(({ exhibition }) => exhibition)?.edition ?? ''
  const team = readyTeam(edition)
  const single = withExhibition(team, true)
  expect(single.exhibition).toBe(true)
  expect(single.budget).toBeGreaterThan(team.budget)
  expect(faultsOf(single)).toEqual([])
  const back = withExhibition(single, false)
  expect('exhibition' in back).toBe(false)
  expect(back.budget).toBe(team.budget)
})

it('gives players with one id separate ids, and does not change the others', () => {
  const team = readyTeam()
  expect(withOwnIds(team)).toBe(team)
  const twins = { ...team, players: team.players.map((player) => ({ ...player, id: 'p1' })), nextPlayer: 1 }
  expect(checkTeam(twins).map(({ kind }) => kind)).toContain('identity')
  const apart = withOwnIds(twins)
  expect(checkTeam(apart)).toEqual([])
  expect(apart.players[0]).toBe(twins.players[0])
})

it('keeps a valid budget of its own, and puts each fault in its place', () => {
  const team = { ...foundTeam({ edition: leagueEdition, roster: 'human', name: 'Rich', budget: 1_200_000 }) }
  expect(faultsOf(team).map(({ kind }) => kind)).toEqual(['tooFewPlayers'])
  expect(placeOf(faultsOf(team)[0])).toBe(places.field('players'))
  const twins = renumbered(readyTeam(), 'p2', 1)
  expect(placeOf(faultsOf(twins)[0])).toBe(places.player('p2'))
  const coaches = { ...readyTeam(), staff: { ...readyTeam().staff, rerolls: 9 } }
  expect(placeOf(faultsOf(coaches)[0])).toBe(places.staff('rerolls'))
})

it('shows the career of a veteran', () => {
  const team = veteranTeam()
  const line = squadLine(bookOf(team), team, team.players[0])
  expect(line).toMatchObject({ gained: ['tackle'], lowered: ['MA'], level: 'Experienced', points: '9 SPP' })
  expect(line?.row.injuries).toBe('niggling 1, −MA')
  const rookie = readyTeam()
  const before = squadLine(bookOf(rookie), rookie, rookie.players[0])
  const worth = (text = ''): number => Number(text.replaceAll(',', ''))
  expect(worth(line?.row.value) - worth(before?.row.value)).toBe(20_000)
})

it('shows only name and number of a player whose position is on no list', () => {
  const team = readyTeam()
  const strange = { ...team.players[0], position: 'Goalkeeper' }
  expect(squadLine(bookOf(team), { ...team, players: [strange] }, strange)).toBeNull()
})

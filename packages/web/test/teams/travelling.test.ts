// Teams as links, as files of any kind, and in the store of this device and back.
import { BadTeam, checkTeam, leagueRules, writeTeam } from '@double-skulls/league'
import { openDB } from 'idb'
import { beforeAll, describe, expect, it } from 'vitest'
import { shelves } from '../../src/store/db.ts'
import { forgetTeam, keepTeam, keptTeam, keptTeams } from '../../src/store/teams.ts'
import { importedTeam, wantsEdition } from '../../src/teams/importTeam.ts'
import { LONG_LINK, packTeam, unpackTeam } from '../../src/teams/teamLink.ts'
import { freshStore } from '../support/freshStore.ts'
import { fumbblText, leagueEdition, readyTeam, tableText, veteranTeam } from '../support/teams.ts'

beforeAll(freshStore)

describe('by link', () => {
  it('packs a team into an address and unpacks the same team', async () => {
    for (const team of [...leagueRules.map(({ edition }) => readyTeam(edition)), veteranTeam()]) {
      const packed = await packTeam(team)
      expect(packed).toMatch(/^[\w-]+$/)
      expect(packed.length).toBeLessThan(LONG_LINK)
      expect(await unpackTeam(packed)).toEqual(team)
    }
  })

  it('refuses a link that was cut off, changed, or holds something else', async () => {
    const packed = await packTeam(readyTeam())
    for (const spoilt of [packed.slice(0, -20), `${packed.slice(0, 40)}xx${packed.slice(42)}`, '%%%', '', 'AAAA'])
      await expect(unpackTeam(spoilt), spoilt).rejects.toThrow(BadTeam)
    const other = await packTeam({ ...readyTeam(), version: 7 } as never)
    await expect(unpackTeam(other)).rejects.toThrow(/version 7 is not known/)
  })

  it('stops unpacking a link that would fill the memory', async () => {
    const bomb = await packTeam({ ...readyTeam(), name: 'x'.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(20_000)
    await expect(unpackTeam(bomb)).rejects.toThrow(/cut off or changed/)
  })
})

describe('by file', () => {
  it('reads its own files as they were', () => {
    for (const team of [readyTeam(), veteranTeam()]) expect(importedTeam(writeTeam(team))).toEqual({ team, notes: [] })
  })

  it('reads tables', () => {
    const { team } = importedTeam(tableText())
    expect(team).toMatchObject({ name: 'Table Toppers', edition: leagueEdition })
    expect(checkTeam(team)).toEqual([])
  })

  it('reads FUMBBL teams, and asks for the edition if the file does not say it', () => {
    let refused: unknown = null
    try {
      importedTeam(fumbblText(99))
    } catch (error) {
      refused = error
    }
    expect(wantsEdition(refused)).toBe(true)
    expect(importedTeam(fumbblText(99), leagueEdition).team).toMatchObject({ name: 'Sent From Afar', coach: 'Bea' })
    expect(importedTeam(fumbblText(4)).team.players).toHaveLength(11)
  })

  it('gives players with one id separate ids and says so', () => {
    const team = readyTeam()
    const twins = { ...team, players: team.players.map((player) => ({ ...player, id: 'p1' })) }
    const { team: apart, notes } = importedTeam(writeTeam(twins))
    expect(new Set(apart.players.map(({ id }) => id)).size).toBe(team.players.length)
    expect(notes.join()).toMatch(/told apart/)
  })

  const team = readyTeam()
  it.each([
    ['an empty file', '  ', /it is empty; choose another one/],
    ['broken JSON', '{"format": ', /no JSON/],
    ['a number', '42', /no line says what the columns/],
    ['another format', '{"format":"double-skulls-record"}', /double-skulls-team/],
    ['a field too many', JSON.stringify({ ...team, luck: 7 }), /luck: wants no such field/],
    ['a number out of range', JSON.stringify({ ...team, fans: -1 }), /fans: wants a whole number from 0/],
    ['an edition nobody plays', JSON.stringify({ ...team, edition: 'ninth' }), /there is no edition "ninth"/],
    ['a list nobody has', JSON.stringify({ ...team, roster: 'badgers' }), /there is no roster "badgers"/],
    ['a table with a strange setting', 'weather,nice\nnumber,name,position', /there is no setting "weather"/],
  ])('refuses %s with a reason', (_, text, reason) => {
    expect(() => importedTeam(text)).toThrow(reason)
    expect(() => importedTeam(text)).toThrow(BadTeam)
  })
})

describe('on this device', () => {
  it('adds the store of teams to the data of an earlier version', async () => {
    const old = await openDB('double-skulls', 1, {
      upgrade: (db) => {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
        db.createObjectStore('things')
      },
    })
    await old.put('things', { theme: 'dark' }, 'settings')
    old.close()
    await keepTeam({ id: 'one', team: readyTeam(), changedAt: 1 })
    expect(await (await shelves()).get('things', 'settings')).toEqual({ theme: 'dark' })
    expect((await keptTeam('one'))?.team).toEqual(readyTeam())
  })

  it('lists them last changed first, and deletes one', async () => {
    await keepTeam({ id: 'two', team: veteranTeam(), changedAt: 3 })
    await keepTeam({ id: 'three', team: readyTeam(), changedAt: 2 })
    expect((await keptTeams()).sound.map(({ id }) => id)).toEqual(['two', 'three', 'one'])
    expect((await keptTeam('two'))?.team).toEqual(veteranTeam())
    await forgetTeam('three')
    expect(await keptTeam('three')).toBeNull()
    expect((await keptTeams()).sound.map(({ id }) => id)).toEqual(['two', 'one'])
  })
})

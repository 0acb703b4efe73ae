// Which seasons can be closed, and how a Cup's roster is restored as handed in. Neighbours: redraft.test.ts for the
// redraft, ../cup/cup.test.ts for the gains of a Cup.
import { describe, expect, it } from 'vitest'
import {
  checkSeasonOpen,
  decide,
  newSeason,
  ofTeam,
  readLeagueRecord,
  suggestTeam,
  type Team,
  type TeamEvent,
  teamTimeIn,
  writeLeagueRecord,
} from '../../src/index.ts'
import { asHandedIn } from '../../src/season/handedIn.ts'
import { campaignOf, playSeason } from '../campaign/support.ts'

const nobody = {
  choose: ({ options }: { options: readonly string[] }) => options[0],
  throwDice: ({ dice }: { dice: readonly string[] }) => dice.map(() => 1),
}
const withBook = (edition: string, ...history: readonly TeamEvent[]): Team => ({
  ...suggestTeam({ edition, roster: 'human', name: 'Rovers' }),
  history,
})
const match = { what: 'match', at: 0, outcome: 'win' } as const
const season = { what: 'season', at: 1, games: 1, wins: 1, draws: 0 } as const
const cup = { competition: 'Cup', number: 1 } as const

describe.each(['third', 'crp', 'bb2020'])('a season of %s', (edition) => {
  it('should be open for a team that is new or has played in it', () => {
    for (const team of [withBook(edition), withBook(edition, match), withBook(edition, match, season, match)])
      expect(() => checkSeasonOpen(team, undefined, false)).not.toThrow()
  })

  it('should be closed where nothing but friendlies was played since the last one', () => {
    const closed = [
      withBook(edition, match, season),
      withBook(edition, match, season, { ...match, at: 1, friendly: true }),
    ]
    for (const team of closed) {
      expect(() => checkSeasonOpen(team, undefined, false)).toThrow(/history: .* no match of a league since/)
      // By its history, the last closed season may be this one.
      expect(() => checkSeasonOpen(team, cup, false)).toThrow('no match of a league since')
      expect(() => checkSeasonOpen(team, undefined, true)).not.toThrow()
    }
  })

  it('should be closed once for a competition, even after further matches', () => {
    const team = withBook(edition, match, { ...season, ...cup }, match)
    expect(() => checkSeasonOpen(team, cup, true)).toThrow('has gone from season 1 of "Cup" into the next one already')
    for (const other of [
      { ...cup, number: 2 },
      { ...cup, competition: 'Plate' },
    ])
      expect(() => checkSeasonOpen(withBook(edition, match, { ...season, ...cup }), other, false)).not.toThrow()
  })

  it('should go into the book by its name, and into the record', () => {
    const team = withBook(edition, match)
    const record = ofTeam('season', team, { seed: 1, closes: cup })
    const read = readLeagueRecord(writeLeagueRecord(record))
    expect(read).toEqual(record)
    const { result } = decide(() => newSeason(team, {}, 0, cup), nobody)
    expect(result.history.at(-1)).toMatchObject({ what: 'season', games: 1, ...cup })
    if (read.kind !== 'season') throw new Error('it is of a season')
    expect(teamTimeIn(read).progress()).toBeDefined()
    const text = writeLeagueRecord(record).replace('"number": 1', '"number": "one"')
    expect(() => readLeagueRecord(text)).toThrow('closes: it must name a competition')
  })
})

describe('a roster of the Cup', () => {
  it('should be restored byte for byte as handed in, with any skills learnt (ruling B14)', () => {
    const start = campaignOf('bugman', 4, 2)
    const end = playSeason(start, 2)
    for (const [id, team] of Object.entries(end.teams)) {
      expect(team).not.toEqual(start.handedIn[id])
      expect(asHandedIn(team)).toEqual(start.handedIn[id])
      expect(decide(() => newSeason(team, {}, 1), nobody).result).toEqual(start.handedIn[id])
    }
  }, 60_000)

  it('should lose what it gained even where a player was given another name since (ruling B14)', () => {
    const start = campaignOf('bugman', 2, 3)
    const end = playSeason(start, 3)
    const [id, team] = Object.entries(end.teams)[0]
    const renamed = { ...team, players: team.players.map((player) => ({ ...player, name: `New ${player.name}` })) }
    expect(asHandedIn(renamed).players.flatMap(({ advances }) => advances)).toEqual(
      start.handedIn[id].players.flatMap(({ advances }) => advances),
    )
  }, 60_000)
})

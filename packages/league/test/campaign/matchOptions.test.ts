// What a competition settles for its matches: options of the edition, and the stage of its play-offs. Neighbours:
// src/campaign/matchOptions.ts, ../competition/format.test.ts for the file.
import { describe, expect, it } from 'vitest'
import {
  aroundMatch,
  BadCompetition,
  draw,
  editionIn,
  editionOfMatches,
  type MatchOptions,
  newCompetition,
  openCampaign,
  optionsOfMatch,
  parseCompetition,
  readLeagueRecord,
  stateOf,
  suggestTeam,
  teamsOf,
  usualPlans,
  writeCompetition,
  writeLeagueRecord,
} from '../../src/index.ts'
import { competition, letters, playRounds } from '../competition/support.ts'
import { teamsFor } from './support.ts'

const MATCH = 'third:illegalProcedure'

describe('options of a match', () => {
  const so = newCompetition({ name: 'Cup', edition: MATCH, plan: usualPlans.roundRobin })

  it('should be settled by the competition, whose teams have none', () => {
    expect(so).toMatchObject({ edition: 'third', match: ['illegalProcedure'] })
    expect(editionOfMatches(so)).toBe(MATCH)
    expect(parseCompetition(writeCompetition(so))).toEqual(so)
    expect(newCompetition({ name: 'Cup', edition: 'third', plan: usualPlans.roundRobin })).not.toHaveProperty('match')
  })

  it('should be played by a campaign of teams of the base edition', () => {
    const campaign = openCampaign({ name: 'Cup', edition: MATCH, seed: 1, teams: teamsFor('third', 2) })
    expect(editionOfMatches(campaign.competition)).toBe(MATCH)
    expect(() => openCampaign({ name: 'Cup', edition: 'third:nonsense', seed: 1, teams: [] })).toThrow(
      'edition: there is no edition "third:nonsense"',
    )
  })

  it.each([
    [{ edition: MATCH, match: undefined }, `edition: "${MATCH}" names options of a match; write "third"`],
    [{ edition: 'crp' }, 'match: "crp" has no options of a match; leave out "illegalProcedure"'],
    [{ match: ['luck'] }, 'match[0]: wants one of illegalProcedure, undeclared'],
    [{ match: [] }, 'match: wants a list'],
    [{ match: ['undeclared', 'undeclared'] }, 'match: "third" takes each of the options'],
  ])('should be refused with the field and the remedy: %j', (change, remedy) => {
    const text = JSON.stringify({ ...JSON.parse(writeCompetition(so)), ...change })
    expect(() => parseCompetition(text)).toThrow(BadCompetition)
    expect(() => parseCompetition(text)).toThrow(remedy)
  })

  it('should be kept by the record of a match, with its other options', () => {
    const [home, away] = ['human', 'orc'].map((roster) => suggestTeam({ edition: 'third', roster, name: roster }))
    const options: MatchOptions = {
      match: ['illegalProcedure'],
      stage: 'final',
      levels: 'review',
      agreed: { home: ['twelfth-man'], away: [] },
    }
    const record = aroundMatch({ home, away }, { seed: 1, options })
    expect(editionIn(record)).toBe(MATCH)
    expect(readLeagueRecord(writeLeagueRecord(record))).toMatchObject({ options })
    const spoilt = writeLeagueRecord(record).replace('"final"', '"finale"')
    expect(() => readLeagueRecord(spoilt)).toThrow('options.stage: wants one of league, playOff, semiFinal, final')
  })
})

describe('the stage of a match', () => {
  it('should be that of the play-offs', () => {
    const stages = (rounds: number) => {
      const so = draw(
        playRounds(competition({ kind: 'knockOut', seeding: 'random', thirdPlace: true }, letters(8)), rounds),
      )
      const { season } = stateOf(so)
      return season.fixtures.filter(({ round }) => round === season.rounds).map((one) => optionsOfMatch(so, one).stage)
    }
    expect(stages(0)).toEqual(['playOff', 'playOff', 'playOff', 'playOff'])
    expect(stages(1)).toEqual(['semiFinal', 'semiFinal'])
    expect(stages(2).sort()).toEqual(['final', 'playOff'])
  })

  it('should be none in a league', () => {
    const campaign = openCampaign({ name: 'L', edition: 'third', seed: 1, teams: teamsFor('third', 2) })
    const so = draw(campaign.competition)
    const [fixture] = stateOf(so).season.fixtures
    expect(optionsOfMatch(so, fixture)).toEqual({})
    expect(teamsOf(campaign, fixture).home.edition).toBe('third')
  })
})

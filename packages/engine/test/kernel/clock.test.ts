// A match that is won by a number of touchdowns, with a cap of turns, by an edition made here. Neighbours: profile.test.ts;
// ../rules/halves.test.ts has the matches of two halves.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { engineFor } from '../../src/engine.ts'
import type { Options } from '../../src/kernel/match.ts'
import { account } from '../../src/play/account.ts'
import { playChecked, stateFaults } from '../../src/play/invariants.ts'
import { scoreLine } from '../../src/play/labels.ts'
import { readPosition, writePosition } from '../../src/play/position.ts'
import { scoreText } from '../../src/play/scoreText.ts'
import { touchdownsToWin, turnsAllowed } from '../../src/procs/match/clock.ts'
import { plainLineUp } from '../support/game.ts'
import { makeScene, type Scene } from '../support/scene.ts'

const race: Edition = {
  ...crp,
  id: 'race',
  rules: { ...crp.rules, clock: { ...crp.rules.clock, halves: 1, turnsPerHalf: 32, touchdownsToWin: 3 } },
}
const twoHalves: Edition = { ...race, rules: { ...race.rules, clock: { ...race.rules.clock, halves: 2 } } }

/** A position of crp, gone on with by other rules. */
const playedBy = (edition: Edition, text: string, options: Partial<Options> = {}): Scene => {
  const { match } = readPosition(`crp ${text}`)
  return makeScene(
    engineFor(edition),
    { ...match, edition: edition.id, options: { ...match.options, ...options } },
    new Map(),
  )
}

/** The home side scores from h25; both can set up another drive. */
const scoring = (edition: Edition, score: string, options: Partial<Options> = {}): Scene => {
  const s = playedBy(edition, `turn=home:5/4 score=${score} h1@h25.o h2@reserves a1@a1 a2@reserves`, options)
  s.activate('H1', 'move').step('h26').endAction()
  return s
}

const lastTurn = (edition: Edition, facts: string, options: Partial<Options> = {}): Scene => {
  const s = playedBy(edition, `turn=away:${facts} h1@a1 a1@a3`, options)
  s.endTurn()
  return s
}

describe('a match to three touchdowns', () => {
  it('is over with the third, whatever the other side has and however many turns are left', () => {
    const third = scoring(race, '2-2')
    expect(third.waits()).toBe('over')
    expect(third.match.result).toEqual({ winner: 'home', score: { home: 3, away: 2 }, by: 'touchdowns' })
    expect(scoring(twoHalves, '2-0').waits()).toBe('over')
    expect(scoring(race, '1-2').waits()).toBe('home setUp')
  })

  it('ends with the turns, and the side in front wins; a draw is one unless overtime was agreed on', () => {
    const capped = lastTurn(race, '32/32 score=2-1')
    expect(capped.match.result).toEqual({ winner: 'home', score: { home: 2, away: 1 }, by: 'turnCap' })
    expect(lastTurn(race, '32/31 score=2-1').waits()).toBe('away turn')
    expect(lastTurn(race, '32/32 score=1-1').match.result).toMatchObject({ winner: 'draw', by: 'turnCap' })
    const overtime = lastTurn(race, '32/32 score=1-1 overtime=yes')
    expect(overtime.waits()).toBe('dice coinToss')
    overtime.roll('coinToss', 1)
  })

  it('has one half, or as many as the edition says', () => {
    expect(lastTurn(twoHalves, '32/32 score=2-1').waits()).toMatch(/setUp$/)
    expect(lastTurn(twoHalves, '32/32 half=2 score=2-1').match.result).toMatchObject({ by: 'turnCap' })
  })

  it('takes the touchdowns and the turns that the coaches agreed on', () => {
    expect(scoring(race, '0-0', { touchdowns: 1 }).waits()).toBe('over')
    expect(scoring(race, '2-0', { touchdowns: 4 }).waits()).toBe('home setUp')
    expect(lastTurn(race, '2/2 score=1-0', { turns: 2 }).match.result).toMatchObject({ winner: 'home', by: 'turnCap' })
    const engine = engineFor(race)
    const both = { home: plainLineUp(), away: plainLineUp() }
    const agreed = engine.start({ ...both, options: { touchdowns: 2, turns: 10 } })
    expect(agreed.options).toEqual({ overtime: false, touchdowns: 2, turns: 10 })
    expect([touchdownsToWin(engine.rules, agreed), turnsAllowed(engine.rules, agreed)]).toEqual([2, 10])
    const usual = engine.start(both)
    expect([touchdownsToWin(engine.rules, usual), turnsAllowed(engine.rules, usual)]).toEqual([3, 32])
  })

  it('refuses what cannot be agreed on, and names the field', () => {
    const both = { home: plainLineUp(), away: plainLineUp() }
    const refused = (edition: Edition, options: Partial<Options>): string => {
      try {
        engineFor(edition).start({ ...both, options })
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(refused(race, { turns: 0 })).toMatch('options.turns: must be a whole number from 1 to 96, not 0')
    expect(refused(race, { touchdowns: 2.5 })).toMatch(
      'options.touchdowns: must be a whole number from 1 to 20, not 2.5',
    )
    expect(refused(crp, { touchdowns: 3 })).toMatch(
      'options.touchdowns: edition crp is not won by a number of touchdowns; leave touchdowns out',
    )
    expect(refused(crp, { overtime: true })).toBe('')
  })

  it('is played to its end by random coaches, every state checked', () => {
    const setup = { home: plainLineUp(), away: plainLineUp(), options: { turns: 4 } }
    for (const seed of [1, 2, 3]) {
      const { faults, record } = playChecked(engineFor(race), setup, seed)
      expect(faults).toEqual([])
      expect(record.setup.options).toEqual({ turns: 4 })
    }
  })
})

describe('half points', () => {
  it('are written as such for coaches, and with a point in positions and accounts', () => {
    expect([0, 0.5, 1, 1.5, 12.5].map(scoreText)).toEqual(['0', '½', '1', '1½', '12½'])
    const text = 'crp turn=home:1/1 score=1.5-0.5 h1@h5 a1@h9'
    const { engine, match } = readPosition(text)
    expect(scoreLine(match)).toBe('Home 1½ – ½ Away')
    expect(writePosition(match)).toBe(text)
    expect(account(engine.rules.pitch, match)).toContain('score\t1.5\t0.5')
    expect(() => readPosition('crp score=1.3-0 h1@h5 a1@h9')).toThrow(
      '"score=1.3-0": the points of home and away, like 1-0 or 1.5-0',
    )
  })

  it('count: three and a half beat three, and two and a half do not win yet', () => {
    expect(lastTurn(race, '32/32 score=1-1.5').match.result).toMatchObject({ winner: 'away', by: 'turnCap' })
    expect(scoring(race, '1.5-0').waits()).toBe('home setUp')
    expect(scoring(race, '2.5-0').match.result).toMatchObject({ winner: 'home', score: { home: 3.5, away: 0 } })
  })

  it('are the only parts of a point there are', () => {
    const { engine, match } = readPosition('crp score=1.5-0 h1@h5 a1@h9')
    expect(stateFaults(engine, match)).toEqual([])
    match.squads.home.score = 1.25
    expect(stateFaults(engine, match)).toEqual(['home has 1.25 points'])
  })
})

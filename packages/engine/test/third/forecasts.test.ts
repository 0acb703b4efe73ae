// Forecasts of third: the other coach does his worst before the dice, and contests have a joint chance.
import { describe, expect } from 'vitest'
import { forecastMove, type RollForecast } from '../../src/forecast/index.ts'
import { forecastPath } from '../../src/forecast/pathForecast.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const hopOf = (s: Scene, to: string) => {
  const { engine, match } = s
  const { id, at } = s.player('H1')
  return forecastMove(engine, match, id).hop(at, { to: s.square(to), leap: false, cost: 1 }, 0, false)
}

const short = (rolls: readonly RollForecast[]): string[] =>
  rolls.map(({ roll, chance }) => `${roll} ${Math.round(chance * 36)}/36`)

describe('a forecast', () => {
  rule('[third 24] counts on the dive, and puts the diver back on his feet afterwards', () => {
    const s = scene('x H1 A1\n. . .\nH2 . .', { players: { A1: '+diving-tackle' } })
    for (let again = 0; again < 2; again++) {
      const { rolls, exact, possible } = hopOf(s, 'x')
      expect([short(rolls), rolls[0].needed, exact, possible]).toEqual([['dodge 12/36'], 5, false, true])
    }
    expect(s.posture('A1')).toBe('standing')
    const plain = scene('x H1 A1\n. . .\nH2 . .')
    expect([short(hopOf(plain, 'x').rolls), hopOf(plain, 'x').exact]).toEqual([['dodge 24/36'], true])
  })

  rule('[third 24] by the diver who hurts most: not the one who marks the square to be reached', () => {
    for (const [first, second] of [
      ['A1', 'A2'],
      ['A2', 'A1'],
    ]) {
      const s = scene(`. ${second} .\nx H1 ${first}\n. . .\nH2 . .`, {
        players: { A1: ':6338+diving-tackle', A2: ':6338+diving-tackle' },
      })
      // One of them stands beside x too: with the other's dive the roll has −2 and −1.
      const { rolls } = hopOf(s, 'x')
      expect([rolls[0].needed, short(rolls)]).toEqual([6, ['dodge 6/36']])
    }
  })

  rule('[third 36] has the joint chance of a contest, and what a re-roll of one of its dice is worth', () => {
    for (const [mine, his, ways] of [
      [3, 3, 21],
      [4, 3, 26],
      [3, 5, 10],
    ]) {
      const s = scene('x H1 A1\n. . .\nH2 . .', { players: { H1: `:6${mine}38`, A1: `:6${his}38+tentacles` } })
      const { rolls, exact } = hopOf(s, 'x')
      expect([short(rolls), exact]).toEqual([[`tentacles ${ways}/36`, 'dodge 24/36'], false])
    }
    const counted = scene('x H1 A1\n. . .\nH2 . .', { players: { A1: '+tentacles' }, facts: 'rr=1/0' })
    const [contest] = hopOf(counted, 'x').rolls
    const again = [1, 2, 3, 4, 5, 6].reduce((sum, his) => sum + ((7 - his) / 6) * ((his - 1) / 6), 0) / 6
    expect(contest.rerolls.map(({ source }) => source)).toEqual(['team'])
    expect((1 - contest.chance) * contest.chance * contest.rerolls[0].chance).toBeCloseTo(again, 12)
  })

  rule('[third 36] of a path walks on where the contest was won', () => {
    const s = scene('y x H1 A1\n. . . .\nH2 . . .', { players: { A1: '+tentacles+diving-tackle+shadowing' } })
    const path = forecastPath(s.engine, s.match, s.player('H1').id, [s.square('x'), s.square('y')])
    expect([path.possible, path.steps.map(short), path.exact]).toEqual([
      2,
      [['tentacles 21/36', 'dodge 12/36'], []],
      false,
    ])
    expect(path.steps[0].map(({ fatal }) => fatal)).toEqual([false, true])
  })
})

// The game with two balls: each side has one, either scores, and nobody kicks off. Neighbours: src/procs/kickOff/ballToOffence.ts,
// src/procs/ball/whichBall.ts, src/play/ballFaults.ts.
import { describe, expect, it } from 'vitest'
import { forecastMove } from '../../../src/forecast/index.ts'
import { checkInvariants, playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { carriedBall } from '../../../src/procs/ball/whichBall.ts'
import { BadPosition } from '../../../src/play/positionPlayer.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, plainSecond, sceneSecond, setUpSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['twoBalls']

const holders = ({ match }: Scene): readonly number[] => match.balls.map(({ carrier }) => carrier)

describe('the start of a drive', () => {
  rule('[second 179] the coin says who is the offence, and nobody is asked', () => {
    const s = newSecond({}, ...on)
    s.roll('coinToss', 2)
    expect(s.happened('kickingTeam')).toEqual([{ type: 'kickingTeam', side: 'home' }])
    expect(s.match.drive.kicking).toBe('home')
    expect(s.pending()).toContain('away: setUp')
  })

  rule('[second 179] each side gives a ball to one of its players, the offence first', () => {
    const s = newSecond({}, ...on)
    s.roll('coinToss', 1)
    setUpSecond(s)
    s.home.choose('giveBall', { player: 'H3' })
    s.away.choose('giveBall', { player: 'A5' })
    expect(holders(s)).toEqual([s.player('H3').id, s.player('A5').id])
    expect(s.match.turn).toMatchObject({ side: 'home', running: true })
  })

  rule('[second 179] a touchdown with either ball counts, and each side has a ball again', () => {
    for (const scorer of ['H1', 'H2']) {
      const s = sceneSecond('H1* e', {
        on,
        at: 'g23',
        facts: 'turn=home:3/3 ball=c3',
        players: { H1: ':4.2.3.3.0.0.8' },
        beside: 'h2@c4 a1@reserves h3@reserves',
      })
      s.activate(scorer, '')
      if (scorer === 'H1') s.step('e')
      else {
        s.step('c3')
        expect(s.holder()).toBe('H1')
        expect(carriedBall(s.match, s.player('H2').id)).toBeGreaterThanOrEqual(0)
        s.endAction()
        continue
      }
      expect(s.match.squads.home.score).toBe(1)
      expect(s.match.balls.map(({ state }) => state)).toEqual(['absent', 'absent'])
      setUpSecond(s, 'wall', 'wall')
      s.away.choose('giveBall', { player: 'A1' })
      s.home.choose('giveBall', { player: 'H3' })
      expect(new Set(holders(s))).toEqual(new Set([s.player('A1').id, s.player('H3').id]))
    }
  })
})

// The crowd goes wild: what two ones on an armour roll bring, all but the invasion. Neighbours: invasion.test.ts,
// src/procs/match/crowdIntervention.ts, rock.ts, riot.ts; crowds.ts has the scene.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'
import { FANS, fansOf, goOn, wildCrowd } from './crowds.ts'

const factors = (s: Scene) => [fansOf(s, 'home')[3], fansOf(s, 'away')[3]]

describe('the crowd goes wild', () => {
  rule('[second 115] after two ones on an armour roll the coach who rolled them rolls 2D6', () => {
    const s = wildCrowd('H1 x . A1')
    expect([s.waits(), s.dice(), s.explain().side]).toEqual(['dice crowd', ['d6', 'd6'], 'home'])
    goOn(s)
  })

  rule('[second 115] it stays calm after any other dice, also if modifiers make a 2 of them', () => {
    const s = sceneSecond('H1 x . A1', { on: ['standingUp', 'rerolls', 'fans'], facts: `act=h1:walking:0.2 ${FANS}` })
    s.step('x').roll('goForIt', 1).roll('armour', 1, 2)
    s.expectTurnOf('away')
  })

  rule('[second 458] it stays calm without the option', () => {
    const s = sceneSecond('H1 x . A1', { on: ['standingUp', 'rerolls'], facts: 'act=h1:walking:0.2' })
    s.step('x').roll('goForIt', 1).roll('armour', 1, 1)
    s.expectTurnOf('away')
  })

  rule('[second 115] the dice that stand count: two ones that are rolled again do not bring it', () => {
    const s = sceneSecond('H1 x . A1', {
      on: ['standingUp', 'rerolls', 'fans'],
      facts: `act=h1:walking:0.2 rr=1/0 ${FANS}`,
    })
    s.step('x').roll('goForIt', 1)
    s.home.keep()
    s.roll('armour', 1, 1)
    s.home.reroll('team')
    s.roll('armour', 2, 3)
    s.expectTurnOf('away')
  })
})

describe('fans who switch sides', () => {
  for (const dice of [
    [1, 1],
    [1, 2],
  ] as const)
    rule(`[second 116] ${dice[0] + dice[1]}: a failed Loyalty check moves a point of Fan Factor`, () => {
      const s = wildCrowd('H1 x . A1', `score=0-1 ${FANS}`).roll('crowd', ...dice)
      expect(s.modifiers()).toEqual([])
      s.roll('fanCheck', 3)
      expect(factors(s)).toEqual([4, 6])
      s.expectTurnOf('away')
    })

  rule('[second 116] nothing happens if they are loyal', () => {
    const s = wildCrowd('H1 x . A1', `score=0-1 ${FANS}`).roll('crowd', 1, 2).roll('fanCheck', 2)
    expect(factors(s)).toEqual([5, 5])
  })

  rule('[second 116] the die counts 2 less if the score is level, and 4 less in the lead', () => {
    const level = wildCrowd('H1 x . A1').roll('crowd', 1, 1)
    expect(level.modifiers()).toEqual(['level -2'])
    level.roll('fanCheck', 4)
    expect(factors(level)).toEqual([5, 5])
    const worse = wildCrowd('H1 x . A1').roll('crowd', 1, 1).roll('fanCheck', 5)
    expect(factors(worse)).toEqual([4, 6])
    const leading = wildCrowd('H1 x . A1', `score=1-0 ${FANS}`).roll('crowd', 1, 1)
    expect(leading.modifiers()).toEqual(['leading -4'])
    leading.roll('fanCheck', 6)
    expect(factors(leading)).toEqual([5, 5])
  })
})

describe('the last fans', () => {
  rule('[second 116] a side without a point of Fan Factor has nobody to lose to the other', () => {
    const s = wildCrowd('H1 x . A1', `score=0-1 ${FANS.replace('fans=5/5', 'fans=0/5')}`).roll('crowd', 1, 1)
    s.roll('fanCheck', 6)
    expect(factors(s)).toEqual([0, 5])
    s.expectTurnOf('away')
  })
})

describe('fans who leave early', () => {
  for (const dice of [
    [1, 3],
    [1, 4],
  ] as const)
    rule(
      `[second 117] ${dice[0] + dice[1]}: a failed Loyalty check costs a point of Fan Factor, whatever the score`,
      () => {
        const s = wildCrowd('H1 x . A1', `score=1-0 ${FANS}`).roll('crowd', ...dice)
        expect(s.modifiers()).toEqual([])
        s.roll('fanCheck', 3)
        expect(factors(s)).toEqual([4, 5])
        const stay = wildCrowd('H1 x . A1')
          .roll('crowd', ...dice)
          .roll('fanCheck', 2)
        expect(factors(stay)).toEqual([5, 5])
      },
    )
})

describe('a rock', () => {
  /** Row f is the sixth from the sideline. */
  const thrown = (picture: string, at = 'e10'): Scene => {
    const s = sceneSecond(picture, { on: ['standingUp', 'rerolls', 'fans'], facts: `act=h1:walking:0.2 ${FANS}`, at })
    return s.step('x').roll('goForIt', 1).roll('armour', 1, 1).roll('crowd', 3, 4)
  }

  for (const dice of [
    [1, 5],
    [4, 4],
  ] as const)
    rule(`[second 118] ${dice[0] + dice[1]}: a failed Hooliganism check, and nobody throws`, () => {
      const s = wildCrowd('H1 x . A1')
        .roll('crowd', ...dice)
        .roll('fanCheck', 3)
      s.expectTurnOf('away')
    })

  rule('[second 118] the coach chooses an opponent within 6 squares of a sideline in his own half', () => {
    const s = thrown(
      `H1 x  .  A1 A2
       .  .  .  A3 A4
       .  .  .  A5 .
       .  .  .  .  .
       .  .  .  .  .
       .  .  .  A6 .
       H2 .  .  .  .`,
    ).roll('fanCheck', 2)
    expect(s.waits()).toBe('home rockTarget')
    // Column 13 is the last of home's half; rows g to i are out of reach.
    expect(s.home.answers()).toEqual(['choose A1', 'choose A3', 'choose A6'])
    s.home.choose('choose', { player: 'A6' })
    s.roll('rock', 3).roll('armour', 3, 3)
  })

  rule('[second 118] 3-6: he is hit, and makes an armour roll without falling', () => {
    for (const face of [3, 6]) {
      const s = thrown('H1 x . A1').roll('fanCheck', 1)
      s.home.choose('choose', { player: 'A1' })
      s.roll('rock', face).roll('armour', 3, 3)
      expect([s.posture('A1'), s.where('A1')]).toEqual(['standing', 'e13'])
      s.expectTurnOf('away')
    }
  })

  rule('[second 118] if his armour gives way he is injured', () => {
    const s = thrown('H1 x . A1').roll('fanCheck', 1)
    s.home.choose('choose', { player: 'A1' })
    s.roll('rock', 5).roll('armour', 6, 6).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
  })

  rule('[second 118] 1-2: it scatters once, and hits another player who stands there', () => {
    // Direction 2 is north, 5 east.
    const s = thrown('H1 x . A1 A2').roll('fanCheck', 1)
    s.home.choose('choose', { player: 'A1' })
    s.roll('rock', 2).roll('rockScatter', 5).roll('armour', 6, 6).roll('injury', 4, 4)
    expect([s.where('A1'), s.where('A2')]).toEqual(['e13', 'ko'])
    for (const face of [1, 2]) {
      const missed = thrown('H1 x . A1 A2').roll('fanCheck', 1)
      missed.home.choose('choose', { player: 'A1' })
      missed.roll('rock', face).roll('rockScatter', 2)
      missed.expectTurnOf('away')
    }
  })

  rule('[second 118] it may hit one of their own side', () => {
    const s = thrown('H1 x . A1 H2').roll('fanCheck', 1)
    s.home.choose('choose', { player: 'A1' })
    s.roll('rock', 1).roll('rockScatter', 5).roll('armour', 6, 6).roll('injury', 4, 4)
    expect(s.where('H2')).toBe('ko')
  })

  rule('[second 118] if no opponent is within reach nothing happens', () => {
    const s = thrown('H1 x . . A1').roll('fanCheck', 1)
    expect(s.happened('rockThrown')).toEqual([])
    s.expectTurnOf('away')
  })

  rule('[second 118] fans of the away side throw in the other half', () => {
    const s = sceneSecond('A1 x H1 H2', {
      on: ['standingUp', 'rerolls', 'fans'],
      facts: `turn=away:1/1 act=a1:walking:0.2 ${FANS}`,
      at: 'e11',
    })
    s.step('x').roll('goForIt', 1).roll('armour', 1, 1).roll('crowd', 3, 4).roll('fanCheck', 1)
    expect(s.away.answers()).toEqual(['choose H2'])
    s.away.choose('choose', { player: 'H2' })
    s.roll('rock', 3).roll('armour', 3, 3)
  })
})

describe('the Chuck', () => {
  for (const dice of [
    [4, 5],
    [5, 5],
  ] as const)
    rule(`[second 119] ${dice[0] + dice[1]}: a passed Chant check is worth a team re-roll`, () => {
      const s = wildCrowd('H1 x . A1')
        .roll('crowd', ...dice)
        .roll('fanCheck', 2)
      expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
      const failed = wildCrowd('H1 x . A1')
        .roll('crowd', ...dice)
        .roll('fanCheck', 3)
      expect(failed.rerolls('home')).toBe(0)
    })
})

describe('a riot', () => {
  rule('[second 124] each side kills (D6 + Hooliganism) × 10 fans of the other; then both check Loyalty', () => {
    const s = wildCrowd('H1 x . A1').roll('crowd', 6, 6)
    expect([s.explain().side, s.modifiers()]).toEqual(['home', ['hooliganism +2']])
    s.roll('riot', 1)
    expect([s.explain().side, s.modifiers()]).toEqual(['away', ['hooliganism +2']])
    s.roll('riot', 2)
    expect([fansOf(s, 'home')[4], fansOf(s, 'away')[4]]).toEqual([40, 30])
    s.roll('fanCheck', 3).roll('fanCheck', 1)
    expect(factors(s)).toEqual([4, 5])
    s.expectTurnOf('away')
  })

  rule('[second 124] the side with the higher Fan Factor adds the difference', () => {
    const s = wildCrowd('H1 x . A1', FANS.replace('fans=5/5', 'fans=4/7')).roll('crowd', 6, 6)
    expect(s.modifiers()).toEqual(['hooliganism +2'])
    s.roll('riot', 1)
    expect(s.modifiers()).toEqual(['hooliganism +2', 'fanFactor +3'])
    s.roll('riot', 1)
    expect([fansOf(s, 'home')[4], fansOf(s, 'away')[4]]).toEqual([60, 30])
    s.roll('fanCheck', 1).roll('fanCheck', 2)
    // The dead and the disloyal cost a point each.
    expect(factors(s)).toEqual([3, 6])
  })
})

describe('dead fans', () => {
  const after = (killed: string, die: number): Scene => {
    const s = wildCrowd('H1 x . A1', `killed=${killed} ${FANS}`).roll('crowd', 6, 6).roll('riot', 1)
    return s.roll('riot', die).roll('fanCheck', 1).roll('fanCheck', 1)
  }

  rule('[second 125] every 50 of them in a match cost a point of Hooliganism and of the Fan Factor', () => {
    expect(fansOf(after('9/0', 2), 'home')).toEqual([2, 2, 2, 5, 49])
    expect(fansOf(after('10/0', 2), 'home')).toEqual([2, 1, 2, 4, 50])
    // Those of before have cost theirs.
    expect(fansOf(after('50/0', 2), 'home')).toEqual([2, 2, 2, 5, 90])
    expect(fansOf(after('49/0', 6), 'home')).toEqual([2, 0, 2, 3, 129])
  })

  rule('[second 125] neither falls below 0', () => {
    const facts = `killed=49/0 ${FANS.replace('fans=5/5', 'fans=1/1').replace('hooliganism=2', 'hooliganism=1')}`
    const s = wildCrowd('H1 x . A1', facts).roll('crowd', 6, 6).roll('riot', 1).roll('riot', 6)
    expect(fansOf(s, 'home')).toEqual([2, 0, 2, 0, 129])
    goOn(s)
  })
})

// The weather: rolled once, and what each kind of it does. Neighbours: daylight.test.ts, src/procs/match/skies.ts, weatherTurns.ts,
// src/tables/weather.ts.
import { describe, expect } from 'vitest'
import { statNow } from '../../../src/procs/match/weather.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { Characteristic } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, sceneSecond } from '../../support/second.ts'

const inWeather = (picture: string, weather: string, ...on: readonly EditionOption[]): Scene =>
  sceneSecond(picture, { on: ['weather', 'standingUp', ...on], facts: `weather=${weather}` })

const now = (s: Scene, token: string): number[] =>
  (['SP', 'TS', 'CL', 'MA', 'ST', 'AG'] as const satisfies readonly Characteristic[]).map(
    (name) => statNow({ rules: s.engine.rules, match: s.match, events: [] }, s.player(token), name).value,
  )

/** Home scores, and A1 was on the pitch too. */
const scored = (weather: string, beside = ''): Scene => {
  const s = sceneSecond('H1* x A1', {
    on: ['weather'],
    at: 'h24',
    facts: `act=h1:open:4.0 weather=${weather}`,
    beside: `h2@reserves a2@reserves ${beside}`.trim(),
  })
  return s.step('x')
}

describe('the weather', () => {
  for (const [dice, weather] of [
    [[1, 1], 'scorcher'],
    [[1, 2], 'heatwave'],
    [[2, 2], 'showers'],
    [[2, 3], 'nice'],
    [[4, 5], 'nice'],
    [[5, 5], 'blustery'],
    [[5, 6], 'iceCold'],
    [[6, 6], 'blizzard'],
  ] as const)
    rule(`[second 127] 2D6 before the match: ${dice[0] + dice[1]} is ${weather}`, () => {
      const s = newSecond({}, 'weather').roll('weather', ...dice)
      expect([s.match.weather, s.waits()]).toEqual([weather, 'dice coinToss'])
      s.roll('coinToss', 1)
    })

  rule('[second 127] once for the whole match: nobody rolls again after a touchdown', () => {
    const s = scored('heatwave')
    expect([s.waits(), s.match.weather]).toEqual(['away setUp', 'heatwave'])
  })

  rule('[second 459] without the option the weather is nice, and nobody rolls for it', () => {
    const s = newSecond()
    expect([s.waits(), s.match.weather]).toEqual(['dice coinToss', 'nice'])
    s.roll('coinToss', 1)
  })
})

describe('characteristics in bad weather', () => {
  const PLAYERS = { H1: ':4.2.3.3.1.0.9' }
  for (const [weather, stats] of [
    ['scorcher', [1, 0, -1, 4, 3, 3]],
    ['heatwave', [1, 0, -1, 4, 3, 3]],
    ['showers', [1, 0, -1, 4, 3, 3]],
    ['betweenShowers', [2, 1, 0, 4, 3, 3]],
    ['nice', [2, 1, 0, 4, 3, 3]],
    ['blizzard', [2, -1, -2, 4, 3, 3]],
  ] as const)
    rule(
      `[second 128-130, 133] ${weather}: SP, TS and CL of a player with 2, 1 and 0 are ${stats.slice(0, 3).join(', ')}`,
      () => {
        const s = sceneSecond('H1 . A1', { on: ['weather'], facts: `weather=${weather}`, players: PLAYERS })
        expect(now(s, 'H1')).toEqual(stats)
      },
    )
})

describe('heat', () => {
  rule(
    '[second 128] after a touchdown each player on the pitch rolls, and on a 1 collapses into the Stunned box',
    () => {
      const s = scored('scorcher', 'a3@ko')
      s.roll('recover', 4)
      expect(s.explain()).toMatchObject({ roll: 'heat', needed: 2, player: s.player('H1').id })
      s.roll('heat', 1)
      expect(s.explain()).toMatchObject({ roll: 'heat', player: s.player('A1').id })
      s.roll('heat', 2)
      expect(['H1', 'H2', 'A1', 'A3'].map((token) => s.where(token))).toEqual([
        'stunnedBox',
        'reserves',
        'reserves',
        'reserves',
      ])
      expect(s.waits()).toBe('away setUp')
    },
  )

  rule('[second 128] who has collapsed misses a drive, and comes back after the next touchdown', () => {
    const s = scored('scorcher').roll('heat', 1).roll('heat', 6)
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('formation', { option: 'wall' })
    expect([s.where('H1'), s.player('H2').place]).toEqual(['stunnedBox', 'pitch'])
    s.away.choose('giveBall', { player: 'A1' })
    s.match.turn.touchdown = 'away'
    s.away.choose('endTurn')
    expect(s.where('H1')).toBe('reserves')
    // He was not on the pitch: he does not roll.
    s.roll('heat', 2).roll('heat', 2).roll('heat', 2)
    expect(s.waits()).toBe('home setUp')
  })

  rule('[second 128] a referee feels no heat, also one who was on the pitch and comes back from the dug-out', () => {
    const s = sceneSecond('H1* x', {
      on: ['weather', 'referees'],
      facts: 'weather=scorcher',
      at: 'h24',
      beside: 'n1@stunned~dug-out-home a2@reserves',
    })
    // He stood there when the drive began.
    s.player('N1').fielded = true
    s.activate('H1', '')
    s.step('x')
    expect([s.where('N1'), s.explain().player]).toEqual(['reserves', s.player('H1').id])
    s.roll('heat', 2)
    expect(s.waits()).toBe('away setUp')
  })

  rule('[second 129] a heatwave exhausts nobody', () => {
    expect(scored('heatwave').waits()).toBe('away setUp')
  })
})

describe('showers', () => {
  for (const [face, weather] of [
    [1, 'showers'],
    [3, 'showers'],
    [4, 'betweenShowers'],
    [6, 'betweenShowers'],
  ] as const)
    rule(`[second 130] after a touchdown a ${face} means ${weather}, whether it rained or not`, () => {
      for (const before of ['showers', 'betweenShowers']) {
        const s = scored(before).roll('showers', face)
        expect([s.match.weather, s.waits()]).toEqual([weather, 'away setUp'])
        expect(s.happened('weather').length).toBe(before === weather ? 0 : 1)
      }
    })
})

describe('a blustery wind', () => {
  rule('[second 131] takes 1 from throws, and a missed ball goes one square further', () => {
    const s = inWeather('H1* . . H2 . x', 'blustery', 'throwing', 'interceptions')
    s.activate('H1', '')
    s.throwTo('H2')
    expect(s.modifiers()).toContain('blustery -1')
    s.roll('pass', 1, 3).roll('scatter', 5).roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[second 131] without it the ball scatters once', () => {
    const s = inWeather('H1* . . H2 x', 'nice', 'throwing', 'interceptions')
    s.activate('H1', '')
    s.throwTo('H2')
    expect(s.modifiers()).not.toContain('blustery -1')
    s.roll('pass', 1, 3).roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[second 131] kicks: 1 less, and one square more', () => {
    const kick = (weather: string): Scene => {
      const s = sceneSecond('H1* . . . . . . . . .', {
        on: ['weather', 'standingUp', 'kickers', 'kicksInPlay'],
        facts: `weather=${weather}`,
      })
      s.activate('H1', '')
      s.choose('kickBall', { square: 'f18' })
      return s
    }
    const windy = kick('blustery')
    expect(windy.modifiers()).toContain('blustery -1')
    const calm = kick('nice')
    expect(calm.modifiers()).not.toContain('blustery -1')
    for (const s of [windy, calm]) s.roll('kick', 1, 6).roll('scatter', 2).roll('bounces', 2, 2).roll('bounce', 2)
    expect([windy.ball(), calm.ball()]).toEqual(['ground a18', 'ground b18'])
  })
})

describe('cold fingers', () => {
  rule('[second 132] a carrier rolls before he moves, once in his action, and on a 1 drops the ball', () => {
    const s = inWeather('H1* x b', 'iceCold')
    s.activate('H1', '')
    s.choose('step', { square: 'x' })
    expect(s.explain()).toMatchObject({ roll: 'numbFingers', needed: 2 })
    s.roll('numbFingers', 2)
    s.step('b')
    expect([s.where('H1'), s.holder()]).toEqual(['b', 'H1'])
  })

  rule('[second 132] the ball scatters from where he stands, and he goes on', () => {
    const s = inWeather('H1* x . A1', 'iceCold')
    s.activate('H1', '')
    s.choose('step', { square: 'x' })
    s.roll('numbFingers', 1).roll('bounce', 7)
    expect([s.where('H1'), s.ball()]).toEqual(['x', 'ground g10'])
    expect(s.answers('step')).not.toEqual([])
  })

  rule('[second 132] who moves without the ball, or has it and stands still, does not roll', () => {
    const s = inWeather('H1 x . H2*', 'iceCold')
    s.activate('H1', '').step('x')
    s.endAction()
    s.activate('H2', '')
    s.endAction()
    expect(s.waits()).toBe('home turn')
  })

  rule('[second 132] who picks the ball up on his way rolls before he goes on with it', () => {
    const s = inWeather('H1 o x', 'iceCold')
    s.activate('H1', '').step('f11')
    expect(s.holder()).toBe('H1')
    s.choose('step', { square: 'x' })
    s.roll('numbFingers', 6)
    expect(s.where('H1')).toBe('x')
  })

  rule('[second 132] he rolls before a leap too', () => {
    const s = inWeather('H1* A1/ x', 'iceCold', 'leaping')
    s.activate('H1', '')
    s.choose('leap', { square: 'x' })
    s.roll('numbFingers', 2).roll('leap', 5, 5)
    expect(s.where('H1')).toBe('x')
  })
})

describe('a blizzard', () => {
  rule('[second 133] only Quick and Short throws', () => {
    const targets = (weather: string): string[] => {
      const s = inWeather('H1* . . H2 . . H3 . . . H4 . . H5', weather, 'throwing')
      s.activate('H1', '')
      return s.answers('throw')
    }
    expect(targets('nice')).toEqual(['throw f13', 'throw f16', 'throw f20', 'throw f23'])
    expect(targets('blizzard')).toEqual(['throw f13', 'throw f16'])
  })

  rule('[second 133] kicks in play reach 8 squares at most', () => {
    const reach = (weather: string): number => {
      const s = inWeather('H1*', weather, 'kickers', 'kicksInPlay')
      s.activate('H1', '')
      const columns = s.answers('kickBall').map((answer) => Number(answer.replace(/^kickBall \w/, '')))
      return Math.max(...columns) - 10
    }
    expect(reach('blizzard')).toBe(8)
    expect(reach('nice')).toBe(16)
  })

  rule('[second 133] who begins to sprint slips on a 1 or 2: he falls without an armour roll', () => {
    const sprint = (face: number): Scene => {
      const s = sceneSecond('H1* x b', {
        on: ['weather', 'standingUp'],
        facts: 'act=h1:walking:0.0s2 weather=blizzard',
      })
      s.choose('step', { square: 'x' })
      return s.roll('slip', face)
    }
    const slipped = sprint(2).roll('bounce', 2)
    expect([slipped.where('H1'), slipped.posture('H1'), slipped.ball()]).toEqual(['f10', 'faceDown', 'ground e10'])
    expect(slipped.match.turn.side).toBe('away')
    const upright = sprint(3)
    upright.step('b')
    expect(upright.where('H1')).toBe('b')
  })
})

describe('the set-up in any weather', () => {
  rule('[second 127] the match begins as usual', () => {
    expect(openingSecond(newSecond({}, 'weather').roll('weather', 6, 6)).waits()).toBe('home setUp')
  })
})

// Dark Elves: whose arena it is, the heat, and the light that changes between drives. Neighbours: weather.test.ts,
// src/procs/match/skies.ts, daylight.ts, src/skills/lightShy.ts.
import { describe, expect } from 'vitest'
import type { LineUp, MatchSetup } from '../../../src/lineUp.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { rostersSecond } from '../../../src/rosters/second/index.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond, sceneSecond } from '../../support/second.ts'

/** So many light-shy players of eleven. */
const dark = (count = 11): LineUp => {
  const plain = plainSecond()
  return {
    ...plain,
    players: plain.players.map((player, i) => (i < count ? { ...player, skills: ['light-shy'] } : player)),
  }
}

const start = (setup: Partial<MatchSetup>): Scene => newSecond(setup, 'weather')

describe('the arena of Dark Elves', () => {
  rule('[second 134] the coaches dice off for the home arena; if the Dark Elves win there is no weather', () => {
    const s = start({ home: dark() })
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('homeArena', 3, 2)
    expect([s.match.weather, s.waits()]).toEqual(['underground', 'dice coinToss'])
    expect(s.happened('arena')).toEqual([{ type: 'arena', hosts: 'home', openAir: false }])
    s.roll('coinToss', 1)
  })

  rule('[second 134] if the others win the weather is rolled, and equal dice are rolled again', () => {
    const s = start({ home: dark() }).roll('homeArena', 4, 4).roll('homeArena', 1, 2).roll('weather', 6, 6)
    expect([s.match.weather, s.waits()]).toEqual(['blizzard', 'dice coinToss'])
    expect(s.happened('arena')).toEqual([{ type: 'arena', hosts: 'away', openAir: true }])
    s.roll('coinToss', 1)
  })

  rule('[second 134] nobody dices if it is known who is at home, or if both are Dark Elves', () => {
    const known = start({ away: dark(), options: { hosts: 'home' } })
    expect(known.waits()).toBe('dice weather')
    known.roll('weather', 6, 6).roll('coinToss', 1)
    const theirs = start({ away: dark(), options: { hosts: 'away' } })
    expect([theirs.match.weather, theirs.waits()]).toEqual(['underground', 'dice coinToss'])
    const both = start({ home: dark(), away: dark() })
    expect([both.match.weather, both.waits()]).toEqual(['underground', 'dice coinToss'])
    for (const s of [theirs, both]) s.roll('coinToss', 1)
  })

  rule('[second 134] a side with a few of them is no team of Dark Elves', () => {
    const s = start({ home: dark(5) })
    expect(s.waits()).toBe('dice weather')
    s.roll('weather', 6, 6).roll('coinToss', 1)
    const most = start({ home: dark(6) })
    most.roll('homeArena', 6, 1).roll('coinToss', 1)
  })

  rule('[second 302] in a covered arena of the others there is no weather and no sun either', () => {
    const covered: LineUp = { ...plainSecond(), coveredArena: true }
    const s = start({ home: dark(), away: covered }).roll('homeArena', 1, 2)
    expect([s.match.weather, s.waits()]).toEqual(['underground', 'dice coinToss'])
    s.roll('coinToss', 1)
    // It concerns Dark Elves only.
    const others = start({ home: covered, away: covered })
    others.roll('weather', 6, 6).roll('coinToss', 1)
    const open = start({ home: dark() }).roll('homeArena', 1, 2).roll('weather', 4, 3)
    expect(open.waits()).toBe('dice sun')
    open.roll('sun', 3).roll('coinToss', 1)
  })

  rule('[second 134] the players of the list of Dark Elves shun the light', () => {
    for (const roster of rostersSecond) {
      const shy = startingLineUp(roster).players.filter(({ skills }) => skills.includes('light-shy'))
      expect([roster.id, shy.length > 0], roster.id).toEqual([roster.id, roster.id === 'dark-elf'])
    }
  })
})

const throwing = (facts: string, thrower: string = '+light-shy'): string[] => {
  const s = sceneSecond('H1* . . H2', {
    on: ['weather', 'throwing'],
    facts,
    players: { H1: `:4.2.3.3.0.0.9${thrower}`, H2: ':4.2.3.3.0.0.9+light-shy' },
  })
  s.activate('H1', '')
  s.throwTo('H2')
  const found = s.modifiers().filter((one) => one.startsWith('light-shy'))
  s.roll('pass', 6, 6)
  return found
}

describe('the light on Dark Elves', () => {
  rule('[second 135] in a Scorcher and a Heatwave they have −2 on all their throws', () => {
    for (const weather of ['scorcher', 'heatwave']) {
      expect(throwing(`weather=${weather}`)).toEqual(['light-shy -2'])
      expect(throwing(`weather=${weather}`, '')).toEqual([])
    }
  })

  rule('[second 135] showers, blizzards and the underground trouble them no more than others', () => {
    for (const weather of ['showers', 'betweenShowers', 'blizzard', 'underground'])
      expect(throwing(`weather=${weather} light=glare`)).toEqual([])
  })

  rule('[second 136] on a Very Sunny day −2 on throws, on a Sunny one −1, otherwise nothing', () => {
    for (const weather of ['nice', 'blustery', 'iceCold']) {
      expect(throwing(`weather=${weather} light=glare`)).toEqual(['light-shy -2'])
      expect(throwing(`weather=${weather} light=sunny`)).toEqual(['light-shy -1'])
      expect(throwing(`weather=${weather} light=overcast`)).toEqual([])
      expect(throwing(`weather=${weather} light=stormClouds`)).toEqual([])
    }
    expect(throwing('light=glare', '')).toEqual([])
  })

  for (const [dice, rolled] of [
    [[1, 1], false],
    [[1, 2], false],
    [[2, 2], false],
    [[3, 2], true],
    [[4, 5], true],
    [[5, 5], true],
    [[5, 6], true],
    [[6, 6], false],
  ] as const)
    rule(
      `[second 136] weather of ${dice[0] + dice[1]}: the Sun Table is ${rolled ? '' : 'not '}rolled on before the match`,
      () => {
        const s = start({ home: dark(1) }).roll('weather', ...dice)
        expect(s.waits()).toBe(rolled ? 'dice sun' : 'dice coinToss')
        if (rolled) s.roll('sun', 3)
        s.roll('coinToss', 1)
      },
    )

  rule('[second 136] without Dark Elves nobody rolls for the sun', () => {
    const s = start({}).roll('weather', 3, 3)
    expect(s.waits()).toBe('dice coinToss')
    s.roll('coinToss', 1)
  })

  /** A touchdown, and the roll for the sun that follows it. */
  const after = (light: string): Scene => {
    const s = sceneSecond('H1* x', {
      on: ['weather'],
      at: 'h24',
      facts: `act=h1:open:4.0 light=${light}`,
      players: { H1: '+light-shy' },
      beside: 'h2@reserves a2@reserves',
    })
    return s.step('x')
  }

  const shining = (s: Scene): unknown => s.match.squads.home.records.light

  rule('[second 136] after each touchdown it is rolled again, and remembers the last one', () => {
    for (const [before, modifiers, face, then] of [
      ['glare', ['glare -1'], 2, 'glare'],
      ['glare', ['glare -1'], 3, 'sunny'],
      ['glare', ['glare -1'], 6, 'overcast'],
      ['sunny', [], 1, 'glare'],
      ['sunny', [], 2, 'sunny'],
      ['overcast', [], 3, 'overcast'],
      ['overcast', [], 6, 'stormClouds'],
      ['stormClouds', ['stormClouds +1'], 5, 'stormClouds'],
      ['stormClouds', ['stormClouds +1'], 1, 'sunny'],
      ['stormClouds', ['stormClouds +1'], 4, 'overcast'],
    ] as const) {
      const s = after(before)
      expect(s.modifiers(), before).toEqual(modifiers)
      s.roll('sun', face)
      expect([before, face, shining(s)]).toEqual([before, face, then])
    }
  })
})

// Re-rolls of players and teams: whom a roll affects, how many there are, who is asked and when it is final. Neighbours:
// src/procs/rolling/rollForced.ts; ../../kernel/forcedRolls.test.ts has the order of the questions in general.
import { describe, expect } from 'vitest'
import { driveRerolls } from '../../../src/procs/match/driveRerolls.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond, sceneSecond } from '../../support/second.ts'

const LUCKY = '+luck-1'

/** H1 risks a square and falls. */
const falling = (facts: string, players: { [token: string]: string } = {}): Scene => {
  const s = sceneSecond('H1 x . A1', {
    on: ['standingUp', 'rerolls'],
    facts: `act=h1:walking:0.2 ${facts}`.trim(),
    players,
  })
  s.choose('step', { square: 'x' })
  return s
}

const answers = (s: Scene): string[] => s[s.asked()].answers()

describe('a player re-roll', () => {
  rule('[second 105] is for rolls that directly affect that player: those he makes, his armour, his injury', () => {
    const s = falling('', { H1: LUCKY, A1: LUCKY }).roll('goForIt', 1)
    expect([s.waits(), answers(s)]).toEqual(['home reroll', ['keep', 'reroll H1 own']])
    s.home.keep()
    s.roll('armour', 6, 5)
    expect(answers(s)).toEqual(['keep', 'reroll H1 own'])
    s.home.keep()
    s.roll('injury', 6, 6)
    expect(answers(s)).toEqual(['keep', 'reroll H1 own'])
    s.home.choose('reroll', { player: 'H1' })
    s.roll('injury', 1, 2)
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('[second 105] is not for rolls that affect others only', () => {
    const s = falling('', { A1: LUCKY }).roll('goForIt', 1)
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('armour', 3, 3)
  })

  /** H1 blocks A1, and both have one. */
  const block = (): Scene => {
    const s = sceneSecond('H1 A1 . H2 A2', {
      on: ['standingUp', 'rerolls'],
      players: { H1: LUCKY, A1: LUCKY, H2: LUCKY, A2: LUCKY },
    })
    s.activate('H1', '')
    s.block('A1')
    return s
  }

  rule('[second 105] is for a block made by the player or on him', () => {
    const s = block().roll('strike', 3, 3)
    expect([s.waits(), answers(s)]).toEqual(['home reroll', ['keep', 'reroll H1 own']])
    s.home.keep()
    expect([s.waits(), answers(s)]).toEqual(['away reroll', ['keep', 'reroll A1 own']])
    s.away.keep()
  })

  rule(
    '[second 105] is for everybody in a gang, at its roll and at the dodge of its victim, and for all victims of one',
    () => {
      const gang = (dodges: boolean): Scene => {
        const s = sceneSecond('H1 A1 H2 . A2', {
          on: ['standingUp', 'rerolls', 'gangUp', 'dodging'],
          facts: 'act=h1:open:4.0',
          players: { H2: LUCKY, A2: LUCKY },
        })
        s.choose('gangUp', { player: 'A1' })
        s.choose('gangUp', { player: 'H2' })
        if (dodges) s.away.choose('dodge')
        else s.away.decline()
        return s.roll(dodges ? 'evade' : 'strike', 1, 2)
      }
      for (const dodges of [true, false]) {
        const s = gang(dodges)
        expect([s.waits(), answers(s)]).toEqual(['home reroll', ['keep', 'reroll H2 own']])
        s.home.keep()
      }
      const several = sceneSecond('. . . H2\nA1 H1 . .\nA2 . . A3', {
        on: ['standingUp', 'rerolls', 'multipleBlock'],
        facts: 'act=h1:open:4.0',
        players: { A2: LUCKY, A3: LUCKY },
      })
      several.choose('block', { player: 'A1', option: 'multiple' })
      several.roll('strike', 4, 5)
      expect([several.waits(), answers(several)]).toEqual(['away reroll', ['keep', 'reroll A2 own']])
      several.away.keep()
    },
  )

  rule('[second 105] the armour of the victim is not the attacker’s affair', () => {
    const s = block().roll('strike', 6, 4)
    s.home.keep()
    s.away.keep()
    s.roll('armour', 5, 5)
    expect([s.waits(), answers(s)]).toEqual(['away reroll', ['keep', 'reroll A1 own']])
    s.away.keep()
    s.roll('injury', 5, 5)
    expect([s.waits(), answers(s)]).toEqual(['away reroll', ['keep', 'reroll A1 own']])
    s.away.keep()
  })

  rule('[second 105] is for a throw made by the player or aimed at him', () => {
    const s = sceneSecond('H1* . . H2 . H3', {
      on: ['standingUp', 'rerolls', 'throwing'],
      players: { H1: LUCKY, H2: LUCKY, H3: LUCKY },
    })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(answers(s)).toEqual(['keep', 'reroll H1 own', 'reroll H2 own'])
    s.home.keep()
  })

  for (const level of [1, 2, 3])
    rule(`[second 106] Luck ${level} is good for ${level} in a match`, () => {
      const s = falling('', { H1: `+luck-${level}` })
      // Twice in one roll it cannot be; so every roll of his fall takes one, and every later one.
      let left = level
      const roll = (why: string, ...faces: number[]): void => {
        s.roll(why, ...faces)
        if (left === 0) return
        expect(answers(s)).toEqual(['keep', 'reroll H1 own'])
        s.home.choose('reroll', { player: 'H1' })
        left--
        s.roll(why, ...faces)
      }
      roll('goForIt', 1)
      roll('armour', 6, 6)
      roll('injury', 1, 2)
      expect([left, s.player('H1').spent.length, s.where('H1')]).toEqual([0, level, 'stunnedBox'])
    })

  rule('[second 106] a Veteran has one, and Luck adds to it', () => {
    const s = falling('', { H1: '+veteran' }).roll('goForIt', 1)
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 1).roll('armour', 3, 3)
    const both = falling('', { H1: '+veteran+luck-1' }).roll('goForIt', 1)
    both.home.choose('reroll', { player: 'H1' })
    both.roll('goForIt', 1).roll('armour', 3, 3)
    expect(answers(both)).toEqual(['keep', 'reroll H1 own'])
    both.home.keep()
  })
})

describe('a team re-roll', () => {
  rule('[second 107] is for any roll of either side, in any turn', () => {
    const s = falling('rr=0/1').roll('goForIt', 6)
    expect([s.waits(), answers(s)]).toEqual(['away reroll', ['keep', 'reroll team']])
    s.away.choose('reroll', { option: 'team' })
    s.roll('goForIt', 1).roll('armour', 3, 3)
    expect(s.rerolls('away')).toBe(0)
  })

  rule('[second 107] is for rolls of nobody in particular too: the scatter of the ball, the weather', () => {
    const s = sceneSecond('H1* x . A1', {
      on: ['standingUp', 'rerolls'],
      facts: 'act=h1:walking:0.2 rr=1/0',
    })
    s.choose('step', { square: 'x' })
    s.roll('goForIt', 1)
    s.home.keep()
    s.roll('armour', 3, 3)
    s.home.keep()
    s.roll('bounce', 5)
    expect([s.waits(), s.question().subject]).toEqual(['home reroll', 'bounce'])
    s.home.reroll('team')
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground e11')
    const weather = newSecond({ away: plainSecond(11, { rerolls: 1 }) }, 'rerolls', 'weather').roll('weather', 6, 6)
    weather.away.reroll('team')
    weather.roll('weather', 3, 3)
    expect(weather.match.weather).toBe('nice')
    weather.roll('coinToss', 1)
  })

  rule('[second 107] is for fans’ checks', () => {
    const s = sceneSecond('H1 x . A1', {
      on: ['standingUp', 'rerolls', 'fans'],
      facts: 'act=h1:walking:0.2 rr=0/1 loyalty=2/2 fans=5/5',
    })
    s.step('x').roll('goForIt', 1)
    s.away.keep()
    s.roll('armour', 1, 1)
    s.away.keep()
    s.roll('crowd', 2, 2)
    s.away.keep()
    s.roll('fanCheck', 1)
    s.away.reroll('team')
    s.roll('fanCheck', 6)
    expect(s.match.squads.home.records.fans).toBe(4)
  })

  rule('[second 107] a coin is no dice: nobody has it tossed again', () => {
    const s = newSecond({ home: plainSecond(11, { rerolls: 1 }) }, 'rerolls').roll('coinToss', 2)
    expect(s.waits()).toBe('away kickOrReceive')
  })
})

describe('the re-rolls of one roll', () => {
  rule('[second 108] each coach has one at most, and the second stands', () => {
    const s = falling('rr=3/3').roll('goForIt', 6)
    s.home.keep()
    s.away.reroll('team')
    s.roll('goForIt', 1)
    s.home.reroll('team')
    s.roll('goForIt', 2)
    expect([s.waits(), s.where('H1'), s.rerolls('home'), s.rerolls('away')]).toEqual(['home activation', 'x', 2, 2])
  })

  rule('[second 108] who has used his own cannot answer the other', () => {
    const s = falling('rr=3/3').roll('goForIt', 1)
    s.home.reroll('team')
    s.roll('goForIt', 6)
    s.away.reroll('team')
    s.roll('goForIt', 1)
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('armour', 3, 3)
    s.home.keep()
    s.away.keep()
  })

  rule('[second 108] a player re-roll and one of the team are two of one coach: he uses one of them', () => {
    const s = falling('rr=1/0', { H1: LUCKY }).roll('goForIt', 1)
    expect(answers(s)).toEqual(['keep', 'reroll team', 'reroll H1 own'])
    s.home.reroll('team')
    s.roll('goForIt', 1)
    expect(s.dice()).toEqual(['d6', 'd6'])
    s.roll('armour', 3, 3)
    s.home.keep()
  })
})

describe('the end of re-rolls', () => {
  rule('[second 109] a match begins with those of its line-up, whatever was left of the last', () => {
    const home = plainSecond(11, { rerolls: 1 })
    const lucky = { ...home, players: home.players.map((player) => ({ ...player, skills: ['luck-1'] })) }
    const first = newSecond({ home: lucky }, 'rerolls')
    first.match.squads.home.rerolls = 4
    first.match.players[0].spent = ['own match']
    const next = newSecond({ home: lucky }, 'rerolls')
    expect([next.rerolls('home'), next.match.players[0].spent]).toEqual([1, []])
    for (const s of [first, next]) s.roll('coinToss', 1)
  })

  rule('[second 109] those of the team last until they are used, beyond touchdowns', () => {
    const s = sceneSecond('H1* x', {
      on: ['rerolls'],
      at: 'h24',
      facts: 'act=h1:open:4.0 rr=2/1',
      beside: 'h2@reserves a2@reserves',
    })
    s.step('x')
    expect([s.waits(), s.rerolls('home'), s.rerolls('away')]).toEqual(['away setUp', 2, 1])
  })

  rule(
    '[second 109, 114] the one that ends with the touchdown is used first, and the touchdown takes no other for it',
    () => {
      const s = sceneSecond('H1* x', {
        on: ['standingUp', 'rerolls'],
        at: 'h24',
        facts: 'act=h1:walking:0.2 rr=2/0',
        beside: 'h2@reserves a2@reserves',
      })
      // One of the two was won by a chant.
      driveRerolls.put(s.match.squads.home, 1)
      s.step('x').roll('goForIt', 1)
      s.home.reroll('team')
      s.roll('goForIt', 2)
      expect([s.score(), s.waits(), s.rerolls('home')]).toEqual(['1-0', 'away setUp', 1])
    },
  )
})

describe('without the option', () => {
  rule('[second 457] nobody re-rolls, neither by luck nor by a team re-roll', () => {
    const s = sceneSecond('H1 x . A1', {
      on: ['standingUp'],
      facts: 'act=h1:walking:0.2 rr=2/2',
      players: { H1: '+luck-3' },
    })
    s.step('x').roll('goForIt', 1).roll('armour', 3, 3)
    s.expectTurnOf('away')
  })
})

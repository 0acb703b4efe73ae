// Pogo-Sticks: who rides one, what a Fanatic can and cannot do, and what becomes of him once he loses control. Neighbours:
// rulings.test.ts, src/weapons/pogoSticks.ts, src/procs/move/bouncing.ts.
import { describe, expect, it } from 'vitest'
import { forecastMove } from '../../../src/forecast/index.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { WeaponBrought } from '../../../src/vocabulary/weapons.ts'
import { rule } from '../../support/rule.ts'
import { engineSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'
import { atKickOff, kickTo } from '../kicking/kickOffScene.ts'

const on: readonly EditionOption[] = ['secretWeapons']
const FACTS = 'act=h1:open:4.0s4'
const FANATIC = ':4.4.1.4.0.1.7+right-stuff+fanatic+leap-3+heroic-leap'

const riding = (picture: string, { players, ...options }: SecondOptions = {}) =>
  sceneSecond(picture, { on, facts: FACTS, ...options, players: { H1: FANATIC, ...players } })

const goblins = (weapon: WeaponBrought) => {
  const engine = engineSecond(...on)
  const list = engine.rules.rosters.find(({ id }) => id === 'goblin')
  if (!list) throw new Error('no Goblins')
  return engine.start({ home: { ...startingLineUp(list), weapons: [weapon] }, away: plainSecond() })
}

describe('Fanatics', () => {
  rule('[second 201] take the place of Goblin Catchers one for one, with a row and skills of their own', () => {
    const match = goblins({ id: 'pogoSticks' })
    const riders = match.players.filter(({ skills }) => skills.includes('fanatic'))
    expect(riders.map(({ who }) => who.position)).toEqual(['Fanatic', 'Fanatic', 'Fanatic'])
    expect(match.players.filter(({ who }) => who.position === 'Catcher')).toHaveLength(0)
    expect(riders[0].stats).toEqual({ MA: 4, SP: 4, ST: 1, AG: 4, TS: 0, CL: 1, AV: 7 })
    expect(riders[0].skills).toEqual(['right-stuff', 'fanatic', 'leap-3', 'heroic-leap'])
  })

  rule('[second 201] are as many Catchers as the coach names, four at most, and nobody else', () => {
    const catchers = goblins({ id: 'pogoSticks' }).players.filter(({ skills }) => skills.includes('fanatic'))
    const [first] = catchers.map(({ who }) => who.number)
    const one = goblins({ id: 'pogoSticks', crew: { fanatic: [first] } })
    expect(one.players.filter(({ skills }) => skills.includes('fanatic'))).toHaveLength(1)
    expect(() => goblins({ id: 'pogoSticks', crew: { fanatic: [1] } })).toThrow('name Goblin Catcher or Goblin Catcher')
    const many = { ...plainSecond(16), weapons: [{ id: 'pogoSticks' as const }] }
    const players = many.players.map((one) => ({ ...one, race: 'Goblin', position: 'Goblin Catcher' }))
    const { match } = { match: engineSecond(...on).start({ home: { ...many, players }, away: plainSecond() }) }
    expect(match.players.filter(({ skills }) => skills.includes('fanatic'))).toHaveLength(4)
  })

  rule('[second 201] hold what they intercept without a roll', () => {
    const s = sceneSecond('H2* A1 H3', {
      ...{ on: [...on, 'throwing'], facts: 'act=h2:open:4.0' },
      players: { A1: `${FANATIC}` },
    })
    s.throwTo('H3')
    s.roll('pass', 1, 1)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 201] attack nobody, and tackle nobody', () => {
    const s = riding('. A2 .\nH1 A1 .\n. . .', {
      ...{ on: [...on, 'push', 'gangUp', 'fouls', 'stripBall', 'referees', 'shoulderCharge'] },
      players: { A2: '.u' },
    })
    expect(s.answers().filter((one) => !one.startsWith('step') && one !== 'endAction')).toEqual([])
    const walker = sceneSecond('H2 x .\n. A1 .', { on, facts: 'act=h2:open:4.0', players: { A1: FANATIC } })
    walker.step('x')
    expect(walker.waits()).toBe('home activation')
  })

  rule('[second 201] nor any see-saw or cannon, and nobody by boot, spear or several at once', () => {
    const s = riding('. A2 .\nH1 A1 .\n. . .', {
      ...{ on: [...on, 'kickOff', 'kickers', 'booting', 'multipleBlock', 'fouls', 'spearing'] },
      facts: `${FACTS} thing=seeSaw:g10:away thing=cannon:h9:away`,
      players: { H1: `${FANATIC}+kicker` },
    })
    expect(s.answers().filter((one) => !one.startsWith('step') && one !== 'endAction')).toEqual([])
    const any = sceneSecond('. . .\nH1 . .', {
      ...{ on: [...on, 'kickOff'], beside: 'a20@o20', facts: `${FACTS} thing=seeSaw:g10:away thing=cannon:h9:away` },
    })
    expect(any.answers('smash')).toHaveLength(2)
  })

  rule('[second 201] nor any referee who walks by', () => {
    const passed = (players: { readonly [token: string]: string }) => {
      const s = sceneSecond('N1 . . . . \n . A1 . . . \n . . . . H1', {
        ...{ on: [...on, 'referees'], facts: 'turn=away:1/1 kick=away', players },
      })
      s.away.endTurn()
      return s.roll('refereeDirection', 5).roll('refereeMove', 1)
    }
    passed({ A1: FANATIC }).expectTurnOf('home')
    expect(passed({}).waits()).toBe('away tackle')
  })

  rule('[second 201] leap over bodies with 3 more, and heroically', () => {
    const s = riding('. . .\nH1 A1 x', { players: { A1: '.u' }, on: [...on, 'leaping'] })
    s.choose('leap', { square: 'x' })
    s.roll('control', 2)
    expect(s.modifiers()).toContain('leap-3 +3')
    s.roll('leap', 6, 6)
    expect(s.where('H1')).toBe('x')
    const hero = riding('H1* . . .', { at: 'h22' })
    expect(hero.answers('leap').length).toBeGreaterThan(0)
  })
})

describe('a Fanatic under a kick-off', () => {
  const runs = (face: number) => {
    const s = kickTo(
      atKickOff({
        ...{ offence: { 1: 'h5' }, defence: { 1: 'h23' }, on, ruling: 1 },
        players: { H1: { skills: ['fanatic'] } },
      }),
      'h6',
    )
    s.roll('kick', 6, 6)
    s.home.choose('choose', { player: 'H1' })
    return s.roll('control', face)
  }

  rule('[second 202] rolls for control before he runs', () => {
    const s = runs(2)
    s.home.choose('step', { square: 'h6' })
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
  })

  rule('[second 202] and lost, he bounces about, and the ball comes down where it was kicked', () => {
    const s = runs(1)
    for (let hop = 0; hop < 4; hop++) s.roll('bounced', 2)
    s.roll('bounces', 1, 1).roll('bounce', 5)
    expect([s.where('H1'), s.ball()]).toEqual(['d5', 'ground h7'])
    const under = runs(1)
    for (const way of [2, 7, 2, 8]) under.roll('bounced', way)
    expect([under.where('H1'), under.holder()]).toEqual(['h6', 'H1'])
  })
})

describe('control', () => {
  const moving = (face: number, picture = 'H1 x .\n. . .\n. . H2', options: SecondOptions = {}) => {
    const s = riding(picture, options)
    s.choose('step', { square: 'x' })
    return s.roll('control', face)
  }

  /** North four times. */
  const bounce = (s: ReturnType<typeof moving>) => {
    for (let hop = 0; hop < 4; hop++) s.roll('bounced', 2)
    return s
  }

  rule('[second 202] is rolled for before a Fanatic moves, once in his action: lost on a 1', () => {
    const s = moving(2)
    expect(s.where('H1')).toBe('x')
    s.step('f12')
    expect(s.where('H1')).toBe('f12')
    expect(bounce(moving(1)).posture('H1')).toBe('standing')
  })

  rule('[second 202] is lost on a 2 too with the ball', () => {
    expect(bounce(moving(2, 'H1* x .\n. . H2')).happened('moved')).toHaveLength(4)
    expect(moving(3, 'H1* x .').where('H1')).toBe('x')
  })

  rule('[second 202] lost, he bounces four squares and moves no more', () => {
    const s = moving(1, 'H1 x . . y\n. . . . H2')
    for (let hop = 0; hop < 4; hop++) s.roll('bounced', 5)
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['y', 'standing', 'home turn'])
  })

  rule('[second 202] into somebody, both go down, he on the square he came from, and both roll for armour', () => {
    const s = moving(1, 'H1 x A1 .\n. . . H2')
    s.roll('bounced', 5).roll('bounced', 5)
    expect([s.where('H1'), s.posture('H1'), s.posture('A1')]).toEqual(['x', 'faceDown', 'faceDown'])
    s.roll('armour', 1, 2).roll('armour', 6, 6).roll('injury', 3, 4)
    expect([s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'home turn'])
  })

  rule('[second 202] who lies there already stays as he lies, and rolls for armour', () => {
    const s = moving(1, 'H1 x A1 .\n. . . H2', { players: { A1: '.p' } })
    s.roll('bounced', 5).roll('bounced', 5)
    expect(s.posture('A1')).toBe('prone')
    s.roll('armour', 1, 2).roll('armour', 1, 2)
  })

  rule('[second 202] into something solid only he goes down', () => {
    const s = moving(1, 'H1 x . .\n. . . H2', { facts: `${FACTS} thing=cannon:f12` })
    s.roll('bounced', 5).roll('bounced', 5).roll('armour', 1, 2)
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['x', 'faceDown', 'home turn'])
  })

  rule('[second 202] off the pitch the fans have him: he is in the Stunned box, and his ball is thrown in', () => {
    const s = moving(3, 'H1* x .\n. . .', { at: 'a10' })
    expect(s.where('H1')).toBe('x')
    const off = moving(2, 'H1* x .\n. . .\n. . H2', { at: 'a10' })
    off.roll('bounced', 2)
    expect(off.where('H1')).toBe('stunnedBox')
    off.roll('throwIn', 3, 1, 1)
    expect(off.ball()).toMatch(/^ground/)
  })

  rule('[second 202] he takes the ball along that lies where he bounces', () => {
    const s = moving(1, 'H1 x o . . .\n. . . . . H2')
    for (let hop = 0; hop < 4; hop++) s.roll('bounced', 5)
    expect(s.ball()).toBe('held H1')
  })

  rule('[second 202] knocked off his feet he loses the ball', () => {
    const s = moving(1, 'H1* x A1 .\n. . . H2')
    s.roll('bounced', 5).roll('bounced', 5).roll('armour', 1, 2).roll('armour', 1, 2).roll('bounce', 7)
    expect(s.ball()).toMatch(/^ground/)
  })

  rule('[second 202] into the end zone with the ball he scores where his bounces end', () => {
    const s = moving(1, 'H1* x . .', { at: 'h21' })
    for (let hop = 0; hop < 4; hop++) s.roll('bounced', 5)
    expect(s.score()).toBe('1-0')
    s.roll('ruling', 1)
  })

  it('[second 202] is in the forecast of his first step, and of no other', () => {
    const { engine, match, player, square } = riding('H1 x y\n. . .\n. . H2')
    const forecast = forecastMove(engine, match, player('H1').id)
    const chances = (from: number, to: number) =>
      forecast.hop(from, { to, leap: false, cost: 1 }, 0, false).rolls.map(({ chance }) => chance)
    expect(chances(player('H1').at, square('x'))).toEqual([5 / 6])
    expect(chances(square('x'), square('y'))).toEqual([])
    expect(forecast.isQuiet(player('H1').at, square('x'))).toBe(false)
  })

  it('[second 202] is not rolled for again in a position after he has moved', () => {
    const s = riding('H1 x .\n. . H2', { players: { H1: `${FANATIC}!control` } })
    s.step('x')
    expect(s.where('H1')).toBe('x')
  })
})

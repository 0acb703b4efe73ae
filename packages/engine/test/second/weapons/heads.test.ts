// Heads that a chainsaw cut off: where they roll, how they are carried, and what they are worth at home. Neighbours: chainsaws.test.ts,
// src/procs/hurt/decapitated.ts, src/procs/ball/headsHome.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons']
const FACTS = 'act=h1:open:4.0'

const behead = (picture: string, options: SecondOptions = {}) => {
  const s = sceneSecond(picture, { on, facts: FACTS, ...options, players: { H1: '+chainsaw', ...options.players } })
  s.choose('block', { player: 'A1', option: 'saw' })
  return s.roll('saw', 6, 6)
}

describe('a chainsaw that cuts off a head', () => {
  rule('[second 198] kills, and the head scatters from where its owner stood', () => {
    const s = behead('. . . H2\nH1 A1 x')
    expect(s.where('A1')).toBe('dead')
    expect(s.happened('beheaded')).toHaveLength(1)
    s.roll('bounce', 5).roll('kickback', 6)
    expect(s.balls()).toEqual(['absent off', 'head ground x'])
  })

  rule('[second 198] also takes the ball from its victim, which scatters like the head', () => {
    const s = behead('. . . H2\nH1 A1* x\n. y .')
    s.roll('bounce', 5).roll('bounce', 7).roll('kickback', 6)
    expect(s.balls()).toEqual(['ground x', 'head ground y'])
  })

  rule('[second 198] kills whoever is tough, too, and Thick Skulls do not help', () => {
    const s = behead('. . . H2\nH1 A1 .', { players: { A1: '+toughness-4+thick-skull' } })
    expect(s.where('A1')).toBe('dead')
    s.roll('bounce', 5).roll('kickback', 6)
  })

  rule('[second 198] off the pitch the crowd throws the head back', () => {
    const s = behead('H1 A1 . H2', { at: 'a10' })
    s.roll('bounce', 2).roll('throwIn', 3, 1, 1).roll('kickback', 6)
    expect(s.balls()[1]).toMatch(/^head ground/)
  })
})

describe('a head', () => {
  const heads = 'heads=home:f11'

  rule('[second 198] is picked up, handed on and thrown as the ball is, and is none to score with', () => {
    const s = sceneSecond('H1 . H2', { on, facts: `${FACTS} ${heads}` })
    s.step('f11')
    expect(s.balls()[1]).toBe('head held H1')
    s.handOff('H2')
    expect(s.balls()[1]).toBe('head held H2')
    const end = sceneSecond('H1 x .\nH2 . .', { on, at: 'h24', facts: `${FACTS} heads=home:h24` })
    end.step('x')
    expect([end.score(), end.waits()]).toEqual(['0-0', 'home activation'])
  })

  rule('[second 198] is thrown by the table of throws', () => {
    const s = sceneSecond('H1 . H2', { on: [...on, 'throwing'], facts: `${FACTS} heads=home:f10` })
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.balls()[1]).toBe('head held H2')
  })

  rule('[second 198] is held by nobody who holds the ball, nor by a Loony', () => {
    const carrier = sceneSecond('H1* x . H2', { on, facts: `${FACTS} ${heads}` })
    carrier.step('f11')
    carrier.roll('bounce', 5)
    expect(carrier.balls()).toEqual(['held H1', 'head ground f12'])
    const loony = sceneSecond('H1 x . H2', { on, facts: `${FACTS} ${heads}`, players: { H1: '+chainsaw' } })
    loony.step('f11')
    loony.roll('bounce', 5)
    expect(loony.balls()[1]).toBe('head ground f12')
  })

  rule('[second 198] in the own entry zone it gives the side that cut it off a team re-roll', () => {
    const s = sceneSecond('H1 .\n. .', { on, at: 'c4', facts: `act=h1:open:4.0 heads=home:b4` })
    s.step('b4', 'a4')
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
    expect(s.happened('headHome')).toMatchObject([{ side: 'home', cutBy: 'home' }])
    expect(s.balls()[1]).toBe('head absent off')
  })

  rule('[second 198] there it denies it to the side that cut it off, and gives nothing', () => {
    const s = sceneSecond('H1 .\n. .', { on, at: 'c4', facts: `act=h1:open:4.0 heads=away:b4` })
    s.step('b4', 'a4')
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 0])
    expect(s.happened('headHome')).toMatchObject([{ side: 'home', cutBy: 'away' }])
  })

  rule('[second 198] in the entry zone of the other side it is nobody’s reward', () => {
    const s = sceneSecond('H1 .', { on, at: 'n22', facts: `act=h1:open:4.0 heads=home:n23` })
    s.step('n23', 'o23')
    expect(s.happened('headHome')).toEqual([])
  })

  rule('[second 198] is home as well when it is caught there', () => {
    const s = sceneSecond('. . H2\nH1 . .', { on: [...on, 'throwing'], at: 'a4', facts: `${FACTS} heads=home:b4` })
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([s.rerolls('home'), s.happened('headHome').length]).toEqual([1, 1])
  })
})

it('a position with heads is written as it was read', () => {
  const text = 'second:secretWeapons turn=home:1/1 ball=c3 heads=home:h14/away:g13 weapons=chainsaws/ h1@g13 a1@h13'
  expect(writePosition(readPosition(text).match)).toBe(text)
})

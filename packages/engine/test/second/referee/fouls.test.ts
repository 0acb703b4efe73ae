// Fouls on the Foul Table, with nobody there to see them. Neighbours: seen.test.ts has the referees, spears.test.ts the dive.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const WEAK = ':4.2.2.3.0.0.9'
const STRONG = ':4.2.7.3.0.0.9'

const fouling = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on: ['fouls'], ...options })
  s.choose('activate', { player: 'H1' })
  return s
}

const foul = (s: Scene, option: string, die: number): Scene => {
  s.choose('foul', { player: 'A1', option })
  return s.roll('foul', die)
}

rule('[second 88] an opponent who lies beside the player may be fouled, sneakily or blatantly; nobody else may', () => {
  const s = fouling('H2/ H1 A1/ . A3/ \n A2 . A4_')
  expect(s.answers('foul')).toEqual(['foul A1 sneaky', 'foul A1 blatant', 'foul A4 sneaky', 'foul A4 blatant'])
})

rule('[second 88] a foul is the attack of his action, and ends it', () => {
  const s = foul(fouling('H1 A1/ \n H2 .'), 'sneaky', 2)
  s.expectTurnOf('home')
  expect(s.answers()).toEqual(['endTurn', 'activate H2'])
})

rule('[second 87] who lies on the ground is fouled, and neither blocked nor pushed', () => {
  const on = ['push', 'shoulderCharge', 'stripBall', 'fouls'] as const
  const s = fouling('H1 A1/ \n A2_ .', { on })
  expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual([
    'endAction',
    ...['foul A1 sneaky', 'foul A1 blatant', 'foul A2 sneaky', 'foul A2 blatant'],
  ])
})

rule('[second 90] on 1 the fouler falls on his face and rolls for his armour', () => {
  const s = foul(fouling('H1* A1/ \n H2 .'), 'blatant', 1)
  s.roll('armour', 3, 3).roll('bounce', 4)
  expect([s.posture('H1'), s.posture('A1'), s.turnover()]).toEqual(['faceDown', 'prone', ''])
  s.expectTurnOf('home')
})

rule('[second 90] on 2 and 3 nothing happens', () => {
  for (const manner of ['sneaky', 'blatant'])
    for (const die of [2, 3]) {
      const s = foul(fouling('H1 A1/ \n H2 .'), manner, die)
      expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'prone'])
      s.expectTurnOf('home')
    }
})

rule('[second 90] on 4, and on 5 of a sneaky foul, the victim is turned on his face and rolls for his armour', () => {
  for (const [manner, die] of [
    ['sneaky', 4],
    ['sneaky', 5],
    ['blatant', 4],
  ] as const) {
    const s = foul(fouling('H1 A1/ \n H2 .'), manner, die)
    expect([s.posture('A1'), s.waits()]).toEqual(['faceDown', 'dice armour'])
    s.roll('armour', 4, 5)
    expect(s.where('A1')).toBe('f11')
    s.expectTurnOf('home')
  }
})

rule('[second 90] on more he is injured without an armour roll', () => {
  for (const [manner, die] of [
    ['sneaky', 6],
    ['blatant', 5],
    ['blatant', 6],
  ] as const) {
    const s = foul(fouling('H1 A1_ \n H2 .'), manner, die).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    s.expectTurnOf('home')
  }
})

rule('[second 89] the stronger fouler adds 1 and the weaker takes 1 off, however great the difference', () => {
  const modified = (options: SecondOptions): string[] => {
    const s = fouling('H1 A1/', options)
    s.choose('foul', { player: 'A1', option: 'sneaky' })
    const modifiers = s.modifiers()
    s.roll('foul', 3)
    if (s.waits() === 'dice armour') s.roll('armour', 1, 1)
    return modifiers
  }
  expect(modified({})).toEqual([])
  expect(modified({ players: { A1: WEAK } })).toEqual(['stronger +1'])
  expect(modified({ players: { H1: STRONG } })).toEqual(['stronger +1'])
  expect(modified({ players: { A1: STRONG } })).toEqual(['weaker -1'])
})

rule('[second 89] [second 90] so a weaker fouler falls on a 2, and a stronger one injures on a 5', () => {
  const weak = foul(fouling('H1 A1/ \n H2 .', { players: { A1: STRONG } }), 'sneaky', 2).roll('armour', 1, 2)
  expect(weak.posture('H1')).toBe('faceDown')
  const strong = foul(fouling('H1 A1/', { players: { A1: WEAK } }), 'sneaky', 5).roll('injury', 1, 2)
  expect(strong.where('A1')).toBe('stunnedBox')
})

rule('[second 91] Mighty Blow counts for the armour and the injury of a foul', () => {
  const hurt = foul(fouling('H1 A1/', { players: { H1: '+mighty-blow-3' } }), 'sneaky', 4)
  const modifiers = hurt.modifiers()
  hurt.roll('armour', 3, 4)
  expect([modifiers, hurt.modifiers()]).toEqual([['mighty-blow-3 +3'], ['mighty-blow-3 +2']])
  hurt.roll('injury', 2, 4)
  expect(hurt.where('A1')).toBe('ko')
  const crushed = foul(fouling('H1 A1/', { players: { H1: '+mighty-blow-1' } }), 'blatant', 5)
  crushed.roll('injury', 3, 4)
  expect(crushed.where('A1')).toBe('ko')
})

rule('[second 454] without fouls nobody is fouled', () => {
  const s = sceneSecond('H1 A1/ \n A2_ .', { on: ['referees'] })
  s.choose('activate', { player: 'H1' })
  expect(s.answers('foul')).toEqual([])
})

rule('[second 453] without referees nobody sees a foul', () => {
  const s = foul(fouling('H1 A1/ \n H2 .'), 'blatant', 3)
  s.expectTurnOf('home')
  expect([s.happened('penalised'), s.match.players.some(({ side }) => side === 'neutral')]).toEqual([[], false])
})

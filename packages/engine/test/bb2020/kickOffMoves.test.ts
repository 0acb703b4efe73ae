// Kick-off events of bb2020 that move players: Solid Defence, High Kick, Quick Snap and the Blitz.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

/** A kick that will bounce on c22; the event is next. */
const event = (table: readonly [number, number], s: Scene = readyToKick()): Scene => kickBb2020(s, 'c20', [5, 2], table)

/** Shirt numbers on the list, each once, for answers like `pick H4` or `step A4 e14`. */
const shirts = (answers: string[]): string[] => [...new Set(answers.map((answer) => answer.split(' ')[1]))]

const place = (s: Scene, player: string, square: string): void => {
  s.coachOf(player).choose('pick', { player })
  s.coachOf(player).choose('place', { square })
}

describe('Solid Defence', () => {
  rule('[bb2020 76, 77] a D3 + 3 of the open kickers are set up again', () => {
    const s = event([2, 2]).roll('solidDefence', 2)
    expect(s.waits()).toBe('home setUp')
    expect(shirts(s.home.answers('pick'))).toEqual(['H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11'])
    place(s, 'H4', 'e11')
    place(s, 'H5', 'k11')
    place(s, 'H6', 'f11')
    place(s, 'H7', 'j11')
    expect(shirts(s.home.answers('pick'))).toEqual(['H4', 'H5', 'H6', 'H7'])
    place(s, 'H4', 'e10')
    s.home.choose('done')
    expect([s.where('H4'), s.where('H7'), s.where('H8')]).toEqual(['e10', 'j11', 'h11'])
    s.roll('bounce', 5)
  })

  rule('[bb2020 76] with 5 or 6 on the die it is six of them', () => {
    const s = event([2, 2]).roll('solidDefence', 5)
    for (const [player, square] of [
      ['H4', 'e11'],
      ['H5', 'k11'],
      ['H6', 'f11'],
      ['H7', 'j11'],
      ['H8', 'h10'],
      ['H11', 'h8'],
    ])
      place(s, player, square)
    expect(s.home.answers('pick')).toHaveLength(6)
    s.home.choose('done')
    s.roll('bounce', 5)
  })

  rule('[bb2020 78] the new set-up must be legal, in the own half and on free squares', () => {
    const s = event([2, 2]).roll('solidDefence', 2)
    s.home.choose('pick', { player: 'H8' })
    expect(s.home.answers()).not.toContain('place h14')
    expect(s.home.answers()).not.toContain('place h13')
    expect(s.home.answers('toReserves')).toEqual([])
    s.home.choose('place', { square: 'b12' })
    place(s, 'H11', 'd12')
    expect(s.home.answers('done')).toEqual([])
    s.home.choose('formation', { option: 'asBefore' })
    expect([s.where('H8'), s.where('H11')]).toEqual(['h11', 'h7'])
    s.roll('bounce', 5)
  })
})

describe('High Kick', () => {
  rule('[bb2020 79, 80] one open receiver goes under the ball, and must catch it', () => {
    const s = event([2, 3])
    expect(s.waits()).toBe('away highKick')
    expect(shirts(s.away.answers('step'))).toEqual(['A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11'])
    s.away.choose('step', { player: 'A10' })
    expect(s.where('A10')).toBe('c22')
    expect(s.modifiers()).toEqual(['kick -1'])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A10')
  })

  rule('[bb2020 79] he may stay where he is', () => {
    const s = event([2, 3])
    s.away.decline()
    s.roll('bounce', 5)
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 79] nobody moves under a ball that lands on a player or off the pitch', () => {
    const taken = kickBb2020(readyToKick(), 'h18', [5, 2], [2, 3])
    expect(taken.waits()).toBe('dice catch')
    taken.roll('catch', 4)
    expect(kickBb2020(readyToKick(), 'b20', [2, 6], [2, 3]).waits()).toBe('away touchback')
  })
})

describe('Quick Snap', () => {
  rule('[bb2020 91] a D3 + 3 of the open receivers move one square each', () => {
    const s = event([4, 5]).roll('quickSnap', 1)
    expect(s.waits()).toBe('away quickSnap')
    expect(shirts(s.away.answers('step'))).toEqual(['A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11'])
    s.away.choose('step', { player: 'A4', square: 'e14' })
    expect(shirts(s.away.answers('step'))).not.toContain('A4')
    s.away.choose('step', { player: 'A5', square: 'k14' })
    s.away.choose('step', { player: 'A6', square: 'f14' })
    s.away.choose('step', { player: 'A11', square: 'i19' })
    s.roll('bounce', 5)
    expect(s.where('A6')).toBe('f14')
  })

  rule('[bb2020 91] an open receiver may step over the line', () => {
    const s = openingBb2020()
    s.home.choose('formation', { option: 'wall' })
    const squares = ['g14', 'h14', 'k14', 'e15', 'f15', 'g15', 'h15', 'i15', 'j15', 'k15', 'h20']
    squares.forEach((square, i) => {
      place(s, `A${i + 1}`, square)
    })
    s.away.choose('done')
    event([4, 5], nameKicker(s)).roll('quickSnap', 1)
    s.away.choose('step', { player: 'A3', square: 'k13' })
    s.away.choose('done')
    expect(s.where('A3')).toBe('k13')
    s.roll('bounce', 5)
  })
})

describe('the Blitz', () => {
  /** The Blitz is on: four kickers may act. Home with re-rolls, and these skills on player 9. */
  const blitzing = (...skills: string[]): Scene =>
    event([5, 5], readyToKick(openingBb2020(lineUpBb2020(11, { rerolls: 3 }, { 9: skills })))).roll('blitz', 1)

  rule('[bb2020 92] a D3 + 3 of the kickers who were open when it was rolled act before the ball lands', () => {
    const s = blitzing()
    expect(s.waits()).toBe('home turn')
    expect(s.markers()).toBe('0/0')
    expect(shirts(s.answers('activate'))).toEqual(['H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11'])
    s.activate('H6', 'move').step('f13')
    s.endAction()
    expect(shirts(s.answers('activate'))).not.toContain('H6')
    for (const player of ['H4', 'H5', 'H7']) {
      s.activate(player, 'move')
      s.endAction()
    }
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 93] one of them may blitz; nobody blocks, fouls, passes or hands off', () => {
    const s = blitzing()
    expect(s.answers('activate').filter((answer) => answer.includes('H8'))).toEqual([
      'activate H8 move',
      'activate H8 blitz',
    ])
    s.activate('H6', 'blitz')
    s.choose('nominate', { player: 'A2' })
    s.endAction()
    expect(new Set(s.answers('activate').map((answer) => answer.split(' ')[2]))).toEqual(new Set(['move']))
    s.endTurn()
    s.roll('bounce', 5)
  })

  const blocks = (s: Scene): Scene => {
    s.activate('H6', 'blitz')
    s.choose('nominate', { player: 'A2' })
    s.step('f13')
    s.block('A2')
    return s
  }

  rule('[bb2020 94, 97] it ends when a kicker goes down, and no team re-roll helps', () => {
    const s = blocks(blitzing()).roll('block', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.posture('H6')).toBe('prone')
    expect(s.rerolls('home')).toBe(3)
  })

  rule('[bb2020 95] it goes on when a receiver is knocked down', () => {
    const s = blocks(blitzing()).roll('block', 6)
    s.push('h15')
    s.stay()
    s.roll('armour', 1, 1)
    expect(s.posture('A2')).toBe('prone')
    s.endAction()
    expect(s.waits()).toBe('home turn')
    s.endTurn()
    s.roll('bounce', 5)
  })

  rule('[bb2020 98] the re-roll of Dodge does not work in it', () => {
    const s = blitzing('dodge')
    s.activate('H9', 'move').step('c13', 'c14', 'c13')
    s.roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 98] Pro, which belongs to an action and not to a turn, does', () => {
    const s = blitzing('pro')
    s.activate('H9', 'move').step('c13', 'c14', 'c13')
    s.roll('dodge', 2)
    s.reroll('pro')
    s.roll('pro', 3).roll('dodge', 3)
    s.endAction()
    s.expectTurnOf('home')
    s.endTurn()
    s.roll('bounce', 5)
  })

  rule('[bb2020 98] the re-roll of Sure Feet does not work in it', () => {
    const s = blitzing('sure-feet')
    s.activate('H9', 'move').step('c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c5')
    s.roll('goForIt', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1).roll('bounce', 5)
  })
})

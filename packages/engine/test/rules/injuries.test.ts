// Knocked down, armour, the injury table, the dugout and substitutes. Chapter H of the ledger.
import { describe, expect } from 'vitest'
import { kick } from '../support/game.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 knocks A1 down on x and stays; A1's armour is pending. */
const knockDown = (options: SceneOptions = {}, picture = 'H9 . H1 A1 x .'): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.stay()
  return s
}

/** Home's last player is stunned in his own turn: his block fails. */
const stunHome = (s: Scene): Scene => {
  s.activate('H1', 'block').block('A1')
  return s.roll('block', 1).roll('armour', 4, 5).roll('injury', 3, 4)
}

/** In editions with a casualty table its roll follows at once. */
const CASUALTY_DICE: { readonly [edition: string]: readonly number[] } = { crp: [1, 1], third: [1] }
const casualty = (s: Scene): Scene => {
  const dice = CASUALTY_DICE[currentEdition()]
  return dice ? s.roll('casualty', ...dice) : s
}

describe('knocked down', () => {
  rule('[bugman 125] he lies face up where he fell and has no tackle zones', () => {
    const s = knockDown().roll('armour', 3, 4)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'prone'])
    s.activate('H9', 'move').step('f11', 'e12', 'e13', 'e14', 'e15')
    expect([s.where('H9'), s.waits()]).toEqual(['e15', 'home activation'])
  })

  rule('[bugman 126, 127] a fallen carrier drops the ball, which bounces once armour and injury are done', () => {
    const s = knockDown({}, 'H9 . H1 A1* x y').roll('armour', 4, 5)
    expect([s.waits(), s.holder()]).toEqual(['dice injury', null])
    s.roll('injury', 2, 3)
    expect([s.waits(), s.dice(), s.posture('A1')]).toEqual(['dice bounce', ['d8'], 'stunned'])
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
    s.expectTurnOf('home')
  })

  rule('[bugman 126, 127] it bounces from his square though he was carried off', () => {
    const s = knockDown({}, 'H9 . H1 A1* x y').roll('armour', 4, 5).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
  })

  rule('[bugman 127] both fall: the ball waits for the armour of both', () => {
    const s = scene('H9 . H1* A1 x')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2).roll('armour', 1, 2).roll('armour', 1, 2).roll('bounce', 4)
    expect(s.ball()).toBe('ground f11')
    s.expectTurnOf('away')
  })
})

describe('armour and injury', () => {
  rule('[bugman 128] [third 194] two dice must beat the armour value, and no team re-roll touches them', () => {
    const rows: readonly (readonly [av: number, dice: readonly [number, number], breaks: boolean])[] = [
      [8, [4, 4], false],
      [8, [4, 5], true],
      [7, [3, 4], false],
      [7, [3, 5], true],
      [10, [5, 5], false],
      [10, [5, 6], true],
    ]
    for (const [av, dice, breaks] of rows) {
      const s = knockDown({ players: { A1: `:6.3.3.${av}` } })
      expect([s.dice(), s.needs(), s.modifiers()]).toEqual([['d6', 'd6'], av + 1, []])
      s.roll('armour', ...dice)
      expect(s.waits(), `${dice} against ${av}`).toBe(breaks ? 'dice injury' : 'home turn')
      if (breaks) s.roll('injury', 1, 1)
    }
    const s = scene('H9 . H1 A1', { facts: 'rr=1/1' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1).keep()
    s.roll('armour', 4, 5).roll('injury', 1, 1)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 1])
  })

  rule('[bugman 129] every knocked-down player takes an armour roll: by a block, or by his own failure', () => {
    const blocked = scene('H9 . H1 A1 x')
    blocked.activate('H1', 'block').block('A1')
    blocked.roll('block', 2)
    expect(blocked.explain().player).toBe(blocked.player('A1').id)
    blocked.roll('armour', 3, 4)
    expect(blocked.explain().player).toBe(blocked.player('H1').id)
    blocked.roll('armour', 3, 4)
    const slipped = scene('H9 . H1 x y', { players: { H1: ':1338' } })
    slipped.activate('H1', 'move').step('x', 'y')
    slipped.roll('goForIt', 1)
    expect([slipped.waits(), slipped.explain().player]).toEqual(['dice armour', slipped.player('H1').id])
    slipped.roll('armour', 3, 4)
  })

  rule('[bugman 131] [third 195] 2-7 is stunned, 8-9 knocked out, 10 and more a casualty', () => {
    const rows: readonly (readonly [a: number, b: number, where: string])[] = [
      [1, 1, 'x'],
      [1, 2, 'x'],
      [3, 4, 'x'],
      [2, 6, 'ko'],
      [4, 4, 'ko'],
      [3, 6, 'ko'],
      [4, 6, 'casualty'],
      [5, 6, 'casualty'],
      [6, 6, 'casualty'],
    ]
    for (const [a, b, where] of rows) {
      const s = knockDown().roll('armour', 6, 6)
      expect([s.dice(), s.modifiers()]).toEqual([['d6', 'd6'], []])
      s.roll('injury', a, b)
      if (where === 'casualty') casualty(s)
      expect(s.where('A1'), `${a} and ${b}`).toBe(where)
      s.expectTurnOf('home')
    }
  })
})

describe('stunned', () => {
  rule('[bugman 132] he stays on the pitch face down, without tackle zones', () => {
    const s = knockDown().roll('armour', 6, 6).roll('injury', 3, 4)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'stunned'])
    s.activate('H9', 'move').step('f11', 'e12', 'e13', 'e14', 'e15')
    expect(s.waits()).toBe('home activation')
  })

  rule("[bugman 133, 135] he turns face up as his team's next turn ends and may stand up in the turn after", () => {
    const s = knockDown({ facts: 'turn=home:2/1', beside: 'a2@m20' })
    s.roll('armour', 6, 6).roll('injury', 3, 4)
    s.endTurn()
    expect([s.posture('A1'), s.answers('activate').some((answer) => answer.includes('A1'))]).toEqual(['stunned', false])
    s.endTurn()
    expect(s.posture('A1')).toBe('prone')
    s.endTurn()
    s.activate('A1', 'move')
    expect(s.answers()).toEqual(['endAction', 'standUp'])
    s.standUp()
    expect(s.posture('A1')).toBe('standing')
  })

  rule('[bugman 133] he turns face up though a turnover ended that turn', () => {
    const s = knockDown({ facts: 'turn=home:2/1', players: { A2: ':1338' } }, 'H9 . H1 A1 x A2 . y')
    s.roll('armour', 6, 6).roll('injury', 3, 4)
    s.endTurn()
    s.activate('A2', 'move').step('f16', 'y').roll('goForIt', 1).roll('armour', 1, 2)
    expect(s.happened('turnover')).toHaveLength(1)
    expect(s.posture('A1')).toBe('prone')
  })

  rule('[bugman 134] stunned in his own turn he stays face down for another', () => {
    const s = stunHome(scene('H9 . H1 A1', { facts: 'turn=home:2/1' }))
    s.expectTurnOf('away')
    expect(s.posture('H1')).toBe('stunned')
    s.endTurn()
    expect([s.posture('H1'), s.answers('activate').some((answer) => answer.includes('H1'))]).toEqual(['stunned', false])
    s.endTurn()
    expect(s.posture('H1')).toBe('prone')
  })
})

describe('the dugout', () => {
  rule('[bugman 136, 137] the knocked out roll 4+ before each later set-up, and who fails rolls again', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:8/8 overtime=yes rr=1/1', beside: 'h2@ko a2@ko' })
    s.endTurn()
    expect([s.waits(), s.needs(), s.explain().player]).toEqual(['dice recover', 4, s.player('H2').id])
    s.roll('recover', 3)
    s.roll('recover', 4)
    expect([s.where('H2'), s.where('A2'), s.waits()]).toEqual(['ko', 'reserves', 'home setUp'])
    expect(s.home.answers('pick')).toEqual(['pick H1'])
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A1', 'pick A2'])
    s.away.choose('formation', { option: 'wall' })
    kick(s, 'h20', [5, 1], [1, 1]).roll('bounce', 5)
    for (let turn = 0; turn < 16; turn++) s.endTurn()
    s.roll('coinToss', 1).home.choose('kick')
    expect([s.waits(), s.explain().player]).toEqual(['dice recover', s.player('H2').id])
    s.roll('recover', 6)
    expect(s.where('H2')).toBe('reserves')
  })

  rule('[bugman 136] a player knocked out goes to his box', () => {
    const s = knockDown().roll('armour', 6, 6).roll('injury', 4, 5)
    expect([s.where('A1'), s.match.board[s.square('x')]]).toEqual(['ko', 0])
    s.expectTurnOf('home')
  })

  rule('[bugman 138] a casualty is out for the match', () => {
    const s = knockDown({ facts: 'turn=home:8/7', beside: 'a2@m20' }).roll('armour', 6, 6).roll('injury', 5, 5)
    casualty(s)
    expect(s.where('A1')).toBe('casualty')
    s.endTurn()
    s.endTurn()
    expect(s.waits()).toBe('home setUp')
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A2'])
  })

  rule('[bugman 139] nobody comes on for a player lost while the drive is played', () => {
    const s = knockDown({ beside: 'a2@m20 a3@reserves' }).roll('armour', 6, 6).roll('injury', 4, 5)
    s.endTurn()
    expect(s.answers('activate').map((answer) => answer.split(' ')[1])).not.toContain('A3')
    s.endTurn()
    expect([s.where('A3'), s.waits()]).toEqual(['reserves', 'home turn'])
  })

  rule('[bugman 140] reserves may be set up after a touchdown, after half-time and for overtime', () => {
    const touchdown = scene('H1* x', { at: 'h25', beside: 'h2@reserves a2@reserves' })
    touchdown.activate('H1', 'move').step('x')
    touchdown.endAction()
    const halfTime = scene('H1 . A1', { facts: 'turn=home:8/8', beside: 'h2@reserves' })
    halfTime.endTurn()
    const overtime = scene('H1 . A1', { facts: 'half=2 turn=home:8/8 overtime=yes', beside: 'h2@reserves' })
    overtime.endTurn()
    overtime.roll('coinToss', 1).home.choose('kick')
    for (const s of [touchdown, halfTime, overtime]) {
      expect(s.waits()).toBe('home setUp')
      expect(s.home.answers('pick')).toEqual(['pick H1', 'pick H2'])
    }
    expect(touchdown.score()).toBe('1-0')
  })
})

describe('injuries at the cup', () => {
  rule(
    '[bugman 605, 606, 607] a casualty leaves the match; no table, nothing lasts beyond it',
    () => {
      const s = knockDown({ facts: 'half=2 turn=home:8/8', players: { A1: ':6338' }, beside: 'a2@m20' })
      s.roll('armour', 6, 6).roll('injury', 6, 6)
      expect([s.where('A1'), s.waits()]).toEqual(['casualty', 'home turn'])
      expect(s.happened('casualty')).toMatchObject([{ player: s.player('A1').id, result: '' }])
      s.endTurn()
      expect(s.waits()).toBe('over')
      expect(s.player('A1').injuries).toEqual([])
      expect(s.player('A1').stats).toEqual({ MA: 6, ST: 3, AG: 3, AV: 8 })
    },
    'bugman',
  )
})

// Multiple Block: two opponents in one action, also with Stab, Frenzy and Dauntless.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 between two opponents; without tackle zones they do not assist each other. */
const BETWEEN = 'H9 . x A1 H1 A2 y'
const STRONG = ':6538+multiple-block'

const begin = (players: { readonly [token: string]: string }, picture = BETWEEN): Scene => {
  const dazed = Object.fromEntries(['A1', 'A2', 'A3'].map((token) => [token, `${players[token] ?? ''}.z`]))
  return scene(picture, { players: { ...players, ...dazed } }).activate('H1', 'block')
}
const double = (s: Scene, token: string): Scene => {
  s.choose('block', { player: token, option: 'double' })
  return s
}
/** One block of two, whose opponent is pushed. */
const pushBack = (s: Scene, to: string): Scene => {
  s.roll('block', 3)
  s.push(to)
  return s
}

describe('Multiple Block', () => {
  rule('[bugman 483-485] two blocks in turn, each defender with 2 more strength, no follow-up', () => {
    const s = begin({ H1: STRONG })
    expect(s.answers()).toEqual(['endAction', 'block A1', 'block A2', 'block A1 double', 'block A2 double'])
    double(s, 'A1')
    expect(s.dice()).toEqual(['block'])
    pushBack(s, 'x')
    expect(s.waits()).toBe('home activation')
    s.block('A2')
    expect(s.dice()).toEqual(['block'])
    pushBack(s, 'y')
    expect([s.where('A1'), s.where('H1'), s.where('A2')]).toEqual(['x', 'f14', 'y'])
    s.expectTurnOf('home')
  })

  rule('[bugman 484] against equals the defenders’ coach chooses between two dice each time', () => {
    const s = double(begin({ H1: '+multiple-block' }), 'A1')
    s.roll('block', 3, 6)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('pushed')
    s.push('x')
    s.block('A2')
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3)
    s.push('y')
  })

  rule('[bugman 487, 617] the second opponent is named after the first block, and is another one', () => {
    const s = double(begin({ H1: STRONG, A1: '+stand-firm' }, `${BETWEEN}\n. . . . A3 . .`), 'A1')
    s.roll('block', 3).away.use()
    expect(s.answers()).toEqual(['endAction', 'block A2', 'block A3'])
    s.block('A3')
    s.roll('block', 3)
    s.push('h14')
    s.expectTurnOf('home')
    expect(s.happened('blockDeclared')).toHaveLength(2)
  })

  rule('[bugman 483] the two blocks are all: nobody is left to be blocked a third time', () => {
    const s = double(begin({ H1: STRONG, A1: '+stand-firm', A2: '+stand-firm' }), 'A1')
    s.roll('block', 3).away.use()
    s.block('A2')
    s.roll('block', 3).away.use()
    s.expectTurnOf('home')
    expect([s.where('A1'), s.where('A2')]).toEqual(['f13', 'f15'])
  })

  rule('[bugman 486] the second block is an option, and only for one who still stands', () => {
    const s = pushBack(double(begin({ H1: STRONG }), 'A1'), 'x')
    s.endAction()
    s.expectTurnOf('home')
    const wrestled = double(begin({ H1: STRONG, A1: '+wrestle' }), 'A1').roll('block', 2)
    wrestled.away.use()
    expect([wrestled.posture('H1'), wrestled.waits()]).toEqual(['prone', 'home turn'])
    const down = double(begin({ H1: STRONG }), 'A1').roll('block', 1)
    down.roll('armour', 1, 2)
    expect(down.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 483] only in a Block action, next to two standing opponents, and only with the skill', () => {
    const none = ['endAction', 'block A1', 'block A2']
    expect(begin({}).answers()).toEqual(none)
    expect(begin({ H1: STRONG }, BETWEEN.replace('A2', 'A2/')).answers()).toEqual(['endAction', 'block A1'])
    const blitz = scene(BETWEEN, { players: { H1: STRONG } }).activate('H1', 'blitz')
    expect(blitz.answers('block')).toEqual(['block A1', 'block A2'])
  })

  rule('[bugman 483, 484] he may still make a single block: plain strength, and he may follow up', () => {
    const s = begin({ H1: '+multiple-block' })
    s.choose('block', { player: 'A1', option: '' })
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3)
    s.push('x')
    s.followUp()
    expect(s.where('H1')).toBe('f13')
    s.expectTurnOf('home')
  })

  rule('[bugman 485] with Frenzy he uses one or the other', () => {
    const s = pushBack(double(begin({ H1: `${STRONG}+frenzy` }), 'A1'), 'x')
    expect([s.where('H1'), s.waits()]).toEqual(['f14', 'home activation'])
    s.block('A2')
    pushBack(s, 'y')
    expect(s.where('H1')).toBe('f14')
    s.expectTurnOf('home')
    const frenzy = begin({ H1: `${STRONG}+frenzy` })
    frenzy.choose('block', { player: 'A1', option: '' })
    frenzy.roll('block', 3, 3)
    frenzy.push('x')
    expect([frenzy.where('H1'), frenzy.waits()]).toEqual(['f13', 'dice block'])
    frenzy.roll('block', 6, 6)
    frenzy.push('f11')
    frenzy.roll('armour', 1, 2)
    frenzy.expectTurnOf('home')
  })

  rule('[bugman 485] an opponent who stands firm next to him causes no Frenzy either', () => {
    const s = double(begin({ H1: `${STRONG}+frenzy`, A1: '+stand-firm' }), 'A1')
    s.roll('block', 3).away.use()
    expect([s.waits(), s.answers()]).toEqual(['home activation', ['endAction', 'block A2']])
    s.endAction()
    s.expectTurnOf('home')
  })

  rule('[bugman 402] Dauntless compares with the 2 included', () => {
    const s = double(begin({ H1: '+multiple-block+dauntless' }), 'A1')
    expect(s.question().subject).toBe('dauntless')
    s.use()
    expect(s.needs()).toBe(3)
    s.roll('dauntless', 3)
    expect(s.dice()).toEqual(['block'])
    pushBack(s, 'x')
    s.block('A2')
    s.use()
    s.roll('dauntless', 2)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3)
    s.push('y')
  })

  rule('[bugman 433, 483] a first block wasted by Foul Appearance leaves the second', () => {
    const s = double(begin({ H1: STRONG, A1: '+foul-appearance' }), 'A1')
    s.roll('foulAppearance', 1)
    expect(s.answers()).toEqual(['endAction', 'block A2'])
    s.block('A2')
    pushBack(s, 'y')
    s.expectTurnOf('home')
  })
})

describe('with Stab', () => {
  const knife = (): Scene => double(begin({ H1: `${STRONG}+stab` }), 'A1')

  rule('[bugman 616] a stab may take the place of both blocks', () => {
    const s = knife()
    s.use()
    s.roll('armour', 1, 2)
    expect(s.answers()).toEqual(['endAction', 'block A2'])
    s.block('A2')
    s.use()
    s.roll('armour', 1, 2)
    s.expectTurnOf('home')
  })

  rule('[bugman 616] or of either one', () => {
    const first = knife()
    first.use()
    first.roll('armour', 1, 2)
    first.block('A2')
    first.decline()
    pushBack(first, 'y').expectTurnOf('home')
    const second = knife()
    second.decline()
    pushBack(second, 'x')
    second.block('A2')
    second.use()
    second.roll('armour', 1, 2)
    second.expectTurnOf('home')
  })
})

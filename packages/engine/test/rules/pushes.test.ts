// Push-backs: squares, chains, the ball and the crowd. Chapter G of the ledger.
import { describe, expect } from 'vitest'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 blocks A1 and rolls one die. */
const hit = (s: Scene, face: number): Scene => {
  s.activate('H1', 'block').block('A1')
  return s.roll('block', face)
}
const PUSHED = 3
const DOWN = 6

describe('where a player is pushed', () => {
  rule(
    '[bugman 107] [third 189] away from the blocker: straight on or half a turn to either side, in all eight directions',
    () => {
      const rows: readonly (readonly [victim: string, squares: readonly string[]])[] = [
        ['g13', ['f12', 'f13', 'f14']],
        ['g14', ['f14', 'f15', 'g15']],
        ['h14', ['g15', 'h15', 'i15']],
        ['i14', ['i15', 'j14', 'j15']],
        ['i13', ['j12', 'j13', 'j14']],
        ['i12', ['i11', 'j11', 'j12']],
        ['h12', ['g11', 'h11', 'i11']],
        ['g12', ['f11', 'f12', 'g11']],
      ]
      for (const [victim, squares] of rows) {
        const s = hit(scene('H1', { at: 'h13', beside: `a1@${victim}` }), PUSHED)
        expect(s.answers().sort()).toEqual(squares.map((square) => `push ${square}`))
      }
    },
  )

  rule('[bugman 108] the blocking coach picks the square, though the other coach chose the die', () => {
    const s = scene('H1 A1', { players: { H1: ':6238' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1, 3)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('pushed')
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A1').id])
    s.push('g12')
    expect(s.where('A1')).toBe('g12')
  })

  rule('[bugman 109] [third 189] he must take an empty square before an occupied one', () => {
    const two = hit(
      scene(`
        .  .  x
        H1 A1 A2/
        .  .  y
      `),
      PUSHED,
    )
    expect(two.answers().sort()).toEqual(['push x', 'push y'])
    const one = hit(
      scene(`
        .  .  A3
        H1 A1 A2
        .  .  y
      `),
      PUSHED,
    )
    expect([one.where('A1'), one.waits()]).toEqual(['y', 'home followUp'])
  })

  rule('[bugman 110] a square with only the ball is empty; the ball bounces off and that is no turnover', () => {
    const s = scene(`
      .  .  A2 .
      H1 A1 o  x
      .  .  A3 .
      H9 .  .  .
    `)
    hit(s, PUSHED)
    expect(s.where('A1')).toBe('g12')
    s.stay()
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.happened('turnover')).toEqual([])
    s.expectTurnOf('home')
  })
})

const CHAIN = `
  .  .  A2 .  .
  H1 A1 A3 x  .
  .  .  A4 .  .
  H9 .  .  .  .
`

describe('chain pushes', () => {
  rule('[bugman 111] [third 189] with all three taken, the player there is pushed on as if by the first', () => {
    const s = hit(scene(CHAIN), PUSHED)
    expect(s.answers().sort()).toEqual(['push f12', 'push g12', 'push h12'])
    s.push('f12')
    // A2 on f12 is pushed away from A1 on g11: north, north-east, east.
    expect(s.question().player).toBe(s.player('A2').id)
    expect(s.answers().sort()).toEqual(['push e12', 'push e13', 'push f13'])
    s.push('e13')
    s.followUp()
    expect([s.where('H1'), s.where('A1'), s.where('A2'), s.where('A3')]).toEqual(['g11', 'f12', 'e13', 'g12'])
    s.expectTurnOf('home')
  })

  rule('[bugman 112] players who are down are pushed on too and stay as they lie', () => {
    const s = hit(scene(CHAIN.replace('A3', 'A3/')), PUSHED)
    s.push('g12')
    s.push('x')
    expect([s.where('A3'), s.posture('A3')]).toEqual(['x', 'prone'])
    s.stay()
    const t = hit(scene(CHAIN.replace('A2', 'A2=')), PUSHED)
    t.push('f12')
    t.push('e12')
    t.stay()
    expect([t.where('A2'), t.posture('A2'), t.where('A1')]).toEqual(['e12', 'stunned', 'f12'])
  })

  rule('[bugman 113] the moving coach picks every square of a chain, for players of either side', () => {
    const s = hit(
      scene(`
        .  .  A2 A5 .
        H1 A1 H3 A6 x
        .  .  A4 A7 .
      `),
      PUSHED,
    )
    s.push('g12')
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('H3').id])
    s.push('g13')
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A6').id])
    s.push('x')
    s.stay()
    expect([s.where('A1'), s.where('H3'), s.where('A6')]).toEqual(['g12', 'g13', 'x'])
  })

  rule('[bugman 124] those pushed on by a chain are not knocked down by the result', () => {
    const s = hit(scene(CHAIN), DOWN)
    s.push('g12')
    s.push('x')
    s.followUp()
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('armour', 3, 4)
    expect([s.posture('A1'), s.posture('A3')]).toEqual(['prone', 'standing'])
    expect(s.where('A1')).toBe('g12')
    s.expectTurnOf('home')
  })
})

const atEdge = (picture: string, options: SceneOptions = {}): Scene => scene(picture, { at: 'a10', ...options })
const EDGE = `
  A1 .
  H1 .
  .  .
  H9 .
`

describe('the crowd', () => {
  rule('[bugman 114] [third 189, 190] without an empty square on the pitch, a square off it means the crowd', () => {
    const out = hit(atEdge(EDGE), PUSHED)
    expect([out.where('A1'), out.waits()]).toEqual(['crowd', 'home followUp'])
    out.stay()
    out.roll('injury', 1, 2)
    const room = hit(atEdge('H1 A1 A2\n. . x'), PUSHED)
    expect([room.where('A1'), room.waits()]).toEqual(['x', 'home followUp'])
    // One candidate square is off the pitch and two are occupied: no chain push.
    const full = hit(atEdge('H1 A1 A2\n. . A3'), PUSHED)
    expect([full.where('A1'), full.where('A2'), full.where('A3')]).toEqual(['crowd', 'a12', 'b12'])
    full.followUp()
    expect(full.where('H1')).toBe('a11')
    full.roll('injury', 1, 2)
  })

  rule('[bugman 115, 116] the crowd rolls one bare injury, no armour, though he would have been knocked down', () => {
    const s = hit(atEdge(EDGE), DOWN)
    s.stay()
    expect([s.waits(), s.modifiers()]).toEqual(['dice injury', []])
    s.roll('injury', 4, 3)
    const rolls = s.events.flatMap((event) => (event.type === 'rolled' ? [event.roll.roll] : []))
    expect(rolls).toEqual(['block', 'injury'])
    s.expectTurnOf('home')
  })

  rule('[bugman 117] [third 190] stunned by the crowd: to the reserves, and not back before the drive ends', () => {
    const s = hit(atEdge(EDGE, { facts: 'turn=home:8/7', beside: 'a2@h20' }), PUSHED)
    s.stay()
    s.roll('injury', 1, 6)
    expect(s.where('A1')).toBe('reserves')
    s.endTurn()
    expect(s.answers('activate').some((answer) => answer.includes('A1'))).toBe(false)
    s.endTurn()
    expect(s.waits()).toBe('home setUp')
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A1', 'pick A2'])
  })

  rule('[bugman 118] [third 190] the crowd knocks out as the table says', () => {
    const s = hit(atEdge(EDGE), PUSHED)
    s.stay()
    s.roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    s.expectTurnOf('home')
  })

  rule('[bugman 118] a casualty of the crowd goes to the dead and injured', () => {
    const s = hit(atEdge(EDGE), PUSHED)
    s.stay()
    s.roll('injury', 4, 6)
    if (currentEdition() === 'crp') s.roll('casualty', 1, 1)
    expect(s.where('A1')).toBe('casualty')
    s.expectTurnOf('home')
  })

  rule('[bugman 119] the ball of a carrier pushed off is thrown in from his last square, after his injury', () => {
    const s = hit(atEdge(EDGE.replace('A1', 'A1*')), PUSHED)
    s.followUp()
    s.roll('injury', 1, 2)
    // Straight on and 2 + 3, counting the first square: a10 to e10.
    s.roll('throwIn', 3, 2, 3)
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground e11')
    s.expectTurnOf('home')
  })

  rule('[bugman 119] an own carrier chain-pushed off is thrown in likewise, and costs the turn', () => {
    const s = hit(
      atEdge(`
        A2 H2* A3
        .  A1 .
        .  H1 .
        H9 .  .
      `),
      PUSHED,
    )
    s.push('a11')
    s.stay()
    s.roll('injury', 1, 2).roll('throwIn', 3, 1, 4).roll('bounce', 7)
    expect([s.where('H2'), s.where('A1'), s.ball()]).toEqual(['reserves', 'a11', 'ground f11'])
    expect(s.happened('turnover')).toHaveLength(1)
    s.expectTurnOf('away')
  })
})

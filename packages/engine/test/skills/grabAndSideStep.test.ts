// Who chooses the square of a push, and among which: Grab, Side Step, and the two together.
import { describe, expect } from 'vitest'
import { newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const OPEN = `
  H9 . a b c
  .  . H1 A1 d
  .  . e f g
`
const ALL = ['push a', 'push b', 'push c', 'push d', 'push e', 'push f', 'push g']
const USUAL = ['push c', 'push d', 'push g']
/** All squares around A1 are occupied, by players who do not assist. */
const FULL = `
  H2/ H3/ A2/ .
  H1  A1  A3/ x
  H4/ H5/ A4/ .
`
const CHAIN = `
  .  .  A2 .
  H1 A1 A3 x
  .  .  A4 .
  H9 .  .  .
`

const hit = (face: number, players: NonNullable<SceneOptions['players']>, action = 'block', picture = OPEN): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', action).block('A1')
  return s.roll('block', face)
}
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Grab', () => {
  rule('[bugman 332, 440] in a Block action he may push to any empty square next to his victim', () => {
    for (const face of [3, 5, 6]) {
      const s = hit(face, { H1: '+grab' })
      expect(asked(s)).toBe('home useSkill grab')
      s.use()
      expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', ALL])
      s.push('a')
      s.stay()
      if (face > 3) s.roll('armour', 1, 2)
      expect([s.where('A1'), s.where('H1')]).toEqual(['a', 'g12'])
    }
  })

  rule('[bugman 440] he may leave it, and in a blitz it is not there', () => {
    const s = hit(3, { H1: '+grab' })
    s.decline()
    expect(s.answers().sort()).toEqual(USUAL)
    const blitz = hit(3, { H1: '+grab' }, 'blitz')
    expect([blitz.waits(), blitz.answers().sort()]).toEqual(['home pushSquare', USUAL])
  })

  rule('[bugman 442] with no empty neighbour the usual rules apply', () => {
    const s = hit(3, { H1: '+grab' }, 'block', FULL)
    expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', ['push f12', 'push g12', 'push h12']])
  })

  rule('[bugman 440] at the sideline he can only keep his victim on the pitch with it', () => {
    const edge = scene('. A1 .\n. H1 .\nH9 . .', { at: 'a10', players: { H1: '+grab' } })
    edge.activate('H1', 'block').block('A1')
    edge.roll('block', 3).use()
    expect(edge.answers().sort()).toEqual(['push a10', 'push a12', 'push b10', 'push b12'])
    edge.push('b10')
    edge.stay()
    expect(edge.where('A1')).toBe('b10')
  })

  rule('[bugman 443] no player has both Grab and Frenzy', () => {
    const [first, ...rest] = plainLineUp().players
    for (const skills of [
      ['grab', 'frenzy'],
      ['frenzy', 'block', 'grab'],
    ]) {
      const home = plainLineUp(11, { players: [{ ...first, skills }, ...rest] })
      expect(() => newGame({ home })).toThrow(/exclude each other/)
    }
  })

  rule('[bugman 444] further down a chain it is not used', () => {
    const s = hit(3, { H1: '+grab' }, 'block', CHAIN)
    expect(asked(s)).toBe('home useSkill grab')
    s.decline()
    s.push('g12')
    expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', ['push f13', 'push h13', 'push x']])
    s.push('x')
    s.stay()
  })
})

describe('Side Step', () => {
  rule(
    '[bugman 332, 535, 537] [third 233] his own coach may choose among all empty neighbours, also when he goes down',
    () => {
      for (const face of [3, 5, 6]) {
        const s = hit(face, { A1: '+side-step' })
        expect(asked(s)).toBe('away useSkill side-step')
        s.away.use()
        expect([s.waits(), s.away.answers().sort()]).toEqual(['away pushSquare', ALL])
        s.away.push('e')
        s.followUp()
        if (face > 3) s.roll('armour', 1, 2)
        expect([s.where('A1'), s.where('H1')]).toEqual(['e', 'g13'])
      }
    },
  )

  rule('[bugman 535] [third 233] declined, the blocking coach has the usual three squares', () => {
    const s = hit(3, { A1: '+side-step' })
    s.away.decline()
    expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', USUAL])
  })

  rule('[bugman 536] not without an empty neighbour on the pitch', () => {
    const s = hit(3, { A1: '+side-step' }, 'block', FULL)
    expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', ['push f12', 'push g12', 'push h12']])
    const edge = scene('H2/ A1 H3/\nH4/ H1 H5/', { at: 'a10', players: { A1: '+side-step' } })
    edge.activate('H1', 'block').block('A1')
    edge.roll('block', 3).stay()
    edge.roll('injury', 1, 2)
    expect(edge.where('A1')).toBe('reserves')
  })

  rule('[bugman 535] one free square at the sideline saves him from the crowd', () => {
    const s = scene('H2/ A1 H3/\n. H1 H5/', { at: 'a10', players: { A1: '+side-step' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).away.use()
    s.stay()
    expect(s.where('A1')).toBe('b10')
  })

  rule('[bugman 537, 611] in a chain the moving coach directs everybody but the one who side-steps', () => {
    const s = hit(3, { A3: '+side-step' }, 'block', CHAIN)
    s.push('g12')
    expect([asked(s), s.question().player]).toEqual(['away useSkill side-step', s.player('A3').id])
    s.away.use()
    expect([s.waits(), s.away.answers().sort()]).toEqual([
      'away pushSquare',
      ['push f11', 'push f13', 'push h11', 'push h13', 'push x'],
    ])
    s.away.push('h11')
    s.stay()
    expect([s.where('A1'), s.where('A3')]).toEqual(['g12', 'h11'])
    const plain = hit(3, { A2: '+side-step' }, 'block', CHAIN)
    plain.push('g12')
    expect(plain.waits()).toBe('home pushSquare')
  })

  rule('[bugman 335, 537] it does not help a prone player in a chain', () => {
    const s = hit(3, { A3: '+side-step' }, 'block', CHAIN.replace('A3', 'A3/'))
    s.push('g12')
    expect(s.waits()).toBe('home pushSquare')
  })
})

describe('Grab against Side Step', () => {
  rule('[bugman 441] [crp 129] they cancel each other, in a Block action and in a blitz', () => {
    for (const action of ['block', 'blitz']) {
      const s = hit(3, { H1: '+grab', A1: '+side-step' }, action)
      expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', USUAL])
    }
  })

  rule('[bugman 444, 611] Grab does not cancel the Side Step of a player further down the chain', () => {
    const s = hit(3, { H1: '+grab', A3: '+side-step' }, 'block', CHAIN)
    s.decline()
    s.push('g12')
    expect(asked(s)).toBe('away useSkill side-step')
    s.away.use()
    s.away.push('f11')
    s.stay()
    expect([s.where('A1'), s.where('A3')]).toEqual(['g12', 'f11'])
  })
})

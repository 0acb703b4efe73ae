// Leaps over trap counters. Neighbours: ../moving/leaping.test.ts has leaps over bodies, entering.test.ts what counters do.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { ACT, counters, type TrapOptions, trapScene } from './trapScene.ts'

const PICTURE = `
  . . a b c .
  . H1 x d . H9
  . . e f g .`

const leaper = (kind: string, options: TrapOptions = {}): Scene =>
  trapScene(PICTURE, `${kind}:g12`, { with: ['leaping'], at: 'f10', ...options })

const leap = (s: Scene, square: string, ...dice: readonly number[]): Scene => {
  s.choose('leap', { square, option: 'pit' })
  s.roll('leap', ...dice)
  return s
}

rule('[second 212] a counter may be leapt over like a body, turned over or not, for 3 squares', () => {
  const open = trapScene(PICTURE, '', { with: ['leaping'], facts: `${ACT} thing=pit:g12:away` })
  for (const s of [leaper('blank'), open])
    expect(s.answers('leap')).toEqual(['f11', 'a', 'b', 'd', 'h11', 'e', 'f'].map((to) => `leap ${to} pit`))
  const s = leap(leaper('pit'), 'd', 6, 4)
  expect([s.where('H1'), counters(s), s.happened('counterRevealed')]).toEqual(['d', ['pit'], []])
  expect(s.match.stack.at(-1)).toMatchObject({ moves: 1 })
})

rule('[second 212] not over one that holds somebody, nor over one with somebody on it', () => {
  const held = trapScene(PICTURE, '', { with: ['leaping'], facts: `${ACT} thing=pit:g12:away:a1`, beside: 'a1@pit' })
  expect(held.answers('leap')).toEqual([])
  const shut = trapScene(PICTURE, '', {
    with: ['leaping'],
    facts: `${ACT} thing=trapdoor:g12:away:a1`,
    beside: 'a1@below',
  })
  expect(shut.answers('leap')).toEqual([])
})

rule('[second 212] 6 or less: he falls into the pit', () => {
  const s = leap(leaper('pit'), 'd', 1, 2)
  s.roll('armour', 2, 2)
  expect([s.where('H1'), counters(s), s.happened('counterRevealed')]).toMatchObject([
    'pit',
    ['pit h1'],
    [{ kind: 'pit' }],
  ])
})

rule('[second 212] over a bluff he falls where he leapt from, and it is turned over', () => {
  const s = leap(leaper('blank'), 'd', 1, 2)
  expect(s.happened('counterRevealed')).toMatchObject([{ kind: 'blank' }])
  s.roll('armour', 2, 2)
  expect([s.where('H1'), s.posture('H1'), counters(s)]).toEqual(['g11', 'faceDown', []])
})

rule('[second 212] [second 215] over a mine he comes down on it, and falls there if it leaves him whole', () => {
  const s = leap(leaper('mine'), 'd', 1, 2)
  s.roll('injury', 4, 4)
  expect([s.where('H1'), counters(s)]).toEqual(['ko', []])
  const whole = leap(leaper('mine', { players: { H1: '+toughness-4' } }), 'd', 1, 2)
  whole.roll('injury', 1, 1).roll('armour', 2, 2)
  expect([whole.where('H1'), whole.posture('H1')]).toEqual(['x', 'faceDown'])
})

rule('[second 212] [second 218] over a trampoline he is thrown on from it', () => {
  const s = leap(leaper('trampoline'), 'd', 1, 2)
  s.roll('trampoline', 5).roll('bounceDown', 1)
  expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['g16', 'standing', 'home activation'])
})

rule('[second 209] on the square where he lands another counter may lie: it is turned over before he falls', () => {
  const s = trapScene(PICTURE, 'pit:g12 pit:g13', { with: ['leaping'] })
  leap(s, 'd', 3, 2)
  s.roll('armour', 2, 2)
  expect([s.where('H1'), counters(s)]).toEqual(['pit', ['pit', 'pit h1']])
  const blank = trapScene(PICTURE, 'pit:g12 blank:g13', { with: ['leaping'] })
  leap(blank, 'd', 3, 2)
  expect(blank.happened('counterRevealed')).toHaveLength(1)
  blank.roll('armour', 2, 2)
  expect([blank.where('H1'), blank.posture('H1')]).toEqual(['d', 'faceDown'])
  const lands = trapScene(PICTURE, 'pit:g12 blank:g13', { with: ['leaping'] })
  leap(lands, 'd', 6, 4)
  expect([lands.where('H1'), lands.waits()]).toEqual(['d', 'home activation'])
})

rule('[second 212] over a body it is a leap over the body, whatever lies beside it', () => {
  const s = trapScene('. . . \n H1 A1/ x \n . y .', 'pit:h11', { with: ['leaping'] })
  expect(s.answers('leap')).toContain('leap x')
  expect(s.answers('leap')).not.toContain('leap x pit')
})

rule('[second 212] with two counters in between he leaps over the one that lies more directly', () => {
  const s = trapScene(PICTURE, 'blank:f12 pit:g12', { with: ['leaping'] })
  leap(s, 'd', 1, 2)
  s.roll('armour', 2, 2)
  expect(s.where('H1')).toBe('pit')
})

rule('[second 219] a big base falls where it leapt from: the pit is too small for it', () => {
  const s = trapScene(
    `
    . . . . . .
    H1 . x . . .
    . . . . . .`,
    'pit:g12',
    { with: ['leaping'], players: { H1: ':5.1.7.2.-1.-1.11+large' }, facts: 'act=h1:open:5.2s1' },
  )
  s.choose('leap', { square: 'g13', option: 'pit' })
  s.roll('leap', 1, 2)
  s.roll('armour', 2, 2)
  expect([s.where('H1'), s.posture('H1'), s.happened('counterRevealed')]).toEqual(['g10', 'faceDown', []])
})

rule('[second 209] a heroic leap ends on a counter like any other', () => {
  const s = trapScene('H1* . x', 'pit:h25', { at: 'h23', players: { H1: '+heroic-leap' }, facts: ACT })
  s.choose('leap', { square: 'h25', option: 'heroic' })
  s.roll('heroicLeap', 1)
  s.roll('armour', 2, 2)
  expect([s.where('H1'), s.score()]).toEqual(['pit', '0-0'])
  s.roll('bounce', 4)
})

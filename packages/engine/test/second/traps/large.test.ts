// Large Monsters and trap counters. Neighbours: special.test.ts has what mines do to others, leapingPits.test.ts their leaps.
import { expect } from 'vitest'
import type { TrapKind } from '../../../src/tables/trapTables.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { counters, trapScene } from './trapScene.ts'

/** He covers f10 to g11 and steps to the east: onto f12 and g12. */
const walks = (kinds: string, picture = 'H1 . . . \n . . . .'): Scene => {
  const s = trapScene(picture, kinds, {
    players: { H1: ':5.1.7.2.-1.-1.11+large' },
    facts: 'act=h1:open:5.2s1',
    with: ['standingUp'],
  })
  s.step('f11')
  return s
}

rule(
  '[second 219] any part of his base on a pit: he trips and lies there, without an armour roll and not in the pit',
  () => {
    const s = walks('pit:g12', 'H1* . . . \n . . . .')
    s.roll('bounce', 12)
    expect([s.posture('H1'), s.where('H1'), counters(s), s.ball()]).toEqual(['faceDown', 'f11', ['pit'], 'ground h13'])
  },
)

rule('[second 219] he stands up as usual, and does not trip again over what his base covers already', () => {
  const s = trapScene('H1/ . . . \n . . . .', '', {
    players: { H1: ':5.1.7.2.-1.-1.11+large' },
    facts: 'turn=away:1/1 thing=pit:g11:away',
    with: ['standingUp'],
  })
  s.away.endTurn()
  s.home.choose('done')
  s.activate('H1', '')
  s.step('g10')
  expect(s.posture('H1')).toBe('standing')
  s.step('h10', 'g10')
  expect([s.posture('H1'), s.where('H1')]).toEqual(['faceDown', 'g10'])
})

rule('[second 219] quicksand, trapdoor and trampoline only trip him', () => {
  for (const kind of ['quicksand', 'trapdoor', 'trampoline'] satisfies TrapKind[]) {
    const s = walks(`${kind}:f12`)
    expect([s.posture('H1'), s.where('H1'), counters(s)]).toEqual(['faceDown', 'f11', [kind]])
  }
})

rule('[second 219] a spiked pit goes through his foot: he is in the Injured box at once', () => {
  const s = walks('spikedPit:f12')
  expect([s.where('H1'), counters(s)]).toEqual(['injured', ['spikedPit']])
})

rule('[second 219] a mine does to him what it does to anybody', () => {
  const s = walks('mine:f12', 'H1 . . A1 \n . . . .')
  expect(s.posture('A1')).toBe('faceDown')
  s.roll('injury', 4, 4).roll('armour', 2, 2)
  expect(s.where('H1')).toBe('ko')
})

rule('[second 219] a bluff is nothing to him either, and of two counters under his base each counts', () => {
  const s = walks('blank:f12 pit:g12')
  expect(s.happened('counterRevealed').map((event) => event.type === 'counterRevealed' && event.kind)).toEqual([
    'blank',
    'pit',
  ])
  expect(s.posture('H1')).toBe('faceDown')
})

rule('[second 219] he trips but once over two pits under his base', () => {
  const s = walks('pit:f12 pit:g12')
  expect(s.happened('counterRevealed')).toHaveLength(2)
  expect(s.happened('posture')).toHaveLength(1)
})

rule('[second 209] who advances onto a pit on which a Large Monster stood falls into it', () => {
  const s = trapScene('. . . . \n H1 A1 . . \n . . . .', '', {
    players: { A1: ':5.1.3.2.-1.-1.11+large' },
    facts: 'act=h1:open:4.2 thing=pit:g11:home',
    with: ['push'],
  })
  s.choose('shove', { player: 'A1' })
  s.roll('shove', 5, 5)
  if (s.waits() === 'home pushSquare') s.choose('push', { square: 'f12' })
  s.choose('step', { square: 'g11' })
  s.roll('armour', 1, 2)
  expect([s.where('H1'), counters(s)]).toEqual(['pit', ['pit h1']])
})

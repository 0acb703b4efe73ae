// Trickster: moving to another side of the attacker.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const block = (picture: string, players: { readonly [token: string]: string } = {}, action = 'block'): Scene => {
  const s = scene(picture, { players: { A1: '+trickster', ...players } })
  s.activate('H1', action)
  if (action === 'blitz') s.choose('nominate', { player: 'A1' })
  s.block('A1')
  return s
}

describe('trickster', () => {
  rule('[bb2020 638] before the dice are counted he may take any free square next to the attacker', () => {
    // In his first square H2 and H3 assist against him; in the new one A2 assists him.
    const s = block('. . H2\nx H1 A1\nA2 . H3')
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'trickster'])
    s.away.use()
    expect([s.waits(), s.away.answers()]).toEqual([
      'away placePlayer',
      ['place f10', 'place f11', 'place x', 'place h11'],
    ])
    s.away.choose('place', { square: 'x' })
    expect([s.waits(), s.where('A1'), s.dice()]).toEqual(['dice block', 'x', ['block', 'block']])
    s.roll('block', 3, 3)
    // He is pushed away from the attacker as they stand now, and the attacker may follow up there.
    expect(s.answers('push')).toEqual(['push h9', 'push g9', 'push f9'])
    s.push('g9')
    s.followUp()
    expect([s.where('A1'), s.where('H1')]).toEqual(['g9', 'x'])
  })

  rule('[bb2020 638] he need not, and then nothing changes', () => {
    const s = block('. . .\n. H1 A1\n. . .')
    s.away.decline()
    expect([s.waits(), s.where('A1')]).toEqual(['dice block', 'g12'])
    s.roll('block', 3).push('g13')
    s.stay()
  })

  rule('[bb2020 638] in a Blitz and against a stab as well', () => {
    const s = block('. . .\nx H1 A1\n. . .', {}, 'blitz')
    s.away.use()
    s.away.choose('place', { square: 'x' })
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g9')
    s.stay()
    const t = block('. . .\nx H1 A1\n. . .', { H1: '+stab' })
    t.use()
    expect([t.waits(), t.question().subject]).toEqual(['away useSkill', 'trickster'])
    t.away.use()
    t.away.choose('place', { square: 'x' })
    t.roll('armour', 1, 2)
    expect([t.where('A1'), t.posture('A1')]).toEqual(['x', 'standing'])
  })

  rule('[bb2020 638] it is no move: no Shadowing, a ball in the new square bounces, one he carries stays his', () => {
    const s = block('. . .\no H1 A1\n. . .', { H1: '+shadowing+tentacles' })
    s.away.use()
    s.away.choose('place', { square: 'g10' })
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 4)
    expect([s.ball(), s.waits(), s.turnovers()]).toEqual(['ground g9', 'dice block', []])
    s.roll('block', 3).push('h9')
    s.stay()
    const t = block('. . .\nx H1 A1*\n. . .')
    t.away.use()
    t.away.choose('place', { square: 'x' })
    t.roll('block', 3).push('g9')
    t.stay()
    expect([t.holder(), t.ball()]).toEqual(['A1', 'held A1'])
  })

  rule('[bb2020 638] not if rooted, without a tackle zone, or without a free square', () => {
    expect(block('. . .\nx H1 A1\n. . .', { A1: '+trickster~rooted' }).roll('block', 3).where('A1')).toBe('g12')
    const dazed = block('. . .\nx H1 A1\n. . .', { A1: '+trickster.z' })
    expect(dazed.waits()).toBe('dice block')
    dazed.roll('block', 3).push('g13')
    dazed.stay()
    const full = block('H2 H3 H4\nH5 H1 A1\nH6 H7 H8')
    expect(full.waits()).toBe('dice block')
    full.roll('block', 3, 3, 3).push('g13')
    full.stay()
  })

  rule('[bb2020 639] it does not work against Ball & Chain', () => {
    const s = scene('. . .\n. H1 A1 .\n. . .', { players: { A1: '+trickster', H1: '+ball-and-chain' } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 3)
    expect([s.waits(), s.where('A1')]).toEqual(['dice block', 'g12'])
    s.roll('block', 3).push('g13')
  })
})

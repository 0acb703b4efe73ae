// The way out of a pit: whose roll it is, who hinders and who helps, where he stands then, and the spikes. Neighbours:
// entering.test.ts has the way in, special.test.ts the quicksand.
import { describe, expect, it } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { counters, inPit, trapScene } from './trapScene.ts'

const climb = (s: Scene, ...dice: readonly number[]): Scene => {
  s.activate('H1', 'trapped')
  s.choose('climb')
  for (const die of dice) s.roll('climb', die)
  return s
}

describe('climbing out', () => {
  rule('[second 213] once a turn, by a D6 of his AG or less; he is placed on any empty square beside it', () => {
    const s = climb(inPit('. . . \n H2 . A2/ \n . . .', 'pit', { at: 'e10' }), 3)
    expect([s.waits(), s.question().player]).toEqual(['home climbOut', s.player('H1').id])
    expect(s.answers()).toEqual(['place e10', 'place e11', 'place e12', 'place g10', 'place g11', 'place g12'])
    s.choose('place', { square: 'g12' })
    expect([s.where('H1'), s.posture('H1'), counters(s)]).toEqual(['g12', 'standing', ['pit']])
    expect(s.match.board[s.square('f11')]).toBe(0)
  })

  rule('[second 213] he does nothing else in that turn, and acts as usual in the next', () => {
    const s = climb(
      inPit('. . . \n H2 . . \n . . .', 'pit', { at: 'e10', with: ['throwing'], facts: 'ball=g12', beside: 'a2@ko' }),
      1,
    )
    s.choose('place', { square: 'g12' })
    expect([s.holder(), s.waits()]).toEqual(['H1', 'home turn'])
    expect(s.answers('activate')).toEqual(['activate H2'])
    s.endTurn()
    s.away.endTurn()
    expect(s.answers('activate')).toContain('activate H1')
  })

  rule('[second 213] failed, he stays, and may try again in his next turn only', () => {
    const s = climb(inPit('. . . . H2 A2'), 4)
    expect([s.where('H1'), counters(s), s.answers('activate')]).toEqual(['pit', ['pit h1'], ['activate H2']])
    s.endTurn()
    expect(s.away.answers('activate')).toEqual(['activate A2'])
    s.away.endTurn()
    expect(s.answers('activate')).toContain('activate H1 trapped')
  })

  rule('[second 210] all that he can do is climb', () => {
    const s = inPit('H2 . . . A2', 'pit', { with: ['leaping', 'push'] })
    s.activate('H1', 'trapped')
    expect(s.answers()).toEqual(['endAction', 'climb'])
    s.endAction()
    expect([s.where('H1'), s.answers('activate')]).toEqual(['pit', ['activate H2']])
  })

  rule(
    '[second 213] 1 more for each opponent whose zone covers the pit, 1 less for each team-mate; nobody who lies',
    () => {
      const s = inPit('A2 A3/ H2 \n A4 . H3/ \n . . A5', 'pit', { at: 'e10' })
      s.activate('H1', 'trapped')
      s.choose('climb')
      expect(s.modifiers().sort()).toEqual(['tackleZone +1', 'tackleZone +1', 'tackleZone +1', 'tackleZone -1'])
      expect([s.needs(), s.explain()]).toMatchObject([1, { base: 3, under: true }])
      s.roll('climb', 2)
      expect(s.where('H1')).toBe('pit')
    },
  )

  rule('[second 213] a big base beside it counts once', () => {
    const s = inPit('. . . A2 . \n . . . . . \n . . . . .', 'pit', {
      at: 'e9',
      players: { A2: ':5.1.7.2.-1.-1.11+large' },
    })
    s.activate('H1', 'trapped')
    s.choose('climb')
    expect(s.modifiers()).toEqual(['tackleZone +1'])
    s.roll('climb', 3)
  })

  rule('[second 213] Dwarfs, Halflings and Goblins halve their AG and round up; Chaos Dwarfs do not', () => {
    for (const [race, agility, needed] of [
      ['Dwarf', 2, 1],
      ['Halfling', 3, 2],
      ['Goblin', 4, 2],
      ['Chaos Dwarf', 2, 2],
      ['Snotling', 3, 3],
    ] as const) {
      const s = inPit('. . . . . H2 A2', 'pit', { who: { H1: { race } }, beside: '' })
      s.player('H1').stats = { ...s.player('H1').stats, AG: agility }
      s.activate('H1', 'trapped')
      s.choose('climb')
      expect([race, s.needs()]).toEqual([race, needed])
      s.roll('climb', 6)
    }
  })

  rule('[second 213] with no empty square beside it he cannot get out', () => {
    const s = inPit('H2 H3 H4 \n H5 . A2 \n A3 A4 A5', 'pit', { at: 'e10' })
    expect(s.answers('activate')).not.toContain('activate H1 trapped')
  })

  rule('[second 213] with one empty square he is put there without a question', () => {
    const s = climb(inPit('H2 H3 H4 \n H5 . H6 \n H7 H8 x', 'pit', { at: 'e10' }), 6)
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home turn'])
  })

  rule('[second 209] on his way out he may set off the next counter', () => {
    const s = climb(inPit('. . . \n . . . H2', 'pit', { at: 'e10', facts: 'thing=pit:f12:away:down' }), 1)
    s.choose('place', { square: 'f12' })
    s.roll('armour', 2, 2)
    expect([s.where('H1'), counters(s)]).toEqual(['pit', ['pit', 'pit h1']])
  })

  rule('[second 348] three Reavers help, an Orc hinders: AG 3 and a 5 − 3 + 1 = 3 are enough', () => {
    const s = inPit('H2 H3 H4 \n . . A2 \n . . .', 'spikedPit', { at: 'e10' })
    s.activate('H1', 'trapped')
    s.choose('climb')
    expect([s.explain().base, s.needs()]).toEqual([3, 5])
    s.roll('climb', 5)
    s.choose('place', { square: 'g11' })
    expect(s.where('H1')).toBe('g11')
  })

  rule('[second 348] pushed into a spiked pit he rolls a 4, misses the spikes, and his armour holds', () => {
    const s = trapScene('. . . \n A1 H1 . \n . . .', '', {
      with: ['push'],
      facts: 'turn=away:1/1 act=a1:open:4.2s2 thing=spikedPit:g12:away:down',
    })
    s.choose('shove', { player: 'H1' })
    s.roll('shove', 4, 5)
    s.push('g12')
    s.roll('spikedPit', 4).roll('armour', 3, 4)
    expect([s.where('H1'), counters(s)]).toEqual(['pit', ['spikedPit h1']])
  })
})

describe('sliding back into a spiked pit', () => {
  rule('[second 214] on 1-2 he is injured and out of it; from 3 on he stays in it', () => {
    for (const die of [1, 2]) {
      const s = climb(inPit('. . . . H2 A2', 'spikedPit'), 4)
      s.roll('slideBack', die)
      expect([s.where('H1'), counters(s), s.match.board[s.square('f11')]]).toEqual(['injured', ['spikedPit'], 0])
    }
    const s = climb(inPit('. . . . H2 A2', 'spikedPit'), 4)
    s.roll('slideBack', 3)
    expect([s.where('H1'), counters(s)]).toEqual(['pit', ['spikedPit h1']])
  })

  rule('[second 214] nobody rolls who gets out, nor who fails in another pit', () => {
    const out = climb(inPit('. . . . H2 A2', 'spikedPit'), 3)
    expect(out.waits()).toBe('home climbOut')
    const other = climb(inPit('. . . . H2 A2', 'quicksand'), 4)
    expect(other.waits()).toBe('home turn')
  })
})

describe('when play stops', () => {
  it('[second 210] whoever is in a pit comes off with all others, and it stays', () => {
    const s = inPit('H2* x', 'pit', { at: 'h24', facts: 'act=h2:open:4.2s2', beside: 'a2@reserves' })
    s.step('x')
    expect([s.score(), s.player('H1').place, counters(s)]).toEqual(['1-0', 'reserves', ['pit']])
  })

  it('[second 210] he counts as one of those on the pitch: no substitute comes on for him', () => {
    const ten = Array.from({ length: 10 }, (_, i) => `H${i + 2}`).join(' ')
    const s = inPit(`${ten}`, 'pit', { at: 'd1', facts: 'turn=away:1/1', beside: 'h12@reserves a2@reserves' })
    s.away.endTurn()
    s.expectTurnOf('home')
    const nine = Array.from({ length: 9 }, (_, i) => `H${i + 2}`).join(' ')
    const short = inPit(`${nine}`, 'pit', { at: 'd1', facts: 'turn=away:1/1', beside: 'h12@reserves a2@reserves' })
    short.away.endTurn()
    expect(short.waits()).toBe('home substitute')
  })
})

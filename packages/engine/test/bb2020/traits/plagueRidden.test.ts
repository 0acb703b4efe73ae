// Plague Ridden: which kills bring a new player to the killer's team, and when.

import { describe, expect } from 'vitest'
import type { LineUp, PlayerSpec } from '../../../src/lineUp.ts'
import { recruit } from '../../../src/procs/match/joining.ts'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { engineOf, type Scene, scene } from '../../support/scene.ts'

const ROTTER: PlayerSpec = {
  name: 'Rotter',
  position: 'Rotter Lineman',
  number: 16,
  stats: { MA: 5, ST: 3, AG: 4, PA: 6, AV: 9 },
  skills: ['decay', 'plague-ridden'],
}

/** Gives the home side its recruit, as a line-up would. */
const nurgle = (s: Scene): Scene => {
  const home: LineUp = { ...lineUpBb2020(), recruit: ROTTER }
  recruit.put(s.match.squads.home, recruit.of(engineOf('bb2020').start({ home, away: lineUpBb2020() }).squads.home))
  return s
}

const infected = (s: Scene): number => s.happened('rotted').length

/** H1 blocks A1 and kills him, by the armour, injury and casualty dice. */
const kill = (victim = '', facts = '', killer = '+plague-ridden'): Scene => {
  const s = nurgle(scene('H9 . H1 A1 x .', { players: { H1: killer, A1: victim }, facts, beside: 'a2@m20' }))
  s.activate('H1', 'block').block('A1')
  s.roll('block', ...s.dice().map(() => 6)).push('x')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
}

describe('plague ridden', () => {
  rule('[bb2020 616] the victim of a deadly block is replaced by a rotter in the reserves', () => {
    const s = kill()
    expect([s.where('A1'), s.player('A1').injuries, infected(s)]).toEqual(['casualty', ['dead'], 1])
    expect(s.player('H16')).toMatchObject({
      side: 'home',
      place: 'reserves',
      stats: ROTTER.stats,
      skills: ROTTER.skills,
    })
    expect(s.happened('returned')).toEqual([{ type: 'returned', player: s.player('H16').id, why: 'recruited' }])
    s.expectTurnOf('home')
  })

  rule('[bb2020 616] he can be set up in the next drive like anybody else', () => {
    const s = kill()
    const half = s.markers()
    while (s.happened('driveEnded').length === 0) s.endTurn()
    expect(half).toBe('1/1')
    while (!s.waits().endsWith('setUp')) s.roll(s.waits().slice('dice '.length), ...s.dice().map(() => 1))
    while (!s.waits().startsWith('home')) s.choose('formation', { option: 'wall' })
    expect(s.home.answers('pick')).toContain('pick H16')
  })

  rule('[bb2020 616] a deadly foul counts as well', () => {
    const s = nurgle(scene('H9 . H1 A1/ x', { players: { H1: '+plague-ridden' }, beside: 'a2@m20' }))
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    s.roll('armour', 6, 5).roll('injury', 6, 5).roll('casualty', 16)
    expect([infected(s), s.where('H16')]).toEqual([1, 'reserves'])
  })

  rule('[bb2020 616] once a match', () => {
    const s = nurgle(
      scene('H9 . H1 A1 x\n. . . . .\n. . H2 A3 y', {
        players: { H1: '+plague-ridden', H2: '+plague-ridden' },
        beside: 'a2@m20',
      }),
    )
    for (const [killer, victim, square] of [
      ['H1', 'A1', 'x'],
      ['H2', 'A3', 'y'],
    ]) {
      s.activate(killer, 'block').block(victim)
      s.roll('block', 6).push(square)
      s.stay()
      s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
    }
    expect([infected(s), s.where('A1'), s.where('A3')]).toEqual([1, 'casualty', 'casualty'])
  })

  rule('[bb2020 616] not strong, Decay, regenerating or Stunty players', () => {
    expect(infected(kill(':64349'))).toBe(1)
    expect(infected(kill(':65349'))).toBe(0)
    expect(infected(kill('+decay'))).toBe(0)
    expect(infected(kill('+stunty'))).toBe(0)
    expect(infected(kill('+regeneration').roll('regeneration', 1))).toBe(0)
  })

  rule('[bb2020 616] not if an apothecary saves him, nor without the trait', () => {
    const s = kill('', 'apothecary=0/1')
    s.away.use()
    s.roll('casualty', 1)
    s.away.choose('choose', { option: 'badlyHurt' })
    expect([infected(s), s.where('A1')]).toEqual([0, 'reserves'])
    expect(infected(kill('', '', ''))).toBe(0)
  })
})

describe('whose block it was', () => {
  /** H1 is infectious; if away is active, he is the one who is blocked. */
  const meet = (face: number, turn: 'home' | 'away', more = ''): Scene => {
    const s = nurgle(
      scene('H1 A1 x\n. . .\nH9 . A9', { facts: `turn=${turn}:3/3`, players: { H1: `+plague-ridden${more}` } }),
    )
    const [blocker, target] = turn === 'home' ? ['H1', 'A1'] : ['A1', 'H1']
    s.activate(blocker, 'block').block(target)
    return s.roll('block', face)
  }
  const dies = (s: Scene): Scene => s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)

  rule('[bb2020 616] his own, a Both Down too while he stays on his feet', () => {
    const s = meet(2, 'home', '+block')
    s.use()
    expect(infected(dies(s))).toBe(1)
  })

  rule('[bb2020 616] not if he fell too, nor in the victim’s block', () => {
    const both = dies(meet(2, 'home'))
    expect(infected(both)).toBe(0)
    both.roll('armour', 1, 2)
    expect(infected(dies(meet(1, 'away')))).toBe(0)
    const other = meet(2, 'away', '+block')
    other.home.use()
    expect(infected(dies(other))).toBe(0)
  })

  rule('[bb2020 616] nor if the crowd or a stab kills', () => {
    const crowd = nurgle(scene('A1 .\nH1 .\nH9 A9', { at: 'a10', players: { H1: '+plague-ridden' } }))
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 6).stay()
    crowd.roll('injury', 6, 6).roll('casualty', 16)
    const stab = nurgle(scene('H1 A1 .\nH9 . A9', { players: { H1: '+plague-ridden+stab' } }))
    stab.activate('H1', 'block').block('A1')
    stab.use()
    dies(stab)
    for (const s of [crowd, stab]) expect([s.player('A1').injuries, infected(s)]).toEqual([['dead'], 0])
  })
})

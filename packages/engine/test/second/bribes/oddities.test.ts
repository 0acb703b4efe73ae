// Odd cases of bribed players: who cannot obey, what he cannot use, and how the bribe itself may end. Neighbours: players.test.ts,
// turncoats.test.ts, ../../../src/procs/match/turncoats.ts.
import { describe, expect } from 'vitest'
import { setState } from '../../../src/procs/match/states.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import type { PlayerBribe } from '../../../src/vocabulary/tricks.ts'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { bribed, paid, SURE } from './bribed.ts'

describe('a bribe', () => {
  rule('[second 260] [second 263] one that a spy has spoilt keeps nobody from trying another player', () => {
    const both: readonly PlayerBribe[] = [...SURE, { target: 2, amount: 1000 }]
    const s = sceneSecond('H5 . . A1 . A2', { on: ['rerolls', 'tricks'], facts: 'turn=away:1/1' })
    tricks.put(s.match.squads.home, { playerBribes: both })
    tricks.put(s.match.squads.away, { spies: 1 })
    s.endTurn()
    s.home.choose('choose', { player: 'A1' })
    s.away.use()
    expect(s.home.answers()).toEqual(['decline', 'choose A2'])
  })

  rule('[second 260] a re-roll of the player himself works on its die', () => {
    const s = paid('H5 . . A1', { players: { A1: '+veteran' } })
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 1)
    s.away.reroll('own')
    s.roll('bribe', 6)
    expect(s.happened('trickFailed')).toHaveLength(1)
  })

  rule('[second 260] nobody hears of it in a pit', () => {
    const s = paid('H5 . . A2', {
      on: ['traps'],
      facts: 'thing=pit:f16:home:a1',
      beside: 'a1@pit',
    })
    expect(s.waits()).not.toBe('home bribePlayer')
  })
})

describe('a bribed player', () => {
  rule('[second 260] is himself again once, and for good', () => {
    const s = bribed('H5 . . A1 . A2')
    s.home.endTurn()
    s.away.endTurn()
    s.home.endTurn()
    const turns = s.happened('turnedCoat')
    expect([turns.length, turns]).toMatchObject([2, [{ on: true }, { on: false }]])
  })

  rule('[second 260] saws at no referee for those who have paid, whom he may strike', () => {
    const s = bribed('N1 A1 . H5 A2', {
      on: ['fouls', 'referees', 'secretWeapons'],
      facts: 'weapons=/chainsaws',
      players: { A1: '+chainsaw' },
    })
    s.activate('H1', '')
    expect(s.home.answers('block')).toEqual(['block N1'])
  })

  rule('[second 260] a Large Monster leaves where its base touches the edge', () => {
    for (const [at, leaves] of [
      ['a10', true],
      ['b10', false],
    ] as const) {
      const s = bribed('A1 . .\n. . .\nH5 . A2', { at, players: { A1: '+large' } })
      s.activate('H1', '')
      expect(s.home.answers('runOut')).toHaveLength(leaves ? 1 : 0)
    }
  })

  rule('[second 260] leaves over any edge, as long as he has a square of movement left', () => {
    for (const at of ['a10', 'o10', 'g1', 'g26']) {
      const s = bribed('A1', { at, beside: 'h5@reserves a2@reserves' })
      s.home.choose('done')
      s.activate('H1', '')
      expect([at, s.home.answers('runOut')]).toEqual([at, ['runOut bribed']])
    }
    const s = bribed('. x\n. .\n. A1', { at: 'a10', beside: 'h5@ko', players: { A1: ':2.2.3.3.0.0.9' } })
    s.activate('H1', '')
    s.step('b11')
    s.step('x')
    expect(s.home.answers('runOut')).toEqual([])
  })

  rule('[second 260] leaves the ball where he leaves the pitch', () => {
    const s = bribed('. A1* .\nH5 . A2', { at: 'a10' })
    s.activate('H1', '')
    s.home.choose('runOut')
    s.roll('bounce', 7)
    expect([s.holder(), s.where('H1')]).toEqual([null, 'reserves'])
  })

  rule('[second 260] runs nowhere from a bog', () => {
    const s = bribed('A1* H5', { at: 'a10', on: ['spells'] })
    setState({ rules: s.engine.rules, match: s.match, events: [] }, s.player('H1'), 'bogged', true)
    s.activate('H1', '')
    expect(s.home.answers('runOut')).toEqual([])
    expect(s.home.answers('handOff')).toHaveLength(1)
  })

  rule('[second 260] and another beside him change sides and back together', () => {
    const s = paid('H5 . . A1 . A2', {}, [...SURE, { target: 2, amount: 1000 }])
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 1)
    s.home.choose('choose', { player: 'A2' })
    s.roll('bribe', 1)
    expect(s.home.answers('activate')).toHaveLength(3)
    s.home.endTurn()
    expect(s.away.answers('activate')).toEqual(['activate A1', 'activate A2'])
  })
})

// Odd cases of bribed players: their secrets, their places, spies, and what ends a match or is written of it meanwhile. Neighbours:
// players.test.ts, ../../../src/procs/match/turncoats.ts.
import { describe, expect } from 'vitest'
import { writePosition } from '../../../src/play/position.ts'
import { itemsOf } from '../../../src/procs/match/items.ts'
import { spellsOf } from '../../../src/procs/match/spells.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import { ownSideOf } from '../../../src/procs/match/turncoats.ts'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { bribed, paid } from './bribed.ts'

describe('a bribed player', () => {
  rule('[second 260] his items and his spells stay his coach’s, and help nobody in that turn', () => {
    const facts = 'items=/1:bootsOfSpeed spells=/1:mindBlow'
    const s = bribed('H5 . . A1 . A2', { on: ['items', 'spells'], facts })
    const player = s.match.players.find(({ id }) => id === s.player('H1').id)
    if (!player) throw new Error('he has gone')
    const c = { rules: s.engine.rules, match: s.match, events: [] }
    expect([itemsOf(c, player), spellsOf(s.match, player)]).toEqual([[], ['mindBlow']])
    s.activate('H1', '')
    expect(s.home.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction'])
    s.home.endAction()
    s.home.endTurn()
    expect(itemsOf(c, player)).toEqual(['bootsOfSpeed'])
  })

  rule('[second 260] he takes no substitute’s place', () => {
    const picture = `A1 . . . . . . . . . .\n${Array.from({ length: 10 }, (_, i) => `H${i + 1}`).join(' ')} .`
    const s = paid(picture, { at: 'b5', beside: 'h20@reserves' })
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 1)
    // Ten of his own and a bribed one: the eleventh may still come on.
    expect(s.waits()).toBe('home substitute')
    s.home.choose('done')
  })

  rule('[second 263] a spy of the other coach hears of the bribe before its die', () => {
    const s = sceneSecond('H5 . . A1', { on: ['rerolls', 'tricks'], facts: 'turn=away:1/1' })
    tricks.put(s.match.squads.home, { playerBribes: [{ target: 1, amount: 1000 }] })
    tricks.put(s.match.squads.away, { spies: 1 })
    s.endTurn()
    s.home.choose('choose', { player: 'A1' })
    expect(s.waits()).toBe('away spy')
    s.away.use()
    s.expectTurnOf('home')
    expect(s.player('A1').side).toBe('away')
  })

  rule('[second 260] nobody hears the coins inside a machine', () => {
    const s = paid('H5 . . A1 . .\n. . . . . .', {
      on: ['secretWeapons'],
      facts: 'weapons=/killdozer',
      players: { A1: '+killdozer' },
    })
    expect(s.waits()).not.toBe('home bribePlayer')
  })

  rule('[second 260] a match that is conceded meanwhile ends with everybody on his own side', () => {
    const s = bribed('H5 . . A1 . A2')
    s.outside('concede')
    expect([s.waits(), s.player('A1').side]).toEqual(['over', 'away'])
  })

  rule('[second 260] a position cannot be written while he plays for the others', () => {
    const s = bribed('H5 . . A1 . A2')
    expect(() => writePosition(s.match)).toThrow('somebody plays for the other side')
    s.home.endTurn()
    expect(writePosition(s.match)).toContain('a1@')
  })

  rule('[second 260] who is hurt in that turn lies in the dug-out of his own team', () => {
    const s = bribed('. . A2 .\nH5 A1 x .\n. . . .')
    s.activate('H1', '')
    s.step('x')
    s.away.choose('tackle', { player: 'A2' })
    s.roll('tackle', 6, 6).roll('armour', 6, 6).roll('injury', 4, 4)
    s.home.endTurn()
    const hurt = s.player('A1')
    expect([hurt.place, hurt.side, ownSideOf(s.match, hurt)]).toEqual(['ko', 'away', 'away'])
  })
})

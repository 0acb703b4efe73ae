// A Giant in the rest of the game: set-up, kick-off, spells and bombs on one of his squares, frogs, positions as text.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { freebooterFor } from '../../../src/rosters/freebooter.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { lineUpBb2020, openingBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { engineOf, type Scene, scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'

/** Humans with a Giant, who wears shirt 1 so that formations place him first. */
const withGiant = (): LineUp => {
  const { rules } = engineOf('bb2020')
  const human = rules.rosters.find(({ id }) => id === 'human')
  if (!human) throw new Error('no humans')
  const team = startingLineUp(human)
  const giant = { ...freebooterFor(rules, team, 'giant'), number: 0, name: 'Giant' }
  return { ...team, players: [giant, ...team.players], fanFactor: 0 }
}

const settingUp = (): Scene => {
  const s = newGame({ home: withGiant(), away: withGiant() })
  while (s.waits() !== 'home setUp') {
    if (s.waits() === 'home kickOrReceive') s.home.choose('kick')
    else if (s.waits() === 'away kickOrReceive') s.away.choose('receive')
    else {
      const why = s.waits().replace('dice ', '')
      s.roll(why, ...s.dice().map(() => (why === 'weather' ? 4 : 1)))
    }
  }
  return s
}

describe('set-up', () => {
  rule('[bb2020 694] his whole base is in his own half, on no other player, and his coach chooses his facing', () => {
    const s = settingUp()
    s.home.choose('pick', { player: 'H0' })
    const squares = s.home.answers('place').map((one) => one.split(' ')[1])
    expect([squares.includes('g12'), squares.includes('g13'), squares.includes('o5')]).toEqual([true, false, false])
    s.home.choose('place', { square: 'g12' })
    expect([s.waits(), s.home.answers()]).toEqual(['home facing', ['face N', 'face E', 'face S', 'face W']])
    s.home.choose('face', { option: 'E' })
    s.home.choose('pick', { player: 'H1' })
    expect(s.home.answers('place')).not.toContain('place h13')
  })

  rule('[bb2020 694] in a formation the others stand beside him, and the whole is legal', () => {
    for (const option of ['wall', 'spread', 'deep', 'arrow']) {
      const s = settingUp()
      s.home.choose('formation', { option })
      s.away.choose('formation', { option })
      expect(s.waits()).toBe('home kicker')
      for (const side of ['home', 'away'] as const) {
        const team = s.match.players.filter((p) => p.side === side && p.place === 'pitch')
        const line = side === 'home' ? 12 : 13
        const onLine = team.filter(({ at, who }) => {
          const x = at % 26
          const y = Math.floor(at / 26)
          const inside = y >= 4 && y + who.size - 1 <= 10
          return inside && x <= line && line < x + who.size
        })
        expect([team.length, onLine.length >= 3]).toEqual([11, true])
      }
      expect(s.match.board.filter((code) => code === 1).length).toBe(4)
    }
  })

  rule('[bb2020 694] a formation of Giants only: all stand in their own half, nobody on another', () => {
    const shirts = Array.from({ length: 11 }, (_, i) => i + 1)
    const squad = lineUpBb2020(11, {}, Object.fromEntries(shirts.map((shirt) => [shirt, ['giant']])))
    for (const option of ['wall', 'spread', 'deep', 'arrow']) {
      const s = openingBb2020(squad)
      s.home.choose('formation', { option })
      for (const shirt of shirts) {
        const { at, id } = s.player(`H${shirt}`)
        const column = at % 26
        const squares = s.match.board.filter((code) => code === id + 1).length
        expect([option, shirt, column + 1 <= 12, squares]).toEqual([option, shirt, true, 4])
      }
    }
  })

  rule('[bb2020 694] anywhere on the line of scrimmage he counts as one player on it', () => {
    const s = settingUp()
    for (const [player, square] of [
      ['H0', 'g12'],
      ['H1', 'i13'],
    ] as const) {
      s.home.choose('pick', { player })
      s.home.choose('place', { square })
      if (s.waits() === 'home facing') s.home.choose('face', { option: 'E' })
    }
    const rest = 'e5 f5 g5 h5 i5 e7 f7 g7 h7'.split(' ')
    rest.forEach((square, i) => {
      s.home.choose('pick', { player: `H${i + 2}` })
      s.home.choose('place', { square })
    })
    expect(s.question().missing).toEqual({ fault: 'tooFewOnLine', limit: 3, has: 2 })
  })
})

describe('what hits one of his squares hits him, and only once', () => {
  rule('[bb2020 694] a fireball beside him, or on him', () => {
    for (const square of ['g13', 'h12']) {
      const s = scene('. . . . .\n. A1 . . .\n. . . . .', {
        players: { A1: GIANT },
        beside: 'h9@o1',
        facts: 'turn=home:1/1 hold=hireling-sports-wizard/',
      })
      s.endTurn()
      s.home.choose('use', { option: 'fireball' })
      s.home.choose('choose', { square })
      s.roll('fireball', 4)
      s.roll('armour', 1, 1)
      expect([square, s.posture('A1'), s.waits()]).toEqual([square, 'prone', 'away turn'])
    }
  })

  rule('[bb2020 694] he is too heavy to be kicked away: the foot stamps on him', () => {
    const s = scene('A1 . .\n. . .', {
      players: { A1: GIANT },
      beside: 'h9@o1',
      facts: 'turn=home:1/1 hold=night-goblin-shaman/',
    })
    s.endTurn()
    s.home.choose('use', { option: 'great-green-foot' })
    s.home.choose('choose', { player: 'A1' })
    s.roll('great-green-foot', 6)
    s.roll('armour', 1, 1)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['f10', 'prone'])
  })

  rule('[bb2020 694] a thrown team-mate who lands on any of his squares hits him', () => {
    const s = scene('H1 H2 . . . . . .\n. . . . A1 . . .\n. . . . . . . .', {
      players: { H1: ':5.5.4.5.10+throw-team-mate', H2: ':6.2.3.4.8+right-stuff', A1: GIANT },
    })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square: 'f14' })
    s.roll('throwTeamMate', 6)
    s.roll('scatter', 5).roll('scatter', 4).roll('scatter', 7)
    s.roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    expect(s.dice()).toEqual(['d16'])
    s.roll('bounce', 1)
    s.roll('armour', 1, 1)
    expect(s.where('H2')).toBe('f13')
  })
})

describe('as text', () => {
  rule('[bb2020 694] his facing is part of a position, if it is not straight ahead', () => {
    const text = 'bb2020 turn=home:1/1 h1@g11:6.7.5.5.11+giant^n a1@g20:6.7.5.5.11+giant'
    const { match } = readPosition(text)
    expect([match.players[0].facing, match.players[1].facing]).toEqual(['N', 'W'])
    expect(writePosition(match)).toBe(text)
    expect(() => readPosition('bb2020 h1@g11^n a1@g20')).toThrow('only a player on a big base has a facing')
    expect(() => readPosition('bb2020 h1@o26+giant a1@g20')).toThrow('2 × 2 squares from o26 on are taken or off')
  })
})

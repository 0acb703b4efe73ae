// Trap counters before the match: who lays how many where, what each coach says in secret, and who sees what. Neighbours:
// entering.test.ts has what they do, ../../play/secrecy.test.ts plays whole matches with secrets.
import { describe, expect, it } from 'vitest'
import { specialTraps } from '../../../src/tables/trapTables.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, setUpSecond } from '../../support/second.ts'

const SQUARES = { home: ['a5', 'b5', 'c5', 'd5', 'e5', 'f5'], away: ['a20', 'b20', 'c20', 'd20', 'e20', 'f20'] }

/** Both lay their six in a column, in turn. */
const lay = (s: Scene): Scene => {
  for (let i = 0; i < 6; i++)
    for (const side of ['home', 'away'] as const) s[side].choose('place', { square: SQUARES[side][i] })
  return s
}

/** The coach says which are pits, which one is special, and what it is. */
const mean = (s: Scene, side: Side, [one, other, special]: readonly number[], kind = 'spikedPit'): Scene => {
  for (const i of [one, other, special]) s[side].choose('choose', { square: SQUARES[side][i] })
  s[side].choose('choose', { option: kind })
  return s
}

/** The match waits for the coin then. */
const toss = (s: Scene): Scene => s.roll('coinToss', 1)

const kinds = (s: Scene, side: Side): string[] =>
  s.match.pieces.filter((piece) => piece.side === side).map(({ kind }) => kind)

describe('laying out', () => {
  rule(
    '[second 208] six counters each, in turn, home first, in the own half and on different squares',
    () => {
      const s = newSecond({}, 'traps')
      expect(s.waits()).toBe('home layCounter')
      expect(s.home.answers()).toHaveLength(13 * 15)
      s.home.choose('place', { square: 'a5' })
      expect(s.waits()).toBe('away layCounter')
      expect(s.away.answers()).toHaveLength(13 * 15)
      s.away.choose('place', { square: 'o26' })
      expect(s.question()).toMatchObject({ kind: 'layCounter', left: 5 })
      expect(s.home.answers()).not.toContain('place a5')
      expect(s.home.answers()).not.toContain('place a14')
      expect(s.home.answers()).toContain('place a13')
    },
    'second',
  )

  rule(
    '[second 208] two are pits and one is special: a spiked pit, a mine, quicksand, a trapdoor or a trampoline; three are nothing',
    () => {
      for (const kind of specialTraps) {
        const s = mean(mean(lay(newSecond({}, 'traps')), 'home', [1, 3, 0], kind), 'away', [5, 4, 3])
        expect(kinds(s, 'home')).toEqual([kind, 'pit', 'blank', 'pit', 'blank', 'blank'])
        expect(kinds(s, 'away')).toEqual(['blank', 'blank', 'blank', 'spikedPit', 'pit', 'pit'])
        toss(s)
      }
    },
    'second',
  )

  rule(
    '[second 208] each coach is asked only about his own, and about none twice',
    () => {
      const s = lay(newSecond({}, 'traps'))
      expect([s.waits(), s.home.answers().length]).toEqual(['home meanCounter', 6])
      s.home.choose('choose', { square: 'a5' })
      expect(s.home.answers()).toEqual(['choose b5', 'choose c5', 'choose d5', 'choose e5', 'choose f5'])
      s.home.choose('choose', { square: 'b5' })
      s.home.choose('choose', { square: 'c5' })
      expect(s.home.answers()).toEqual(specialTraps.map((kind) => `choose ${kind}`))
      s.home.choose('choose', { option: 'mine' })
      expect([s.waits(), s.away.answers()[0]]).toEqual(['away meanCounter', 'choose a20'])
    },
    'second',
  )

  rule(
    '[second 208] nobody is set up on a counter, and a stock formation goes round them',
    () => {
      const s = newSecond({}, 'traps')
      const line = Array.from('cdefgh', (row) => `${row}10`)
      for (const square of line) {
        s.home.choose('place', { square })
        s.away.choose('place', { square: square.replace('10', '17') })
      }
      for (const side of ['home', 'away'] as const)
        for (const what of ['square', 'square', 'square', 'option'] as const)
          s[side].choose('choose', { [what]: s[side].answers()[0].split(' ')[1] })
      openingSecond(s)
      s.home.choose('pick', { player: 'H1' })
      expect(s.home.answers('place')).not.toContain('place e10')
      expect(s.home.answers('place')).toContain('place e9')
      s.home.choose('toReserves')
      setUpSecond(s)
      const under = s.match.pieces.map(({ at }) => s.match.board[at])
      expect(under).toEqual(under.map(() => 0))
      expect(s.match.players.filter(({ place }) => place === 'pitch')).toHaveLength(22)
    },
    'second',
  )
})

describe('what is secret of them', () => {
  const laid = (): Scene => toss(mean(mean(lay(newSecond({}, 'traps')), 'home', [1, 3, 0], 'mine'), 'away', [5, 4, 3]))

  rule(
    '[second 310] everybody sees where they lie; only their coach knows what they are, and no spectator does',
    () => {
      const { engine, match } = laid()
      const seen = (viewer: 'home' | 'away' | 'nobody') =>
        engine.view(match, viewer).pieces.map(({ kind, at, side }) => [side, kind === 'secret', at >= 0].join(' '))
      const of = (home: boolean, away: boolean) =>
        match.pieces.map(({ side }) => `${side} ${side === 'home' ? home : away} true`)
      expect(seen('home')).toEqual(of(false, true))
      expect(seen('away')).toEqual(of(true, false))
      expect(seen('nobody')).toEqual(of(true, true))
    },
    'second',
  )

  rule(
    '[second 310] the squares are public, and what they mean is told to their coach alone',
    () => {
      const s = laid()
      expect(s.happened('counterLaid')).toHaveLength(12)
      expect(s.happened('counterLaid').every(({ secretOf }) => secretOf === undefined)).toBe(true)
      expect(s.happened('counterMeant').map(({ secretOf }) => secretOf)).toEqual([
        ...['home', 'home', 'home', 'home', 'away', 'away', 'away'],
      ])
      expect(s.happened('thingPlaced')).toEqual([])
    },
    'second',
  )

  it('a view of the question shows all of his counters as if they could be anything', () => {
    const s = lay(newSecond({}, 'traps'))
    s.home.choose('choose', { square: 'a5' })
    const view = s.engine.view(s.match, 'away')
    expect(s.engine.legal(view)).toHaveLength(6)
  })
})

rule(
  '[second 466] traps off: nobody lays out counters',
  () => {
    const s = newSecond()
    expect([s.waits(), s.match.pieces]).toEqual(['dice coinToss', []])
    toss(s)
  },
  'second',
)

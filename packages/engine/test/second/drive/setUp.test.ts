// The pitch of second and how teams are set up on it without a kick-off. Chapter Z of the ledger. Neighbours: score.test.ts,
// src/tables/pitch.ts, src/procs/kickOff/setUp.ts.
import { describe, expect, it } from 'vitest'
import type { PlayerSpec } from '../../../src/lineUp.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, openingSecond, plainSecond, setUpSecond } from '../../support/second.ts'

/** The columns in which a side may put its first player. */
const columns = (s: Scene, side: Side): number[] => {
  const { engine, match } = s
  const token = side === 'home' ? 'H1' : 'A1'
  s[side].choose('pick', { player: token })
  const open = engine.legal(match).filter(({ square }) => square >= 0)
  return [...new Set(open.map(({ square }) => engine.rules.pitch.x[square] + 1))].sort((a, b) => a - b)
}
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const squadOf = (count: number, skills: readonly string[], plain: number) => {
  const spec = plainSecond().players[0]
  const players: PlayerSpec[] = Array.from({ length: count + plain }, (_, i) => ({
    ...spec,
    name: `Player ${i + 1}`,
    number: i + 1,
    skills: i < count ? skills : [],
  }))
  return plainSecond(11, { players })
}

const fielded = (s: Scene, side: Side): number =>
  s.match.players.filter((p) => p.side === side && p.place === 'pitch').length

describe('the pitch of second', () => {
  it('[second 399] is 26 squares long and 15 wide', () => {
    const { pitch } = engineSecond().rules
    expect([pitch.length, pitch.width, pitch.squares]).toEqual([26, 15, 26 * 15])
  })

  it('[second 400] has lines 4 and 8 rows in front of each end zone', () => {
    const { pitch } = engineSecond().rules
    expect([pitch.endZone, pitch.lines]).toEqual([2, [4, 8]])
  })
})

describe('setting up in second', () => {
  it('[second 400, 401] the offence sets up first, behind its second line: rows 1 to 10 with the end zone', () => {
    const s = openingSecond(newSecond())
    expect(s.waits()).toBe('home setUp')
    expect(columns(s, 'home')).toEqual(from(1, 10))
  })

  it('[second 401] then the defence, behind its own', () => {
    const s = openingSecond(newSecond())
    s.home.choose('formation', { option: 'wall' })
    expect(s.waits()).toBe('away setUp')
    expect(columns(s, 'away')).toEqual(from(17, 26))
  })

  it('[second 402] a team fields up to 11 players, and may field fewer, but one', () => {
    const s = openingSecond(newSecond({ home: plainSecond(16), away: plainSecond(16) }))
    expect(s.home.answers('done')).toEqual([])
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect([fielded(s, 'home'), fielded(s, 'away')]).toEqual([11, 11])
    const few = openingSecond(newSecond())
    few.home.choose('pick', { player: 'H1' })
    few.home.choose('place', { square: 'h10' })
    expect(few.home.answers('done')).toEqual(['done'])
  })

  it('[second 428] Large Monsters count as two of the 11', () => {
    const s = openingSecond(newSecond({ home: squadOf(2, ['large'], 12) }))
    s.home.choose('formation', { option: 'wall' })
    expect(fielded(s, 'home')).toBe(9)
  })

  it('[second 429] Mummies count as three of the 11', () => {
    const s = openingSecond(newSecond({ home: squadOf(2, ['counts-as-three'], 12) }))
    s.home.choose('formation', { option: 'wall' })
    expect(fielded(s, 'home')).toBe(7)
  })

  it('[second 404] the coach of the offence says who of his players begins with the ball', () => {
    const s = setUpSecond(openingSecond(newSecond()))
    expect(s.waits()).toBe('home touchback')
    const answers = s.home.answers('giveBall')
    expect(answers).toHaveLength(11)
    expect(answers.every((answer) => answer.startsWith('giveBall H'))).toBe(true)
    s.home.choose('giveBall', { player: 'H7' })
    expect([s.holder(), s.waits()]).toEqual(['H7', 'home turn'])
  })
})

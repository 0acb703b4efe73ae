// Lines of a pitch, entry squares, and a set-up behind a line in which coaches field whom they like and some players count as
// several, by an edition made here. Neighbours: roomy.test.ts, ../rules/setUp.test.ts.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import type { Skill } from '../../src/hooks.ts'
import type { Match } from '../../src/kernel/match.ts'
import { makePitch, squareName, squareNamed } from '../../src/kernel/pitch.ts'
import type { PlayerSpec } from '../../src/lineUp.ts'
import { choiceToField } from '../../src/procs/kickOff/fielding.ts'
import { setUpFrame } from '../../src/procs/kickOff/setUp.ts'
import type { Action } from '../../src/vocabulary/actions.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { plainLineUp } from '../support/game.ts'

const large: Skill = { id: 'large', name: 'Large', category: 'extraordinary', numbers: { countsAs: 2 } }
const huge: Skill = { id: 'huge', name: 'Huge', category: 'extraordinary', numbers: { countsAs: 3 } }

const lined: Edition = {
  ...crp,
  id: 'lined',
  pitch: { length: 26, width: 15, wideZone: 4, endZone: 2, lines: [4, 8], entry: [2, 3, 4, 5] },
  rules: {
    ...crp.rules,
    setUp: { ...crp.rules.setUp, fieldsAll: false, onLineOfScrimmage: 0, inEachWideZone: 11 },
  },
  skills: [...crp.skills, large, huge],
}
const engine = engineFor(lined)
const { pitch } = engine.rules
const at = (name: string): number => squareNamed(pitch, name)

/** The home side sets up behind a line; each of its players has one skill or none. */
const settingUp = (
  skills: readonly string[],
  { line = -1, side = 'home' as Side, by = engine }: { line?: number; side?: Side; by?: Engine } = {},
): Match => {
  const players = plainLineUp(skills.length).players.map(
    (spec, i): PlayerSpec => ({ ...spec, skills: skills[i] === '' ? [] : [skills[i]] }),
  )
  const team = plainLineUp(11, { players })
  const match = by.start({ home: team, away: team })
  match.stack.push(setUpFrame(side, false, line))
  return match
}

const answer = (by: Engine, match: Match, wanted: Partial<Action>): void => {
  const legal = by.legal(match)
  const found = legal.find((one) => Object.entries(wanted).every(([key, value]) => one[key as keyof Action] === value))
  if (!found) throw new Error(`not offered: ${JSON.stringify(wanted)}`)
  by.apply(match, { action: found })
}

const missing = (match: Match) => {
  const pending = engine.pending(match)
  return pending.wait === 'coach' ? pending.question.missing : 'no question'
}

/** Puts the player with this index on a square. */
const put = (match: Match, player: number, square: string): void => {
  answer(engine, match, { do: 'pick', player })
  answer(engine, match, { do: 'place', square: at(square) })
}

describe('a pitch with lines', () => {
  it('knows the squares up to each line, from both ends', () => {
    const columns = (squares: readonly number[]): number[] => [...new Set(squares.map((square) => pitch.x[square]))]
    expect(columns(pitch.upToLine.home[0])).toEqual([0, 1, 2, 3, 4, 5])
    expect(columns(pitch.upToLine.away[0])).toEqual([20, 21, 22, 23, 24, 25])
    expect(columns(pitch.upToLine.home[1])).toHaveLength(10)
    expect(pitch.upToLine.away[1]).toHaveLength(10 * 15)
  })

  it('knows where substitutes enter, each side on its own sideline', () => {
    const names = (squares: readonly number[]): string[] => squares.map((square) => squareName(pitch, square))
    expect(names(pitch.entrySquares.home)).toEqual(['a3', 'a4', 'a5', 'a6'])
    expect(names(pitch.entrySquares.away)).toEqual(['o24', 'o23', 'o22', 'o21'])
  })

  it('has neither if its shape says nothing of them', () => {
    const plain = makePitch(crp.pitch)
    expect(plain.upToLine).toEqual({ home: [], away: [] })
    expect(plain.entrySquares).toEqual({ home: [], away: [] })
  })
})

describe('a set-up behind a line', () => {
  it('offers the squares up to that line and no others', () => {
    for (const [line, side, columns] of [
      [0, 'home', 6],
      [1, 'home', 10],
      [1, 'away', 10],
      [-1, 'away', 13],
    ] as const) {
      const match = settingUp(['', ''], { line, side })
      answer(engine, match, { do: 'pick' })
      const squares = engine.legal(match).filter((one) => one.do === 'place')
      expect(squares).toHaveLength(columns * 15)
      expect(squares.some(({ square }) => square === at(side === 'home' ? 'a1' : 'a26'))).toBe(true)
    }
  })

  it('puts a formation right behind that line', () => {
    const columnsOf = (line: number, side: Side): number[] => {
      const match = settingUp(new Array(11).fill(''), { line, side })
      answer(engine, match, { do: 'formation', option: 'wall' })
      return match.players.filter((p) => p.side === side).map((p) => pitch.x[p.at])
    }
    const [wall] = crp.formations.filter(({ id }) => id === 'wall')
    const behind = wall.squares.map(([columns]) => columns)
    expect(columnsOf(1, 'home')).toEqual(behind.map((columns) => 9 - columns))
    expect(columnsOf(1, 'away')).toEqual(behind.map((columns) => 16 + columns))
    expect(columnsOf(-1, 'home')).toEqual(behind.map((columns) => 12 - columns))
  })
})

describe('a coach who fields whom he likes', () => {
  it('needs one player, and no more', () => {
    const match = settingUp(['', '', ''])
    expect(missing(match)).toEqual({ fault: 'tooFewPlayers', limit: 1, has: 0 })
    put(match, 0, 'h5')
    expect(missing(match)).toBeNull()
  })

  it('must field all he may where the edition says so', () => {
    const strict = engineFor({ ...lined, rules: { ...lined.rules, setUp: { ...lined.rules.setUp, fieldsAll: true } } })
    const match = settingUp(['', '', ''], { by: strict })
    const pending = strict.pending(match)
    expect(pending.wait === 'coach' && pending.question.missing).toEqual({ fault: 'tooFewPlayers', limit: 3, has: 0 })
  })
})

describe('players who count as several', () => {
  const BIG_TEAM = ['large', 'large', 'large', 'large', 'large', 'huge', '', '']

  it('fill the eleven places sooner', () => {
    const match = settingUp(BIG_TEAM)
    for (const [player, square] of ['b2', 'd2', 'f2', 'h2', 'j2'].entries()) put(match, player, square)
    expect(missing(match)).toBeNull()
    put(match, 6, 'l2')
    expect(missing(match)).toBeNull()
    put(match, 7, 'm2')
    expect(missing(match)).toEqual({ fault: 'tooManyPlayers', limit: 11, has: 12 })
    expect(engine.legal(match).some((one) => one.do === 'done')).toBe(false)
  })

  it('may be chosen otherwise than a formation chooses them', () => {
    const match = settingUp(BIG_TEAM)
    for (const [i, player] of [0, 1, 2, 3, 5].entries()) put(match, player, `${'bdfhj'[i]}2`)
    expect(missing(match)).toBeNull()
  })

  it('are passed over by a formation when they no longer fit', () => {
    const match = settingUp(BIG_TEAM)
    answer(engine, match, { do: 'formation', option: 'wall' })
    const fielded = match.players.filter((p) => p.side === 'home' && p.place === 'pitch').map((p) => p.id)
    expect(fielded).toEqual([0, 1, 2, 3, 4, 6])
    expect(choiceToField(engine, match, 'home', match.players.slice(0, 8)).most).toBe(11)
  })
})

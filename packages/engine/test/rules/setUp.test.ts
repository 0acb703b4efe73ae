// Setting up: chapter A of the ledger, and how a coach picks and places players and is told what is missing.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, opening, plainLineUp, untilToss } from '../support/game.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { engineOf, type Scene, scene } from '../support/scene.ts'

const place = (s: Scene, token: string, square: string): void => {
  s.home.choose('pick', { player: token })
  s.home.choose('place', { square })
}

/** Puts H1, H2, … on these squares. */
const placeHome = (s: Scene, squares: string): Scene => {
  squares.split(' ').forEach((square, i) => {
    place(s, `H${i + 1}`, square)
  })
  return s
}

const EIGHT_IN_THE_MIDDLE = 'e10 f10 g10 h10 i10 j10 k10 h9'
/** What is wrong, how many there are, and how many there must or may be. */
const missing = (s: Scene): string => {
  const fault = s.question().missing
  return fault ? `${fault.fault}: ${fault.has}, not ${fault.limit}` : ''
}
const isLegal = (s: Scene): boolean => s.home.answers('done').length === 1

describe('setting up', () => {
  rule('[bugman 1] a team owns one half and scores in the far end zone, not in its own', () => {
    const s = opening(newGame())
    s.home.choose('pick', { player: 'H1' })
    const squares = s.home.answers('place')
    expect(squares).toHaveLength(195)
    expect(squares).toContain('place h13')
    expect(squares).not.toContain('place h14')
    const home = scene('x H1*', { at: 'h1' })
    home.activate('H1', 'move').step('x').endAction()
    expect(home.score()).toBe('0-0')
    const away = scene('H1* x', { at: 'h25' })
    away.activate('H1', 'move').step('x').endAction()
    expect(away.score()).toBe('1-0')
  })

  rule('[bugman 2] each side starts with the re-rolls of its roster', () => {
    const s = opening(newGame({ home: plainLineUp(11, { rerolls: 3 }), away: plainLineUp(11, { rerolls: 1 }) }))
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([3, 1])
  })

  rule(
    '[bugman 3, 4, 5] [third 141, 142] who wins the toss chooses; the kickers set up first, then the receivers',
    () => {
      for (const [face, answer, winner, first, second] of [
        [1, 'kick', 'home', 'home', 'away'],
        [1, 'receive', 'home', 'away', 'home'],
        [2, 'kick', 'away', 'away', 'home'],
        [2, 'receive', 'away', 'home', 'away'],
      ] as const) {
        const s = untilToss(newGame()).roll('coinToss', face)
        expect(s.waits()).toBe(`${winner} kickOrReceive`)
        expect(s[winner].answers()).toEqual(['kick', 'receive'])
        s[winner].choose(answer)
        expect(s.waits()).toBe(`${first} setUp`)
        s[first].choose('formation', { option: 'wall' })
        expect(s.waits()).toBe(`${second} setUp`)
        s[second].choose('formation', { option: 'wall' })
        expect(s.waits()).toBe(`${first} kickTarget`)
      }
    },
  )

  rule('[bugman 5] after a touchdown, too, the kickers set up first', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a1@reserves' })
    s.activate('H1', 'move').step('x').endAction()
    expect(s.waits()).toBe('home setUp')
    s.home.choose('formation', { option: 'wall' })
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 6] [third 142] eleven must be set up, and the coach is told how many are missing', () => {
    const s = opening(newGame({ home: plainLineUp(12) }))
    expect(missing(s)).toBe('tooFewPlayers: 0, not 11')
    placeHome(s, 'e13')
    expect(missing(s)).toBe('tooFewPlayers: 1, not 11')
    'f13 g13 e10 f10 g10 h10 i10 j10 k10'.split(' ').forEach((square, i) => {
      place(s, `H${i + 2}`, square)
    })
    expect(missing(s)).toBe('tooFewPlayers: 10, not 11')
    expect(isLegal(s)).toBe(false)
    place(s, 'H12', 'h9')
    expect(missing(s)).toBe('')
    s.home.choose('done')
    expect(s.where('H11')).toBe('reserves')
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 6] [third 142] with fewer than eleven everybody must be set up', () => {
    const s = opening(newGame({ home: plainLineUp(9) }))
    placeHome(s, 'e13 f13 g13 e10 f10 g10 h10 i10')
    expect(missing(s)).toBe('tooFewPlayers: 8, not 9')
    expect(isLegal(s)).toBe(false)
    place(s, 'H9', 'j10')
    expect(isLegal(s)).toBe(true)
  })

  rule('[bugman 7] [third 142] twelve are too many', () => {
    const s = opening(newGame({ home: plainLineUp(12) }))
    placeHome(s, `e13 f13 g13 ${EIGHT_IN_THE_MIDDLE} h8`)
    expect(missing(s)).toBe('tooManyPlayers: 12, not 11')
    expect(isLegal(s)).toBe(false)
    s.home.choose('pick', { player: 'H12' })
    s.home.choose('toReserves')
    expect(isLegal(s)).toBe(true)
  })

  rule(
    '[bugman 8] [third 142] every square of the own half will do, the own end zone too, and none beyond halfway',
    () => {
      const s = opening(newGame())
      s.home.choose('pick', { player: 'H1' })
      expect(s.home.answers('place')).toContain('place a1')
      expect(s.home.answers('place')).toContain('place o13')
      expect(s.home.answers('place').filter((answer) => Number(answer.slice(7)) > 13)).toEqual([])
      s.home.choose('place', { square: 'h1' })
      s.home.choose('formation', { option: 'wall' })
      s.away.choose('pick', { player: 'A1' })
      expect(s.away.answers('place')).toContain('place h26')
      expect(s.away.answers('place').filter((answer) => Number(answer.slice(7)) < 14)).toEqual([])
    },
  )

  rule('[bugman 9] [third 143] two players in each wide zone, four in all, and no third in either', () => {
    const s = opening(newGame())
    placeHome(s, 'e13 f13 g13 a1 d13 l13 o1 h10 i10 j10 k10')
    expect(isLegal(s)).toBe(true)
    place(s, 'H11', 'b5')
    expect(missing(s)).toBe('tooManyInUpperWideZone: 3, not 2')
    expect(isLegal(s)).toBe(false)
    place(s, 'H11', 'l5')
    expect(missing(s)).toBe('tooManyInLowerWideZone: 3, not 2')
    place(s, 'H11', 'k5')
    expect(isLegal(s)).toBe(true)
  })

  rule('[bugman 10] [third 143] three stand on the line of scrimmage, of which the wide zones are no part', () => {
    const s = placeHome(opening(newGame()), `e13 f13 d13 ${EIGHT_IN_THE_MIDDLE}`)
    expect(missing(s)).toBe('tooFewOnLine: 2, not 3')
    expect(isLegal(s)).toBe(false)
    place(s, 'H3', 'g12')
    expect(isLegal(s)).toBe(false)
    place(s, 'H3', 'k13')
    expect(isLegal(s)).toBe(true)
  })

  rule('[bugman 11] a coach who cannot fill the line of scrimmage puts all his players on it', () => {
    const s = opening(newGame({ home: plainLineUp(2) }))
    placeHome(s, 'h13 h12')
    expect(missing(s)).toBe('tooFewOnLine: 1, not 2')
    expect(isLegal(s)).toBe(false)
    place(s, 'H2', 'i13')
    s.home.choose('done')
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 11] a coach who cannot fill the line of scrimmage may concede and is excused; others may not', () => {
    const two = opening(newGame({ home: plainLineUp(2) }))
    two.outside('concede')
    expect(two.waits()).toBe('over')
    expect(two.match.result).toMatchObject({ winner: 'away', by: 'excusedConcession' })
    const three = opening(newGame({ home: plainLineUp(3) }))
    expect(() => three.outside('concede')).toThrow(/illegal input/)
  })

  rule('[bugman 12] only reserves are set up: none knocked out, injured, sent off or exhausted', () => {
    const s = scene('H1* x', {
      at: 'h25',
      beside: 'h2@ko h3@casualty h4@off h5@heat h6@reserves h7@ko a1@reserves',
    })
    s.activate('H1', 'move').step('x').endAction()
    s.roll('recover', 3).roll('recover', 4)
    expect(s.home.answers('pick')).toEqual(['pick H1', 'pick H6', 'pick H7'])
    s.home.choose('formation', { option: 'wall' })
    expect(['H2', 'H3', 'H4', 'H5'].map(s.where)).toEqual(['ko', 'casualty', 'sentOff', 'exhausted'])
    expect(['H1', 'H6', 'H7'].map(s.where)).toEqual(['h13', 'g13', 'i13'])
  })
})

describe('picking and placing', () => {
  rule('[bugman 6] a stock formation sets up a whole team at once, and each of them is legal', () => {
    for (const count of [3, 7, 11, 16])
      for (const formation of ['wall', 'spread', 'deep', 'arrow']) {
        const s = lineUpForKick(newGame({ home: plainLineUp(count), away: plainLineUp(count) }), formation, formation)
        expect(s.match.players.filter((p) => p.place === 'pitch')).toHaveLength(2 * Math.min(11, count))
        // Perfect Defence asks for a set-up of the players on the pitch: their present one must be a legal answer.
        kick(s, 'h20', [2, 6], [1, 3])
        expect(missing(s)).toBe('')
        s.home.choose('done')
        s.roll('bounce', 2)
      }
  })

  rule('[bugman 8] putting a player on a taken square swaps the two, or sends the other to the reserves', () => {
    const s = opening(newGame())
    place(s, 'H1', 'h13')
    place(s, 'H2', 'h12')
    place(s, 'H1', 'h12')
    expect([s.where('H1'), s.where('H2')]).toEqual(['h12', 'h13'])
    place(s, 'H3', 'h13')
    expect([s.where('H3'), s.where('H2')]).toEqual(['h13', 'reserves'])
    place(s, 'H3', 'h13')
    expect(s.where('H3')).toBe('h13')
  })

  rule('[bugman 6] the number of placements is limited', () => {
    const s = opening(newGame())
    let answers = 0
    while (s.home.answers('pick').length > 0) {
      const shirt = (answers % 11) + 1
      place(s, `H${shirt}`, `h${(answers % 9) + 1}`)
      answers++
      expect(answers).toBeLessThanOrEqual(200)
    }
    expect(s.home.answers().sort()).toEqual(['formation arrow', 'formation deep', 'formation spread', 'formation wall'])
    s.home.choose('formation', { option: 'deep' })
    expect(s.waits()).toBe('away setUp')
  })

  rule('[bugman 6] a coach who answers at random is done within bounds', () => {
    const engine = engineOf(currentEdition())
    for (let seed = 1; seed <= 20; seed++) {
      const s = opening(newGame())
      let state = seed
      let answers = 0
      while (s.waits().startsWith('home')) {
        state = (state * 48271) % 2147483647
        const list = engine.legal(s.match)
        engine.apply(s.match, { action: list[state % list.length] })
        answers++
        expect(answers).toBeLessThanOrEqual(401)
      }
      expect(s.waits()).toBe('away setUp')
    }
  })
})

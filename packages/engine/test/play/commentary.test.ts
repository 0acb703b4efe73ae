// The commentary tells things in the order in which they happen: a move that a roll decides is told by that roll. Large
// numbers have a separator, and fans are counted in people.
import { describe, expect, it } from 'vitest'
import { editions } from '../../src/editions/index.ts'
import { engineFor } from '../../src/engine.ts'
import { squareName } from '../../src/kernel/pitch.ts'
import { describeEvent, playerLabel } from '../../src/play/commentary.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { nextInput } from '../../src/play/playMatch.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { wildSetup } from '../../src/play/wildLineUp.ts'
import { resources } from '../../src/vocabulary/words.ts'
import { newGame, plainLineUp } from '../support/game.ts'
import { type Scene, scene } from '../support/scene.ts'
import { lineUp2020 } from '../support/season2020.ts'

const told = ({ events, match, engine }: Scene): string[] =>
  events.flatMap((event) => describeEvent(event, match, engine.rules) ?? [])

describe('a crowd', () => {
  it('[crp 9, 10] is told in people, with FAME and the gate', () => {
    const home = plainLineUp(11, { fanFactor: 5 })
    const s = newGame({ edition: 'crp', home }).roll('weather', 3, 4).roll('fans', 2, 6).roll('fans', 1, 1)
    s.roll('coinToss', 1)
    const { home: own, away: other } = s.match.squads
    expect(told(s)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^13,000 fans came for ${own.name}.*: FAME 2\\.$`),
        expect.stringMatching(`^2,000 fans came for ${other.name}[^:]*\\.$`),
        'The gate: 15,000 fans.',
      ]),
    )
  })

  it('[bb2020 21] is told in people where the rules count thousands', () => {
    const s = newGame({ edition: 'bb2020', home: lineUp2020(11, { fanFactor: 4 }), away: lineUp2020() })
    s.roll('fans', 5).roll('fans', 2).roll('weather', 3, 4).roll('coinToss', 1)
    expect(told(s).slice(0, 2)).toEqual([
      expect.stringMatching(/^7,000 fans came for .*: Fan Factor 7\.$/),
      expect.stringMatching(/^1,000 fans came for .*: Fan Factor 1\.$/),
    ])
  })

  it('says how many leave', () => {
    const { engine, match } = newGame({ edition: 'bb2020', home: lineUp2020(), away: lineUp2020() })
      .roll('fans', 1)
      .roll('fans', 1)
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
    expect(describeEvent({ type: 'fansLeft', side: 'home', fans: 1000, fanFactor: 5 }, match, engine.rules)).toMatch(
      /^1,000 fans of .* leave: Fan Factor 5\.$/,
    )
  })
})

describe('what a squad holds', () => {
  it('is told with its article, and in the plural', () => {
    const { engine, match } = scene('H1 A1', { edition: 'crp' })
    const say = (event: Parameters<typeof describeEvent>[0]): string | null => describeEvent(event, match, engine.rules)
    const spent = [...resources, 'reroll', 'leaderReroll'].map((what) =>
      say({ type: 'spent', side: 'home', what, player: -1 }),
    )
    expect(spent).toEqual(
      [
        ...['an apothecary', 'a wandering apothecary', 'a bribe', 'a henchman', 'a master chef', 'a prayer'],
        ...['a team re-roll', 'a leader re-roll'],
      ].map((what) => `Home use ${what}.`),
    )
    expect(say({ type: 'gained', side: 'home', what: 'reroll', amount: 1, why: 'brilliantCoaching' })).toBe(
      'Home gain 1 team re-roll (brilliant coaching).',
    )
    expect(say({ type: 'gained', side: 'away', what: 'reroll', amount: -2, why: 'masterChef' })).toBe(
      'Away lose 2 team re-rolls (master chef).',
    )
  })
})

describe('a step that needs a roll', () => {
  it('is told by the roll: a failed dodge, then the fall', () => {
    const s = scene('H1 x\nA1 .', { edition: 'crp', facts: 'act=h1:move:6.2' })
    s.step('x').roll('dodge', 1).roll('armour', 1, 1)
    expect(told(s).slice(0, 3)).toEqual([
      expect.stringMatching(/^Home 1 \(1\) dodges to f11: rolled 1, needs \d\+.*: fails\.$/),
      'Home 1 (1) goes down.',
      'Turnover for Home: a player of the moving team is down.',
    ])
  })

  it('is told by the roll: a rush, then a dodge in the same square', () => {
    const s = scene('H1 x\nA1 .', { edition: 'bb2020', facts: 'act=h1:move:0.2' })
    s.step('x').roll('goForIt', 2).roll('dodge', 6)
    expect(told(s)).toEqual([
      expect.stringMatching(/^Home 1 \(1\) goes for it to f11: rolled 2.*succeeds\.$/),
      expect.stringMatching(/^Home 1 \(1\) dodges to f11: rolled 6.*succeeds\.$/),
    ])
  })

  it('is told by the roll: a leap', () => {
    const s = scene('H1 . x', { edition: 'crp', players: { H1: '+leap' }, facts: 'act=h1:move:6.2' })
    s.choose('leap', { square: 'x' })
    s.roll('leap', 6)
    expect(told(s)).toEqual([expect.stringMatching(/^Home 1 \(1\) leaps to f12: rolled 6.*succeeds\.$/)])
  })

  it('says where a jump that failed at once ends', () => {
    const s = scene('H1 A1/ x', { edition: 'bb2020', facts: 'act=h1:move:6.2' })
    s.choose('leap', { square: 'x' })
    s.roll('jump', 1).roll('armour', 1, 1)
    expect(told(s).slice(0, 3)).toEqual([
      expect.stringMatching(/^Home 1 \(1\) jumps to f12: rolled 1.*fails\.$/),
      'Home 1 (1) falls back to f10.',
      'Home 1 (1) goes down.',
    ])
  })

  it('has no square where nobody moves: a rush for a block', () => {
    const s = scene('H1 A1', { edition: 'bb2020', facts: 'act=h1:blitz:0.2' })
    s.choose('block', { player: 'A1' })
    s.roll('goForIt', 1).roll('armour', 1, 1)
    expect(told(s)[0]).toMatch(/^Home 1 \(1\) goes for it: rolled 1/)
  })

  it('is told before it is known who holds and who tears himself loose', () => {
    for (const edition of ['crp', 'bb2020']) {
      const s = scene('H1 x\nA1 .', { edition, players: { A1: '+tentacles' }, facts: 'act=h1:move:6.2' })
      s.step('x')
      s.away.choose('use')
      s.roll('tentacles', ...(edition === 'crp' ? [6, 6] : [1]))
      s.roll('dodge', 6)
      const lines = told(s)
      const roller = edition === 'crp' ? 'Home 1 (1)' : 'Away 1 <1>'
      const tug = lines.findIndex((line) => line.startsWith(`${roller} wins the tug of war`))
      expect(tug, lines.join('\n')).toBeGreaterThanOrEqual(0)
      expect(lines[tug]).toMatch(edition === 'crp' ? /succeeds\.$/ : /fails\.$/)
      expect(lines[tug + 1]).toMatch(/^Home 1 \(1\) dodges to f11/)
    }
  })
})

const DECIDED: readonly string[] = ['dodge', 'goForIt', 'leap', 'jump']

it('tells every move of wild matches once: by itself, or by the roll that decides it', () => {
  const met = new Set<string>()
  for (const edition of editions)
    for (let seed = 1; seed <= 4; seed++) {
      const engine = engineFor(edition)
      const roller = seededRoller(seed)
      const match = engine.start(wildSetup(engine.rules, roller))
      const coach = livelyCoach(roller)
      const lines: string[] = []
      for (;;) {
        const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
        if (!input) break
        for (const event of engine.apply(match, input)) {
          const line = describeEvent(event, match, engine.rules)
          if (event.type === 'moved' && event.byRoll) expect(line).toBeNull()
          else if (event.type === 'moved' && event.to >= 0)
            expect(line).toContain(squareName(engine.rules.pitch, event.to))
          if (event.type === 'rolled' && event.to >= 0) {
            met.add(event.roll.roll)
            const square = squareName(engine.rules.pitch, event.to)
            expect(line).toContain(` to ${square}: `)
            // Nothing has said before that he is there.
            expect(lines.at(-1)).not.toBe(`${playerLabel(match.players[event.roll.player])} moves to ${square}.`)
          }
          if (line !== null) lines.push(line)
        }
      }
    }
  expect([...met].sort()).toEqual([...DECIDED].sort())
})

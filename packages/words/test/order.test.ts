// Lines come in the order of the match: a move that depends on a roll comes with that roll. Large numbers have a
// separator, and fans are counted in people. Neighbours: src/teller.ts, src/sentence.ts.
import {
  editions,
  engineFor,
  type GameEvent,
  livelyCoach,
  nextInput,
  playerLabel,
  resources,
  seededRoller,
  squareName,
  wildSetup,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { lineUpBb2020 } from '../../engine/test/support/bb2020.ts'
import { newGame, plainLineUp } from '../../engine/test/support/game.ts'
import { type Scene, scene } from '../../engine/test/support/scene.ts'
import { blockFaces } from '../src/actionTexts.ts'
import { plainText, textOf } from '../src/line.ts'
import { newTeller, plainSentence } from '../src/teller.ts'

const told = ({ events, match, engine }: Scene): string[] => {
  const teller = newTeller(engine)
  return events.flatMap((event, i) => {
    const line = teller.tell(event, match, i)
    return line ? [plainText(line, blockFaces(engine))] : []
  })
}

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
    const s = newGame({ edition: 'bb2020', home: lineUpBb2020(11, { fanFactor: 4 }), away: lineUpBb2020() })
    s.roll('fans', 5).roll('fans', 2).roll('weather', 3, 4).roll('coinToss', 1)
    expect(told(s).slice(0, 2)).toEqual([
      expect.stringMatching(/^7,000 fans came for .*: Fan Factor 7\.$/),
      expect.stringMatching(/^1,000 fans came for .*: Fan Factor 1\.$/),
    ])
  })

  it('says how many leave', () => {
    const { engine, match } = newGame({ edition: 'bb2020', home: lineUpBb2020(), away: lineUpBb2020() })
      .roll('fans', 1)
      .roll('fans', 1)
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
    expect(plainSentence(engine, match, { type: 'fansLeft', side: 'home', fans: 1000, fanFactor: 5 })).toMatch(
      /^1,000 fans of .* leave: Fan Factor 5\.$/,
    )
  })
})

describe('what a squad holds', () => {
  it('is told by its name, and counted', () => {
    const { engine, match } = scene('H1 A1', { edition: 'crp' })
    const say = (event: GameEvent): string | null => plainSentence(engine, match, event)
    const spent = [...resources, 'reroll', 'leaderReroll'].map((what) =>
      say({ type: 'spent', side: 'home', what, player: -1 }),
    )
    expect(spent).toEqual(
      [
        ...['apothecary', 'wandering apothecary', 'bribe', 'henchman', 'master chef', 'prayer'],
        ...['team re-roll', 'leader’s re-roll'],
      ].map((what) => `Home use the ${what}.`),
    )
    expect(say({ type: 'gained', side: 'home', what: 'reroll', amount: 1, why: 'brilliantCoaching' })).toBe(
      'Home gain 1 × team re-roll (Brilliant coaching).',
    )
    expect(say({ type: 'gained', side: 'away', what: 'reroll', amount: -2, why: 'masterChef' })).toBe(
      'Away lose 2 × team re-roll (Master chef).',
    )
  })
})

describe('a step that needs a roll', () => {
  it('is told by the roll: a failed dodge, then the fall', () => {
    const s = scene('H1 x\nA1 .', { edition: 'crp', facts: 'act=h1:move:6.2' })
    s.step('x').roll('dodge', 1).roll('armour', 1, 1)
    expect(told(s).slice(0, 3)).toEqual([
      '[1] Home 1 (1) dodges into somebody’s leg at f11. (needs 4+: 4+, dodge +1, tackle zone of <1> −1)',
      'Home 1 (1) is on the ground.',
      'That is the turn of Home gone: a player of theirs went down.',
    ])
  })

  it('is told by the roll: a rush, then a dodge in the same square', () => {
    const s = scene('H1 x\nA1 .', { edition: 'bb2020', facts: 'act=h1:move:0.2' })
    s.step('x').roll('goForIt', 2).roll('dodge', 6)
    expect(told(s)).toEqual([
      '[2] Home 1 (1) goes for it, f11. (needs 2+)',
      '[6] Home 1 (1) dodges to f11. (needs 4+: 3+, tackle zone of <1> −1)',
    ])
  })

  it('is told by the roll: a leap', () => {
    const s = scene('H1 . x', { edition: 'crp', players: { H1: '+leap' }, facts: 'act=h1:move:6.2' })
    s.choose('leap', { square: 'x' })
    s.roll('leap', 6)
    expect(told(s)).toEqual(['[6] Home 1 (1) leaps to f12, and lands. (needs 4+)'])
  })

  it('says where a jump that failed at once ends', () => {
    const s = scene('H1 A1/ x', { edition: 'bb2020', facts: 'act=h1:move:6.2' })
    s.choose('leap', { square: 'x' })
    s.roll('jump', 1).roll('armour', 1, 1)
    expect(told(s).slice(0, 3)).toEqual([
      '[1] Home 1 (1) jumps for f12, and catches his foot. (needs 3+)',
      'Home 1 (1) falls back to f10.',
      'Home 1 (1) hits the turf.',
    ])
  })

  it('has no square where nobody moves: a rush for a block', () => {
    const s = scene('H1 A1', { edition: 'bb2020', facts: 'act=h1:blitz:0.2' })
    s.choose('block', { player: 'A1' })
    s.roll('goForIt', 1).roll('armour', 1, 1)
    expect(told(s)[0]).toBe('[1] Home 1 (1) goes for it and overreaches. (needs 2+)')
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
      const outcome = edition === 'crp' ? 'wins' : 'loses'
      const tug = lines.findIndex((line) => line.includes(`] ${roller} ${outcome} the tug of war.`))
      expect(tug, lines.join('\n')).toBeGreaterThanOrEqual(0)
      expect(lines[tug + 1]).toMatch(/^\[6\] Home 1 \(1\) dodges .*f11/)
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
      const teller = newTeller(engine)
      const lines: string[] = []
      for (;;) {
        const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
        if (!input) break
        for (const event of engine.apply(match, input)) {
          const told = teller.tell(event, match, lines.length)
          const line = told && textOf(told)
          if (event.type === 'moved' && event.byRoll) expect(line).toBeNull()
          else if (event.type === 'moved' && event.to >= 0)
            expect(line).toContain(squareName(engine.rules.pitch, event.to))
          if (event.type === 'rolled' && event.to >= 0) {
            met.add(event.roll.roll)
            const square = squareName(engine.rules.pitch, event.to)
            expect(line).toContain(square)
            // No earlier line has said that he is there.
            expect(lines.at(-1)).not.toBe(`${playerLabel(match.players[event.roll.player])} moves to ${square}.`)
          }
          if (line !== null) lines.push(line)
        }
      }
    }
  expect([...met].sort()).toEqual([...DECIDED].sort())
})

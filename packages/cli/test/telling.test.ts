// A match in the terminal: the sentences of packages/words as plain text with all dice. Neighbours: src/telling.ts.
import {
  editions,
  engineFor,
  type GameEvent,
  playMatch,
  randomCoach,
  readPosition,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { textOf } from '@double-skulls/words'
import { expect, it } from 'vitest'
import { choosePairings, seedFor, setupOf } from '../src/choices.ts'
import { newPaper, newTelling } from '../src/telling.ts'

it('should tell a roll with its dice and every modifier', () => {
  const { engine, match } = readPosition('crp turn=home:3/2 h4@g14 a2@g15 a3@f15 a5@m20')
  expect(match.players[0].at).toBe(squareNamed(engine.rules.pitch, 'g14'))
  const dodge = (modifiers: readonly { value: number; source: string; player: number }[], needed: number) => {
    const telling = newTelling(engine)
    const roll = { roll: 'dodge', player: 0, base: 4, modifiers, needed, faces: [3], passed: false } as const
    const event: GameEvent = { type: 'rolled', roll, again: false, to: match.players[0].at }
    return telling.text(telling.tell([event], match)).join('\n')
  }
  const own = { value: 1, source: 'dodge', player: -1 }
  const zone = (player: number) => ({ value: -1, source: 'tackleZone', player })
  expect(dodge([own, zone(1)], 4)).toMatch(
    /^\[3\] .*\(4\) .* g14.*\. \(needs 4\+: 4\+, dodge \+1, tackle zone of <2> −1\)$/,
  )
  expect(dodge([own, zone(1), zone(2)], 5)).toContain('(needs 5+: 4+, dodge +1, tackle zone of <2> <3> −2)')
})

it('should put every event of whole matches into plain sentences', () => {
  const kinds = new Set<string>()
  for (const edition of editions) {
    const engine = engineFor(edition)
    const pairings = choosePairings(engine.rules)
    for (let game = 0; game < 30; game++) {
      const telling = newTelling(engine)
      const seed = seedFor(9, game)
      const roller = seededRoller(seed)
      const coach = randomCoach(roller)
      playMatch(engine, engine.start(setupOf(pairings[seed % pairings.length])), {
        ...{ coaches: { home: coach, away: coach }, roller },
        onInput: (_input, events, match) => {
          for (const { type } of events) kinds.add(type)
          const lines = telling.tell(events, match)
          for (const line of lines) expect(textOf(line)).toMatch(/^['A-Z0-9].*[.!?]$/)
          for (const text of telling.text(lines)) {
            expect(text).toMatch(/^(\[[^\]]+\] )?['A-Z0-9].*[.!?]( \(.+\))?$/)
            expect(text).not.toMatch(/undefined|NaN|nobody(?! were there| in particular)|-1|[a-z][A-Z]| {2}|[{}]/)
          }
        },
      })
    }
  }
  expect(kinds.size).toBeGreaterThan(35)
})

it('should write a walk as one line, once it is over', () => {
  const { engine, match } = readPosition('crp turn=home:3/2 h4@g14 a2@c20')
  const telling = newTelling(engine)
  const written: string[] = []
  const paper = newPaper(telling, (line) => written.push(line))
  const move = (player: number, to: string): GameEvent => ({
    ...{ type: 'moved', player, from: -1, to: squareNamed(engine.rules.pitch, to), how: 'move' },
  })
  paper.write(telling.tell([move(0, 'g15')], match))
  paper.write(telling.tell([move(0, 'g16')], match))
  expect(written).toEqual([])
  paper.write(telling.tell([move(1, 'c21'), { type: 'turnStarted', side: 'away', turn: 3, bonus: false }], match))
  expect(written).toEqual(['Home 4 (4) moves to g15 – g16.', 'Away 2 <2> moves to c21.', 'Away, turn 3.'])
  paper.write(telling.tell([move(0, 'g17')], match))
  paper.end()
  expect(written.at(-1)).toBe('Home 4 (4) moves to g17.')
})

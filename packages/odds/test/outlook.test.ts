// The turnover chance of answers against arithmetic, and the strengths behind block dice. Neighbours: src/outlook.ts.
import {
  type Action,
  action,
  editions,
  engineFor,
  forecastBlock,
  type Match,
  readPosition,
  squareNamed,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { BadPlan, outlookOf } from '../src/index.ts'
import { samplePositions } from './positions.ts'

const engine = engineFor(editions[editions.length - 1])

const scene = (words: string, ...inputs: readonly (Action | readonly number[])[]): Match => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
  for (const input of inputs) engine.apply(match, 'do' in input ? { action: input } : { dice: [...input] })
  return match
}

const turnover = (match: Match, answer: Action): number => outlookOf(engine, match, answer)?.turnover ?? Number.NaN

it('gives the turnover chance of keeping a failed dodge, and of a re-roll', () => {
  const walk = [action('activate', 0, -1, 'move'), action('step', -1, 186)] as const
  const match = scene('rr=1/0 ball=a1 h1@h6:63338 h2@c3 a1@h7', ...walk, [1])
  expect(turnover(match, action('keep'))).toBe(1)
  expect(turnover(match, action('reroll', -1, -1, 'team'))).toBeCloseTo(2 / 6, 9)
})

it('distinguishes block results: his own fall ends the turn, a push does not, a skill saves him', () => {
  const block = [action('activate', 0, -1, 'block'), action('block', 2)] as const
  const without = scene('rr=0/0 ball=a1 h1@h12:63338 h2@g12 a1@h13 a2@c20', ...block, [2, 3])
  expect(turnover(without, action('useDie', -1, -1, 'bothDown'))).toBe(1)
  expect(turnover(without, action('useDie', -1, -1, 'pushed'))).toBe(0)
  const skilled = scene('rr=0/0 ball=a1 h1@h12:63338+block h2@g12 a1@h13 a2@c20', ...block, [2, 3])
  expect(turnover(skilled, action('useDie', -1, -1, 'bothDown'))).toBe(0)
})

it('looks no further than the end of the turn: the next drive is no turnover', () => {
  const step = action('step', -1, squareNamed(engine.rules.pitch, 'h26'))
  const match = scene('rr=0/0 h1@h25.o h2@c3 h3@ko a1@a7 a2@ko', action('activate', 0, -1, 'move'))
  const after = engine.clone(match)
  expect(engine.apply(after, { action: step }).map(({ type }) => type)).toContain('turnEnded')
  expect(engine.pending(after)).toMatchObject({ wait: 'dice', why: 'recover' })
  expect(outlookOf(engine, match, step)).toEqual({ turnover: 0, unsettled: 0 })
})

it('changes nothing, says nothing outside actions and refuses what is not legal', () => {
  const match = scene('h1@h5 a1@b20')
  const before = JSON.stringify(match)
  expect(outlookOf(engine, match, action('endTurn'))).toBeNull()
  expect(() => outlookOf(engine, match, action('keep'))).toThrow(BadPlan)
  expect(JSON.stringify(match)).toBe(before)
})

it('gives strengths that make the forecast dice', () => {
  let blocks = 0
  for (const edition of editions)
    for (const { engine: played, match } of samplePositions(edition, 12, 6))
      for (const { id, side, place } of match.players) {
        if (place !== 'pitch' || side !== match.turn.side) continue
        for (const other of match.players) {
          if (other.place !== 'pitch' || other.side === side) continue
          const { possible, dice, chooser, strength } = forecastBlock(played, match, id, other.id)
          if (!possible) continue
          const sum = (list: typeof strength.attacker): number => list.reduce((total, { value }) => total + value, 0)
          const [ours, theirs] = [sum(strength.attacker), sum(strength.defender)]
          expect(chooser).toBe(theirs > ours ? other.side : side)
          const least = ours === theirs ? 1 : Math.max(ours, theirs) > 2 * Math.min(ours, theirs) ? 3 : 2
          // A skill may add a die to his own choice.
          expect(dice === least || (dice > least && chooser === side)).toBe(true)
          blocks++
        }
      }
  expect(blocks).toBeGreaterThan(20)
})

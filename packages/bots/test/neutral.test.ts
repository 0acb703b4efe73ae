// Bots among referees, whom no edition has on the pitch yet: they play to the end by the rules and attack nobody neutral.
// Neighbours: src/sight.ts leaves neutral players out, the engine's kernel/allegiance.ts says what they are.
import {
  checkInvariants,
  editionNamed,
  engineFor,
  type Match,
  nextInput,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { see } from '../src/sight.ts'
import { coachOf, teamNamed } from './support.ts'

const crp = editionNamed('crp')
if (!crp) throw new Error('no crp')
const engine = engineFor({
  ...crp,
  rules: { ...crp.rules, referees: { count: 2, stats: { MA: 4, ST: 4, AG: 3, AV: 9 } } },
})
const { pitch } = engine.rules

/** Each on a square of the middle, if it is free. */
const bringOn = (match: Match): void => {
  for (const player of match.players) {
    const square = squareNamed(pitch, player.who.number === 1 ? 'h12' : 'g16')
    if (player.side !== 'neutral' || player.place !== 'reserves' || match.board[square] !== 0) continue
    if (match.balls.some(({ at }) => at === square)) continue
    Object.assign(player, { place: 'pitch', at: square })
    match.board[square] = player.id + 1
  }
}

it.each(['rookie', 'veteran', 'legend'] as const)('%s plays among referees to the end by the rules', (name) => {
  const roller = seededRoller(3)
  const coach = coachOf(name, 3, { nodes: 3 })
  const match = engine.start({ home: teamNamed(engine, 'human'), away: teamNamed(engine, 'orc') })
  let attacks = 0
  let among = 0
  for (let input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller }); input; ) {
    for (const event of engine.apply(match, input))
      if (event.type === 'blockDeclared' && match.players[event.defender].side === 'neutral') attacks++
    const pending = engine.pending(match)
    if (pending.wait === 'coach' && pending.question.kind === 'turn') {
      bringOn(match)
      if (match.players.some(({ side, place }) => side === 'neutral' && place === 'pitch')) among++
      expect(see(engine, match, pending.side).theirs.every(({ side }) => side !== 'neutral')).toBe(true)
      expect(checkInvariants(engine, match)).toEqual([])
    }
    input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
  }
  expect([match.result !== null, attacks, among > 50]).toEqual([true, 0, true])
})

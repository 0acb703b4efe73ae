// Positions with one right move, and the bots that should find it. All dice succeed, so that only the coach decides.
// Neighbours: strength.test.ts measures whole games.
import { type GameEvent, readPosition, type Side } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type BotName, newBot } from '../src/index.ts'

/** Plays the turn of the side to move; every die shows its best face. */
const playTurn = (name: BotName, position: string, faces: (die: string) => number = () => 6): GameEvent[] => {
  const { engine, match } = readPosition(position)
  const bot = newBot(name, 1)
  const happened: GameEvent[] = []
  const { side } = match.turn
  for (let inputs = 0; inputs < 300; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return happened
    if (pending.wait === 'coach' && (!match.turn.running || match.turn.side !== side)) return happened
    const input =
      pending.wait === 'dice' ? { dice: pending.dice.map(faces) } : { action: bot(engine, match, { nodes: 60 }) }
    happened.push(...engine.apply(match, input))
    if (happened.some((event) => event.type === 'touchdown' || event.type === 'turnEnded')) return happened
  }
  throw new Error('the turn did not end')
}

const scored = (events: readonly GameEvent[], side: Side): boolean =>
  events.some((event) => event.type === 'touchdown' && event.side === side)

const coaches: readonly BotName[] = ['rookie', 'veteran', 'legend']
const planners: readonly BotName[] = ['veteran', 'legend']

describe.each(coaches)('%s', (name) => {
  it('walks in when the way is open', () => {
    expect(scored(playTurn(name, 'crp half=2 turn=home:8/7 h1@h21.o h2@f12 a1@d14 a2@l14'), 'home')).toBe(true)
  })

  it('picks up a ball that lies in front of him', () => {
    const events = playTurn(name, 'crp turn=home:1/1 ball=h6 h1@h5 h2@f12 a1@d20 a2@l20')
    expect(events.some((event) => event.type === 'ballHeld')).toBe(true)
  })

  it('hits with two dice of his own choice', () => {
    const events = playTurn(name, 'crp turn=home:3/3 ball=a25 h1@h13+block h2@g13+block a1@h14')
    expect(events.some((event) => event.type === 'blockDeclared' && event.dice === 2)).toBe(true)
  })

  it('stands a prone player up', () => {
    const events = playTurn(name, 'crp turn=home:3/3 h1@h10.p h2@h5.o a1@h20')
    expect(events.some((event) => event.type === 'posture' && event.player === 0 && event.posture === 'standing')).toBe(
      true,
    )
  })
})

describe.each(planners)('%s', (name) => {
  it('stalls when he is ahead and nobody can get at the ball', () => {
    expect(scored(playTurn(name, 'crp turn=home:3/3 score=1-0 h1@h21.o h2@g20 h3@i20 a1@b2 a2@n2'), 'home')).toBe(false)
  })

  it('scores when he is ahead and somebody could get at the ball', () => {
    const position = 'crp turn=home:3/3 score=1-0 h1@h21.o h2@g8 a1@f19:8338 a2@j19:8338 a3@h18:8338 a4@d20:8338'
    expect(scored(playTurn(name, position), 'home')).toBe(true)
  })

  it('scores in the last turn even when he is ahead', () => {
    expect(scored(playTurn(name, 'crp turn=home:8/7 score=1-0 h1@h21.o h2@g20 a1@b2 a2@n2'), 'home')).toBe(true)
  })

  it('hands the ball to a player who can score in the last turn', () => {
    const position = 'crp half=2 turn=home:8/8 h1@h12:4429.o h2@h16:9238+catch+sure-hands a1@d10 a2@l10'
    expect(scored(playTurn(name, position), 'home')).toBe(true)
  })

  it('throws it where nobody can carry it', () => {
    const position = 'crp half=2 turn=home:8/8 h1@h12:4348.o+pass h2@h19:8248+catch a1@d10 a2@l10'
    expect(scored(playTurn(name, position), 'home')).toBe(true)
  })

  it('blitzes the carrier who is about to score', () => {
    const position = 'crp half=2 turn=home:8/7 h1@g9+block h2@h2 a1@h6.o a2@c20'
    const events = playTurn(name, position)
    expect(events.some((event) => event.type === 'blockDeclared' && event.defender === 2)).toBe(true)
  })

  it('builds a cage around a threatened carrier', () => {
    const position = 'crp turn=home:3/3 h1@h8.o h2@h5 h3@f6 h4@j6 h5@g5 h6@i4 a1@h14 a2@f14 a3@j14 a4@d13 a5@l13 a6@h16'
    const { engine, match } = readPosition(position)
    const bot = newBot(name, 1)
    while (match.turn.side === 'home' && match.turn.running) {
      const pending = engine.pending(match)
      if (pending.wait === 'nothing') break
      engine.apply(
        match,
        pending.wait === 'dice' ? { dice: pending.dice.map(() => 6) } : { action: bot(engine, match, { nodes: 60 }) },
      )
    }
    const [carrier, ...mates] = match.players.filter((p) => p.side === 'home')
    const { x, y } = engine.rules.pitch
    const corners = mates.filter(
      (p) => Math.abs(x[p.at] - x[carrier.at]) === 1 && Math.abs(y[p.at] - y[carrier.at]) === 1,
    )
    expect(corners.length).toBeGreaterThanOrEqual(3)
  })

  it('keeps the team re-roll for what matters', () => {
    // Standing up can wait; the ball cannot.
    const uses = (position: string): number =>
      playTurn(name, position, () => 1).filter((event) => event.type === 'reroll').length
    expect(uses('crp turn=home:2/2 rr=1/0 h1@h10:2338.p h2@c3.od a1@b20 a2@n20')).toBe(0)
    expect(uses('crp turn=home:2/2 rr=1/0 ball=h12 h1@h10 h2@c3 a1@h16 a2@g16')).toBe(1)
  })
})

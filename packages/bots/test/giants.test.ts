// Bots with a Giant on either side: he is set up, moves, blocks and turns by the rules, and the match ends.
// Neighbours: src/big.ts.
import {
  freebooterFor,
  type GameEvent,
  type LineUp,
  playChecked,
  readPosition,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { lookAround, squaresToHit } from '../src/big.ts'
import { askedOf } from '../src/coach.ts'
import { coachOf, engineOf } from './support.ts'

const engine = engineOf('bb2020')

const withGiant = (id: string): LineUp => {
  const roster = engine.rules.rosters.find((one) => one.id === id)
  if (!roster) throw new Error(`no ${id}`)
  const team = startingLineUp(roster)
  return { ...team, players: [freebooterFor(engine.rules, team, 'giant'), ...team.players] }
}

describe('Giants', () => {
  it.each(['rookie', 'veteran', 'legend'] as const)('%s plays a match with a Giant to the end by the rules', (name) => {
    const setup = { home: withGiant('human'), away: withGiant('orc') }
    const { faults, record } = playChecked(engine, setup, 7, {
      most: 6000,
      thorough: 1000,
      makeCoach: () => coachOf(name, 7, { nodes: 4 }),
    })
    expect(faults).toEqual([])
    expect(record.inputs.length).toBeGreaterThan(100)
  })

  it('should make a Giant look where most opponents stand', () => {
    const { match } = readPosition('bb2020 act=h1:move:0.0 h1@g11:6.7.5.5.11+giant^s h2@b2 a1@f11 a2@f12 a3@f10 a4@b20')
    const events: GameEvent[] = []
    const end = engine.legal(match).find((one) => one.do === 'endAction')
    if (end) events.push(...engine.apply(match, { action: end }))
    expect(lookAround(engine, match, askedOf(engine, match)).option).toBe('N')
  })

  it('should know from where a Giant hits, and from where he is hit', () => {
    const { match } = readPosition('bb2020 h1@g11+giant h2@b2 a1@g20 a2@k20+giant')
    const { pitch } = engine.rules
    const [giant, lineman, foe, foesGiant] = match.players
    // Facing east, the opponent must be in front of him or beside him: eight of the twelve squares around.
    expect(squaresToHit(pitch, giant, foe)).toHaveLength(8)
    expect(squaresToHit(pitch, lineman, foesGiant)).toHaveLength(12)
    expect(squaresToHit(pitch, lineman, foe)).toHaveLength(8)
  })
})

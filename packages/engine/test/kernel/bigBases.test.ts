// Big bases that mark all round and never step over bodies, and a sprint that is paid apart, by an edition made here.
// Neighbours: roomy.test.ts; ../bb2020/ has the giant, who faces one way.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { bb2020 } from '../../src/editions/bb2020.ts'
import { engineFor } from '../../src/engine.ts'
import { zoneSquares } from '../../src/kernel/base.ts'
import type { Match } from '../../src/kernel/match.ts'
import { putPlayer, takeOff } from '../../src/kernel/occupancy.ts'
import { squareName, squareNamed } from '../../src/kernel/pitch.ts'
import { playChecked, stateFaults } from '../../src/play/invariants.ts'
import { readPosition, writePosition } from '../../src/play/position.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'

const round: Edition = {
  ...bb2020,
  id: 'round',
  rules: { ...bb2020.rules, move: { ...bb2020.rules.move, bigBasesFace: false, bigStepsOver: false } },
}
const engine = engineFor(round)
const { pitch } = engine.rules

const lineUp = (giants: number) => {
  const team = startingLineUp(bb2020.rosters[0])
  const players = team.players.map((spec, i) => (i < giants ? { ...spec, skills: ['giant'] } : spec))
  return { ...team, players }
}

/** The squares to which the giant may step, in a position of bb2020 gone on with by other rules. */
const stepsOf = (edition: Edition, text: string): string[] => {
  const { match } = readPosition(`bb2020 ${text}`)
  const own: Match = { ...match, edition: edition.id }
  if (!edition.rules.move.bigBasesFace) for (const player of own.players) player.facing = undefined
  const steps = engineFor(edition)
    .legal(own)
    .filter((one) => one.do === 'step')
  return steps.map(({ square }) => squareName(pitch, square))
}

describe('big bases that face all round', () => {
  it('have no facing, on the pitch or beside it', () => {
    const match = engine.start({ home: lineUp(1), away: lineUp(0) })
    const [giant] = match.players
    expect([giant.who.size, giant.facing]).toEqual([2, undefined])
    putPlayer(match, pitch, giant, squareNamed(pitch, 'd5'))
    expect(giant.facing).toBeUndefined()
    expect(stateFaults(engine, match)).toEqual([])
    takeOff(match, pitch, giant, 'reserves')
    expect(giant.facing).toBeUndefined()
  })

  it('mark the squares behind them too', () => {
    const marked = (edition: Edition): number => {
      const other = engineFor(edition)
      const match = other.start({ home: lineUp(1), away: lineUp(0) })
      putPlayer(match, pitch, match.players[0], squareNamed(pitch, 'd5'))
      return zoneSquares(pitch, match.players[0]).length
    }
    expect([marked(round), marked(bb2020)]).toEqual([12, 8])
  })

  it('need no procedure that turns them', () => {
    const unturned = (edition: Edition): Edition => ({
      ...edition,
      skills: edition.skills.map((skill) =>
        skill.procedures && 'facing' in skill.procedures
          ? {
              ...skill,
              procedures: Object.fromEntries(Object.entries(skill.procedures).filter(([id]) => id !== 'facing')),
            }
          : skill,
      ),
    })
    expect(() => engineFor(unturned(round))).not.toThrow()
    expect(() => engineFor(unturned(bb2020))).toThrow('the skill giant needs the procedure facing')
  })

  it('are played by random coaches, who are never asked to turn, every state checked', () => {
    const turnsIn = (edition: Edition): number => {
      const { faults, record } = playChecked(engineFor(edition), { home: lineUp(2), away: lineUp(1) }, 4)
      expect(faults).toEqual([])
      return record.inputs.filter((input) => input.includes('face')).length
    }
    expect(turnsIn(round)).toBe(0)
    expect(turnsIn(bb2020)).toBeGreaterThan(0)
  })
})

describe('big bases that never step over bodies', () => {
  const text = (posture: string): string => `turn=home:1/0 act=h1:move:4.2 h1@h5+giant a1@h7${posture} a2@a20`

  it('go round a player who is down, as round one who stands', () => {
    const standing = stepsOf(round, text(''))
    expect(standing).not.toContain('h6')
    expect(stepsOf(round, text('.p'))).toEqual(standing)
    expect(stepsOf(bb2020, text('.p'))).toContain('h6')
  })
})

describe('a sprint', () => {
  it('that is left is part of a position', () => {
    const text = 'crp turn=home:1/0 act=h1:move:3.2s4 h1@h5.d a1@h9'
    const { match } = readPosition(text)
    expect(match.stack.at(-1)).toMatchObject({ moves: 3, goForIts: 2, sprint: 4, blocked: false })
    expect(writePosition(match)).toBe(text)
    const after = 'crp turn=home:1/0 used=blitz act=h1:blitz:3.2s1b h1@h5.d a1@h9'
    expect(writePosition(readPosition(after).match)).toBe(after)
    expect(readPosition('crp act=h1:move:3.2 h1@h5 a1@h9').match.stack.at(-1)).toMatchObject({ sprint: 0 })
    expect(() => readPosition('crp act=h1:move:3.2s h1@h5 a1@h9')).toThrow('s1 for a square of a sprint left')
  })
})

// What a match must have put away or kept within bounds: every fault is put into a sound match and found. Neighbour:
// src/play/leftovers.ts.
import { describe, expect, it } from 'vitest'
import { second } from '../../src/editions/second.ts'
import { engineFor } from '../../src/engine.ts'
import type { Match } from '../../src/kernel/match.ts'
import { takeOff } from '../../src/kernel/occupancy.ts'
import { checkInvariants } from '../../src/play/invariants.ts'
import { nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { positionIn } from '../../src/play/position.ts'
import { newRecorder } from '../../src/play/record.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { hangFor } from '../../src/procs/kickOff/hangingKick.ts'
import { fans } from '../../src/procs/match/fans.ts'
import { statesNamed } from '../../src/procs/match/states.ts'
import { plainSecond } from '../support/second.ts'

const engine = engineFor(second)

const inPlay = (): Match =>
  positionIn(engine, [
    'turn=home:1/1',
    'ball=h1',
    ...Array.from({ length: 11 }, (_, i) => `h${i + 1}@${'abcdefghijk'[i]}5`),
    'a1@b9',
  ])

/** The first questions are answered until a team is set up. */
const settingUp = (): Match => {
  const { match, apply } = newRecorder(engine, { home: plainSecond(), away: plainSecond() })
  const roller = seededRoller(1)
  const coach = randomCoach(roller)
  while (!match.stack.some(({ proc }) => proc === 'setUp')) {
    const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
    if (!input) throw new Error('nobody is set up')
    apply(input)
  }
  return match
}

const faultsOf = (match: Match, spoil: (match: Match) => void): readonly string[] => {
  expect(checkInvariants(engine, match)).toEqual([])
  spoil(match)
  return checkInvariants(engine, match)
}

describe('what is left over', () => {
  it('should be nothing of the last drive while a team is set up', () => {
    for (const [state, left] of [
      ['rooted', true],
      ['confused', true],
      ['penalised', false],
    ] as const) {
      const faults = faultsOf(settingUp(), ({ players }) => {
        players[0].states = statesNamed([state]) ?? []
      })
      expect(faults).toEqual(left ? [`player 0 is set up with ${state} of the drive before`] : [])
    }
    expect(
      faultsOf(settingUp(), ({ players }) => {
        players[3].loans = [{ until: 'turn', skill: '', stat: 'ST', by: 1 }]
        players[4].posture = 'faceDown'
      }),
    ).toEqual([
      'player 3 is set up with a loan of the drive before',
      'player 4 is set up with faceDown of the drive before',
    ])
  })

  it('should be no ball in the hands of whoever has left the pitch', () => {
    const faults = faultsOf(inPlay(), (match) => {
      takeOff(match, engine.rules.pitch, match.players[0], 'ko')
      Object.assign(match.balls[0], { state: 'held', carrier: 0, at: match.players[0].at })
    })
    expect(faults).toContain('player 0 has a ball in ko')
  })

  it('should be no declaration and no action of the turn before', () => {
    const faults = faultsOf(inPlay(), ({ turn, players }) => {
      turn.declared = ['pass']
      players[1].acted = true
    })
    expect(faults).toEqual(['pass is declared before anybody has acted', 'player 1 has acted before anybody'])
  })

  it('should be no turn of a match that is won, and no kick that hangs without a ball', () => {
    expect(
      faultsOf(inPlay(), ({ squads }) => {
        squads.away.score = 3
      }),
    ).toEqual(['away has won already'])
    expect(faultsOf(inPlay(), (match) => hangFor(match, 'home', 1))).toEqual(['a kick hangs without a ball'])
  })
})

describe('what is counted', () => {
  it('should not fall below 0, nor be a fraction', () => {
    expect(faultsOf(inPlay(), ({ squads }) => fans.put(squads.home, -1))).toEqual(['home has fans -1'])
    expect(
      faultsOf(inPlay(), ({ players }) => {
        players[0].stats = { ...players[0].stats, AG: 2.5 }
      }),
    ).toEqual(['player 0 has AG 2.5'])
  })

  it('should be players who count as several, as that many', () => {
    const crowded = inPlay()
    const faults = faultsOf(crowded, ({ players }) => {
      players[0].skills = ['counts-as-three']
    })
    expect(faults).toEqual(['home has 13 players on the pitch'])
  })
})

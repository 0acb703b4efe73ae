// Each exercise is solved here with chosen dice, and lost by a turnover.
import { newBot } from '@double-skulls/bots'
import { type Input, readInput, readPosition, seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/match/host.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { type Exercise, exerciseNamed, exercises } from '../../src/practice/exercises.ts'
import { type Verdict, verdictOf } from '../../src/practice/goals.ts'

/** The rookie's whole turn, with these dice. */
interface Reply {
  readonly away: number
}

type Line = string | Reply

/** Inputs as records write them; several dice are joined by a comma. Rolls are kept unless said otherwise. */
const play = (exercise: Exercise, lines: readonly Line[]): readonly Step[] => {
  const { engine, match } = readPosition(exercise.position)
  const steps: Step[] = []
  const put = (input: Input): void => {
    steps.push({ input, events: engine.apply(match, input), after: engine.clone(match) })
  }
  const isAskedAgain = (): boolean => {
    const pending = engine.pending(match)
    return pending.wait === 'coach' && pending.question.kind === 'reroll'
  }
  const playAway = (seed: number): void => {
    const roller = seededRoller(seed)
    const bot = newBot('rookie', seed)
    for (;;) {
      const pending = engine.pending(match)
      if (
        pending.wait === 'nothing' ||
        (pending.wait === 'coach' && pending.question.kind === 'turn' && pending.side === 'home')
      )
        return
      put(
        pending.wait === 'dice' ? { dice: roller.roll(pending.dice) } : { action: bot(engine, match, { nodes: 1000 }) },
      )
    }
  }
  for (const line of lines) {
    if (typeof line !== 'string') {
      playAway(line.away)
      continue
    }
    for (const word of line.split(' ')) {
      if (isAskedAgain() && word !== 'reroll=team') put({ action: engine.legal(match)[0] })
      const input = readInput(engine.rules.pitch, word.replaceAll(',', ' '))
      if (!input) throw new Error(`"${word}" is no input`)
      put(input)
    }
  }
  if (isAskedAgain()) put({ action: engine.legal(match)[0] })
  return steps
}

const verdict = (exercise: Exercise, lines: readonly Line[]): Verdict =>
  verdictOf(readPosition(exercise.position).engine, exercise.goal, play(exercise, lines))

interface Played {
  readonly solution: readonly Line[]
  /** Ends in a turnover. */
  readonly turnover: readonly Line[]
}

const steps = (row: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `step@${row}${from + i}`).join(' ')

const played: { readonly [exercise: string]: Played } = {
  'pick-up': {
    solution: ['activate:0=move step@h21 step@h22 3', steps('h', 23, 26)],
    turnover: ['activate:0=move step@h21 step@h22 2 reroll=team 1 3'],
  },
  dodge: {
    solution: ['activate:0=move step@g20 3', steps('f', 21, 26)],
    turnover: ['activate:0=move step@g20 2 1,1 3'],
  },
  assist: {
    solution: [
      'activate:1=move step@f12 step@g13 endAction',
      'activate:0=block block:3 6,3 useDie=defenderDown push@h15 stay 2,2',
    ],
    turnover: ['activate:0=block block:3 1 1,1'],
  },
  crowd: {
    solution: [
      'activate:1=move step@b13 endAction',
      'activate:0=blitz nominate:3 step@d14 step@c14 block:3 3,4 push@a14 3,4 3,4',
    ],
    turnover: ['activate:0=blitz nominate:3 step@d14 step@c14 block:3 1 1,1'],
  },
  blitz: {
    solution: [
      'activate:1=move step@j13 step@i14 endAction',
      'activate:0=blitz nominate:3 step@j10 step@j11 step@i12 step@i13 block:3 6,6 push@h15 stay 1,1 3',
    ],
    turnover: ['activate:0=blitz nominate:3 step@j10 step@j11 step@i12 step@i13 block:3 1 1,1'],
  },
  pass: {
    solution: ['activate:0=pass', steps('h', 11, 17), '2 throw@g20 3 3', 'activate:1=move', steps('g', 21, 26)],
    // He trips while rushing, and the ball bounces away.
    turnover: ['activate:0=pass', steps('h', 11, 17), '1 reroll=team 1 1,1 3'],
  },
  'hand-off': {
    solution: [
      'activate:0=handOff step@h13 step@h14 3',
      steps('h', 15, 18),
      'handOff:1 3 activate:1=move',
      steps('h', 20, 26),
    ],
    turnover: ['activate:0=handOff step@h13 step@h14 3', steps('h', 15, 18), 'handOff:1 2 2'],
  },
  cage: {
    solution: [
      'activate:0=move step@h10 step@h11 3 endAction',
      'activate:1=move step@g10 endAction activate:2=move step@i10 endAction',
      'activate:3=move step@f12 step@g12 endAction activate:4=move step@j11 step@i12 endAction endTurn',
    ],
    turnover: ['activate:0=move step@h10 step@h11 2 3'],
  },
  screen: {
    solution: [
      'activate:0=move',
      steps('h', 15, 20),
      'endAction activate:1=move step@e21 step@d20 step@d19 step@d18 endAction',
      'activate:2=move step@g22 step@g21 step@g20 step@g19 step@g18 endAction',
      'activate:3=move step@i22 step@i21 step@i20 step@i19 step@j18 endAction',
      'activate:4=move step@l21 step@m20 step@m19 step@m18 endAction endTurn',
      { away: 2 },
      'activate:0=move',
      steps('h', 21, 26),
    ],
    // One rush too many.
    turnover: ['activate:0=move', steps('h', 15, 21), '1 reroll=team 1 1,1 3'],
  },
  'break-cage': {
    solution: [
      'activate:2=move step@j13 endAction',
      'activate:1=block block:8 6,6 push@j14 followUp@i13 1,1',
      'activate:3=move step@f12 endAction',
      'activate:0=blitz nominate:5 step@j10 step@i11 step@i12 step@h13 block:5 6,6 stay 1,1 3 endAction endTurn',
    ],
    turnover: ['activate:1=block block:8 1 1,1'],
  },
}

describe('the exercises', () => {
  it('are ten with names of their own, by the newest rules', () => {
    expect(exercises).toHaveLength(10)
    for (const field of ['id', 'title', 'task', 'position'] as const)
      expect(new Set(exercises.map((exercise) => exercise[field])).size).toBe(10)
    for (const { position, id } of exercises) {
      expect(readPosition(position).engine.edition).toBe(playableEditions[0].id)
      expect(exerciseNamed(id)?.id).toBe(id)
    }
    expect(Object.keys(played)).toEqual(exercises.map(({ id }) => id))
  })

  for (const exercise of exercises) {
    const { solution, turnover } = played[exercise.id]
    it(`"${exercise.title}" can be solved`, () => {
      expect(verdict(exercise, [])).toEqual({ is: 'open' })
      expect(verdict(exercise, solution)).toEqual({ is: 'solved' })
    })
    it(`"${exercise.title}" is lost by a turnover`, () => {
      expect(verdict(exercise, turnover)).toEqual({ is: 'failed', why: 'turnover' })
    })
    it(`"${exercise.title}" is lost when the turn ends without it`, () => {
      const turns = exercise.goal.kind === 'touchdown' ? exercise.goal.turns : 1
      const lines: Line[] = ['endTurn']
      if (turns > 1) lines.push({ away: 1 }, 'endTurn')
      const found = verdict(exercise, lines)
      expect(found).toEqual({ is: 'failed', why: 'turnEnded' })
    })
  }
})

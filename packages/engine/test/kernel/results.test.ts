// What a procedure returns is checked by the compiler: these lines must not compile. Neighbour: kernel/procedure.ts.
import { expect, it } from 'vitest'
import type { Frame } from '../../src/kernel/match.ts'
import { call, DONE, done, type Procedure, type Receives, type Returns } from '../../src/kernel/procedure.ts'

interface AskingFrame extends Frame, Receives<{ told: 'yes' | 'no' }> {
  readonly proc: 'asking'
  step: 'ask' | 'told' | 'over'
}
interface TellingFrame extends Frame, Returns<'yes' | 'no'> {
  readonly proc: 'telling'
  step: 'tell'
}
interface SilentFrame extends Frame {
  readonly proc: 'silent'
  step: 'rest'
}
const telling: TellingFrame = { proc: 'telling', step: 'tell' }
const silent: SilentFrame = { proc: 'silent', step: 'rest' }

const asking: Procedure<AskingFrame> = {
  steps: {
    ask: () => call(telling, 'told'),
    told: (_c, _f, answer) => (answer === 'yes' ? 'over' : DONE),
    over: () => DONE,
  },
}

it('a step that needs a result is reached only by a call of a procedure that returns it', () => {
  const wrong: Partial<Procedure<AskingFrame>['steps']>[] = [
    // @ts-expect-error by its name it would get no result
    { ask: () => 'told' },
    // @ts-expect-error that procedure says only that it is done
    { ask: () => call(silent, 'told') },
    // @ts-expect-error nobody tells this step anything
    { over: (_c, _f, answer: string) => (answer === 'yes' ? DONE : 'ask') },
    // @ts-expect-error it has no such result
    { over: () => done('yes') },
  ]
  expect(wrong).toHaveLength(4)
  expect(asking.steps.ask).toBeTypeOf('function')
})

it('a procedure returns only its own words', () => {
  const right: Procedure<TellingFrame> = { steps: { tell: () => done('yes') } }
  // @ts-expect-error done is none of them
  const wrong: Procedure<TellingFrame> = { steps: { tell: () => DONE } }
  expect([right, wrong]).toHaveLength(2)
})

// A replay shows every moment as it was, takes no answer, and a match that plays on from it does not change it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newLocalHost } from '../../src/match/localHost.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { restoredLocalMatch } from '../../src/match/restored.ts'
import { playOnFrom } from '../../src/replay/playOn.ts'
import { type Reel, reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { newReplayHost } from '../../src/replay/replayHost.ts'
import { newStage } from '../../src/stage/stage.ts'
import { playedRecord } from '../support/played.ts'

const edition = playableEditions[0].id
let reel: Reel
beforeEach(async () => {
  reel ??= await reelOfRecord(playedRecord({ edition, seed: 9 }))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('goes to any position, and to the nearest end from outside', () => {
  const host = newReplayHost(reel, 7)
  expect(host.position()).toBe(7)
  expect(host.situation().match).toBe(stateAt(reel, 7))
  expect(host.situation().steps).toEqual(reel.steps.slice(0, 7))
  let told = 0
  host.subscribe(() => told++)
  host.seek(1e9)
  expect(host.position()).toBe(reel.steps.length)
  expect(host.situation().pending.wait).toBe('nothing')
  host.seek(-3)
  expect(host.situation().match).toBe(reel.start)
  host.seek(Number.NaN)
  expect(told).toBe(2)
})

it('takes no answers', () => {
  const host = newReplayHost(reel, 0)
  const asked = reel.steps.findIndex(({ input }) => 'action' in input)
  host.seek(asked)
  const { input } = reel.steps[asked]
  expect(host.situation().yours).toBe(false)
  expect(() => 'action' in input && host.apply(input.action)).toThrow('takes no answers')
  expect(() => host.undo()).toThrow('takes no answers')
  expect(host.position()).toBe(asked)
})

it('is at rest after a leap, and animates one step at a time', () => {
  const host = newReplayHost(reel, 0)
  const stage = newStage(host, () => 0.5)
  stage.leap(() => host.seek(400))
  expect(stage.show().still).toBe(true)
  expect(stage.show().picture).toBe(stateAt(reel, 400))
  const moving = reel.steps.findIndex(({ events }, i) => i >= 400 && events.some(({ type }) => type === 'moved'))
  stage.leap(() => host.seek(moving))
  host.seek(moving + 1)
  expect(stage.show().still).toBe(false)
  vi.runAllTimers()
  expect(stage.show().still).toBe(true)
  expect(stage.show().picture).toBe(stateAt(reel, moving + 1))
})

it('tells the same log however a moment was reached', () => {
  const told = (go: (host: ReturnType<typeof newReplayHost>, stage: ReturnType<typeof newStage>) => void) => {
    const host = newReplayHost(reel, 0)
    const stage = newStage(host, () => 0)
    go(host, stage)
    return stage.show().lines.map((line) => JSON.stringify({ ...line, id: 0 }))
  }
  const walked = told((host) => {
    for (let position = 1; position <= 300; position++) host.seek(position)
  })
  expect(walked.length).toBeGreaterThan(20)
  expect(told((host, stage) => stage.leap(() => host.seek(300)))).toEqual(walked)
  expect(
    told((host, stage) => {
      stage.leap(() => host.seek(reel.steps.length))
      stage.leap(() => host.seek(300))
    }),
  ).toEqual(walked)
})

it('jumps anywhere in a whole match within 50 ms', () => {
  vi.useRealTimers()
  const host = newReplayHost(reel, reel.steps.length)
  const stage = newStage(host, () => 0)
  const times: number[] = []
  for (let i = 0; i < 40; i++) {
    const to = (i * 7919) % (reel.steps.length + 1)
    const began = performance.now()
    stage.leap(() => host.seek(to))
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  expect(times[times.length >> 1]).toBeLessThan(50)
})

it('plays on from a moment as a new match, with everything before it and other dice after it', async () => {
  const asked = reel.steps.findIndex(({ input }, i) => i > 250 && 'action' in input)
  const before = JSON.stringify(reel.steps.at(-1)?.after)
  const here = { by: 'here' } as const
  const saved = playOnFrom(reel, asked, { seats: { home: here, away: here }, seed: 5, now: 77 })
  expect(saved.inputs.length).toBe(asked)
  expect(saved.state).toEqual(stateAt(reel, asked))
  const host = newLocalHost(restoredLocalMatch(reel.engine, saved), {
    ...{ think: () => Promise.reject(new Error('no bots')), save: async () => undefined },
    ...{ now: () => 1, undo: 'until-dice' },
  })
  await Promise.resolve()
  expect(host.situation().match).toEqual(stateAt(reel, asked))
  expect(host.situation().steps.map(({ input }) => input)).toEqual(reel.steps.slice(0, asked).map(({ input }) => input))
  host.apply(host.situation().legal[0])
  expect(host.situation().steps.length).toBeGreaterThan(asked)
  expect(host.record()?.inputs.length).toBe(host.situation().steps.length)
  expect(JSON.stringify(reel.steps.at(-1)?.after)).toBe(before)
})

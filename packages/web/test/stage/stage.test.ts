// The picture follows the match beat by beat and always ends in the true state.
import { editionNamed, engineFor, type Match, randomCoach, seededRoller, startingLineUp } from '@double-skulls/engine'
import { type LogLine, textOf, walkedOn } from '@double-skulls/words'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MatchHost, Seat } from '../../src/match/host.ts'
import { newLocalHost } from '../../src/match/localHost.ts'
import type { Speed } from '../../src/settings/settings.ts'
import { beatsOf } from '../../src/stage/beats.ts'
import { newStage } from '../../src/stage/stage.ts'

const engine = engineFor(editionNamed('third')!)
const [first, second] = engine.rules.rosters
const here: Seat = { by: 'here' }

const openHost = async (): Promise<MatchHost> => {
  const host = newLocalHost(
    {
      ...{ id: 'test', engine, seats: { home: here, away: here }, seed: 5, startedAt: 0 },
      beginning: { setup: { home: startingLineUp(first), away: startingLineUp(second) } },
    },
    {
      think: () => Promise.reject(new Error('no bots')),
      save: async () => undefined,
      now: () => 1,
      undo: 'until-dice',
    },
  )
  await Promise.resolve()
  return host
}

const playOn = (host: MatchHost, answers: number): void => {
  const coach = randomCoach(seededRoller(8))
  for (let i = 0; i < answers && host.situation().pending.wait === 'coach'; i++)
    host.apply(coach(engine, host.situation().match))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows every step at once when motion is off', async () => {
  const host = await openHost()
  const stage = newStage(host, () => 'instant')
  playOn(host, 200)
  expect(stage.show().still).toBe(true)
  expect(stage.show().picture).toBe(host.situation().match)
  expect(stage.show().lines.length).toBeGreaterThan(10)
})

it('lags behind at normal speed, catches up automatically or on request, and tells the same log', async () => {
  const told = async (speed: Speed, hurry: boolean): Promise<readonly string[]> => {
    const host = await openHost()
    const stage = newStage(host, () => speed)
    playOn(host, 120)
    if (speed !== 'instant') expect(stage.show().still).toBe(false)
    if (hurry) stage.catchUp()
    else vi.runAllTimers()
    expect(stage.show().still).toBe(true)
    expect(stage.show().picture).toBe(host.situation().match)
    return stage.show().lines.map(textOf)
  }
  const slow = await told('normal', false)
  expect(await told('normal', true)).toEqual(slow)
  expect(await told('instant', false)).toEqual(slow)
})

it('goes back with an undo', async () => {
  const host = await openHost()
  const stage = newStage(host, () => 'normal')
  host.apply(host.situation().legal[0])
  host.undo()
  expect(stage.show().picture).toBe(host.situation().match)
  expect(stage.show().still).toBe(true)
})

it('ends each step in its own state and never changes the one before', async () => {
  const host = await openHost()
  playOn(host, 150)
  let before: Match = host.start
  for (const step of host.situation().steps) {
    const kept = JSON.stringify(before)
    expect(beatsOf(engine, before, step).at(-1)?.picture).toBe(step.after)
    expect(JSON.stringify(before)).toBe(kept)
    before = step.after
  }
})

it('strikes out dice that were re-rolled, and makes one line of a walk', async () => {
  const host = await openHost()
  const stage = newStage(host, () => 'instant')
  playOn(host, 1500)
  const { lines } = stage.show()
  const again = lines.findIndex((line) => line.again)
  expect(again).toBeGreaterThan(0)
  expect(lines.slice(0, again).some((line) => line.struck && line.roll?.roll === lines[again].roll?.roll)).toBe(true)
  for (let i = 1; i < lines.length; i++) expect(walkedOn(lines[i - 1], lines[i] as LogLine)).toBeNull()
})

it('shows what somebody else sees as soon as he looks, even before anything was played', async () => {
  const host = await openHost()
  const seen = host.situation().match
  const other: Match = { ...seen, weather: 'another' }
  let match = seen
  const listeners: (() => void)[] = []
  const looked: MatchHost = {
    ...host,
    situation: () => ({ ...host.situation(), match, steps: [] }),
    subscribe: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  const stage = newStage(looked, () => 'normal')
  match = other
  for (const listener of listeners) listener()
  expect(stage.show().picture).toBe(other)
  expect(stage.show().still).toBe(true)
})

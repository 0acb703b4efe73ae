// What a coach missed is everything after his own last decision, not counting answers in the opponent's turn.
import type { Engine } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newNarrator } from '../../src/log/narrator.ts'
import { lastDecision, sinceLast } from '../../src/log/since.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { onlyHere } from '../../src/match/screen.ts'
import { wildMatch } from '../support/wild.ts'

const engine = engineNamed(playableEditions[0].id) as Engine
const { start, steps } = wildMatch(engine, 51)
const host = { engine, start }

it('finds the last decision, and nothing of his own turn in what he missed', () => {
  const narrator = newNarrator(engine, start)
  let turns = 0
  for (const [i, { events }] of steps.entries()) {
    if (!events.some((event) => event.type === 'turnStarted' && event.side === 'home' && !event.bonus)) continue
    const now = steps.slice(0, i + 1)
    const lines = now.flatMap((_, index) => narrator.tell(now, index).flat())
    const since = sinceLast(host, now, lines, 'home')
    const last = lastDecision(host, now, 'home')
    const missed = now.slice(last).flatMap((step) => step.events)
    const theirs = missed.filter((event) => event.type === 'turnEnded' && event.side === 'away').length
    if (theirs === 0) continue
    turns++
    const summary = lines.findLast((line) => line.kind === 'summary' && line.side === 'away')
    expect(since?.key).toBe(last)
    for (const point of summary?.points ?? []) expect(since?.points).toContain(point)
  }
  expect(turns).toBeGreaterThan(3)
})

it('is nothing right after a decision', () => {
  const narrator = newNarrator(engine, start)
  const at = steps.findIndex(
    ({ input }, i) => 'action' in input && input.action.do === 'activate' && steps[i].after.turn.side === 'home',
  )
  const now = steps.slice(0, at + 1)
  const lines = now.flatMap((_, index) => narrator.tell(now, index).flat())
  expect(lastDecision(host, now, 'home')).toBe(at + 1)
  expect(sinceLast(host, now, lines, 'home')).toBeNull()
})

it('knows whether one coach plays here alone', () => {
  const here = { by: 'here' } as const
  const bot = { by: 'bot', bot: 'rookie' } as const
  expect(onlyHere({ home: here, away: bot })).toBe('home')
  expect(onlyHere({ home: bot, away: here })).toBe('away')
  expect(onlyHere({ home: here, away: here })).toBeNull()
})

// Turns, halves and moments lie where the events of the match say, and every jump ends where it should.
import { readFileSync } from 'node:fs'
import { parseRecord, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { playedBy } from '../../src/match/savedMatch.ts'
import { momentAt } from '../../src/replay/decision.ts'
import { type Reel, recordOf, reelOfRecord, reelOfSaved, stateAt } from '../../src/replay/reel.ts'
import {
  markerAfter,
  markerBefore,
  momentWords,
  stretchAt,
  timelineOf,
  turnAfter,
  turnBefore,
} from '../../src/replay/timeline.ts'
import { playedRecord } from '../support/played.ts'

/** Matches that the golden runners play; of second one between coaches who play at random. */
const runner = (edition: string): Promise<Reel> =>
  edition === 'second' ? reelOfRecord(playedRecord({ edition, seed: 3, wild: true })) : golden(edition)

const golden = (edition: string): Promise<Reel> =>
  reelOfRecord(
    parseRecord(readFileSync(new URL(`../../../engine/test/golden/${edition}-runner.json`, import.meta.url), 'utf8')),
  )

for (const { id } of playableEditions) {
  it(`covers a match of ${id} without gaps, each turn as long as it runs`, async () => {
    const reel = await reelOfRecord(playedRecord({ edition: id, seed: 5, wild: true }))
    const timeline = timelineOf(reel)
    const { stretches, last } = timeline
    expect(stretches[0].from).toBe(0)
    expect(stretches.at(-1)?.to).toBe(last + 1)
    for (const [i, { from, to }] of stretches.entries()) {
      expect(to).toBeGreaterThan(from)
      if (i > 0) expect(from).toBe(stretches[i - 1].to)
    }
    for (let position = 0; position <= last; position++) {
      const { turn, clock } = stateAt(reel, position)
      const stretch = stretchAt(timeline, position)
      expect(stretch.side, `position ${position}`).toBe(turn.running ? turn.side : null)
      if (stretch.side !== null && !stretch.bonus) expect(stretch.half).toBe(clock.half)
    }
  })

  it(`finds the touchdowns of ${id} where the score changes`, async () => {
    const reel = await runner(id)
    const { markers, halves, last } = timelineOf(reel)
    const touchdowns = markers.filter(({ kind }) => kind === 'touchdown')
    expect(touchdowns.length).toBeGreaterThan(0)
    for (const { at, side, text } of touchdowns) {
      expect(stateAt(reel, at).squads[side].score).toBe(stateAt(reel, at - 1).squads[side].score + 1)
      expect(text).toContain('Touchdown')
    }
    const { home, away } = stateAt(reel, last).squads
    expect(touchdowns.length).toBe(home.score + away.score)
    expect(halves.map(({ half }) => half).slice(0, 2)).toEqual([1, 2].slice(0, reel.engine.rules.clock.halves))
  })
}

it('marks casualties and turnovers by the side they happened to, and no turnover for a touchdown', async () => {
  const reel = await reelOfRecord(playedRecord({ edition: playableEditions[0].id, seed: 6, wild: true }))
  const { markers } = timelineOf(reel)
  const events = reel.steps.flatMap(({ events: all }) => all)
  const counted = (kind: string): number => markers.filter((marker) => marker.kind === kind).length
  expect(counted('casualty')).toBe(events.filter(({ type }) => type === 'casualty').length)
  expect(counted('turnover')).toBe(
    events.filter((event) => event.type === 'turnover' && event.why !== 'touchdown').length,
  )
  expect(counted('turnover')).toBeGreaterThan(5)
  for (const { kind, at, side } of markers) if (kind === 'turnover') expect(stateAt(reel, at - 1).turn.side).toBe(side)
})

it('jumps from turn to turn and from moment to moment, and stays inside the match', async () => {
  const reel = await runner(playableEditions[0].id)
  const timeline = timelineOf(reel)
  const turns = timeline.stretches.filter(({ side }) => side !== null)
  let position = 0
  for (const { from } of turns) {
    position = turnAfter(timeline, position)
    expect(position).toBe(from)
  }
  expect(turnAfter(timeline, position)).toBe(timeline.last)
  expect(turnBefore(timeline, turns[2].from + 1)).toBe(turns[2].from)
  expect(turnBefore(timeline, turns[2].from)).toBe(turns[1].from)
  expect(turnBefore(timeline, 0)).toBe(0)
  const first = markerAfter(timeline, 0)
  expect(first).toBe(timeline.markers[0])
  expect(markerBefore(timeline, first?.at ?? 0)).toBeUndefined()
  expect(markerAfter(timeline, timeline.last)).toBeUndefined()
  expect(momentWords(reel, timeline, 0)).toBe('Before the kick-off')
  expect(momentWords(reel, timeline, turns[0].from)).toContain('1st half, turn 1 of')
  expect(momentWords(reel, timeline, timeline.last)).toBe('Full time')
})

it('starts in the middle of a turn where the match began as a position', async () => {
  const { engine, match } = readPosition('bb2020 half=2 turn=away:5/6 score=1-0 ball=a1 h1@h5 a1@h20')
  const here = { by: 'here' } as const
  const reel = await reelOfSaved({
    ...{ id: 'p', ...playedBy(engine), seats: { home: here, away: here } },
    ...{ beginning: { position: match }, inputs: ['endTurn'], seed: null, state: match, startedAt: 0, changedAt: 0 },
  })
  const timeline = timelineOf(reel)
  expect(timeline.stretches.map(({ side, turn, from }) => ({ side, turn, from }))).toEqual([
    { side: 'away', turn: 6, from: 0 },
    { side: 'home', turn: 6, from: 1 },
  ])
  expect(momentWords(reel, timeline, 0)).toContain('2nd half, turn 6 of')
  expect(recordOf(reel)).toBeNull()
})

it('gives for every position the last question and answer, and the dice since', async () => {
  const reel = await reelOfRecord(playedRecord({ edition: playableEditions[0].id, seed: 7, most: 400 }))
  expect(momentAt(reel, 0)).toEqual({ decided: null, thrown: [] })
  let dice = 0
  for (let position = 1; position <= reel.steps.length; position++) {
    const { input } = reel.steps[position - 1]
    const { decided, thrown } = momentAt(reel, position)
    dice = 'dice' in input ? dice + 1 : 0
    expect(thrown.length).toBe(dice)
    if ('dice' in input) expect(thrown.at(-1)?.faces).toEqual(input.dice)
    else {
      expect(decided?.at).toBe(position - 1)
      if ('action' in input) expect(decided?.legal).toContainEqual(decided?.answer)
    }
  }
})

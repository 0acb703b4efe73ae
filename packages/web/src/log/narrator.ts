// Tells a match: lines for every event, a summary after each turn, now and then a remark of the commentators. The same match
// always gives the same lines. Neighbours: packages/words has the sentences; commentators.ts, summary.ts; stage/ shows the lines
// in time.
import type { Engine, Match } from '@double-skulls/engine'
import { fill, type LogLine, newTeller, plainLine, playerName, type Slots, spread } from '@double-skulls/words'
import type { Step } from '../match/host.ts'
import { newTally } from '../statistics/tally.ts'
import { commentators, partnerOf, type Remark, remarks } from './commentators.ts'
import { newWatcher, type Occasion, type Occurrence } from './occasions.ts'
import { turnSummary } from './summary.ts'

/** The lines of each event of a step. */
export type Telling = readonly (readonly LogLine[])[]

export interface Narrator {
  /** The lines of a step, in order from the first; steps told before are not told again. */
  tell(steps: readonly Step[], index: number): Telling
}

/** An event uses at most this many line numbers: its line, a summary, a remark and a reply. */
const ROOM = 4

/** The number of the first line after this many steps. */
export const firstLineAfter = (steps: readonly Step[], count: number): number =>
  ROOM * steps.slice(0, count).reduce((sum, { events }) => sum + events.length, 0)

const newStory = (engine: Engine, start: Match) => {
  const teller = newTeller(engine)
  const tally = newTally(engine, start)
  const watcher = newWatcher(engine)
  const said = new Map<Occasion, readonly Remark[]>()
  let events = 0
  let turnsEnded = 0

  const summaryOf = (match: Match, id: number): readonly LogLine[] => {
    const found = tally.statistics()
    const turn = found.turns.filter(({ over }) => over)[turnsEnded++]
    if (!turn) return []
    const { heading, points } = turnSummary(engine, match, found, turn)
    return [{ ...plainLine, id, kind: 'summary', side: turn.side, topics: ['score'], parts: [heading], points }]
  }

  /** A remark not yet used on such an occasion; when all were used, any but the last. */
  const remarkOn = (occasion: Occasion): Remark => {
    const all = remarks[occasion]
    const before = said.get(occasion) ?? []
    const last = before.at(-1)
    const left = all.filter((one) => !before.includes(one))
    const fresh = left.length > 0 ? left : all.filter((one) => one !== last)
    const remark = fresh[spread(events, fresh.length)]
    said.set(occasion, left.length > 0 ? [...before, remark] : [remark])
    return remark
  }

  const asides = ({ occasion, side, player, other }: Occurrence, match: Match, id: number): readonly LogLine[] => {
    const remark = remarkOn(occasion)
    const slots: Slots = {
      ...{ who: playerName(match, player), other: playerName(match, other) },
      team: side ? match.squads[side].name : 'both',
    }
    const aside = (by: Remark['by'], says: string, n: number): LogLine => ({
      ...{ ...plainLine, id: id + n, kind: 'aside', side, parts: fill(says, slots), speaker: commentators[by] },
    })
    const first = aside(remark.by, remark.says, 0)
    return remark.reply === undefined ? [first] : [first, aside(partnerOf(remark.by), remark.reply, 1)]
  }

  return (step: Step): Telling => {
    tally.see(step)
    return step.events.map((event) => {
      const id = events * ROOM
      const line = teller.tell(event, step.after, id)
      const occurrence = watcher.see(event, step.after)
      const lines = [
        ...(line ? [line] : []),
        ...(event.type === 'turnEnded' ? summaryOf(step.after, id + 1) : []),
        ...(occurrence ? asides(occurrence, step.after, id + 2) : []),
      ]
      events++
      return lines
    })
  }
}

export const newNarrator = (engine: Engine, start: Match): Narrator => {
  let story = newStory(engine, start)
  let told: { readonly step: Step; readonly telling: Telling }[] = []
  return {
    tell: (steps, index) => {
      const known = Math.min(told.length, steps.length)
      // An undo changed the course: everything is told again from the beginning.
      if (known > 0 && told[known - 1].step !== steps[known - 1]) {
        story = newStory(engine, start)
        told = []
      }
      while (told.length <= index) {
        const step = steps[told.length]
        told.push({ step, telling: story(step) })
      }
      return told[index].telling
    },
  }
}

// The labels of a player in the history, such as `#7 Wulf`, each with its first and last line: a redraft may change his
// number. Neighbours: following.ts finds players by them, ../season/redraft.ts gives the numbers.
import type { HistoryEvent } from '../history/events.ts'
import { shirtOf } from '../postMatch/afterMatch.ts'
import { lowestFree } from '../postMatch/market.ts'
import type { TeamPlayer } from '../team.ts'

/** The name in `#7 Wulf`. */
export const nameIn = (label: string): string => label.replace(/^#\d+ /, '')

const numberIn = (label: string): number => Number(/^#(\d+) /.exec(label)?.[1] ?? 0)

export interface Label {
  readonly words: string
  /** The first and the last line with this label. */
  readonly from: number
  readonly until: number
}

/** A player hired again at a redraft: his old number and his new one. */
interface Return {
  readonly index: number
  readonly name: string
  readonly before: number
  readonly after: number
}

interface Draft {
  readonly start: number
  readonly returns: readonly Return[]
}

/** A redraft starts without players, so its lines say who got which number. */
const draftAt = (events: readonly HistoryEvent[], start: number): Draft => {
  const worn = new Set<number>()
  const returns: Return[] = []
  for (let index = start + 1; index < events.length; index++) {
    const event = events[index]
    if (event.what === 'season') break
    if (event.what === 'hired') worn.add(lowestFree(worn))
    if (event.what !== 'rehired') continue
    const before = numberIn(event.player)
    const after = worn.has(before) ? lowestFree(worn) : before
    worn.add(after)
    returns.push({ index, name: nameIn(event.player), before, after })
  }
  return { start, returns }
}

/**
 * The labels of a player hired by that line, -1 for a founder. His finished seasons say how often he was hired again.
 */
export const labelsThrough = (
  events: readonly HistoryEvent[],
): ((player: TeamPlayer, joined: number) => readonly Label[]) => {
  const drafts = events.flatMap(({ what }, index) => (what === 'redraft' ? [draftAt(events, index)] : []))
  return (player, joined) => {
    const passed = drafts.filter(({ start }) => start > joined).slice(0, player.seasons)
    const labels: Label[] = []
    let { number } = player
    let until = events.length
    for (const { returns } of passed.reverse()) {
      const back = returns.find(({ name, after }) => name === player.name && after === number)
      if (!back) continue
      labels.push({ words: shirtOf({ ...player, number }), from: back.index + 1, until })
      number = back.before
      until = back.index
    }
    return [...labels, { words: shirtOf({ ...player, number }), from: 0, until }]
  }
}

// Computes a player's career from the lines of the history. Neighbours: following.ts finds the lines of a player,
// careers.ts compares the result with his file.
import type { Characteristic } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import { gainedBy, type HistoryLine } from '../history/events.ts'
import { agedBy } from '../postMatch/ageing.ts'
import { suffered } from '../postMatch/injuries.ts'
import type { Advance, Team, TeamPlayer } from '../team.ts'
import type { Followed } from './following.ts'

export const count = (list: readonly string[], wanted: string): number => list.filter((one) => one === wanted).length

/** A career by its lines. */
export interface Career {
  readonly gained: readonly string[]
  readonly lasting: readonly Characteristic[]
  /** Niggling injuries: the history does not say which heal between seasons, so there is a range. */
  readonly niggling: readonly [least: number, most: number]
  readonly misses: boolean
  readonly rests: boolean
  readonly awards: number
  readonly seasons: number
}

interface Growing {
  /** The player by the lines so far. */
  player: TeamPlayer
  niggling: [number, number]
  gained: string[]
  awards: number
}

export const begun = (player: TeamPlayer): Growing => ({
  player: {
    ...player,
    advances: [],
    lasting: [],
    niggling: 0,
    missesNextGame: false,
    restsThisSeason: false,
    seasons: 0,
  },
  niggling: [0, 0],
  gained: [],
  awards: 0,
})

const hurt = (book: Book, team: Team, now: Growing, ids: readonly string[]): void => {
  const before = now.player.niggling
  for (const id of ids) now.player = suffered(book, team, now.player, id)
  const more = now.player.niggling - before
  now.niggling = [now.niggling[0] + more, now.niggling[1] + more]
}

/** A healed lasting injury becomes a niggling one; the history does not say which niggling injuries healed. */
const healed = (now: Growing, { to }: HistoryLine<'recovered'>): void => {
  const back = now.player.lasting.length - to.length
  now.niggling = [Math.max(0, back), now.niggling[1] + Math.max(0, back)]
  now.player = { ...now.player, lasting: to }
}

export const careerIn = (book: Book, team: Team, { player, lines }: Followed): Career => {
  const now = begun(player)
  const redrafted = book.league.redraft !== null
  for (const event of lines)
    switch (event.what) {
      case 'match':
        if (event.by !== 'forfeit') now.player = { ...now.player, missesNextGame: false }
        break
      case 'injury':
        hurt(book, team, now, event.injuries)
        break
      case 'aged':
        now.player = agedBy(book, team, now.player, event)
        if (event.niggling) now.niggling = [now.niggling[0] + 1, now.niggling[1] + 1]
        break
      case 'refused':
        now.player = { ...now.player, missesNextGame: true }
        break
      case 'rests':
        now.player = { ...now.player, restsThisSeason: true }
        break
      case 'recovered':
        healed(now, event)
        break
      case 'redraft':
        now.player = { ...now.player, missesNextGame: false, restsThisSeason: false }
        break
      case 'rehired':
        now.player = { ...now.player, seasons: now.player.seasons + 1 }
        break
      case 'season':
        if (!redrafted) now.player = { ...now.player, seasons: now.player.seasons + 1 }
        break
      case 'improved':
        for (const gained of gainedBy(event)) {
          now.gained.push(gained)
          const advance = advanceOf(player, now.gained, gained)
          now.player = { ...now.player, advances: [...now.player.advances, advance] }
        }
        break
      case 'mostValuable':
        if (event.points > 0) now.awards++
        break
      default:
        break
    }
  const { lasting, missesNextGame, restsThisSeason, seasons } = now.player
  return {
    ...{ gained: now.gained, lasting, niggling: now.niggling, misses: missesNextGame, rests: restsThisSeason },
    ...{ awards: now.awards, seasons },
  }
}

/** The advance in the file for a line; of several with that name, the next one. */
export const advanceOf = (player: TeamPlayer, sofar: readonly string[], gained: string): Advance =>
  player.advances.filter((advance) => advance.gained === gained)[count(sofar, gained) - 1] ?? {
    ...{ source: 'normal', gained, value: 0, points: 0 },
  }

// Games of campaign teams on this device. No save replaces one that its writer has not seen: several tabs may have the same game open.
// Neighbours: db.ts, shelf.ts reads, keptGame.ts has the type and its shape, tabs.ts tells other tabs, matches.ts for matches.
import { sides } from '@double-skulls/engine'
import type { Teams } from '@double-skulls/league'
import { loadEveryEdition } from '../match/editions.ts'
import { shelves } from './db.ts'
import type { KeptGame } from './keptGame.ts'
import { MatchGone, StaleSave } from './matches.ts'
import { isObject } from './shape.ts'
import { readRecord, readShelf, type Sorted } from './shelf.ts'
import { ownTabs } from './tabs.ts'

export const newGameId = (): string => crypto.randomUUID().slice(0, 8)

/** Keeps a new game. */
export const keepNewGame = async (game: KeptGame): Promise<void> => {
  await (await shelves()).add('games', game)
}

/** Throws unless what is stored is the game as it was read. */
const expectStored = (stored: unknown, { changedAt }: KeptGame): void => {
  if (stored === undefined) throw new MatchGone('this game was called off in another tab')
  if (!isObject(stored) || stored.changedAt !== changedAt) throw new StaleSave('this game has gone on in another tab')
}

/** A change comes after what it changes, whatever the clock says. */
export const changed = (was: KeptGame, to: Partial<KeptGame>): KeptGame => ({
  ...{ ...was, ...to },
  changedAt: Math.max(Date.now(), was.changedAt + 1),
})

/** Replaces `was`, and nothing else: checking and writing are one transaction. */
export const saveGame = async (was: KeptGame, game: KeptGame): Promise<void> => {
  const work = (await shelves()).transaction('games', 'readwrite')
  expectStored(await work.store.get(game.id), was)
  const put = work.store.put(game)
  // No further request follows: it completes even if the page is left now.
  work.commit()
  await Promise.all([put, work.done])
  ownTabs().tell({ is: 'saved', id: game.id })
}

/** null when there is none; throws BrokenRecord when it cannot be read. */
export const keptGame = async (id: string): Promise<KeptGame | null> => {
  const [{ asKeptGame }] = await Promise.all([import('./keptGame.ts'), loadEveryEdition()])
  return readRecord('games', id, asKeptGame)
}

/** Last changed first. */
export const keptGames = async (): Promise<Sorted<KeptGame>> => {
  if ((await (await shelves()).count('games')) === 0) return { sound: [], broken: [] }
  const [{ asKeptGame }] = await Promise.all([import('./keptGame.ts'), loadEveryEdition()])
  return readShelf('games', asKeptGame)
}

/** The game that this team plays in and that is not over. */
export const openGameOf = async (team: string): Promise<KeptGame | null> =>
  (await keptGames()).sound.find(({ done, kept }) => !done && (kept.home === team || kept.away === team)) ?? null

/** The game whose match it is; null for a match by itself. */
export const gameOfMatch = async (match: string): Promise<KeptGame | null> =>
  (await keptGames()).sound.find((game) => game.match === match) ?? null

export const forgetGame = async (id: string): Promise<void> => {
  await (await shelves()).delete('games', id)
  ownTabs().tell({ is: 'gone', id })
}

/** The game is over and both its teams are kept: all of it, or nothing. */
export const endGame = async (was: KeptGame, game: KeptGame, teams: Teams): Promise<void> => {
  const work = (await shelves()).transaction(['games', 'teams'], 'readwrite')
  expectStored(await work.objectStore('games').get(game.id), was)
  const kept = sides.map((side) =>
    work.objectStore('teams').put({ id: game.kept[side], team: teams[side], changedAt: game.changedAt }),
  )
  const put = work.objectStore('games').put(game)
  work.commit()
  await Promise.all([...kept, put, work.done])
  ownTabs().tell({ is: 'saved', id: game.id })
}

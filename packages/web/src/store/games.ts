// Games of campaign teams on this device. Neighbours: db.ts, shelf.ts reads, keptGame.ts has the type and its shape.
import { sides } from '@double-skulls/engine'
import type { Teams } from '@double-skulls/league'
import { loadEveryEdition } from '../match/editions.ts'
import { shelves } from './db.ts'
import type { KeptGame } from './keptGame.ts'
import { keepRecord, readRecord, readShelf, type Sorted } from './shelf.ts'

export const newGameId = (): string => crypto.randomUUID().slice(0, 8)

export const keepGame = (game: KeptGame): Promise<void> => keepRecord('games', game)

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
}

/** The game is over and both its teams are kept: all of it, or nothing. */
export const endGame = async (game: KeptGame, teams: Teams): Promise<void> => {
  const work = (await shelves()).transaction(['games', 'teams'], 'readwrite')
  const kept = sides.map((side) =>
    work.objectStore('teams').put({ id: game.kept[side], team: teams[side], changedAt: game.changedAt }),
  )
  const put = work.objectStore('games').put(game)
  work.commit()
  await Promise.all([...kept, put, work.done])
}

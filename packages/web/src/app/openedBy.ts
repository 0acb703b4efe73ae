// Which saved records an address opens, for the error page. Neighbours: App.tsx has the routes, CrashPage.tsx asks.
import type { ShelfName } from '../store/shelf.ts'

export interface OpenedRecord {
  readonly shelf: ShelfName
  readonly id: string
}

const shelvesOf: { readonly [page: string]: readonly ShelfName[] } = {
  match: ['matches'],
  replay: ['matches', 'replays'],
  team: ['teams'],
  play: ['teams'],
}

export const openedBy = (address: string): readonly OpenedRecord[] => {
  const [, page, id] = address.split('/')
  if (page === 'settings') return [{ shelf: 'things', id: 'settings' }]
  if (id === undefined || id === '' || !Object.hasOwn(shelvesOf, page)) return []
  return shelvesOf[page].map((shelf) => ({ shelf, id }))
}

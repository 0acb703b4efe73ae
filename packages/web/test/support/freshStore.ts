// An empty store for a test file: other files have used it before in the same thread. Neighbours: ../store/ and all tests that
// save something.
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'

/** The client closes its database when it is to be deleted, and opens it again at the next request. */
export const freshStore = (): Promise<void> => deleteDB('double-skulls')

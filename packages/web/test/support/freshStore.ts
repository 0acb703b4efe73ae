// An empty store for a test file: others have used it before in the same thread. Neighbours: ../store/ and whatever else keeps
// something on the device.
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'

/** The client lets go of its store when somebody wants to delete it, and opens it anew when it is next asked. */
export const freshStore = (): Promise<void> => deleteDB('double-skulls')

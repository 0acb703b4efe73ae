// The editions that are loaded from the beginning: all. A bundle that fetches them one by one puts an empty list in the place of
// this file (packages/web/vite.config.ts). Neighbour: loaded.ts.
export { editions as editionsAtStart } from './index.ts'

// `npm start`: play a match. `npm start -- --fast` passes `--fast` on.
import { skulls } from './skulls.mjs'

skulls(['play', ...process.argv.slice(2)])

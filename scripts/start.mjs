// `npm start`: builds and serves the client (`--port 8080`), or plays a match in the terminal (`-- --terminal --fast`).
// Neighbours: build-web.mjs builds, serve-web.mjs serves.
import { ensureInstalled } from './ensure-installed.mjs'
import { skulls } from './skulls.mjs'

const HELP = `npm start                    builds the client and serves it at http://localhost:4173
npm start -- --port 8080     the same on another port; one that is taken gives way to the next free one, and that is said
npm start -- --no-build      serves what was built last
npm start -- --terminal      plays a match between two bots in the terminal; further flags go to \`skulls play\``

const fail = (message) => {
  console.error(message)
  process.exit(2)
}

/** The flags of this command, or an error message. */
const read = (args) => {
  const wanted = { port: 4173, build: true }
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--no-build') wanted.build = false
    else if (args[i] === '--port') {
      const port = Number(args[++i])
      if (!Number.isInteger(port) || port < 0 || port > 65535)
        fail(`--port must be a whole number from 0 (any free one) to 65535, not ${JSON.stringify(args[i] ?? '')}`)
      wanted.port = port
    } else fail(`unknown flag "${args[i]}"\n\n${HELP}`)
  }
  return wanted
}

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) console.log(HELP)
else if (args.includes('--terminal')) skulls(['play', ...args.filter((one) => one !== '--terminal')])
else {
  const { port, build } = read(args)
  ensureInstalled()
  const { buildWeb } = await import('./build-web.mjs')
  const { serveWeb } = await import('./serve-web.mjs')
  if (build) buildWeb()
  serveWeb(port)
    .then((address) => {
      const given = Number(new URL(address).port)
      if (port !== 0 && given !== port) console.log(`Port ${port} is taken by another program; ${given} is free.`)
      console.log(`Double Skulls is at ${address}\nCtrl-C stops it.`)
    })
    .catch((error) => fail(error.message))
}

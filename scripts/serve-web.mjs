// A small static server for the built client, on this machine only. Neighbours: start.mjs, build-web.mjs.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { createGzip } from 'node:zlib'
import { dist } from './build-web.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The file of an address inside the built client, or null. */
const fileOf = (address) => {
  let path
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
  } catch {
    return null
  }
  const file = normalize(join(dist, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(dist + sep) && existsSync(file) && statSync(file).isFile() ? file : null
}

const answer = (request, response) => {
  const file = fileOf(request.url ?? '/')
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here.\n')
    return
  }
  const type = types[extname(file)] ?? 'application/octet-stream'
  // Built files carry a hash in their names and never change.
  const headers = {
    'content-type': type,
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
  }
  const packed = /text|json|svg/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, packed ? { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } : headers)
  if (request.method === 'HEAD') response.end()
  else if (packed) createReadStream(file).pipe(createGzip()).pipe(response)
  else createReadStream(file).pipe(response)
}

const faults = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use. Stop what runs there, or take another one: npm start -- --port ${port + 1}`,
  EACCES: (port) => `Port ${port} is not open to you. Take one above 1023: npm start -- --port 4173`,
}

/** Resolves to the address once it is served; port 0 takes any free one. */
export function serveWeb(port) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer)
    server.on('error', (error) => reject(new Error(faults[error.code]?.(port) ?? error.message)))
    server.listen(port, 'localhost', () => {
      if (existsSync(join(dist, 'index.html'))) resolve(`http://localhost:${server.address().port}/`)
      else {
        server.close()
        reject(new Error('There is no built client yet. Run `npm start` without --no-build.'))
      }
    })
  })
}

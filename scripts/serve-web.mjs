// A small static server for the built client, on localhost only. Neighbours: start.mjs, build-web.mjs.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** The file for an address inside the built client, or null. */
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

/** Compressed files, cached while the file is the same. */
const packedFiles = new Map()
const packedText = (file) => {
  const { mtimeMs } = statSync(file)
  const known = packedFiles.get(file)
  if (known?.mtimeMs === mtimeMs) return known.bytes
  const bytes = gzipSync(readFileSync(file))
  packedFiles.set(file, { mtimeMs, bytes })
  return bytes
}

const answer = (request, response) => {
  const file = fileOf(request.url ?? '/')
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here.\n')
    return
  }
  const type = types[extname(file)] ?? 'application/octet-stream'
  // Built files have a hash in their names and never change.
  const headers = {
    'content-type': type,
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
  }
  const packed = /text|json|svg/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, packed ? { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } : headers)
  if (request.method === 'HEAD') response.end()
  else if (packed) response.end(packedText(file))
  else createReadStream(file).pipe(response)
}

/** The number of ports to try. */
const TRIES = 50

const faults = {
  EADDRINUSE: (port, first) =>
    `Ports ${first} to ${port} are all in use. Stop what runs there, or name another one: npm start -- --port 8080`,
  EACCES: (port) => `Port ${port} is not open to you. Take one above 1023: npm start -- --port 4173`,
}

const listening = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer(answer)
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server))
  })

/** A server on this port or the next free one. */
const listeningFrom = async (first) => {
  const last = Math.min(65535, first + TRIES - 1)
  for (let port = first; ; port++) {
    try {
      return await listening(port)
    } catch (error) {
      if (error.code === 'EADDRINUSE' && port < last) continue
      throw new Error(faults[error.code]?.(port, first) ?? error.message)
    }
  }
}

/**
 * Resolves to the address once the server runs; port 0 is any free port, an occupied port becomes the next free one.
 */
export async function serveWeb(port) {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no built client yet. Run `npm start` without --no-build.')
  const server = await listeningFrom(port)
  return `http://localhost:${server.address().port}/`
}

// Makes the built client work offline: writes a service worker that stores every built file and serves it from there. Neighbours:
// vite.config.ts uses it, src/app/offline.ts registers the worker.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Runs in the browser. Each build has its own cache name, so that a new worker deletes the files of the old build. */
const worker = (name: string, files: readonly string[]): string => `const NAME = ${JSON.stringify(name)}
const FILES = ${JSON.stringify(files)}
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('double-skulls-') && name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  if (method !== 'GET' || new URL(url).origin !== location.origin) return
  const kept = () => caches.match(mode === 'navigate' ? './' : event.request, { ignoreSearch: true })
  // The page itself is fetched from the network when there is one, so that a new build is used at once.
  event.respondWith(
    mode === 'navigate'
      ? fetch(event.request).catch(() => kept().then((found) => found ?? Response.error()))
      : kept().then((found) => found ?? fetch(event.request)),
  )
})
`

/** Fonts for alphabets that our texts do not use are fetched when a name needs them. */
const isNeeded = (file: string): boolean => !/(cyrillic|greek|vietnamese)/.test(file)

export const offline = (): Plugin => ({
  name: 'double-skulls-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && isNeeded(file))
      const files = ['./', ...built, ...readdirSync(new URL('./public', import.meta.url))].sort()
      const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 10)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(`double-skulls-${hash}`, files) })
    },
  },
})

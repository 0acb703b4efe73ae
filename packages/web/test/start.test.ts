// `npm start` takes the next port if one is taken, and reports errors clearly: nothing built, an unknown flag.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const start = (...flags: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/start.mjs'), ...flags], {
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, WEB_DIST: join(root, 'nothing-is-built-here') },
  })

const USUAL = 4173

/** A folder to serve, so that no client has to be built. */
const built = mkdtempSync(join(tmpdir(), 'double-skulls-start-'))
writeFileSync(join(built, 'index.html'), '<!doctype html>')
afterAll(() => rmSync(built, { recursive: true, force: true }))

const listening = (port: number): Promise<Server> =>
  new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(port, 'localhost', () => done(server))
  })

/** Ports in a row, all of them taken. */
const takenInARow = async (count: number): Promise<{ readonly first: number; readonly servers: readonly Server[] }> => {
  for (;;) {
    const servers = [await listening(0)]
    const first = (servers[0].address() as AddressInfo).port
    try {
      while (servers.length < count) servers.push(await listening(first + servers.length))
      return { first, servers }
    } catch {
      for (const server of servers) server.close()
    }
  }
}

/** What `npm start` prints until it serves, and what it serves; then it is stopped. */
const served = (...flags: readonly string[]): Promise<{ readonly told: string; readonly status: number }> =>
  new Promise((done, failed) => {
    const env = { ...process.env, WEB_DIST: built }
    const server = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--no-build', ...flags], { env })
    let told = ''
    const listen = (chunk: Buffer): void => {
      told += chunk.toString()
      const address = /http:\S+/.exec(told)?.[0]
      if (!address || !told.includes('Ctrl-C')) return
      fetch(address)
        .then(({ status }) => done({ told, status }), failed)
        .finally(() => server.kill())
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => failed(new Error(told)))
  })

it.each([1, 2])('takes the next free port where %i are taken, and says so', async (taken) => {
  const { first, servers } = await takenInARow(taken)
  const { told, status } = await served('--port', String(first))
  for (const server of servers) server.close()
  const free = Number(/localhost:(\d+)/.exec(told)?.[1])
  expect(free).toBeGreaterThanOrEqual(first + taken)
  expect(told).toContain(`Port ${first} is taken by another program; ${free} is free.`)
  expect(told).toContain(`Double Skulls is at http://localhost:${free}/`)
  expect(status).toBe(200)
})

it('takes the next free port without --port too', async () => {
  // The usual port may be taken by another program already.
  const server = await listening(USUAL).catch(() => null)
  const { told } = await served()
  server?.close()
  expect(told).toMatch(new RegExp(`^Port ${USUAL} is taken by another program; \\d+ is free\\.`))
  expect(told).not.toContain(`localhost:${USUAL}/`)
})

it('says nothing about ports when the wanted one is free', async () => {
  const server = await listening(0)
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  const { told } = await served('--port', String(port))
  expect(told).toMatch(new RegExp(`^Double Skulls is at http://localhost:${port}/`))
})

it('says that nothing is built before it looks for a port', () => {
  const { status, stderr } = start('--no-build', '--port', '0')
  expect(status).toBe(2)
  expect(stderr).toContain('no built client')
})

it('refuses invalid ports and unknown flags', () => {
  expect(start('--port', 'eighty').stderr).toContain('--port must be a whole number')
  const { status, stderr } = start('--prot', '80')
  expect(status).toBe(2)
  expect(stderr).toContain('unknown flag "--prot"')
  expect(stderr).toContain('npm start -- --port')
})

it('lists its flags', () => {
  expect(start('--help').stdout).toContain('--terminal')
})

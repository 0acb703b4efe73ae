// `npm start` says clearly what is wrong: a port that is taken, a flag it does not know.
import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const start = (...flags: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/start.mjs'), ...flags], { encoding: 'utf8', timeout: 60_000 })

const listening = (): Promise<Server> =>
  new Promise((done) => {
    const server = createServer()
    server.listen(0, 'localhost', () => done(server))
  })

it('names the port that is in use and another one to take', async () => {
  const server = await listening()
  const { port } = server.address() as AddressInfo
  const { status, stderr } = start('--port', String(port), '--no-build')
  server.close()
  expect(status).toBe(2)
  expect(stderr).toContain(`Port ${port} is in use`)
  expect(stderr).toContain(`--port ${port + 1}`)
})

it('refuses ports that are none and flags it does not know', () => {
  expect(start('--port', 'eighty').stderr).toContain('--port must be a whole number')
  const { status, stderr } = start('--prot', '80')
  expect(status).toBe(2)
  expect(stderr).toContain('unknown flag "--prot"')
  expect(stderr).toContain('npm start -- --port')
})

it('tells its flags', () => {
  expect(start('--help').stdout).toContain('--terminal')
})

// A real Chromium on the real client: builds and serves it as `npm start` does, once a test file. Neighbours: ../browser/.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const cache = join(root, 'node_modules/.cache')
const MARK = 'double-skulls-build-'

/** Marks of earlier runs: older than this process, or they would hide that something must be built. */
const sweep = (): void => {
  const started = Date.now() - process.uptime() * 1000
  for (const name of readdirSync(cache))
    if (name.startsWith(MARK) && statSync(join(cache, name)).mtimeMs < started)
      rmSync(join(cache, name), { recursive: true, force: true })
}

/** Test files run side by side in threads of one process: the first builds, the others wait for it. */
const build = async (): Promise<void> => {
  mkdirSync(cache, { recursive: true })
  sweep()
  const place = join(cache, `${MARK}${process.pid}`)
  const done = join(place, 'done')
  try {
    mkdirSync(place)
  } catch {
    while (!existsSync(done)) await sleep(100)
    return
  }
  try {
    execFileSync(process.execPath, [join(root, 'scripts/build-web.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  } finally {
    writeFileSync(done, '')
  }
}

/** Runs `npm start` on any free port; resolves to the address it prints. */
const startServer = (): Promise<{ address: string; stop(): void }> =>
  new Promise((found, failed) => {
    const script = join(root, 'scripts/start.mjs')
    const server = spawn(process.execPath, [script, '--no-build', '--port', '0'], { cwd: root })
    let told = ''
    const listen = (chunk: Buffer): void => {
      told += chunk.toString()
      const address = /http:\S+/.exec(told)?.[0]
      if (address) found({ address, stop: () => server.kill() })
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => failed(new Error(`the client could not be served:\n${told}`)))
  })

export interface Visit {
  readonly page: Page
  /** What the page complained about. */
  readonly complaints: string[]
}

export interface Bench {
  readonly address: string
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

export const openBench = async (): Promise<Bench> => {
  const executablePath = execFileSync(process.execPath, [join(root, 'scripts/ensure-chromium.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
  await build()
  const { address, stop } = await startServer()
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    address,
    visit: async (options = {}) => {
      // Without motion a match is a matter of seconds.
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      return { page, complaints }
    },
    close: async () => {
      await browser.close()
      stop()
    },
  }
}

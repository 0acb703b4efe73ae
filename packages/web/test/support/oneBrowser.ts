// One build, one server and one Chromium for all browser tests of a run, started before the first and stopped after the last.
// Neighbours: browser.ts opens pages in it, vitest.config.ts names this file.
import { execFileSync, spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

export interface OneBrowser {
  /** Where the client is served. */
  readonly address: string
  /** Where the browser listens. */
  readonly browser: string
}

declare module 'vitest' {
  interface ProvidedContext {
    oneBrowser: OneBrowser
  }
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')
const script = (name: string): string => join(root, 'scripts', name)

const findChromium = (): string =>
  execFileSync(process.execPath, [script('ensure-chromium.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** Runs `npm start` on any free port; resolves to the address it prints. */
const startServer = (): Promise<{ address: string; stop(): void }> =>
  new Promise((found, failed) => {
    const server = spawn(process.execPath, [script('start.mjs'), '--port', '0'], { cwd: root })
    let told = ''
    const listen = (chunk: Buffer): void => {
      told += chunk.toString()
      const address = /http:\S+/.exec(told)?.[0]
      if (address) found({ address, stop: () => server.kill() })
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => failed(new Error(`the client could not be built and served:\n${told}`)))
  })

const FLAGS = [
  '--no-sandbox',
  // There is no graphics card, and looking for one costs time.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // A page opens faster in a process that has had one.
  '--process-per-site',
  '--disable-features=SpareRendererForSitePerProcess',
]

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const executablePath = findChromium()
  const [{ address, stop }, browser] = await Promise.all([
    startServer(),
    chromium.launchServer({ executablePath, args: FLAGS }),
  ])
  project.provide('oneBrowser', { address, browser: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    stop()
  }
}

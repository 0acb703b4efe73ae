// Finds Chromium for the browser tests (`CHROMIUM=/path`, the system's, or Debian's, which it installs), preferably the
// faster headless shell; run as a command it prints the path. Neighbours: packages/web/test/support/browser.ts.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = () => places.find((place) => place && existsSync(place))

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0

const install = () => {
  const root = process.getuid?.() === 0
  const apt = (...args) => (root ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  const fetch = (name) => {
    console.error(`Chromium is missing: installing it with apt-get (package "${name}") …`)
    return apt('install', '-y', '-qq', '--no-install-recommends', name)
  }
  return apt('update', '-qq') && (fetch('chromium-headless-shell') || fetch('chromium'))
}

/** The path of an executable Chromium. */
export function ensureChromium() {
  const there = found()
  if (there) return there
  if (existsSync('/usr/bin/apt-get') && install()) {
    const now = found()
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed here. Install it, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

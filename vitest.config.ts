// Vitest for all packages: the unit tests, and apart from them the tests in a browser. Neighbours: scripts/test.mjs runs it,
// scripts/longestFirst.ts orders the files.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longestFirst.ts'
import { wholePackages } from './scripts/wholePackages.ts'

const everywhere = {
  pool: 'threads',
  // Limits are for what hangs: a slow machine with other work takes four times as long as a quick one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** Tests that measure time in a page. */
const TIMED = ['quick', 'smooth', 'scrubbing'].map((name) => `packages/web/test/browser/${name}.test.ts`)

export default defineConfig({
  test: {
    // Those in the browser, which come first, wait for a page a third of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    projects: [
      {
        plugins: [wholePackages()],
        test: {
          ...everywhere,
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['packages/web/test/browser/**'],
          // Test files share what they import: read once a thread, not once a file.
          isolate: false,
        },
      },
      {
        plugins: [wholePackages()],
        test: {
          ...everywhere,
          name: 'browser',
          include: ['packages/web/test/browser/*.test.ts'],
          exclude: TIMED,
          isolate: false,
          globalSetup: ['packages/web/test/support/oneBrowser.ts'],
        },
      },
      {
        plugins: [wholePackages()],
        test: {
          ...everywhere,
          name: 'timed',
          include: TIMED,
          // After all others and alone: neighbours take the page's time, even that of its own thread.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['packages/web/test/support/oneBrowser.ts'],
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

const everywhere = {
  pool: 'threads',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A busy machine takes its time to draw a page.
  expect: { poll: { timeout: 15_000 } },
} as const

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default'],
    projects: [
      {
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
        test: {
          ...everywhere,
          name: 'browser',
          include: ['packages/web/test/browser/*.test.ts'],
          isolate: false,
          globalSetup: ['packages/web/test/support/oneBrowser.ts'],
        },
      },
    ],
  },
})

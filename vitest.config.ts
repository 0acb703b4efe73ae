import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine takes its time to draw a page.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
})

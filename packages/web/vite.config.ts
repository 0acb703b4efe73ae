// The build of the client: one page, bots in a worker of their own, playable offline.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { offline } from './offline.config.ts'

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  resolve: {
    // Our own packages from their sources.
    conditions: ['double-skulls', ...defaultClientConditions],
    // No edition is loaded from the beginning: src/match/editions.ts fetches each when a page needs it.
    alias: [
      { find: /^\.\/atStart\.ts$/, replacement: fileURLToPath(new URL('src/match/noEditions.ts', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  build: {
    ...{ target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
    rolldownOptions: {
      output: {
        // The drawings rarely change and are large: a separate file, not part of the home page.
        codeSplitting: {
          groups: [{ name: 'figures', test: /src[\\/]figures[\\/](parts|races|roles|things|bust|ink)/ }],
        },
      },
    },
  },
})

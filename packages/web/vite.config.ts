// The build of the client: one page, bots in a worker of their own, playable offline.
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { offline } from './offline.config.ts'

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  // Our own packages from their sources.
  resolve: { conditions: ['double-skulls', ...defaultClientConditions] },
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

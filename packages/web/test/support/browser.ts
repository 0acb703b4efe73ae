// A bench for a test file: pages on the real client in the run's Chromium. Neighbours: oneBrowser.ts builds, serves and starts it,
// ../browser/ has the tests.
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export interface Visit {
  readonly page: Page
  /** What the page and other tabs complained about. */
  readonly complaints: string[]
  /** Another tab of the same browser, at the same store. */
  newTab(): Promise<Page>
}

export interface Bench {
  readonly address: string
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

export const openBench = async (): Promise<Bench> => {
  const one = inject('oneBrowser')
  const browser = await chromium.connect(one.browser)
  return {
    address: one.address,
    visit: async (options = {}) => {
      // Without motion a match is a matter of seconds.
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        // Keeping the whole client for later takes longer than most tests; those of playing offline allow it.
        serviceWorkers: 'block',
        ...options,
      })
      const complaints: string[] = []
      const newTab = async (): Promise<Page> => {
        const page = await context.newPage()
        page.setDefaultTimeout(20_000)
        page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
        return page
      }
      return { page: await newTab(), complaints, newTab }
    },
    close: () => browser.close(),
  }
}

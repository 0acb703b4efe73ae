// A bench for tests: pages on the real client in the run's Chromium. Neighbours: oneBrowser.ts builds, serves and starts it,
// ../browser/ has the tests.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

export interface Visit {
  readonly page: Page
  /** What the page and other tabs complained about. */
  readonly complaints: string[]
  /** Another tab of the same browser, at the same store. */
  newTab(): Promise<Page>
}

interface Room {
  readonly context: BrowserContext
  /** Forgets what was kept and closes all pages but the one that keeps the room warm. */
  clear(): Promise<void>
}

/** One connection a thread, whatever number of test files it runs. */
let connected: Promise<Browser> | undefined

/** Empty rooms by what they are like: in a process that knows the client already, a page opens in half the time. */
const empty = new Map<string, Room[]>()

const makeContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Without motion a match is a matter of seconds.
    reducedMotion: 'reduce',
    // Keeping the whole client for later takes longer than most tests; those of playing offline allow it.
    serviceWorkers: 'block',
    ...options,
  })

const makeRoom = async (context: BrowserContext): Promise<Room> => {
  const { address } = inject('oneBrowser')
  const warm = await context.newPage()
  // Something of the same site that has no script.
  await warm.goto(`${address}icon.svg`)
  const session = await context.newCDPSession(warm)
  return {
    context,
    clear: async () => {
      await Promise.all(context.pages().map((page) => (page === warm ? undefined : page.close())))
      await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' })
      context.removeAllListeners()
    },
  }
}

const visitIn = async (context: BrowserContext): Promise<Visit> => {
  const complaints: string[] = []
  const newTab = async (): Promise<Page> => {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    return page
  }
  return { page: await newTab(), complaints, newTab }
}

/** Night is for everybody who has not chosen otherwise: who wants a colour scheme has chosen the system's. */
const asTheSystem = async (page: Page): Promise<void> => {
  await page.goto(`${inject('oneBrowser').address}#/settings`)
  await page.getByRole('radio', { name: 'System' }).check()
}

/** What changes a browser for good, or asks for one that has seen nothing yet. */
const OWN = ['permissions', 'serviceWorkers'] as const

export const bench = {
  get address(): string {
    return inject('oneBrowser').address
  },

  /** Pages with an empty store, until the test is over. With rights or service workers they have a browser of their own. */
  visit: async (options: BrowserContextOptions = {}): Promise<Visit> => {
    connected ??= chromium.connect(inject('oneBrowser').browser)
    const browser = await connected
    if (OWN.some((one) => one in options)) {
      const context = await makeContext(browser, options)
      onTestFinished(() => context.close())
      return visitIn(context)
    }
    const like = JSON.stringify(options)
    const room = empty.get(like)?.pop() ?? (await makeRoom(await makeContext(browser, options)))
    onTestFinished(async () => {
      await room.clear()
      empty.set(like, [...(empty.get(like) ?? []), room])
    })
    const visit = await visitIn(room.context)
    if ('colorScheme' in options) await asTheSystem(visit.page)
    return visit
  },
}

/**
 * Leaves out the drawing from the next load on: two fifths of the work of a page, of which a test that clicks inside the page reads
 * nothing. Everything is laid out as ever.
 */
export const unpainted = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.style.visibility = 'hidden'
    })
  })
}

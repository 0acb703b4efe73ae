// Pages of the real client in the run's Chromium, for tests. Neighbours: oneBrowser.ts builds, serves and starts it, ../browser/
// has the tests.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

export interface Visit {
  readonly page: Page
  /** The errors of the page and of other tabs. */
  readonly complaints: string[]
  /** Another tab of the same browser, with the same store. */
  newTab(): Promise<Page>
}

interface Room {
  readonly context: BrowserContext
  /** Clears the store and closes all pages but the one that keeps the process alive. */
  clear(): Promise<void>
}

/** One connection per thread, for all its test files. */
let connected: Promise<Browser> | undefined

/** Empty browser contexts by their options: in a process that knows the client already, a page opens in half the time. */
const empty = new Map<string, Room[]>()

const makeContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Without motion a match takes seconds.
    reducedMotion: 'reduce',
    // Storing the whole client for offline use takes longer than most tests; the offline tests allow it.
    serviceWorkers: 'block',
    ...options,
  })

const makeRoom = async (context: BrowserContext): Promise<Room> => {
  const { address } = inject('oneBrowser')
  const warm = await context.newPage()
  // A page of the same site without a script.
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

/** Night is the default: a test that wants a colour scheme chooses the system's. */
const asTheSystem = async (page: Page): Promise<void> => {
  await page.goto(`${inject('oneBrowser').address}#/settings`)
  await page.getByRole('radio', { name: 'System' }).check()
}

/** Options that change a browser for good, or need a fresh one. */
const OWN = ['permissions', 'serviceWorkers'] as const

export const bench = {
  get address(): string {
    return inject('oneBrowser').address
  },

  /** Pages with an empty store, until the test is over. With permissions or service workers they have a browser of their own. */
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
 * Leaves out painting from now on: two fifths of the work of a page, and a test that clicks inside the page does not need it.
 * Layout is done as usual.
 */
export const unpainted = async (page: Page): Promise<void> => {
  const hide = (): void => {
    document.body.style.visibility = 'hidden'
  }
  await page.evaluate(hide)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${hide})`)
}

// How much work a page has done: time of its own thread, so that whatever else runs on the machine does not count. Neighbours:
// ../browser/replay.test.ts, hovering.ts.
import type { Page } from 'playwright-core'

/** Asks for the milliseconds of work so far. */
export const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

// How much work a page has done: CPU time of its own thread, so that other programs do not count. Neighbours:
// ../browser/replay.test.ts, hovering.ts.
import type { Page } from 'playwright-core'

/** The milliseconds of work so far. */
export const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

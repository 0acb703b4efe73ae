// What the page's own thread does while an element is shown, or until it is, read from a trace of the browser. Neighbours:
// work.ts counts the whole, ../browser/smooth.test.ts.
import type { CDPSession, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly cat?: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: start, duration, and CPU time on its own thread. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export interface Watched {
  /** The longest tasks, in milliseconds of CPU time of the page's thread: other programs do not count. */
  readonly tasks: readonly number[]
  /** Milliseconds from when it appeared until it disappeared. */
  readonly lasted: number
  /** Every animated property. */
  readonly animated: readonly string[]
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const COMES = 'watched-comes'
const GOES = 'watched-goes'
const USABLE = 'usable'

/** Marks when an element appears and disappears, and collects what is animated meanwhile. */
const markIn = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([wanted, comes, goes]) => {
      const animated = new Set<string>()
      const seen = { gone: false, animated: () => [...animated] }
      Object.assign(window, { watched: seen })
      const told = ['offset', 'easing', 'composite', 'computedOffset']
      let there = false
      const collect = (): void => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect)
            for (const frame of effect.getKeyframes())
              for (const key of Object.keys(frame)) if (!told.includes(key)) animated.add(key)
        if (there) setTimeout(collect, 150)
      }
      new MutationObserver(() => {
        const now = document.querySelector(wanted) !== null
        if (now && !there) {
          performance.mark(comes)
          setTimeout(collect, 40)
        }
        if (!now && there) {
          performance.mark(goes)
          seen.gone = true
        }
        there = now
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-scene', 'class'],
      })
    },
    [selector, COMES, GOES],
  )

const traced = async (session: CDPSession, run: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]))
  }
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await run()
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

/** What the thread of `mark` ran. */
const tasksBeside = (events: readonly TraceEvent[], mark: TraceEvent): readonly TraceEvent[] =>
  events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid)

/** Runs an action, and records as long as the element is shown. */
export const watch = async (page: Page, selector: string, start: () => Promise<void>): Promise<Watched> => {
  const session = await page.context().newCDPSession(page)
  await markIn(page, selector)
  const events = await traced(session, async () => {
    await start()
    await page.waitForFunction('window.watched.gone')
  })
  const animated = (await page.evaluate('window.watched.animated()')) as string[]
  await session.detach()
  const comes = events.find(({ name }) => name === COMES)
  const goes = events.find(({ name }) => name === GOES)
  if (!comes || !goes) throw new Error(`${selector} was not seen to come and to go`)
  const tasks = tasksBeside(events, comes)
    // From the task that shows it; the task that removes it already shows what comes after.
    .filter(({ ts, dur = 0 }) => ts + dur > comes.ts && ts + dur < goes.ts)
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a)
  return { tasks: tasks.slice(0, 5), lasted: (goes.ts - comes.ts) / 1000, animated }
}

export interface Opening {
  /** Milliseconds of CPU time of the page's thread. */
  readonly work: number
  /** Milliseconds in which it had nothing to do: it waited for files. */
  readonly idle: number
}

/** Opens an address, until an element is there. */
export const watchOpening = async (page: Page, address: string, selector: string): Promise<Opening> => {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(
    ([wanted, usable]) => {
      const look = (): void => {
        if (document.querySelector(wanted)) Object.assign(window, { usableAt: performance.mark(usable).startTime })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [selector, USABLE],
  )
  const events = await traced(session, async () => {
    await page.goto(address)
    await page.waitForFunction('window.usableAt')
  })
  const lasted = (await page.evaluate('window.usableAt')) as number
  await session.detach()
  const usable = events.find(({ name }) => name === USABLE)
  if (!usable) throw new Error(`${selector} was not seen to come`)
  const begin = usable.ts - lasted * 1000
  const tasks = tasksBeside(events, usable).filter(({ ts, dur = 0 }) => ts >= begin && ts + dur <= usable.ts)
  const sum = (of: (event: TraceEvent) => number): number => tasks.reduce((all, one) => all + of(one) / 1000, 0)
  return { work: sum(({ dur = 0, tdur = dur }) => tdur), idle: lasted - sum(({ dur = 0 }) => dur) }
}

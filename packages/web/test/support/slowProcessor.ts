// A processor four times slower than the one that our limits were set on, reckoned from CPU time. The browser's own slowing
// (`setCPUThrottlingRate`) multiplies the time that other programs take as well. Neighbours: work.ts counts, tracing.ts traces,
// ../browser/quick.test.ts, ../browser/smooth.test.ts.
import type { Page } from 'playwright-core'
import { workOf } from './work.ts'

const SLOWER = 4
/** Milliseconds that `chores` takes on the processor the limits were set on: docs/performance.md. */
const REFERENCE = 4.2
const RUNS = 15

/** Runs in the browser: a fixed piece of work like the client's, half script, half layout. */
const chores = (): number => {
  const found = new Map<string, { readonly name: string; readonly seen: number[] }>()
  for (let i = 0; i < 4000; i++) {
    const name = `p${(i * 7919) % 997}`
    const one = found.get(name) ?? { name, seen: [] }
    one.seen.push(i)
    found.set(name, one)
  }
  const sorted = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const read = JSON.parse(JSON.stringify(sorted)) as typeof sorted
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;visibility:hidden;width:300px'
  document.body.append(box)
  for (const { name, seen } of read.slice(0, 150)) {
    const line = document.createElement('p')
    line.textContent = `${name} goes for it ${seen.length}`
    box.append(line)
  }
  const height = box.offsetHeight
  box.remove()
  return height
}

/** How many times longer than now, on this machine, the slow processor takes for the same work. The page must be at rest. */
export const slowdown = async (page: Page): Promise<number> => {
  const spent = await workOf(page)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < RUNS; i++) {
    const before = await spent()
    await page.evaluate(chores)
    least = Math.min(least, (await spent()) - before)
  }
  return (SLOWER * REFERENCE) / least
}

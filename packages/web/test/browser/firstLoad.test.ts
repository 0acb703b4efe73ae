// The first visit: little to fetch, nothing that jumps about, and a match within seconds.
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bench, openBench } from '../support/browser.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench?.close())

const MOST_SCRIPT = 250 * 1024

it('fetches less than 250 KB of script, packed, before a coach can choose', async () => {
  const page = await (await fetch(bench.address)).text()
  const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  expect(scripts.length).toBeGreaterThan(0)
  let size = 0
  for (const path of scripts) size += gzipSync(await (await fetch(`${bench.address}${path}`)).text()).length
  expect(size).toBeLessThan(MOST_SCRIPT)
})

it('keeps everything in its place while it loads, and is in a match a click later', async () => {
  const { page, complaints } = await bench.visit({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(bench.address)
  await page.getByRole('heading', { name: 'What is new' }).waitFor()
  await page.waitForTimeout(300)
  const shift = (await page.evaluate('window.seen.shift')) as number
  expect(shift).toBeLessThan(0.01)
  const began = performance.now()
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(complaints).toEqual([])
})

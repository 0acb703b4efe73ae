// The first visit: little to fetch, a stable layout, and a match within seconds.
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'

const MOST_SCRIPT = 250 * 1024

it('fetches less than 250 KB of compressed script before a coach can choose', async () => {
  // Without the service worker, which fetches everything for later: only what this page needs.
  const { page } = await bench.visit({ serviceWorkers: 'block' })
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response)
  })
  await page.goto(bench.address)
  await page.locator('.kick-off').waitFor()
  const html = await (await fetch(bench.address)).text()
  const named = [...html.matchAll(/(?:src|href)="\.(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(0)
  for (const path of named) expect([...scripts.keys()]).toContain(path)
  // The drawings of the players are fetched with the first match.
  expect(named.filter((path) => path.includes('figures'))).toEqual([])
  let size = 0
  for (const path of named) size += gzipSync((await scripts.get(path)?.body()) ?? '').length
  expect(size).toBeLessThan(MOST_SCRIPT)
})

it('keeps a stable layout while it loads, and is in a match one click later', async () => {
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

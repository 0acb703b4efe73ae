// The first visit: little to fetch, a stable layout, and a match within seconds.
import { gzipSync } from 'node:zlib'
import { type Edition, editions } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bench } from '../support/browser.ts'

const MOST_SCRIPT = 250 * 1024

const namesOf = ({ rosters, stars }: Edition): readonly string[] =>
  [...rosters.flatMap(({ positions }) => positions), ...stars].map(({ name }) => name)

/** Players of other editions that this one does not have: where their names are, other rules are. */
const strangersTo = (edition: Edition): readonly string[] => {
  const own = new Set(namesOf(edition))
  return editions.flatMap(namesOf).filter((name) => !own.has(name) && name.includes(' '))
}

/** As the name of something, however it is quoted. */
const isNamed = (script: string, name: string): boolean =>
  ['"', "'", '`'].some((quote) => script.includes(`name:${quote}${name}${quote}`))

/** The scripts that a page has fetched by the moment when its button to kick off is there. */
const firstScripts = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.kick-off')) return
      observer.disconnect()
      Object.assign(window, { fetched: performance.getEntriesByType('resource').map(({ name }) => name) })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(bench.address)
  await page.locator('.kick-off').waitFor()
  const fetched = (await page.evaluate('window.fetched')) as readonly string[]
  const paths = [...new Set(fetched)].filter((path) => path.endsWith('.js'))
  return new Map(await Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()] as const)))
}

const compressed = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + gzipSync(script).length, 0)

describe.each(editions.map((edition) => ({ edition, id: edition.id })))(
  'the first load with $id',
  ({ edition, id }) => {
    it('has less than 250 KB of compressed script, with the rules of this edition and of no other', async () => {
      // Without the service worker, which fetches everything for later: only what this page needs.
      const { page, newTab } = await bench.visit({ serviceWorkers: 'block' })
      await page.goto(bench.address)
      const rules = page.getByRole('combobox', { name: 'Rules' })
      await rules.selectOption(id)
      // The choice stays as it was until the rules are fetched.
      await expect.poll(() => rules.inputValue()).toBe(id)
      await page.getByRole('button', { name: 'Kick off' }).click()
      await page.locator('.pitch').waitFor()
      const scripts = await firstScripts(await newTab())
      expect(compressed(scripts.values())).toBeLessThan(MOST_SCRIPT)
      const all = [...scripts.values()].join('\n')
      // Some lists are made of races and positions, so that a name may be the key of something.
      const isMade = (name: string): boolean => edition.id === 'second' && all.includes(name)
      expect(namesOf(edition).filter((name) => !name.includes("'") && !isNamed(all, name) && !isMade(name))).toEqual([])
      expect(strangersTo(edition).length).toBeGreaterThan(0)
      expect(strangersTo(edition).filter((name) => isNamed(all, name))).toEqual([])
      // The drawings of the players are fetched with the first match.
      expect([...scripts.keys()].filter((path) => path.includes('figures'))).toEqual([])
    })
  },
)

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

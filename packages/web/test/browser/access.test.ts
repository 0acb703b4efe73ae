// Axe looks at every page, light and dark, wide and narrow, and finds nothing serious.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bench, openBench } from '../support/browser.ts'
import { settled, startMatch } from '../support/driver.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench?.close())

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

const serious = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  const found = (await page.evaluate('axe.run().then((report) => report.violations)')) as readonly Finding[]
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}

const sights = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const sight of sights)
  it(`has no serious barrier, ${sight.colorScheme} at ${sight.viewport.width}`, async () => {
    const { page } = await bench.visit(sight)
    for (const address of ['#/', '#/settings', '#/nowhere']) {
      await page.goto(`${bench.address}${address}`)
      await page.locator('h1').first().waitFor()
      expect({ address, found: await serious(page) }).toEqual({ address, found: [] })
    }
    await startMatch(page, bench.address, { seed: 2, opponent: 'A friend, here' })
    await settled(page)
    expect({ address: 'a match', found: await serious(page) }).toEqual({ address: 'a match', found: [] })
  })

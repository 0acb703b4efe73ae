// The focus ring is drawn for the keyboard only: a coach who clicks sees none, even if he then presses a shortcut; a coach who
// uses Tab or the arrow keys always sees it. Neighbour: src/frame/pointing.ts.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickInMenu } from '../support/driver.ts'
import { openPosition, square } from '../support/scenes.ts'

/** The elements with a focus ring, by name; text fields always have one. */
const boxed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        if (!element.matches(':focus-visible') || element.matches('input, textarea')) return false
        const { outlineStyle, stroke } = getComputedStyle(element)
        return outlineStyle !== 'none' || (element.matches('.cell') && stroke !== 'none')
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  )

const WORDS = 'rr=1/1 ball=a3 h1@h12 h2@g12 h4@j12 a1@c20'

it('draws no ring after the mouse, whichever key follows', async () => {
  const { page } = await openPosition(WORDS, 1)
  await square(page, 'h12').click()
  expect(await boxed(page)).toEqual([])
  for (const key of ['Escape', 'u', 'm']) {
    await square(page, 'h12').click()
    await page.keyboard.press(key)
    expect({ key, boxed: await boxed(page) }).toEqual({ key, boxed: [] })
  }
  await clickInMenu(page, 'Keys')
  await page.keyboard.press('Escape')
  expect(await boxed(page)).toEqual([])
})

it('draws a ring for keyboard use, after the mouse too', async () => {
  const { page } = await openPosition(WORDS, 1)
  await square(page, 'h12').click()
  await page.keyboard.press('ArrowRight')
  expect(await boxed(page)).toEqual([expect.stringMatching(/^h13/)])
  await page.keyboard.press('n')
  expect(await boxed(page)).toEqual([expect.stringMatching(/^(g12|h12|j12)/)])
  await page.keyboard.press('Tab')
  expect((await boxed(page)).length).toBe(1)
  await square(page, 'f9').click()
  expect(await boxed(page)).toEqual([])
  await page.keyboard.press('p')
  expect(await boxed(page)).toEqual([expect.stringMatching(/^f9/)])
})

it('does so on every page: no ring after a click, one at every stop of the Tab key', async () => {
  const { page } = await bench.visit()
  for (const address of ['#/', '#/teams/new', '#/rules', '#/odds', '#/replays', '#/settings']) {
    await page.goto(`${bench.address}${address}`)
    await page.locator('h1').first().waitFor()
    await page.locator('h1').first().click()
    await page.keyboard.press('Escape')
    expect({ address, boxed: await boxed(page) }).toEqual({ address, boxed: [] })
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      const on = await page.evaluate(() => document.activeElement?.matches('a, button, select, summary') ?? false)
      if (on) expect({ address, stop, boxes: (await boxed(page)).length }).toEqual({ address, stop, boxes: 1 })
    }
  }
})

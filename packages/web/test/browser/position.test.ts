// A position from a link: looking at it saves nothing, the first answer saves it, and it can be played against a bot. Neighbours:
// src/position/, tabs.test.ts.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { settled } from '../support/driver.ts'
import { openPosition, square } from '../support/scenes.ts'

/** No player near another: a step needs no die. */
const POSITION = 'turn=home:2/1 h1@h5 h2@e8 h3@k8 a1@h20 a2@e20 ball=c3'

const saved = async (visit: { newTab(): Promise<Page> }): Promise<number> => {
  const home = await visit.newTab()
  await home.goto(bench.address)
  await home.locator('.saved').waitFor()
  const count = await home.locator('.fixtures li').count()
  await home.close()
  return count
}

describe('a link to a position', () => {
  it('saves nothing when it was only looked at, and shows it again after a reload', async () => {
    const visit = await openPosition(POSITION, 7)
    const { page, complaints } = visit
    expect(await saved(visit)).toBe(0)
    await page.reload()
    await settled(page)
    expect(page.url()).toContain('#/position/')
    expect(await page.locator('.players .token').count()).toBe(5)
    expect(await page.getByRole('link', { name: 'Statistics' }).count()).toBe(0)
    expect(await saved(visit)).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is saved with the first answer, does not interrupt the route, and a reload goes on from there', async () => {
    const visit = await openPosition(POSITION, 7)
    const { page, complaints } = visit
    await square(page, 'h5').click()
    // Three steps in one errand: saving the match must not stop it after the first.
    await square(page, 'h8').click()
    await page.waitForURL(/#\/match\//)
    await page.locator('.cell[aria-label^="h8, "]').waitFor()
    expect(await page.locator('.looking').count()).toBe(0)
    await expect.poll(() => saved(visit)).toBe(1)
    await page.reload()
    await page.locator('.cell[aria-label^="h8, "]').waitFor()
    await page.getByRole('link', { name: 'Statistics' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is played against a bot, on either side and at any level', async () => {
    const visit = await openPosition(POSITION, 7)
    const { page, complaints } = visit
    await page.locator('.looking summary').click()
    const [home, away] = await page.locator('.looking select').all()
    await home.selectOption('veteran')
    await away.selectOption('here')
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Play it so' }).click()
    await page.waitForURL(/#\/match\//)
    // Home's turn is the bot's; then the coach is asked.
    await page.locator('.asked-of .side-mark.away').waitFor()
    expect(await saved(visit)).toBe(1)
    await page.goBack()
    await page.locator('.looking').waitFor()
    expect(complaints).toEqual([])
  })
})

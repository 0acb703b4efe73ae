// Where things are at three sizes, light and dark: the pitch is whole and nothing lies over it, nothing scrolls, dugouts fold
// away where there is no room for them, and thumbs find their targets.
import { describe, expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { look, settled } from '../support/driver.ts'
import { all, openPosition, seedFor, square } from '../support/scenes.ts'

const WORDS = 'rr=1/1 h1@h12:63338.o h2@g12 h3@ko h4@casualty a1@h13 a2@c20 a3@reserves a4@off'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

describe.each(sizes)('at $width × $height', (viewport) => {
  it('shows the whole pitch, covered by nothing, while something is chosen', async () => {
    const { page } = await openPosition(WORDS, 1, { viewport, hasTouch: viewport.width < 600 })
    await square(page, 'h12').click()
    await square(page, 'f14').click({ button: 'right' })
    const state = await page.evaluate(() => {
      const hidden = [...document.querySelectorAll('.cell')].filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== cell
      })
      const { scrollHeight, scrollWidth } = document.documentElement
      return {
        hidden: hidden.map((cell) => cell.getAttribute('aria-label')),
        scrolls: scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1,
        shown: document.querySelectorAll('.cell').length,
      }
    })
    expect(state).toEqual({ hidden: [], scrolls: false, shown: 26 * 15 })
  })

  it('has its controls on the screen and large enough', async () => {
    const { page } = await openPosition(WORDS, 1, { viewport, hasTouch: viewport.width < 600 })
    await square(page, 'h12').click()
    const boxes = await page.locator('.tray .answer').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, height, width } = button.getBoundingClientRect()
        return { top, height, width }
      }),
    )
    expect(boxes.length).toBeGreaterThan(3)
    for (const { height, width } of boxes) expect(Math.min(height, width)).toBeGreaterThanOrEqual(36)
    expect(boxes[0].top + boxes[0].height).toBeLessThanOrEqual(viewport.height)
    const cell = await square(page, 'h12').boundingBox()
    expect(cell?.width ?? 0).toBeGreaterThan(viewport.width < 600 ? 22 : 28)
  })
})

describe.each([
  { colorScheme: 'light', viewport: sizes[1] },
  { colorScheme: 'dark', viewport: sizes[0] },
  { colorScheme: 'light', viewport: sizes[2] },
] as const)('$colorScheme at $viewport.width', (sight) => {
  it('has no serious barrier while something is held, reasons are open, and a decision waits', async () => {
    const { page } = await openPosition(WORDS, seedFor([2, ['block', 'block'], all(2)]), sight)
    await square(page, 'g12').click()
    await square(page, 'h13').click({ button: 'right' })
    await page.locator('.preview .chances').waitFor()
    for (const number of await page.locator('.preview .why-button').all()) await number.click()
    expect(await serious(page)).toEqual([])
    await page.locator('.answer.confirm').click()
    await page.locator('.prompt .numbers').first().waitFor()
    expect(await serious(page)).toEqual([])
  })
})

it('folds the dugouts away at 1024, and opens them below the pitch', async () => {
  const { page } = await openPosition(WORDS, 1, { viewport: { width: 1024, height: 768 } })
  const dugout = page.locator('.dugout.away')
  expect(await dugout.isVisible()).toBe(false)
  const counter = page.getByRole('button', { name: /Dugout of Away, in reserve 1 out 1/ })
  await counter.click()
  expect(await dugout.isVisible()).toBe(true)
  expect(await dugout.textContent()).toMatch(/Reserves\s*1.*Sent off\s*1/)
  const [pitch, opened] = [await page.locator('.pitch').boundingBox(), await dugout.boundingBox()]
  expect(opened?.y ?? 0).toBeGreaterThanOrEqual((pitch?.y ?? 0) + (pitch?.height ?? 0) - 1)
  await counter.click()
  expect(await dugout.isVisible()).toBe(false)
})

it('has a tray of two heights on a phone', async () => {
  const { page } = await openPosition(WORDS, 1, { viewport: { width: 390, height: 844 }, hasTouch: true })
  expect(await page.locator('.log').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'More' }).tap()
  expect(await page.locator('.log').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Settings' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Less' }).tap()
  expect(await page.locator('.log').isVisible()).toBe(false)
  expect((await look(page)).question).not.toBe('')
  await settled(page)
})

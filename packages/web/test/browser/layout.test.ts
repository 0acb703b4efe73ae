// The layout at several sizes, by night and by day: the pitch is complete, as large as possible and not covered, nothing scrolls,
// the log and the benches are folded when there is no space, and touch targets are large enough.
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
  it('shows the whole pitch, not covered, while something is chosen', async () => {
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
    const boxes = await page
      .locator('.button-row > :not(.menu) > .answer, .more-menu > .menu-button')
      .evaluateAll((buttons) =>
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
  it('has no serious accessibility violation with a pinned preview, open reasons, and a pending decision', async () => {
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

it.each([
  [1440, 900, 43],
  [1920, 1080, 54],
  [1366, 768, 37],
  [1024, 768, 37],
  [2560, 1440, 77],
])('gives the pitch all available space, at %d × %d', async (width, height, cell) => {
  const { page } = await openPosition(WORDS, 1)
  await page.setViewportSize({ width, height })
  await expect.poll(async () => Math.round((await square(page, 'h12').boundingBox())?.width ?? 0)).toBe(cell)
})

it('folds the log to a bar, remembers that, and folds it automatically in a narrow window', async () => {
  const { page } = await openPosition(WORDS, 1)
  const width = async (): Promise<number> => (await page.locator('.told').boundingBox())?.width ?? 0
  const isRead = (): Promise<boolean> => page.locator('.log').isVisible()
  await expect.poll(width).toBe(288)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(async () => [await width(), await isRead()]).toEqual([250, true])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(async () => [await width(), await isRead()]).toEqual([44, false])
  await page.getByRole('button', { name: 'Unfold the log' }).click()
  await expect.poll(isRead).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Fold the log' }).click()
  await expect.poll(async () => [await width(), await isRead()]).toEqual([44, false])
  await page.reload()
  await settled(page)
  await expect.poll(async () => [await width(), await isRead()]).toEqual([44, false])
  // The menu is still available.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(() => page.getByRole('link', { name: 'Settings' }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('link', { name: 'Settings' }).isVisible()).toBe(false)
})

it('has the benches at the ends of the tray, and hides them on a phone', async () => {
  const { page } = await openPosition(WORDS, 1, { viewport: { width: 1024, height: 768 } })
  const bench = page.locator('.dugout.away')
  expect(await bench.textContent()).toMatch(/Reserves\s*1.*Out\s*1.*Sent off\s*1/)
  const [tray, beside] = [await page.locator('.tray').boundingBox(), await bench.boundingBox()]
  expect([beside?.y, beside?.height]).toEqual([tray?.y, tray?.height])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => bench.isVisible()).toBe(false)
  const counter = page.getByRole('button', { name: /Dugout of Away, in reserve 1 out 1/ })
  await counter.click()
  await expect.poll(() => bench.isVisible()).toBe(true)
  const [pitch, opened] = [await page.locator('.pitch').boundingBox(), await bench.boundingBox()]
  expect(opened?.y ?? 0).toBeGreaterThanOrEqual((pitch?.y ?? 0) + (pitch?.height ?? 0) - 1)
  await counter.click()
  await expect.poll(() => bench.isVisible()).toBe(false)
})

it('seats sixteen players on a bench without overflow', async () => {
  const many = Array.from({ length: 16 }, (_, i) => `a${i + 1}@reserves`).join(' ')
  for (const out of ['', ' a17@ko a18@casualty']) {
    const { page } = await openPosition(`h1@h12 ${many}${out}`, 1)
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      const outside = await page.locator('.dugout.away').evaluate((bench) => {
        const frame = bench.getBoundingClientRect()
        return [...bench.querySelectorAll('.seat')].filter((seat) => {
          const { left, top, right, bottom, width: wide } = seat.getBoundingClientRect()
          const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
          return !inside || wide < 15
        }).length
      })
      expect({ width, out, outside }).toEqual({ width, out, outside: 0 })
    }
  }
})

it('opens the log on a phone', async () => {
  const { page } = await openPosition(WORDS, 1, { viewport: { width: 390, height: 844 }, hasTouch: true })
  expect(await page.locator('.log').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Show the log' }).tap()
  expect(await page.locator('.log').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  expect(await page.getByRole('link', { name: 'Settings' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Put the log away' }).tap()
  expect(await page.locator('.log').isVisible()).toBe(false)
  expect((await look(page)).question).not.toBe('')
  await settled(page)
})

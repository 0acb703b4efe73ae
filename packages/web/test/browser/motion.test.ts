// Animations: a touchdown is a scene over the pitch, the ball flies and bounces, everything can be skipped, speeds differ, and a
// coach who wants no motion gets none.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, settled } from '../support/driver.ts'
import { all, dare, openPosition, question, seedFor, square, text } from '../support/scenes.ts'

const MOVING = { reducedMotion: 'no-preference' } as const
const RUN = 'turn=home:3/2 h1@h24.o h2@c5 a1@b3'

/** Records how long an element is in the page, from when it appears until it disappears. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const seen = { from: 0, until: 0 }
    Object.assign(window, { seen })
    const look = (): void => {
      const there = document.querySelector(wanted) !== null
      if (there && seen.from === 0) seen.from = performance.now()
      if (!there && seen.from > 0 && seen.until === 0) seen.until = performance.now()
      requestAnimationFrame(look)
    }
    look()
  }, selector)

const seenFor = async (page: Page): Promise<number> => {
  await page.waitForFunction('window.seen.until > 0')
  return (await page.evaluate('window.seen.until - window.seen.from')) as number
}

const score = async (page: Page): Promise<void> => {
  await square(page, 'h24').click()
  await square(page, 'h26').click()
}

it('celebrates a touchdown for two seconds', async () => {
  const { page } = await openPosition(RUN, 1, MOVING)
  await watch(page, '[data-scene=touchdown]')
  await score(page)
  await page.locator('.news.great').waitFor()
  // The score changes during the scene, not after it.
  expect(await text(page, '.score')).toBe('1 : 0')
  expect(await page.locator('.scene.touchdown .confetti, .scene.touchdown .hero').count()).toBe(2)
  expect(await text(page, '.scene .tag')).toContain('Home 1')
  const lasted = await seenFor(page)
  expect(lasted).toBeGreaterThan(1800)
  expect(lasted).toBeLessThan(4000)
  await settled(page)
})

it('skips an animation with a click or a key', async () => {
  const { page } = await openPosition(RUN, 1, MOVING)
  await watch(page, '[data-scene]')
  await score(page)
  await page.locator('[data-scene=touchdown]').waitFor()
  // Skipped before its first frame, it would not be shown at all.
  await page.waitForFunction('window.seen.from > 0')
  await page.keyboard.press('Space')
  expect(await seenFor(page)).toBeLessThan(1800)
  await expect.poll(() => question(page)).toContain('Set up')
})

it('shows end states at once when motion is not wanted', async () => {
  const { page } = await openPosition(RUN, 1)
  await watch(page, '[data-scene], .beside')
  await score(page)
  await expect.poll(() => question(page)).toContain('Set up')
  expect((await page.evaluate('window.seen.from')) as number).toBe(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

it('lets the ball fly to its target, and bounce from there', async () => {
  // An accurate throw to an empty square: it flies, then it bounces.
  const seed = seedFor([2, ['d6'], all(6)])
  const { page } = await openPosition('rr=0/0 h1@h5:63338.o h2@c5 a1@b20', seed, MOVING)
  await page.evaluate(() => {
    const flights: string[] = []
    Object.assign(window, { flights })
    document.addEventListener('animationstart', ({ animationName }) => flights.push(animationName))
  })
  await square(page, 'h5').click()
  await clickAnswer(page, 'activate pass')
  await page.getByRole('button', { name: 'Throw', exact: true }).click()
  await dare(page, 'h9')
  await page.waitForFunction('window.flights.includes("rise") && window.flights.includes("hop")')
  const flights = (await page.evaluate('window.flights')) as readonly string[]
  expect(flights).toContain('fly')
  await settled(page)
})

it('walks at the chosen speed', async () => {
  const walked = async (speed: string): Promise<number> => {
    const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1, MOVING)
    const match = page.url()
    await page.goto(`${bench.address}#/settings`)
    await page.getByRole('radio', { name: speed }).check()
    await page.goto(match)
    await settled(page)
    await square(page, 'h5').click()
    await watch(page, '.tray-waiting')
    await square(page, 'h11').click()
    const took = await seenFor(page)
    expect(await text(page, '.asked-question')).toContain('move')
    return took
  }
  const slow = await walked('Slow')
  const fast = await walked('Fast')
  // Six squares of 90 milliseconds, slower and faster.
  expect(slow).toBeGreaterThan(900)
  expect(fast).toBeLessThan(slow * 0.7)
})

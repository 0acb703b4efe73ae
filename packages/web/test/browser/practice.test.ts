// The exercises in the browser: listed, played on the match page, judged, tried again, and saved when solved.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { seededDice } from '../../src/match/dice.ts'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickInMenu, settled } from '../support/driver.ts'
import { seedWith, square, text } from '../support/scenes.ts'
import { keepRaw } from '../support/shelf.ts'

/** Declared, two steps, and then the ball is picked up. */
const PICK_UP = 3

const open = async (page: Page, exercise: string, seed = 1): Promise<void> => {
  await page.goto(`${bench.address}?seed=${seed}#/practice/${exercise}`)
  await page.locator('.goal-banner').waitFor()
  await settled(page)
}

/** Clicks a square, twice if it is risky. */
const go = async (page: Page, name: string): Promise<void> => {
  await square(page, name).click()
  const sure = page.locator('.answer.confirm')
  if ((await sure.count()) > 0) await sure.click()
}

const pickUpAndScore = async (page: Page): Promise<void> => {
  await square(page, 'h20').click()
  await go(page, 'h22')
  await expect.poll(() => square(page, 'h22').getAttribute('aria-label')).toContain('has the ball')
  await expect.poll(() => square(page, 'h26').getAttribute('aria-label')).toContain('reached')
  await go(page, 'h26')
}

it('solves an exercise, saves that, and goes on to the next', async () => {
  const { page, complaints } = await bench.visit()
  await page.goto(`${bench.address}#/practice`)
  await page.getByRole('heading', { name: 'Practice' }).waitFor()
  expect(await page.locator('.exercises li').count()).toBe(10)
  expect(await text(page, '.practice-count')).toMatch(/None solved/)
  await open(
    page,
    'pick-up',
    seedWith(['d6'], PICK_UP, ([face]) => face >= 3),
  )
  expect(await text(page, '.goal-line')).toMatch(/Score this turn/)
  await pickUpAndScore(page)
  await page.locator('.goal-banner.solved').waitFor()
  // No question is open any more.
  expect(await page.locator('.asked-question').count()).toBe(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => text(page, '.goal-title')).toMatch(/^2\. Dodge/)
  await clickInMenu(page, 'All exercises')
  await expect.poll(() => text(page, '.practice-count')).toMatch(/^1 of 10 solved/)
  await page.reload()
  await expect.poll(() => page.locator('.exercises li.solved').allTextContents()).toHaveLength(1)
  expect(await text(page, '.exercises li.solved')).toMatch(/Pick up and score/)
  // An exercise is not a match, and the home page does not list it.
  await page.goto(`${bench.address}#/`)
  await page.getByText('None yet.').waitFor()
  expect(complaints).toEqual([])
})

it('is failed when the turn ends without success, and starts again', async () => {
  const { page } = await bench.visit()
  await open(page, 'pick-up')
  await square(page, 'h20').click()
  await go(page, 'g21')
  await clickAnswer(page, 'endAction')
  await clickAnswer(page, 'endTurn')
  await clickAnswer(page, 'endTurn')
  await page.locator('.goal-banner.failed').waitFor()
  expect(await text(page, '.goal-line')).toMatch(/The turn is over without it/)
  expect(await page.locator('.asked-question').count()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.goal-banner.open').waitFor()
  await settled(page)
  expect(await square(page, 'h20').getAttribute('aria-label')).toMatch(/home/)
})

it('is failed by a turnover, and has other dice the next time', async () => {
  const { page } = await bench.visit()
  const face = (seed: number): number => seededDice(seed)(['d6'], PICK_UP)[0]
  let seed = 1
  while (face(seed) >= 3 || face(seed + 1) < 3) seed++
  await open(page, 'pick-up', seed)
  await square(page, 'h20').click()
  await go(page, 'h22')
  // It may cost the turn, so it needs a second click.
  await clickAnswer(page, 'keep')
  await clickAnswer(page, 'keep')
  await page.locator('.goal-banner.failed').waitFor()
  expect(await text(page, '.goal-line')).toMatch(/turnover/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.goal-banner.open').waitFor()
  await settled(page)
  await pickUpAndScore(page)
  await page.locator('.goal-banner.solved').waitFor()
})

it('lists the exercises though their saved progress is damaged, and offers to remove that', async () => {
  const { page } = await bench.visit()
  await page.goto(`${bench.address}#/practice`)
  await page.locator('.exercises li').first().waitFor()
  await keepRaw(page, { shelf: 'things', value: { 'pick-up': true }, key: 'solved exercises' })
  await page.reload()
  await page.locator('.broken-rows').waitFor()
  expect(await page.locator('.exercises li').count()).toBe(10)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => page.locator('.broken-rows').count()).toBe(0)
})

it('says that an exercise does not exist', async () => {
  const { page } = await bench.visit()
  await page.goto(`${bench.address}#/practice/nothing`)
  await page.getByRole('heading', { name: 'Out of bounds' }).waitFor()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
])
  it(`shows goal, pitch and question together at ${viewport.width} × ${viewport.height}`, async () => {
    const { page } = await bench.visit({ viewport, colorScheme: 'dark' })
    await open(page, 'break-cage')
    const boxes = await Promise.all(
      ['.goal-banner', '.pitch', '.asked-question', '.goal-verbs'].map((one) => page.locator(one).boundingBox()),
    )
    for (const box of boxes) {
      if (!box) throw new Error('something is not on the screen')
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    }
    const [banner, pitch] = boxes
    expect(pitch?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0))
    expect(await serious(page)).toEqual([])
  })

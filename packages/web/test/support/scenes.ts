// Positions opened in the browser with chosen dice, and what a test reads from them. Neighbours: browser.ts, driver.ts.
import { type Die, editions } from '@double-skulls/engine'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { seededDice } from '../../src/match/dice.ts'
import { bench, type Visit } from './browser.ts'
import { look, settled } from './driver.ts'
import { written } from './shelf.ts'

const edition = editions[editions.length - 1].id

/** Opens a position with these dice. */
export const openPosition = async (words: string, seed: number, options?: BrowserContextOptions): Promise<Visit> => {
  const visit = await bench.visit(options)
  const text = encodeURIComponent(`${edition} ${words.includes('turn=') ? '' : 'turn=home:1/0 '}${words}`)
  await visit.page.goto(`${bench.address}?seed=${seed}#/position/${text}`)
  await visit.page.locator('.pitch').waitFor()
  await settled(visit.page)
  return visit
}

/** Saves the opened position as a match for two coaches at this screen, before anything is played in it. */
export const keepPosition = async (page: Page): Promise<void> => {
  const summary = page.locator('.looking summary')
  // On phones the notice opens with the log; when the log is folded it is in the menu.
  const grip = page.locator('.tray-grip')
  if (!(await summary.isVisible()))
    await ((await grip.isVisible()) ? grip : page.getByRole('button', { name: 'Menu', exact: true })).click()
  await summary.click()
  for (const seat of await page.locator('.looking select').all()) await seat.selectOption('here')
  await page.getByRole('button', { name: 'Play it so' }).click()
  await page.waitForURL(/#\/match\//)
  await settled(page)
}

/** A seed whose dice for that input of the match are as wanted. */
export const seedWith = (
  dice: readonly Die[],
  input: number,
  wanted: (faces: readonly number[]) => boolean,
): number => {
  for (let seed = 1; seed < 1000; seed++) if (wanted(seededDice(seed)(dice, input))) return seed
  throw new Error('no such seed')
}

/** One throw of a match: the index of its input, the dice, and their faces. */
export type Throw = readonly [input: number, dice: readonly Die[], wanted: (faces: readonly number[]) => boolean]

/** A seed for which all these throws are as wanted. */
export const seedFor = (...throws: readonly Throw[]): number => {
  for (let seed = 1; seed < 100_000; seed++) {
    const dice = seededDice(seed)
    if (throws.every(([input, thrown, wanted]) => wanted(dice(thrown, input)))) return seed
  }
  throw new Error('no such seed')
}

/** Every die of the throw shows this face. */
export const all =
  (face: number) =>
  (faces: readonly number[]): boolean =>
    faces.every((one) => one === face)

export const square = (page: Page, name: string): Locator =>
  page.locator(`.cell[aria-label="${name}"], .cell[aria-label^="${name},"]`)
/** Clicks something that may cost the turn: the first click previews it, the second does it. */
export const dare = async (page: Page, name: string): Promise<void> => {
  await square(page, name).click()
  await page.locator('.answer.confirm').waitFor()
  await square(page, name).click()
}
export const text = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().textContent()) ?? ''
export const question = (page: Page): Promise<string> => text(page, '.asked-question')
export const reload = async (page: Page): Promise<void> => {
  const before = await look(page)
  await written(page)
  await page.reload()
  await settled(page)
  expect(await look(page)).toEqual(before)
}

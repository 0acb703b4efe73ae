// What only third asks of the client, in the browser: options of a match, the turn marker and calls, the eye counter, agreed handicaps
// and the standing answer to catches. Neighbours: everyKindThird.test.ts, src/home/OptionChoice.tsx, src/before/, src/table/ScoreStrip.tsx.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, settled } from '../support/driver.ts'
import { question, square, text } from '../support/scenes.ts'

const openThird = async (page: Page, words: string): Promise<void> => {
  await page.goto(`${bench.address}?seed=4#/position/${encodeURIComponent(words)}`)
  await page.locator('.pitch').waitFor()
  await settled(page)
}

it('offers the options of a match with a line of help, remembers them, and shows them while it is played', async () => {
  const { page, complaints } = await bench.visit()
  await page.goto(`${bench.address}?seed=7#/`)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('crp')
  expect(await page.locator('.option-menu').count()).toBe(0)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('third')
  await page.getByRole('button', { name: 'Options None' }).click()
  expect(await text(page, '.option-menu .menu-list')).toContain('moves his own turn marker')
  await page.getByRole('checkbox', { name: 'Illegal procedure' }).check()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
  expect(await text(page, '.strip-options')).toBe('Illegal procedure')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await text(page, '.nav-rules')).toBe('Third Edition 1994Illegal procedure')
  await page.goto(`${bench.address}#/`)
  await page.getByRole('button', { name: 'Options 1 of 2' }).waitFor()
  expect(await text(page, '.fixtures')).toContain('Third Edition 1994, illegal procedure')
  expect(complaints).toEqual([])
})

it('shows a marker that was not moved, lets the other coach call it, and takes the price', async () => {
  const { page, complaints } = await bench.visit()
  await openThird(page, 'third:illegalProcedure turn=home:1/2 rr=1/1 eye=home marker=unmoved h1@h9 h2@c3 a1@h16')
  const track = page.locator('.strip-team.home .track')
  expect(await track.getAttribute('aria-label')).toContain('not moved yet')
  expect(await page.locator('.strip-team.home .strip-eye').count()).toBe(1)
  await square(page, 'h9').click()
  await page.locator('.tray .answer.activate').first().click()
  await expect.poll(() => question(page)).toContain('do you call illegal procedure?')
  expect(await page.locator('.tray .answer').allTextContents()).toEqual(['Call it1', 'Let it go2'])
  await clickAnswer(page, 'use')
  await expect.poll(() => track.getAttribute('aria-label')).toBe('turn 2 of 8')
  expect(await text(page, '.strip-team.home .strip-rerolls')).toBe('0 RR')
  expect(await page.locator('.strip-team.home .strip-eye').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('is not called when the marker was moved first', async () => {
  const { page } = await bench.visit()
  await openThird(page, 'third:illegalProcedure turn=home:1/2 marker=unmoved h1@h9 a1@h16')
  await clickAnswer(page, 'moveMarker')
  await expect.poll(() => page.locator('.strip-team.home .track').getAttribute('aria-label')).toBe('turn 2 of 8')
  expect(await page.locator('[data-answer="moveMarker"]').count()).toBe(0)
})

it('takes agreed handicaps into a match, and asks whom each is about', async () => {
  const { page, complaints } = await bench.visit()
  await page.goto(`${bench.address}?seed=7#/before/third/human/orc/hotSeat`)
  await page.locator('.match-terms summary').click()
  const [ours, theirs] = [page.locator('.agreed select').first(), page.locator('.agreed select').last()]
  await ours.selectOption({ label: '62 Knuckledusters' })
  await theirs.selectOption({ label: '34 Sponsorship Deal' })
  expect(await text(page, '.side-sheet.home .handicaps')).toContain('Knuckledusters')
  expect(await text(page, '.before-asked h2')).toBe('Human: its handicaps')
  await page.getByRole('button', { name: 'Go on' }).click()
  for (const team of ['Human', 'Orc']) await page.getByRole('button', { name: `That is all for ${team}` }).click()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
  // The sponsor's slogan is one click at the start of the drive.
  for (let i = 0; i < 8 && (await page.locator('[data-answer="use slogan"]').count()) === 0; i++) {
    await settled(page)
    await page.locator('.tray .answer').first().click()
  }
  await clickAnswer(page, 'use slogan')
  await expect.poll(() => text(page, '.told')).toMatch(/“.+!”/)
  expect(complaints).toEqual([])
})

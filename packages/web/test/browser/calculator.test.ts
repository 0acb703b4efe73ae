// The odds calculator in the browser: typed and clicked plans, errors, links, two plans side by side.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { text } from '../support/scenes.ts'

const open = async (page: Page, plans = ''): Promise<void> => {
  await page.goto(`${bench.address}#/odds${plans === '' ? '' : `/${encodeURIComponent(plans)}`}`)
  await page.locator('.odds-plan').first().waitFor()
}

const success = (page: Page): Promise<string[]> => page.locator('tr.success .odds-number').allTextContents()

it('shows the chances of a typed plan, by step and by number of re-rolls', async () => {
  const { page, complaints } = await bench.visit()
  await open(page)
  expect(await text(page, '.odds-empty')).toContain('Add a step')
  await page.getByRole('textbox', { name: 'Plan A in words' }).fill('2+,2+')
  await expect.poll(() => success(page)).toEqual(['69.4 %', '92.6 %', '94.5 %'])
  await expect.poll(() => page.url()).toContain(encodeURIComponent('2+,2+'))
  await page.reload()
  await expect.poll(() => success(page)).toEqual(['69.4 %', '92.6 %', '94.5 %'])
  expect(complaints).toEqual([])
})

it('is composed by buttons, with undo for removed steps', async () => {
  const { page } = await bench.visit({ viewport: { width: 390, height: 844 } })
  await open(page)
  await page.getByRole('button', { name: '+ Dodge' }).click()
  await page.getByRole('combobox', { name: 'Block dice' }).selectOption('3block')
  await page.getByRole('button', { name: '+ Block' }).click()
  const field = page.getByRole('textbox', { name: 'Plan A in words' })
  expect(await field.inputValue()).toBe('dodge 3+, 3block pow')
  // Two settings at once: the second must not undo the first.
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('.odds-settings input')) {
      if (box.labels?.[0]?.textContent === 'Dodge' || box.labels?.[0]?.textContent === 'Sure Feet') box.click()
    }
  })
  expect(await field.inputValue()).toBe('dodge 3+, 3block pow | dodge, surefeet')
  await page.getByRole('checkbox', { name: 'Sure Feet' }).uncheck()
  expect(await page.getByRole('checkbox', { name: 'Dodge' }).isChecked()).toBe(true)
  await page.getByRole('combobox', { name: 'Team re-rolls' }).selectOption('0')
  expect(await field.inputValue()).toBe('dodge 3+, 3block pow | rr 0, dodge')
  await expect.poll(() => success(page)).toEqual(['62.6 %'])
  await page.getByRole('button', { name: 'Remove the step Dodge 3+' }).click()
  expect(await field.inputValue()).toBe('3block pow | rr 0, dodge')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await field.inputValue()).toBe('dodge 3+, 3block pow | rr 0, dodge')
})

it('asks the edition for the target number of a player, and for the re-rolls allowed per turn', async () => {
  const { page } = await bench.visit()
  await open(page, 'crp: 3+')
  expect(await success(page)).toHaveLength(2)
  await page.getByText('What does he need?').click()
  await page.getByRole('combobox', { name: 'AG', exact: true }).selectOption('4')
  expect(await text(page, '.odds-needed')).toContain('needs 2+')
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('bb2020')
  await expect.poll(() => success(page)).toHaveLength(3)
  expect(await page.getByRole('checkbox', { name: 'Pro 3+' }).count()).toBe(1)
})

it('marks what it cannot parse, and says what it could', async () => {
  const { page } = await bench.visit()
  await open(page, 'bb2020: 2+ dogde 3+')
  expect(await text(page, '.odds-fault mark')).toBe('dogde')
  expect(await text(page, '[role="alert"]')).toContain('Accepted: a test (3+), dodge/d')
  expect(await page.getByRole('textbox', { name: 'Plan A in words' }).getAttribute('aria-invalid')).toBe('true')
})

it('compares two plans, and the link holds both', async () => {
  const { page } = await bench.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open(page, 'bb2020: dodge 3+')
  await page.getByRole('button', { name: 'Compare with another plan' }).click()
  await page.getByRole('textbox', { name: 'Plan B in words' }).fill('2block pow')
  await expect.poll(() => text(page, '.odds-verdict')).toContain('66.7 % against 55.6 %. Plan A is better.')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => text(page, '.odds-tools')).toContain('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await bench.visit()
  await other.page.goto(link)
  await expect.poll(() => text(other.page, '.odds-verdict')).toContain('66.7 % against 55.6 %')
})

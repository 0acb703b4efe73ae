// The editor of positions: by click, by keys, by its fields and as text; played, linked, and saved by name.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { settled } from '../support/driver.ts'
import { square, text } from '../support/scenes.ts'
import { keepRaw } from '../support/shelf.ts'

const open = async (page: Page, position = ''): Promise<void> => {
  await page.goto(`${bench.address}#/positions${position === '' ? '' : `/${encodeURIComponent(position)}`}`)
  await page.locator('.editor-pitch').waitFor()
}

const field = (page: Page) => page.getByLabel('The position as text')
const holds = (page: Page, words: RegExp) => expect.poll(() => field(page).inputValue()).toMatch(words)
const tool = (page: Page, name: string) => page.getByRole('radio', { name }).check()

it('places, moves and removes players and the ball by clicks, and undoes it', async () => {
  const { page, complaints } = await bench.visit()
  await open(page)
  await tool(page, 'Away player')
  await square(page, 'g15').click()
  await holds(page, /a2@g15/)
  await tool(page, 'Choose and move')
  await square(page, 'c4').click()
  await holds(page, /a2@c4/)
  await tool(page, 'Ball')
  await square(page, 'h11').click()
  await holds(page, /h1@h11\.o/)
  await tool(page, 'Remove')
  await square(page, 'c4').click()
  await expect.poll(() => field(page).inputValue()).not.toMatch(/a2@/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await holds(page, /a2@c4/)
  // The last player of a side stays, and the engine says why.
  await square(page, 'h11').click()
  await expect.poll(() => text(page, '.editor-text [role=alert]')).toMatch(/needs a player of the home side/)
  await holds(page, /h1@h11\.o/)
  expect(complaints).toEqual([])
})

it('is used by keyboard only', async () => {
  const { page } = await bench.visit()
  await open(page)
  await page.getByRole('radio', { name: 'Choose and move' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  const name = (await focused()).split(',')[0]
  await page.keyboard.press('Enter')
  await holds(page, new RegExp(`h2@${name}\\b`))
  expect(await focused()).toMatch(/home/)
  await page.keyboard.press('Delete')
  await expect.poll(() => field(page).inputValue()).not.toMatch(/h2@/)
})

it('changes a player and the match by its fields', async () => {
  const { page } = await bench.visit()
  await open(page)
  await square(page, 'a1').click()
  await square(page, 'h16').click()
  await page.getByLabel('Posture').selectOption('prone')
  await page.getByLabel('MA', { exact: true }).fill('8')
  await page.getByLabel('Add a skill').selectOption({ label: 'Dodge' })
  await page.getByLabel('has acted').check()
  await holds(page, /a1@h16:83349\+dodge\.pd/)
  await page.getByRole('button', { name: /^Dodge/ }).click()
  await page.locator('.editor-facts').getByLabel('Half').selectOption('2')
  await page.getByLabel('To move').selectOption('away')
  await page.getByLabel('Home score').fill('2')
  await page.getByLabel('Away re-rolls').fill('3')
  await holds(page, /half=2 turn=away:1\/1 score=2-0 rr=0\/3 .*a1@h16:83349\.pd/)
  await page.getByLabel('Where').selectOption('ko')
  await holds(page, /a1@ko/)
  await page.getByRole('button', { name: 'away 1' }).click()
  await square(page, 'b20').click()
  await holds(page, /a1@b20/)
})

it('draws a typed position, reports errors in the words of the engine, and plays it', async () => {
  const { page, complaints } = await bench.visit()
  await open(page)
  await field(page).fill('crp h5@c7+blok a3@d9')
  await expect.poll(() => text(page, '.editor-text [role=alert]')).toMatch(/blok/)
  expect(await square(page, 'h11').getAttribute('aria-label')).toMatch(/home/)
  await field(page).fill('crp h5@c7+block a3@d9')
  await expect.poll(() => square(page, 'c7').getAttribute('aria-label')).toMatch(/home/)
  expect(await text(page, '.editor-text [role=alert]')).toBe('')
  await page.getByRole('link', { name: 'Play it' }).click()
  await page.locator('.table .pitch').waitFor()
  await settled(page)
  expect(await square(page, 'c7').getAttribute('aria-label')).toMatch(/home.*can be chosen/)
  await page.goBack()
  await holds(page, /^crp h5@c7\+block a3@d9$/)
  expect(complaints).toEqual([])
})

it('copies a link that opens the same position', async () => {
  const { page } = await bench.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open(page, 'bb2020 h1@e5 a1@e9.o')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await page.getByText('is on the clipboard').waitFor()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await settled(page)
  expect(await square(page, 'e9').getAttribute('aria-label')).toMatch(/away.*has the ball/)
})

it('saves positions by name: opens, renames, deletes and restores, exports and imports', async () => {
  const { page } = await bench.visit()
  await open(page, 'bb2020 h1@e5 a1@e9')
  await page.getByLabel('Name of this position').fill('First')
  await page.getByRole('button', { name: 'Keep this position' }).click()
  await page.getByRole('button', { name: 'Open First' }).waitFor()
  await open(page, 'bb2020 h1@c3 a1@c9')
  await page.reload()
  await page.getByRole('button', { name: 'Open First' }).click()
  await holds(page, /h1@e5/)
  await page.getByRole('button', { name: 'Rename First' }).click()
  await page.getByLabel('New name of First').fill('Opener')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete Opener' }).click()
  await expect.poll(() => page.locator('.puzzles li').count()).toBe(0)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByRole('button', { name: 'Open Opener' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all as a file' }).click()
  expect((await download).suggestedFilename()).toBe('positions.txt')
  await page.getByText('Bring positions in').click()
  await page.locator('.puzzle-import textarea').fill('# Second\ncrp h1@a1 a1@b9\n# Broken\ncrp h1@a1\n')
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await page.getByRole('button', { name: 'Open Second' }).waitFor()
  expect(await text(page, '.puzzle-note')).toMatch(/One position brought in\. Broken: a position needs/)
  // A name that is taken is refused.
  await page.getByRole('button', { name: 'Rename Second' }).click()
  await page.getByLabel('New name of Second').fill('Opener')
  await page.keyboard.press('Enter')
  await expect.poll(() => text(page, '.puzzle-note')).toMatch(/kept already/)
  expect(await page.locator('.puzzles li').count()).toBe(2)
})

it('shows the saved positions though one of them cannot be read', async () => {
  const { page } = await bench.visit()
  await open(page)
  await keepRaw(page, {
    shelf: 'things',
    value: [{ name: 'Fine', text: 'crp h1@a1 a1@b9' }, { name: 7 }],
    key: 'puzzles',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Open Fine' }).waitFor()
  expect(await text(page, '.puzzles .trouble')).toMatch(/"name" must be a text/)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => page.locator('.puzzles .trouble').count()).toBe(0)
  expect(await page.locator('.puzzles li').count()).toBe(1)
})

for (const colorScheme of ['light', 'dark'] as const)
  it(`is used on a phone, ${colorScheme}, without a serious accessibility violation`, async () => {
    const { page } = await bench.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme })
    await open(page)
    await tool(page, 'Home player')
    await square(page, 'g8').tap()
    await holds(page, /h2@g8/)
    await page.locator('.editor-player h2').waitFor()
    expect(await serious(page)).toEqual([])
    const cell = await square(page, 'g8').boundingBox()
    expect(cell?.width ?? 0).toBeGreaterThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

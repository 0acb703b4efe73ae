// The rules companion in the browser: chapters, search by keys, one entry, other editions, and names that link to it from a
// match.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickInMenu, look } from '../support/driver.ts'
import { dare, openPosition, question, seedWith, square, text } from '../support/scenes.ts'

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${bench.address}#/${address}`)
  await page.locator('.companion').waitFor()
}

it('finds a rule by keyboard only, and shows who has it and what it was in other editions', async () => {
  const { page, complaints } = await bench.visit()
  await open(page, 'rules/bb2020/skill')
  expect(await page.locator('.glossary .rule-name', { hasText: 'Juggernaut' }).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Mutations' }).click()
  expect(await page.locator('.rule-group h3').allTextContents()).toEqual(['Mutations'])
  await page.keyboard.press('/')
  await page.keyboard.type('sidest')
  await expect.poll(() => text(page, '.rule-page h2')).toMatch(/^\d+ found in Second Season/)
  await page.locator('.found a').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => text(page, '.rule-entry h2')).toBe('Sidestep')
  expect(await text(page, '.rule-entry')).toContain('Who has it')
  expect(await text(page, '.elsewhere')).toMatch(/Competition Rules Pack.*Side Step/)
  await page.locator('.elsewhere a').first().click()
  await expect.poll(() => text(page, '.rule-entry h2')).toBe('Side Step')
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Weather' }).click()
  await expect.poll(() => text(page, '.rule-table')).toContain('Blizzard')
  expect(complaints).toEqual([])
})

it('shows every chapter of every edition with a name and a text for each entry', async () => {
  const { page, complaints } = await bench.visit()
  for (const edition of ['third', 'bugman', 'crp', 'bb2020']) {
    await open(page, `rules/${edition}`)
    const links = await page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(12)
    for (const link of links) {
      await page.goto(`${bench.address}${link}`)
      await expect.poll(() => page.locator('.glossary > div, .rule-table tbody tr').count()).toBeGreaterThan(0)
      const bare = await page
        .locator('.glossary dd, .rule-table tbody td:last-child')
        .evaluateAll((cells) => cells.filter((cell) => (cell.textContent ?? '').trim() === '').length)
      expect({ link, bare }).toEqual({ link, bare: 0 })
    }
  }
  expect(complaints).toEqual([])
})

it('shows what no other edition has', async () => {
  const { page, complaints } = await bench.visit()
  await open(page, 'rules/third/league/ageing')
  await expect.poll(() => text(page, '.only-here')).toContain('Only in Third Edition 1994')
  await page.locator('.only-here a').click()
  await expect.poll(() => text(page, '.rule-page h2')).toBe('Only in Third Edition 1994')
  for (const name of ['Illegal procedure', 'I’ve Got My Eye On You', 'Contests', 'Ageing', 'Appearance Fee'])
    expect(await page.locator('.rule-page').getByRole('link', { name, exact: true }).count(), name).toBeGreaterThan(0)
  await page.locator('.rule-page a[href="#/rules/third/skill/spikes"]').click()
  await expect.poll(() => text(page, '.rule-entry h2')).toBe('Spikes')
  expect(complaints).toEqual([])
})

it('says that an edition or entry does not exist, and where to go instead', async () => {
  const { page } = await bench.visit()
  await page.goto(`${bench.address}#/rules/tenth`)
  await expect.poll(() => text(page, '[role="alert"]')).toContain('no edition "tenth"')
  await open(page, 'rules/crp/skill/brawler')
  await expect.poll(() => text(page, '[role="alert"]')).toContain('has no entry at this address')
  await page.getByRole('link', { name: 'Start at its first chapter' }).click()
  await expect.poll(() => text(page, '.rule-page h2')).toBe('Course of a match')
})

const overPitch = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('.rule-note')?.getBoundingClientRect()
    const pitch = document.querySelector('.pitch')?.getBoundingClientRect()
    if (!box || !pitch) throw new Error('no box or no pitch')
    return box.left < pitch.right && pitch.left < box.right && box.top < pitch.bottom && pitch.top < box.bottom
  })

it('explains a name in a match beside the pitch, and does not disturb the decision', async () => {
  const { page, complaints } = await openPosition('h1@h12+block+dodge a1@h20', 1)
  await square(page, 'h12').click()
  const name = page.locator('.card .rule-name', { hasText: 'Dodge' })
  await name.hover()
  await expect.poll(() => text(page, '.rule-note')).toContain('re-rolls a failed dodge')
  expect(await overPitch(page)).toBe(false)
  await name.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.rule-note').count()).toBe(0)
  const before = await question(page)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await expect.poll(() => text(tab, '.rule-entry h2')).toBe('Dodge')
  expect(await question(page)).toBe(before)
  expect(complaints).toEqual([])
})

it('opens the text at the first tap, and closes it again', async () => {
  const { page } = await openPosition('h1@h12+block a1@h20', 1, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await page.locator('.strip-half .rule-name').tap()
  await expect.poll(() => text(page, '.rule-note')).toContain('In the companion')
  expect(await overPitch(page)).toBe(false)
  await page.getByRole('button', { name: 'Close' }).tap()
  expect(await page.locator('.rule-note').count()).toBe(0)
})

it('links any state of a match: a block in progress opens as it was', async () => {
  const seed = seedWith(['block', 'block'], 2, ([one, other]) => one === 1 && other === 3)
  const { page } = await openPosition('rr=0/0 ball=a1 h1@h12:63338 h2@g12 a1@h13 a2@c20', seed, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await square(page, 'h12').click()
  await dare(page, 'h13')
  await expect.poll(() => question(page)).toContain('choose a die')
  const asked = await question(page)
  await clickInMenu(page, 'Link')
  await expect.poll(() => text(page, '.nav-note')).toContain('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await bench.visit()
  await other.page.goto(link)
  await expect.poll(() => question(other.page)).toBe(asked)
  expect((await look(other.page)).answers).toEqual((await look(page)).answers)
  await other.page.goto(`${bench.address}#/position/${link.split('#/position/')[1].slice(0, 40)}`)
  await expect.poll(() => text(other.page, '[role="alert"]')).toContain('cut off or changed')
})

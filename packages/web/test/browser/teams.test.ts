// The team builder by its own controls: faults beside what they concern, undo, files, links, print, and playing with a team.
import { readTeam, writeTeam } from '@double-skulls/league'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { textOf } from '../support/download.ts'
import { settled } from '../support/driver.ts'
import { text } from '../support/scenes.ts'
import { fumbblText, leagueEdition, readyTeam, tableText, veteranTeam } from '../support/teams.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const verdict = (page: Page): Promise<string> => text(page, '.verdict')
const left = (page: Page): Promise<string> => text(page, '.figure dd')

const foundTeam = async (page: Page, how: 'Found empty' | 'Found with a squad'): Promise<void> => {
  await page.goto(`${bench.address}#/teams/new`)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption(leagueEdition)
  await page.getByRole('radio', { name: /^Human/ }).check()
  await button(page, how).click()
  await page.locator('.builder').waitFor()
}

/** Chooses a file as a coach would. */
const bring = async (page: Page, name: string, content: string): Promise<void> => {
  await page.goto(`${bench.address}#/teams`)
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.getByLabel('Files of teams').setInputFiles(file)
}

const saved = async (page: Page, click: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return textOf(download)
}

describe('building', () => {
  it('names every fault with its remedy beside its row, links to it, and says when the team may play', async () => {
    const { page, complaints } = await bench.visit()
    await foundTeam(page, 'Found empty')
    expect(await verdict(page)).toBe('1 fault')
    expect(await text(page, '#field-players .fault-notes')).toContain('0 of at least 11 players: hire 11 more')
    for (let i = 0; i < 11; i++) await button(page, 'One more: Lineman').click()
    expect(await verdict(page)).toBe('May play')
    expect(await left(page)).toBe('450,000')
    for (let i = 0; i < 4; i++) await button(page, 'One more: Blitzer').click()
    expect(await button(page, 'One more: Blitzer').getAttribute('aria-disabled')).toBe('true')
    expect(await button(page, 'One more: Blitzer').getAttribute('title')).toMatch(/4 is the most/)
    await button(page, 'One more: Ogre').click()
    expect(await left(page)).toBe('−50,000')
    await page.getByLabel('Number of Lineman 3').fill('7')
    expect(await verdict(page)).toBe('2 faults')
    const late = page.locator('.fault-row', { hasText: 'wears the number of a team-mate' })
    expect(await late.textContent()).toContain('such as 3')
    expect(await page.locator('#player-p7 + .fault-row').count()).toBe(1)
    await button(page, /the team costs 1,050,000.*save 50,000/).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Budget')
    await button(page, /^#7 "Lineman 7" wears/).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Number of Lineman 7')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('33')
    await button(page, 'Dismiss #5 "Lineman 5"').click()
    expect(await verdict(page)).toBe('May play')
    expect(complaints).toEqual([])
  })

  it('undoes and redoes, by buttons and by keys, and saves everything over a reload', async () => {
    const { page } = await bench.visit()
    await foundTeam(page, 'Found with a squad')
    const before = await left(page)
    await button(page, 'One fewer: Team re-rolls').click()
    await page.getByLabel('Name of number 1', { exact: true }).fill('Wulf')
    await page.getByLabel('Head coach').fill('Ann')
    await page.keyboard.press('Control+z')
    expect(await page.getByLabel('Head coach').inputValue()).toBe('')
    expect(await page.getByLabel('Name of number 1', { exact: true }).inputValue()).toBe('Wulf')
    await page.keyboard.press('Control+y')
    expect(await page.getByLabel('Head coach').inputValue()).toBe('Ann')
    await button(page, /^Undo/).click()
    await button(page, /^Undo/).click()
    await button(page, /^Undo/).click()
    expect(await left(page)).toBe(before)
    await button(page, /^Redo: Team re-rolls/).click()
    expect(await left(page)).not.toBe(before)
    await page.getByLabel('Name of number 2', { exact: true }).fill('Karl')
    await page.reload()
    expect(await page.getByLabel('Name of number 2', { exact: true }).inputValue()).toBe('Karl')
    expect(await left(page)).not.toBe(before)
  })

  it('follows changes of the same team in another tab', async () => {
    const { page } = await bench.visit()
    await foundTeam(page, 'Found with a squad')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Head coach').fill('Bea')
    await expect.poll(() => page.getByLabel('Head coach').inputValue()).toBe('Bea')
    await page.getByLabel('Name of the team').fill('Two Tabs')
    await expect.poll(() => other.getByLabel('Name of the team').inputValue()).toBe('Two Tabs')
    expect(await other.getByLabel('Head coach').inputValue()).toBe('Bea')
    await button(page, /^Undo/).click()
    await button(page, /^Undo: what another tab did/).click()
    expect(await page.getByLabel('Head coach').inputValue()).toBe('')
  })

  it('refuses an invalid name or number, and says what would be valid', async () => {
    const { page } = await bench.visit()
    await foundTeam(page, 'Found with a squad')
    const name = page.getByLabel('Name of number 1', { exact: true })
    const was = await name.inputValue()
    await name.fill('')
    expect(await text(page, '.typed-why')).toMatch(/a text of 1 to 80/)
    await page.keyboard.press('Control+z')
    expect(await name.inputValue()).toBe(was)
    await page.getByRole('textbox', { name: 'Budget' }).fill('a lot')
    expect(await text(page, '.typed-why')).toMatch(/gold pieces/)
    await page.getByRole('textbox', { name: 'Budget' }).fill('1.200.000')
    expect(await page.locator('.typed-why').count()).toBe(0)
    await button(page, 'Back to 1,000,000').click()
    expect(await page.getByRole('textbox', { name: 'Budget' }).inputValue()).toBe('1,000,000')
  })

  it('reorders players by keys, and numbers them in that order', async () => {
    const { page } = await bench.visit()
    await foundTeam(page, 'Found with a squad')
    await page.getByLabel('Name of number 1', { exact: true }).fill('Wulf')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    const third = page.locator('.squad tbody tr').nth(2).getByRole('textbox')
    expect(await third.nth(1).inputValue()).toBe('Wulf')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Wulf')
    await button(page, 'Number in this order').click()
    expect(await third.nth(0).inputValue()).toBe('3')
  })

  it('fits a phone, with the money visible', async () => {
    const { page } = await bench.visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await foundTeam(page, 'Found empty')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(page, 'One more: Lineman').tap()
    expect(await page.locator('.till').isVisible()).toBe(true)
    await button(page, 'One fewer: Blitzer').tap({ force: true })
    expect(await text(page, '.step-why')).toBe('there is no Blitzer on the team')
    await button(page, /^More/).tap()
    await button(page, /1 of at least 11 players.*hire 10 more/).tap()
    await expect.poll(() => page.locator('#field-players').isVisible()).toBe(true)
  })
})

describe('keeping', () => {
  it('renames, copies and deletes, and restores a deleted team', async () => {
    const { page } = await bench.visit()
    await foundTeam(page, 'Found with a squad')
    await page.goto(`${bench.address}#/teams`)
    await button(page, 'Rename Human Team').click()
    await page.keyboard.type('Rovers')
    await page.keyboard.press('Enter')
    await button(page, 'Copy Rovers').click()
    await expect.poll(() => page.locator('.team-row').count()).toBe(2)
    await button(page, 'Delete Rovers (copy)').click()
    await expect.poll(() => page.locator('.team-row').count()).toBe(1)
    await button(page, 'Delete Rovers').click()
    await page.getByText('None yet. Found one').waitFor()
    await button(page, 'Undo deleting Rovers (copy)').click()
    await expect.poll(() => page.locator('.team-row b').allTextContents()).toEqual(['Rovers (copy)'])
    await page.reload()
    await expect.poll(() => page.locator('.team-row b').allTextContents()).toEqual(['Rovers (copy)'])
  })

  it('reads and writes files, and says what is wrong with one', async () => {
    const { page, complaints } = await bench.visit()
    const team = readyTeam()
    await bring(page, 'rovers.json', writeTeam(team))
    await page.getByText('Reikland Rovers is among your teams.').waitFor()
    expect(await saved(page, () => button(page, 'Save file Reikland Rovers').click())).toBe(writeTeam(team))
    await bring(page, 'torn.json', writeTeam(team).slice(0, 500))
    await expect.poll(() => text(page, '.import .trouble')).toMatch(/torn\.json: file: it is no JSON/)
    await bring(page, 'odd.json', JSON.stringify({ ...team, fans: 'many' }))
    await expect.poll(() => text(page, '.import .trouble')).toMatch(/fans: wants a whole number from 0 to 99/)
    await bring(page, 'afar.json', fumbblText(99))
    await page.locator('.import-ask').getByRole('button').nth(1).click()
    await page.getByText('Sent From Afar is among your teams.').waitFor()
    await bring(page, 'table.csv', tableText())
    await page.getByText('Table Toppers is among your teams.').waitFor()
    await expect.poll(() => page.locator('.team-row').count()).toBe(3)
    expect(complaints).toEqual([])
  })

  it('shows a team with a past as it is, and changes only what was changed', async () => {
    const { page } = await bench.visit()
    const team = veteranTeam()
    await bring(page, 'veterans.json', writeTeam(team))
    await page.locator('.team-row a').first().click()
    const first = page.locator('.squad tbody tr').first()
    expect(await first.textContent()).toMatch(/Tackle.*niggling 1, −MA.*Experienced · 9 SPP · games 3 · touchdowns 2/)
    expect(await text(page, '.figures')).toContain('Treasury70,000')
    expect(await text(page, '.past')).toMatch(/3 games played.*Poor Karl.*dead/)
    expect(await button(page, /^(Dismiss|One more)/).count()).toBe(0)
    await page.getByLabel('Name of number 1', { exact: true }).fill('Old Wulf')
    const file = readTeam(await saved(page, () => button(page, 'Save file').click()))
    expect(file).toEqual({
      ...team,
      players: team.players.map((player, i) => (i === 0 ? { ...player, name: 'Old Wulf' } : player)),
    })
  })
})

describe('passing on', () => {
  it('shares a team by link, which another coach reads and saves', async () => {
    const { page } = await bench.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await foundTeam(page, 'Found with a squad')
    await page.getByLabel('Name of the team').fill('Linked & Łoaded')
    await button(page, 'Copy link').click()
    await page.getByText('The link to this team is on the clipboard.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { page: other, complaints } = await bench.visit()
    await other.goto(link)
    await other.getByRole('heading', { name: 'Linked & Łoaded' }).waitFor()
    expect(await other.locator('.builder input').count()).toBe(0)
    await button(other, 'Keep it').click()
    await other.getByLabel('Name of the team').waitFor()
    await other.goto(`${bench.address}#/teams`)
    await expect.poll(() => other.locator('.team-row b').allTextContents()).toEqual(['Linked & Łoaded'])
    await other.goto(link.slice(0, -30))
    await expect
      .poll(() => text(other, '.trouble'))
      .toMatch(/This link holds no team.*cut off or changed.*ask for it again/)
    expect(complaints).toEqual([])
  })

  it('prints one A4 page', async () => {
    const { page } = await bench.visit()
    await page.addInitScript(() => {
      window.print = () => {
        window.top?.document.body.setAttribute('data-printed', document.title)
      }
    })
    await foundTeam(page, 'Found with a squad')
    await page.keyboard.press('Control+p')
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('Human Team')
    const sheet = (await page.locator('#roster-sheet').getAttribute('srcdoc')) ?? ''
    expect(sheet).toMatch(/<header><svg class="crest"/)
    const { page: paper } = await bench.visit()
    await paper.setContent(sheet)
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

describe('onto the pitch', () => {
  it('plays with a saved team, and not with one that has faults', async () => {
    const { page, complaints } = await bench.visit()
    await foundTeam(page, 'Found empty')
    await page.getByLabel('Name of the team').fill('Nobody at Home')
    await foundTeam(page, 'Found with a squad')
    await page.getByLabel('Name of the team').fill('Wulf Pack')
    await page.getByLabel('Name of number 5', { exact: true }).fill('Wulf the Quick')
    const crest = page.locator('h1 .crest')
    await page.getByLabel('Shirts').fill('#102030')
    await page.getByLabel('Trim').fill('#112233')
    await page.getByRole('alert').filter({ hasText: 'can hardly be told apart' }).waitFor()
    expect(await crest.locator('[fill="#112233"]').count()).toBe(0)
    await page.getByLabel('Trim').fill('#f0e0d0')
    await expect.poll(() => crest.locator('[fill="#102030"], [fill="#f0e0d0"]').count()).toBe(2)
    await button(page, /^Undo: choose colours/).click()
    await expect.poll(() => crest.locator('[fill="#f0e0d0"]').count()).toBe(0)
    await button(page, /^Redo: choose colours/).click()
    await page.getByRole('link', { name: 'Play with this team' }).click()
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Your team' }).locator('option:checked').textContent())
      .toBe('Wulf Pack')
    const empty = page.getByRole('combobox', { name: 'Opponent' }).locator('option', { hasText: 'Nobody at Home' })
    expect(await empty.getAttribute('disabled')).not.toBeNull()
    expect(await text(page, '.unfit')).toMatch(/Nobody at Home cannot play: the team has 0 of at least 11 players/)
    await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
    await button(page, 'Kick off').click()
    await settled(page)
    expect(await page.getByText('Wulf Pack').count()).toBeGreaterThan(0)
    expect(await page.locator('.strip [fill="#102030"]').count()).toBeGreaterThan(0)
    expect(await page.locator('[aria-label*="Wulf the Quick"], [title*="Wulf the Quick"]').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })
})

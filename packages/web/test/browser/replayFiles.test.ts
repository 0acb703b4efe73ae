// Replays from files and from matches: opened, refused, stored, saved again, and played on from.
import { describe, expect, it } from 'vitest'
import { stateAt } from '../../src/replay/reel.ts'
import { bench } from '../support/browser.ts'
import { textOf } from '../support/download.ts'
import { clickInMenu } from '../support/driver.ts'
import { savedFrom } from '../support/played.ts'
import { expectMoment, file, openRecord, openReplays, record, reel } from '../support/replays.ts'
import { text } from '../support/scenes.ts'
import { keepMatches } from '../support/shelf.ts'

describe('files', () => {
  it('refuses a file that is not a record, dropped or chosen, and changes nothing', async () => {
    const { page, complaints } = await openReplays()
    const choose = (name: string, content: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({ ...file, name, buffer: Buffer.from(content) })
    await choose('notes.txt', 'remember the milk')
    await expect.poll(() => text(page, '.trouble')).toMatch(/"notes.txt" cannot be watched.*not valid JSON/)
    await choose('cut.json', JSON.stringify(record).slice(0, 3000))
    await expect.poll(() => text(page, '.trouble')).toContain('"cut.json"')
    await choose('old.json', JSON.stringify({ ...record, rules: 99 }))
    await expect.poll(() => text(page, '.trouble')).toContain('version 99 of the rules')
    await choose('touched.json', JSON.stringify({ ...record, inputs: record.inputs.with(20, '6 #12345678') }))
    await expect.poll(() => text(page, '.trouble')).toContain('Input 21')
    await choose('huge.json', ' '.repeat(4_000_001))
    await expect.poll(() => text(page, '.trouble')).toContain('no record is larger')
    const drop = (files: readonly string[]): Promise<void> =>
      page.evaluate((contents) => {
        const dataTransfer = new DataTransfer()
        for (const [i, content] of contents.entries()) dataTransfer.items.add(new File([content], `dropped-${i}.json`))
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      }, files)
    await drop(['{}', '{}'])
    await expect.poll(() => text(page, '.trouble')).toContain('One record at a time')
    await drop(['{}'])
    await expect.poll(() => text(page, '.trouble')).toContain('"dropped-0.json" cannot be watched')
    await page.reload()
    await expect.poll(() => page.locator('main').textContent()).toContain('A record that was opened once is kept here')
    await drop([JSON.stringify(record)])
    await page.locator('.timeline').waitFor()
    expect(complaints).toEqual([])
  })

  it('stores an opened record, saves it again byte for byte, and restores a removed one', async () => {
    const { page } = await openRecord()
    const [download] = await Promise.all([page.waitForEvent('download'), clickInMenu(page, 'Record')])
    expect(JSON.parse(await textOf(download))).toEqual(record)
    await page.getByRole('link', { name: 'Replays' }).click()
    const row = page.locator('.fixtures li')
    await expect.poll(() => row.textContent()).toContain('derby.json')
    await page.getByRole('button', { name: 'Remove derby.json' }).click()
    await expect.poll(() => row.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => row.count()).toBe(1)
    await row.getByRole('link').click()
    await page.locator('.timeline').waitFor()
  })
})

describe('play on from here', () => {
  it('opens a new match at that moment, against any opponent, and does not change the old one', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(`${bench.address}#/`)
    await page.locator('.kick-off').waitFor()
    await keepMatches(page, [savedFrom(record, 'derby')])
    await page.reload()
    await page.getByRole('link', { name: /^Watch / }).click()
    await page.locator('.timeline').waitFor()
    const asked = reel.steps.findIndex(({ input }, i) => i > 150 && 'action' in input && input.action.do === 'activate')
    await page.goto(`${bench.address}#/replay/derby/${asked}`)
    await expectMoment(page, asked)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    for (const seat of await page.locator('.seat-choice select').all()) await seat.selectOption('here')
    await page.getByRole('button', { name: 'Play on', exact: true }).click()
    await page.waitForURL(/#\/match\/[0-9a-f]{8}$/)
    const decision = page.getByRole('region', { name: 'Decision' })
    await expect.poll(() => decision.locator('.asked-question').textContent()).toContain('Your turn')
    const { squads } = stateAt(reel, asked)
    expect(await text(page, '.score')).toBe(`${squads.home.score} : ${squads.away.score}`)
    await page.goto(`${bench.address}#/replay/derby`)
    await expect
      .poll(() => page.locator('.timeline-track').getAttribute('aria-valuemax'))
      .toBe(String(reel.steps.length))
    await page.goto(`${bench.address}#/replays`)
    await expect.poll(() => page.locator('.fixtures li').count()).toBe(2)
    expect(complaints).toEqual([])
  })

  it('is linked from full time, and cannot go on after it', async () => {
    const { page } = await bench.visit()
    await page.goto(`${bench.address}#/`)
    await page.locator('.kick-off').waitFor()
    await keepMatches(page, [savedFrom(record, 'derby')])
    await page.goto(`${bench.address}#/match/derby`)
    await page.getByRole('link', { name: 'Watch it again' }).click()
    await page.locator('.timeline').waitFor()
    await page.keyboard.press('End')
    await expectMoment(page, reel.steps.length)
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true)
  })
})

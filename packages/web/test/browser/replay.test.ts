// Replays in the browser: scrubbed by mouse, touch and keys, played, linked.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { timelineOf, turnAfter } from '../../src/replay/timeline.ts'
import { bench } from '../support/browser.ts'
import { expectMoment, openRecord, positionOf, reel, trackAt } from '../support/replays.ts'
import { text } from '../support/scenes.ts'

/** How far the log is scrolled away from its last line. */
const unread = (page: Page): Promise<number> =>
  page
    .locator('.log-lines')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

describe('scrubbing', () => {
  it('drags to any moment and shows it as it was, with the log up to there', async () => {
    const { page, complaints } = await openRecord()
    await expectMoment(page, 0)
    const from = await trackAt(page, 0.1)
    const to = await trackAt(page, 0.6)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0)
    await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 5 })
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    const middle = Math.round(0.6 * reel.steps.length)
    expect(Math.abs((await positionOf(page)) - middle)).toBeLessThan(3)
    await expectMoment(page, await positionOf(page))
    await expect.poll(() => unread(page)).toBeLessThan(40)
    const lines = await page.locator('.log-line').count()
    expect(lines).toBeGreaterThan(20)
    const early = await trackAt(page, 0.02)
    await page.mouse.click(early.x, early.y)
    await expectMoment(page, await positionOf(page))
    await expect.poll(() => page.locator('.log-line').count()).toBeLessThan(lines)
    await page.keyboard.press('End')
    await expect.poll(() => unread(page)).toBeLessThan(40)
    expect(complaints).toEqual([])
  })

  it('handles keys: step, turn, moment, both ends, play and speed', async () => {
    const { page } = await openRecord()
    const timeline = timelineOf(reel)
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await expectMoment(page, 3)
    await page.keyboard.press('ArrowLeft')
    await expectMoment(page, 2)
    await page.keyboard.press('Shift+ArrowRight')
    const first = turnAfter(timeline, 2)
    await expectMoment(page, first)
    expect(await text(page, '.timeline-words')).toContain('turn 1 of')
    await page.keyboard.press('Shift+ArrowLeft')
    await expectMoment(page, 0)
    const [marker, next] = [...new Set(timeline.markers.map(({ at }) => at))]
    await page.keyboard.press('.')
    await expectMoment(page, marker)
    await page.keyboard.press('.')
    await expectMoment(page, next)
    await page.keyboard.press(',')
    await expectMoment(page, marker)
    await page.keyboard.press('End')
    await expectMoment(page, reel.steps.length)
    expect(await text(page, '.ending')).toContain('Full time')
    await page.keyboard.press('Home')
    await expectMoment(page, 0)
    await page.keyboard.press('5')
    expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('8')
    await page.keyboard.press('-')
    expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('4')
    await page.keyboard.press('+')
    await page.keyboard.press(' ')
    await expect.poll(() => positionOf(page)).toBeGreaterThan(5)
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const stopped = await positionOf(page)
    await page.waitForTimeout(400)
    expect(await positionOf(page)).toBe(stopped)
    await page.keyboard.press('?')
    expect(await text(page, '.sheet[open]')).toContain('a turn back')
  })

  it('plays with animations, and shows the true state when it is paused', async () => {
    const { page, complaints } = await openRecord({ reducedMotion: 'no-preference' })
    const first = turnAfter(timelineOf(reel), 0)
    await page.goto(`${page.url().replace(/\/\d*$/, '')}/${first}`)
    await expectMoment(page, first)
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => positionOf(page)).toBeGreaterThan(first + 10)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.locator('.decision').waitFor()
    await expectMoment(page, await positionOf(page))
    expect(complaints).toEqual([])
  })

  it('shows a moment from its sign, and lists all of them by name', async () => {
    const { page } = await openRecord()
    const { markers } = timelineOf(reel)
    const last = markers[markers.length - 1]
    await page.locator('.marker').last().click()
    await expectMoment(page, last.at)
    await page.getByRole('button', { name: /^Moments/ }).click()
    await page.getByRole('checkbox', { name: /Turnover/ }).uncheck()
    const others = markers.filter(({ kind }) => kind !== 'turnover')
    expect(await page.locator('.moment-list li').count()).toBe(others.length)
    await page.locator('.moment-list button').first().click()
    await expectMoment(page, others[0].at)
  })

  it('shows what the coach was asked and what he answered', async () => {
    const { page } = await openRecord()
    const answered = reel.steps.findIndex(({ input }) => 'action' in input && input.action.do === 'activate') + 1
    await page.goto(`${page.url().replace(/\/\d+$/, '')}/${answered}`)
    await expectMoment(page, answered)
    expect(await text(page, '.decision .asked-question')).toContain('Your turn')
    expect(await text(page, '.decision .given')).not.toBe('')
    expect(await text(page, '.decision')).toMatch(/one of \d+ answers|rather than/)
  })
})

describe('the address', () => {
  it('holds the moment through a reload, and the replay follows its changes', async () => {
    const { page } = await openRecord()
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight')
    const there = await positionOf(page)
    await expect.poll(() => page.url()).toMatch(new RegExp(`/replay/r[0-9a-f]{8}/${there}$`))
    await page.reload()
    await expectMoment(page, there)
    await page.evaluate(() => {
      location.hash = location.hash.replace(/\d+$/, '33')
    })
    await expectMoment(page, 33)
    await page.evaluate(() => {
      location.hash = location.hash.replace(/\d+$/, '9999999')
    })
    await expectMoment(page, reel.steps.length)
  })

  it('says what is wrong when there is no such replay', async () => {
    const { page } = await bench.visit()
    await page.goto(`${bench.address}#/replay/nothing/3`)
    await expect.poll(() => text(page, '.trouble')).toContain('no match and no record "nothing"')
    await page.getByRole('link', { name: 'All replays' }).click()
    await page.locator('.open-record').waitFor()
  })
})

describe('on a phone', () => {
  it('is scrubbed and stepped by touch, without scrolling', async () => {
    const { page } = await openRecord({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const { x, y } = await trackAt(page, 0.5)
    await page.touchscreen.tap(x, y)
    const middle = await positionOf(page)
    expect(Math.abs(middle - reel.steps.length / 2)).toBeLessThan(reel.steps.length / 50)
    await page.getByRole('button', { name: 'Step on' }).tap()
    await expectMoment(page, middle + 1)
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1)
    expect(scrolls).toBe(false)
    await page.getByRole('button', { name: 'Show the log' }).tap()
    await expect.poll(() => unread(page)).toBeLessThan(40)
    await page.getByRole('button', { name: 'Put the log away' }).tap()
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('button', { name: 'Play on from here' }).tap()
    await page.getByRole('button', { name: 'Keep watching' }).tap()
    await page.locator('.decision').waitFor()
  })
})

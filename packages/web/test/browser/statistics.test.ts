// The statistics page agrees with the match, after the final whistle and during the match; the log can be filtered and copied,
// and sums up what the bot did.
import type { Engine } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { countSaved } from '../../src/statistics/openStatistics.ts'
import { luckOf, throwsOf } from '../../src/statistics/views.ts'
import { decimal } from '../../src/words/numbers.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench } from '../support/browser.ts'
import { clickInMenu } from '../support/driver.ts'
import { keepMatches } from '../support/shelf.ts'

const engine = engineNamed(playableEditions[0].id) as Engine

/** Away is the bot: home is asked at the start of its fifth turn, after some turns of the bot. */
const early = botMatch({
  ...{ edition: engine, seed: 5, home: 14, away: 20 },
  until: (on, match) => {
    const pending = on.pending(match)
    return (
      match.clock.home === 5 && pending.wait === 'coach' && pending.side === 'home' && pending.question.kind === 'turn'
    )
  },
})

it('links from the final whistle to figures that agree with the match', async () => {
  const whole = botMatch({ edition: engine, seed: 7, home: 14, away: 20 })
  const { page, complaints } = await bench.visit()
  await page.goto(bench.address)
  await page.locator('h1').first().waitFor()
  await keepMatches(page, [whole])
  await page.goto(`${bench.address}#/match/${whole.id}`)
  await page.getByRole('link', { name: 'Statistics' }).first().click()
  await page.locator('.plot').first().waitFor()
  const { statistics } = countSaved(whole)
  const { home, away } = whole.state.squads
  expect(await page.locator('.lead').textContent()).toBe(`${home.name} ${home.score} – ${away.score} ${away.name}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Touchdowns' }) })
  expect(await row.getByRole('cell').allTextContents()).toEqual([String(home.score), String(away.score)])
  const luck = (['home', 'away'] as const).map((side) => decimal(luckOf(throwsOf(statistics, side)).points))
  expect(await page.locator('.luck-points').allTextContents()).toEqual(luck)
  // Every drawing has its table, hidden until it is opened.
  const plots = await page.locator('.plot').count()
  expect(plots).toBeGreaterThanOrEqual(6)
  expect(await page.locator('.plot table').count()).toBe(plots)
  const turns = page.locator('.plot').first()
  expect(await turns.getByRole('table').isVisible()).toBe(false)
  await turns.getByText('As a table').click()
  expect(await turns.locator('tbody tr').count()).toBe(statistics.turns.filter(({ over }) => over).length)
  await page.getByText('How luck is counted').click()
  expect(await page.locator('.explained').textContent()).toContain('two times in three')
  expect(complaints).toEqual([])
})

it('says what is wrong with an address without a match', async () => {
  const { page } = await bench.visit()
  await page.goto(`${bench.address}#/match/nowhere/statistics`)
  expect(await page.locator('.trouble').textContent()).toContain('no match "nowhere" on this device')
})

it('sums up the turn of the bot until it is dismissed, and counts in the middle of the match', async () => {
  const { page, complaints } = await bench.visit()
  await page.goto(bench.address)
  await page.locator('h1').first().waitFor()
  await keepMatches(page, [early])
  await page.goto(`${bench.address}#/match/${early.id}`)
  const since = page.locator('.since')
  await since.waitFor()
  await since.locator('summary').click()
  const points = await since.locator('li').allTextContents()
  expect(points.length).toBeGreaterThan(0)
  // The same as the log says about that turn.
  const summary = page.locator('.log-line.summary.away').last()
  expect(await summary.locator('li').allTextContents()).toEqual(points)
  await since.getByRole('button', { name: 'Got it' }).click()
  await since.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Statistics' }).click()
  await page.locator('.plot').first().waitFor()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await page.locator('.asked-question').waitFor()
  expect(complaints).toEqual([])
})

it('filters the log, copies it, and hides the commentators', async () => {
  const { page } = await bench.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(bench.address)
  await page.locator('h1').first().waitFor()
  await keepMatches(page, [early])
  await page.goto(`${bench.address}#/match/${early.id}`)
  const lines = page.locator('.log-line')
  await lines.first().waitFor()
  const all = await lines.count()
  const tools = page.getByRole('search', { name: 'Filter the log' })
  await tools.getByRole('combobox', { name: 'Subject' }).selectOption('injuries')
  const hurts = await lines.count()
  expect(hurts).toBeGreaterThan(0)
  expect(hurts).toBeLessThan(all)
  expect(await page.locator('.log-line.move').count()).toBe(0)
  await tools.getByRole('combobox', { name: 'Subject' }).selectOption('all')
  await tools.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'Their team' })
  expect(await page.locator('.log-line.summary.home').count()).toBe(0)
  expect(await page.locator('.log-line.summary.away').count()).toBeGreaterThan(0)
  await tools.getByRole('combobox', { name: 'Team' }).selectOption('both')
  await tools.getByRole('searchbox', { name: 'Words' }).fill('armour')
  const found = await page.locator('.log-line:not(.turn)').allTextContents()
  expect(found.length).toBeGreaterThan(0)
  for (const line of found) expect(line.toLowerCase()).toContain('armour')
  await tools.getByRole('button', { name: 'Copy' }).click()
  await tools.getByText('Copied.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\[\d \d\] .*armour.*\(\d+, needs \d+\+/m)
  await tools.getByRole('searchbox', { name: 'Words' }).fill('nothing of the kind')
  expect(await lines.allTextContents()).toEqual(['Nothing of that kind has happened yet.'])
  await tools.getByRole('searchbox', { name: 'Words' }).fill('')
  await clickInMenu(page, 'Settings')
  await page.getByRole('checkbox', { name: /Sum up each turn/ }).uncheck()
  await page.getByRole('checkbox', { name: /Two commentators/ }).uncheck()
  await page.goBack()
  await lines.first().waitFor()
  expect(await page.locator('.log-line.summary, .log-line.aside, .since').count()).toBe(0)
})

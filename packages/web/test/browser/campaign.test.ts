// Campaign teams in the browser: founded with stars, First Team and bench, and a game's phases up to both teams kept, over a reload.
// Neighbours: ../games/gameNow.test.ts for the phases themselves, teams.test.ts for other teams.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findings } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { keptGame, matchOf } from '../support/games.ts'
import { text } from '../support/scenes.ts'
import { keepMatches, keepRaw } from '../support/shelf.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

const found = async (page: Page, list: RegExp): Promise<void> => {
  await page.goto(`${bench.address}?seed=3#/teams/new`)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('second')
  await page.getByRole('checkbox', { name: /full campaign/ }).check()
  await page.getByRole('radio', { name: list }).check()
  await button(page, 'Found with a squad').click()
  await page.locator('.builder').waitFor()
}

/** Two campaign teams and their game, whose match is over. */
const withGame = async (page: Page): Promise<void> => {
  const game = keptGame({ match: 'match1' })
  await page.goto(`${bench.address}#/teams`)
  await page.getByRole('heading', { name: 'Teams' }).waitFor()
  await keepMatches(page, [matchOf(game)])
  for (const side of ['home', 'away'] as const)
    await keepRaw(page, { shelf: 'teams', value: { id: game.kept[side], team: game.teams[side], changedAt: 1 } })
  await keepRaw(page, { shelf: 'games', value: game })
  await page.goto(`${bench.address}#/game/game1`)
  await page.locator('.league-answer').first().waitFor()
}

/** Through all phases with the answer that changes least; says how often a curtain fell. */
const toTheEnd = async (page: Page): Promise<number> => {
  const last = button(page, 'That is all: keep both teams')
  const next = page.locator('.phase-verbs .kick-off, .curtain .answer, .league-answer')
  let curtains = 0
  while ((await last.count()) === 0) {
    await next.first().waitFor()
    const curtain = page.locator('.curtain .answer')
    const usual = page.locator('.league-answer.usual')
    if ((await curtain.count()) > 0) {
      curtains++
      await curtain.click()
    } else if ((await usual.count()) > 0) await usual.click()
    else await next.first().click()
  }
  return curtains
}

/** In small steps: a list is entered before somebody is dropped there. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await to.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 6, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 16, start.y + 6, { steps: 3 })
  for (let i = 0; i < 3; i++) await page.mouse.move(end.x + 12 + i, end.y + 10, { steps: 4 })
  await page.mouse.up()
}

describe('a campaign team', () => {
  it('is founded, rolls for its stars question by question, and has a book with a filter', async () => {
    const { page, complaints } = await bench.visit()
    await found(page, /^Elf/)
    expect(await text(page, '.verdict')).toMatch(/faults$/)
    await button(page, /^Roll for #8/).click()
    while ((await page.locator('.star-rolls .league-answer').count()) > 0)
      await page.locator('.star-rolls .league-answer').first().click()
    expect(await text(page, '#player-p8 .rank')).toMatch(/star/)
    await button(page, 'Roll for all of them').click()
    expect(await text(page, '.verdict')).toBe('May play')
    await page.locator('.ledger summary').click()
    const lines = page.locator('.ledger-lines tbody tr')
    const all = await lines.count()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('in')
    expect([all > 10, await lines.count()]).toEqual([true, 1])
    expect(await findings(page, 'everything')).toEqual([])
    expect(complaints).toEqual([])
  })

  it('sends players to the bench and back by button, keys and mouse, and undoes it', async () => {
    const { page } = await bench.visit()
    await found(page, /^Elf/)
    const seated = async (list: string): Promise<readonly string[]> =>
      page.locator(`tbody[aria-label="${list}"] .squad-row`).evaluateAll((rows) => rows.map(({ id }) => id))
    await button(page, '#3 "Lineman 3" to the bench').click()
    expect(await seated('Bench')).toEqual(['player-p3'])
    await page.getByLabel('Name of number 5', { exact: true }).press('Alt+b')
    expect(await seated('Bench')).toEqual(['player-p3', 'player-p5'])
    await drag(page, page.locator('#player-p3 .grip'), page.locator('#player-p15 .position'))
    expect(await seated('Bench')).toEqual(['player-p5'])
    await page.keyboard.press('Control+z')
    expect(await seated('Bench')).toEqual(['player-p3', 'player-p5'])
    await page.reload()
    await page.locator('.builder').waitFor()
    expect(await seated('Bench')).toEqual(['player-p3', 'player-p5'])
  })
})

describe('a game of two campaign teams', () => {
  it('goes through its phases, takes answers back, survives a reload and keeps both teams', async () => {
    const { page, complaints } = await bench.visit()
    await withGame(page)
    await page.locator('[data-answer="chosen"]').click()
    await page.locator('[data-answer="pay p1"]').click()
    await page.reload()
    await page.locator('.spoken li').first().waitFor()
    expect(await page.locator('.spoken li').count()).toBe(2)
    await button(page, 'Take the last answer back').click()
    await button(page, 'Take the last answer back').click()
    await page.locator('[data-answer="everybody"]').press('Enter')
    await page.locator('[data-answer="everybody"]').press('Enter')
    expect(await page.locator('.both-news').last().textContent()).toContain('Wage')
    expect(await findings(page, 'everything')).toEqual([])
    await button(page, /^Go on/).click()
    expect(await page.locator('[data-answer="everybody"]').count()).toBe(0)
    await page.goto(`${bench.address}#/team/valar`)
    await page.getByText('It plays a game now').waitFor()
    expect(await page.getByLabel('Name of the team').count()).toBe(0)
    await page.getByRole('link', { name: 'Go on with its game' }).click()
    await page.locator('.open-phase').waitFor()
    expect(await toTheEnd(page)).toBeGreaterThan(0)
    await button(page, 'That is all: keep both teams').click()
    await page.getByText('Both teams are kept').waitFor()
    await page.getByRole('link', { name: 'Valar', exact: true }).click()
    await page.getByRole('link', { name: 'A game of the campaign' }).waitFor()
    expect(await page.getByText('1 game played').count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

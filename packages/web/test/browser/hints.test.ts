// Three hints in the first match on a device: each at its moment, none twice, all of them dismissible and never in the way.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import type { SavedMatch } from '../../src/match/savedMatch.ts'
import { serious } from '../support/axe.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickSquare, look, settled } from '../support/driver.ts'
import { openPosition } from '../support/scenes.ts'
import { keepMatches } from '../support/shelf.ts'

const engine = engineNamed(playableEditions[0].id)
if (!engine) throw new Error('no edition')

/** A match from its beginning to home's turn of that number. */
const upTo = (turn: number, seed = 5): SavedMatch =>
  botMatch({
    edition: engine,
    seed,
    until: (rules, match) => {
      const pending = rules.pending(match)
      const asked = pending.wait === 'coach' && pending.side === 'home' && pending.question.kind === 'turn'
      return asked && match.clock.home === turn
    },
  })

const first = upTo(1)

const openMatch = async (page: Page, kept: SavedMatch): Promise<void> => {
  await page.goto(`${bench.address}#/match/${kept.id}`)
  await page.locator('.pitch').waitFor()
  await settled(page)
}

/** Home's first turn on a device that has only this match and those saved. */
const firstTurn = async (others: readonly SavedMatch[] = [], options?: BrowserContextOptions): Promise<Page> => {
  const { page } = await bench.visit(options)
  await page.goto(`${bench.address}#/settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await keepMatches(page, [first, ...others])
  await openMatch(page, first)
  return page
}

const hint = (page: Page): Promise<string> => page.locator('.hint-place').innerText()
const shows = (page: Page, words: RegExp) => expect.poll(() => hint(page)).toMatch(words)

/** Long enough for the store to be read. */
const noHint = async (page: Page): Promise<void> => {
  await page.waitForTimeout(300)
  expect(await hint(page)).toBe('')
}

const chooseSomebody = async (page: Page): Promise<void> => {
  for (const square of (await look(page)).squares) {
    await clickSquare(page, square)
    if ((await look(page)).reached.length > 0) return
  }
  throw new Error('nobody can go anywhere')
}

/** A player takes a short route and ends his action. */
const walkSomebody = async (page: Page): Promise<void> => {
  const cells = page.locator('.cell[aria-label*="reached 100"]')
  await cells.first().click()
  const sure = page.locator('.answer.confirm')
  if ((await sure.count()) > 0) await sure.click()
  await settled(page)
  if ((await look(page)).answers.includes('endAction')) await clickAnswer(page, 'endAction')
  await settled(page)
}

it('are shown at three moments, each once, and not again in this match or the next', async () => {
  const page = await firstTurn()
  await shows(page, /1 of 3.*ring/s)
  expect(await page.locator('.hint-place').getAttribute('role')).toBe('status')
  await chooseSomebody(page)
  await shows(page, /2 of 3.*Dots/s)
  await page.keyboard.press('Escape')
  await noHint(page)
  await chooseSomebody(page)
  await walkSomebody(page)
  await shows(page, /3 of 3.*turnover/s)
  await page.reload()
  await settled(page)
  await shows(page, /3 of 3/)
  await page.getByRole('button', { name: 'Got it' }).click()
  await noHint(page)
  const next = upTo(2, 6)
  await keepMatches(page, [next])
  await openMatch(page, next)
  await noHint(page)
})

it('are dismissed one by one, or all at once for good', async () => {
  const page = await firstTurn()
  await shows(page, /1 of 3/)
  await page.getByRole('button', { name: 'Got it' }).click()
  await noHint(page)
  await chooseSomebody(page)
  await shows(page, /2 of 3/)
  await page.getByRole('button', { name: 'No hints' }).click()
  await noHint(page)
  await walkSomebody(page)
  await noHint(page)
  await page.reload()
  await settled(page)
  await noHint(page)
})

it('are not shown to coaches who have played before, until they ask for them', async () => {
  const page = await firstTurn([upTo(3, 7)])
  await noHint(page)
  await page.goto(`${bench.address}#/settings`)
  await page.getByRole('button', { name: 'Show the hints again' }).click()
  await page.getByText('They come back with your next turn.').waitFor()
  await openMatch(page, first)
  await shows(page, /1 of 3/)
})

it('are not shown in a position', async () => {
  const { page } = await openPosition('h1@h5 a1@h20', 1)
  await noHint(page)
})

for (const { colorScheme, ...viewport } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 844, height: 390, colorScheme: 'dark' },
] as const)
  it(`cover neither pitch nor question at ${viewport.width} × ${viewport.height}`, async () => {
    const page = await firstTurn([], { viewport, colorScheme, hasTouch: viewport.width < 900 })
    await shows(page, /1 of 3/)
    await chooseSomebody(page)
    await shows(page, /2 of 3/)
    const hidden = await page.evaluate((parts) => {
      const found: string[] = []
      for (const part of document.querySelectorAll(parts)) {
        const { left, top, width, height } = part.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!seen || !(part === seen || part.contains(seen))) found.push(part.outerHTML.slice(0, 80))
      }
      return found
    }, '.cell, .hint, .asked-question, .button-row > :not(.menu) > *, .more-menu > .menu-button')
    expect(hidden).toEqual([])
    expect(await serious(page)).toEqual([])
  })

// On phones, upright, narrow and sideways, no control of a match covers another: at every kind of question, with and without a
// pinned preview, with a low and a tall tray. Neighbours: ../support/overlaps.ts measures, ../support/kinds.ts has the questions.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { bench } from '../support/browser.ts'
import { lift, settled } from '../support/driver.ts'
import { decisionsOf, savedBefore } from '../support/kinds.ts'
import { overlaps } from '../support/overlaps.ts'
import { openPosition, square } from '../support/scenes.ts'
import { keepMatches } from '../support/shelf.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
] as const

/** Pins a square that can be chosen or reached, so that "Do it" is offered; false when there is none. */
const hold = async (page: Page): Promise<boolean> => {
  const players = page.locator(
    '.cell[aria-label*="home "][aria-label$="can be chosen"], .cell[aria-label*="away "][aria-label$="can be chosen"]',
  )
  const kind = await page.locator('.asked-question').getAttribute('data-kind')
  if (kind === 'turn' && (await players.count()) > 0) await players.first().click()
  const cells = page.locator('.cell[aria-label*="reached"], .cell[aria-label$="can be chosen"]')
  if ((await cells.count()) === 0) return false
  await cells.last().click({ button: 'right' })
  return (await page.locator('.answer.confirm').count()) > 0
}

for (const { id } of playableEditions.slice(0, 1))
  it(`has no overlapping controls at any kind of question of ${id}`, async () => {
    const decisions = decisionsOf(id)
    const { page, complaints } = await bench.visit({ viewport: sizes[0], hasTouch: true })
    await page.goto(`${bench.address}#/settings`)
    // Otherwise the client answers some of them automatically.
    await page.getByRole('checkbox', { name: 'Ask whether to re-roll what has succeeded' }).check()
    await keepMatches(
      page,
      decisions.map((decision, i) => savedBefore(id, `${id}-${i}`, decision)),
    )
    let held = 0
    for (const [i, { kind, found }] of decisions.entries()) {
      await page.goto(`${bench.address}#/match/${id}-${i}`)
      await page.locator('.pitch').waitFor()
      await settled(page)
      await lift(page)
      // To the first size, at which a square is pinned, and back again: another layout takes longer than measuring.
      for (const armed of [false, true]) {
        if (armed && !(await hold(page))) continue
        held += Number(armed)
        for (const size of armed ? sizes : [...sizes].reverse()) {
          await page.setViewportSize(size)
          const at = { kind, found, armed, ...size }
          expect({ ...at, over: await overlaps(page) }).toEqual({ ...at, over: [] })
        }
      }
    }
    expect(decisions.length).toBeGreaterThan(30)
    expect(held).toBeGreaterThan(5)
    expect(complaints).toEqual([])
  })

it.each(sizes)('has no overlapping controls while a route is pinned, at $width × $height', async (viewport) => {
  const words = 'rr=1/1 used=blitz h1@h12:63338.o h2@g12 h3@g14 h4@j12 a1@h13 a2@c20 a3@k14'
  const { page } = await openPosition(words, 1, { viewport, hasTouch: true })
  // A safe route has the shortest preview, a dodge and a block longer ones.
  for (const [player, name] of [
    ['j12', 'j9'],
    ['j12', 'l9'],
    ['h12', 'f14'],
    ['h12', 'h13'],
  ]) {
    await square(page, player).click()
    await square(page, name).click({ button: 'right' })
    await page.locator('.answer.confirm').waitFor()
    // The button that ends the action is always visible; buttons without space are behind "More".
    expect(await page.locator('.answer.endTurn').isVisible()).toBe(true)
    expect(await page.locator('.tray [data-answer="activate handOff"]').count()).toBe(1)
    expect({ name, over: await overlaps(page) }).toEqual({ name, over: [] })
    await page.keyboard.press('Escape')
  }
  await square(page, 'h12').click()
  await square(page, 'f14').click({ button: 'right' })
  await page.locator('.tray-grip').click()
  expect(await overlaps(page)).toEqual([])
})

// What only second asks of the client, in the browser: the sheet of options with its sets, referees and their sight, the deeds against
// one player with their bars, dodges and the table of a roll, and some turns of a match by clicks. Neighbours: third.test.ts,
// src/prompt/DeedMenu.tsx, src/moments/TablePanel.tsx, src/pitch/Sight.tsx.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickSquare, lift, look, settled } from '../support/driver.ts'
import { question, square, text } from '../support/scenes.ts'

const COMPANION = 'second:companion'

const openSecond = async (page: Page, words: string): Promise<void> => {
  await page.goto(`${bench.address}?seed=4#/position/${encodeURIComponent(`${COMPANION} ${words}`)}`)
  await page.locator('.pitch').waitFor()
  await settled(page)
}

it('chooses a set of options and numbers of the match, and plays some turns by clicks', async () => {
  const { page, complaints } = await bench.visit()
  await page.goto(`${bench.address}?seed=7#/`)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('second')
  await page.getByRole('button', { name: 'Options Base game of 1988' }).click()
  await page.getByRole('radio', { name: 'Companion All of the' }).check()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(24)
  await page.getByRole('combobox', { name: 'Referees' }).selectOption('1')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('combobox', { name: 'Your team' }).selectOption('human')
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption('orc')
  await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
  expect(await text(page, '.strip-half strong')).toContain('First to 3')
  const turns = new Set<string>()
  for (let i = 0; i < 60 && turns.size < 2; i++) {
    const { question: asked, answers, squares } = await settled(page)
    if (asked.startsWith('Your turn')) turns.add((await page.locator('.strip-team.asked').getAttribute('class')) ?? '')
    const plain = answers.filter((one) => !one.startsWith('formation') || asked.startsWith('Set up'))
    const formation = plain.find((one) => one.startsWith('formation'))
    const on = plain.find((one) => ['endTurn', 'done', 'decline', 'keep'].includes(one))
    if (asked === 'Set up your team') await clickAnswer(page, on ?? formation ?? plain[0])
    else if (on) await clickAnswer(page, on)
    else if (squares.length > 0) await clickSquare(page, squares[Math.floor(squares.length / 2)])
    else await clickAnswer(page, plain[0])
    const { armed } = await look(page)
    if (armed) await page.locator('.answer.confirm').first().click()
  }
  expect(turns.size).toBe(2)
  expect(await page.locator('.token.neutral').count()).toBe(1)
  expect(complaints).toEqual([])
})

it('shows what may be done to one player with the bars of the tables, then the table of the roll', async () => {
  const { page, complaints } = await bench.visit()
  await openSecond(page, 'turn=home:3/2 rr=1/0 h1@h12+block-2 h2@g12 a1@h13 a2@d20')
  await square(page, 'h12').click()
  await square(page, 'h13').click()
  const deeds = page.locator('.deed-menu .deed')
  await expect.poll(() => deeds.count()).toBeGreaterThan(3)
  expect(await deeds.first().textContent()).toContain('defender down')
  expect(await serious(page)).toEqual([])
  await clickAnswer(page, 'block')
  await expect.poll(() => question(page)).toContain('dodge, or stand?')
  expect(await page.locator('.tray .answer .table-bar').count()).toBe(2)
  await clickAnswer(page, 'decline')
  await expect.poll(() => text(page, '.told')).toContain('throws himself at')
  expect(complaints).toEqual([])
})

it('draws the sight of a referee, and the postures of those who lie', async () => {
  const { page, complaints } = await bench.visit()
  await openSecond(page, 'turn=home:3/2 h1@h12 h2@h14 h3@j12.p a1@c20 a2@k13.u n1@h10')
  await square(page, 'h10').hover()
  await expect.poll(() => page.locator('.sight .seen-by').count()).toBeGreaterThan(1)
  // The second of the two in a row stands behind the first.
  expect(await page.locator('.sight .hidden-from').count()).toBe(1)
  expect(await page.locator('.token.prone').count()).toBe(1)
  expect(await page.locator('.plate.face-down .turned').count()).toBe(1)
  expect(await page.locator('.entries rect').count()).toBe(8)
  expect(complaints).toEqual([])
})

it('casts a spell on oneself by a button and one at an opponent by a click, and shows them to their coach alone', async () => {
  const { page, complaints } = await bench.visit()
  const spells = 'spells=1:flyingFist,3:speedBurst/1:grabbit'
  await page.goto(
    `${bench.address}?seed=4#/position/${encodeURIComponent(`${COMPANION}:spells turn=home:3/2 h1@h12 h2@c3.o h3@h10 a1@h17 ${spells}`)}`,
  )
  await page.locator('.pitch').waitFor()
  while ((await settled(page)).question.startsWith('Only for')) await lift(page)
  await square(page, 'h17').hover()
  expect(await page.locator('.card .emblem').count()).toBe(0)
  await square(page, 'h10').click()
  expect(await text(page, '.card .tricks')).toContain('Speed Burst')
  await clickAnswer(page, 'activate')
  await clickAnswer(page, 'cast speedBurst')
  await expect.poll(() => page.locator('.told').last().textContent()).toContain('Speed Burst')
  await clickAnswer(page, 'endAction')
  await square(page, 'h12').click()
  await clickAnswer(page, 'activate')
  await page.locator('.mode[data-mode="cast flyingFist"]').click()
  expect(await serious(page)).toEqual([])
  await square(page, 'h17').click()
  await expect.poll(() => page.locator('.log').textContent()).toContain('Flying Fist')
  expect(complaints).toEqual([])
})

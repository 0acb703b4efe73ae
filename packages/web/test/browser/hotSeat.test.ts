// Two coaches at one screen, from the home page on: toss, both set-ups, the kick-off and a turn of each, by clicking.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickSquare, look, settled, startMatch } from '../support/driver.ts'
import { text } from '../support/scenes.ts'

const kindOf = (page: Page): Promise<string | null> => page.locator('.asked-question').getAttribute('data-kind')

/** Answers one question before the first turn; returns its kind and who was asked. */
const answerOne = async (page: Page): Promise<readonly [kind: string, team: string]> => {
  const { answers, squares } = await settled(page)
  const kind = (await kindOf(page)) ?? ''
  const team = (await text(page, '.asked-team')).trim()
  const formation = answers.find((one) => one.startsWith('formation'))
  if (answers.includes('done')) await clickAnswer(page, 'done')
  else if (kind === 'setUp' && formation) await clickAnswer(page, formation)
  else if (squares.length > 0) await clickSquare(page, squares[Math.floor(squares.length / 2)])
  else await clickAnswer(page, answers[0])
  return [kind, team]
}

it('plays toss, set-ups, kick-off and a turn of either coach', async () => {
  const { page, complaints } = await bench.visit()
  await startMatch(page, bench.address, { seed: 21, opponent: 'A friend, here', home: 3, away: 7 })
  const asked: string[] = []
  const setUp = new Set<string>()
  for (let i = 0; i < 40; i++) {
    await settled(page)
    if ((await kindOf(page)) === 'turn') break
    const [kind, team] = await answerOne(page)
    asked.push(kind)
    if (kind === 'setUp') setUp.add(team)
  }
  expect(asked).toEqual(expect.arrayContaining(['kickOrReceive', 'setUp', 'kickTarget']))
  // Each coach sets up his own team; the kicking team first.
  expect(setUp.size).toBe(2)
  expect(await page.locator('.players .token').count()).toBe(22)
  const receiving = (await text(page, '.asked-team')).trim()
  expect(receiving).toBe([...setUp][1])
  const players = (await look(page)).squares
  expect(players.length).toBeGreaterThan(8)
  await clickSquare(page, players[0])
  const { reached } = await look(page)
  expect(reached.length).toBeGreaterThan(3)
  await clickSquare(page, reached[0])
  if ((await look(page)).armed) await page.locator('.answer.confirm').click()
  await settled(page)
  // All offers on the way are declined, until the turn can be ended.
  for (let i = 0; i < 12 && (await text(page, '.asked-team')).trim() === receiving; i++) {
    const { answers } = await settled(page)
    const way = ['endTurn', 'endAction', 'keep', 'decline', 'stay'].find((one) => answers.includes(one))
    await clickAnswer(page, way ?? answers[0])
    await settled(page)
  }
  expect((await text(page, '.asked-team')).trim()).toBe([...setUp][0])
  expect(await page.locator('.track .now').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

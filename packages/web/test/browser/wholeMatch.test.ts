// Starts a match on the home page and plays it to the end against a bot, by clicking what the page offers.
import { seededRoller } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickSquare, makeInstant, type Seen, settled, startMatch } from '../support/driver.ts'

/** Moves a few players per turn, then ends it; every other question gets the first answer that can be clicked. */
const answerOne = async (page: Page, seen: Seen, roller: ReturnType<typeof seededRoller>): Promise<string> => {
  const any = <T>(list: readonly T[]): T => list[roller.below(list.length)]
  if (seen.armed) {
    await page.locator('.answer.confirm').click()
    return 'confirm'
  }
  // A complete set-up is accepted: placing eleven players again proves nothing more.
  if (seen.answers.includes('done') && roller.below(3) > 0) {
    await clickAnswer(page, 'done')
    return 'done'
  }
  if (seen.answers.includes('endTurn') && roller.below(2) === 0) {
    await clickAnswer(page, 'endTurn')
    return 'endTurn'
  }
  if (seen.reached.length > 0 && roller.below(4) > 0) {
    await clickSquare(page, any(seen.reached))
    return 'walk'
  }
  if (seen.squares.length > 0 && (seen.answers.length === 0 || roller.below(2) === 0)) {
    await clickSquare(page, any(seen.squares))
    return 'square'
  }
  const answer = any(seen.answers)
  await clickAnswer(page, answer)
  return answer
}

it('plays from the home page to the final whistle against a rookie', async () => {
  const { page, complaints } = await bench.visit()
  await makeInstant(page, bench.address)
  await startMatch(page, bench.address, { seed: 11, opponent: 'Rookie' })
  const roller = seededRoller(4)
  const given = new Map<string, number>()
  let clicks = 0
  for (; clicks < 1500; clicks++) {
    const seen = await settled(page)
    if (seen.over) break
    const what = await answerOne(page, seen, roller)
    given.set(what, (given.get(what) ?? 0) + 1)
  }
  expect(complaints).toEqual([])
  expect(await page.locator('.full-time h2').textContent()).toMatch(/\d – \d/)
  expect(given.get('walk') ?? 0).toBeGreaterThan(5)
  expect(await page.locator('.strip-half').textContent()).toContain('2nd half')
})

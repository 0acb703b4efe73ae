// A Giant on the pitch: his token covers four squares and shows where he looks; he is moved by clicking what he comes to cover.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bench, openBench, type Visit } from '../support/browser.ts'
import { clickAnswer, settled } from '../support/driver.ts'
import { question, square } from '../support/scenes.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench?.close())

const opened = async (words: string): Promise<Visit> => {
  const visit = await bench.visit()
  await visit.page.goto(`${bench.address}?seed=1#/position/${encodeURIComponent(`bb2020 turn=home:1/0 ${words}`)}`)
  await visit.page.locator('.pitch').waitFor()
  await settled(visit.page)
  return visit
}

it('moves a Giant by the square he comes to cover, and lets him turn', async () => {
  const { page, complaints } = await opened('ball=a1 h1@g11:6.7.5.5.11+giant h2@b2 a1@k20')
  for (const name of ['g11', 'g12', 'h11', 'h12'])
    expect(await square(page, name).getAttribute('aria-label')).toContain('home')
  const looks = page.locator('.token.home .looks')
  expect(await looks.getAttribute('transform')).toBe('rotate(90)')
  await square(page, 'h12').click()
  // One step to the right: only the squares in column 13 are new to him.
  await square(page, 'g13').click()
  await expect.poll(() => square(page, 'g13').getAttribute('aria-label')).toContain('home')
  expect(await square(page, 'g11').getAttribute('aria-label')).not.toContain('home')
  // Two more, down and right.
  await square(page, 'j15').click()
  await expect.poll(() => square(page, 'j15').getAttribute('aria-label')).toContain('home')
  await clickAnswer(page, 'endAction')
  await settled(page)
  expect(await question(page)).toContain('look')
  await page.getByRole('button', { name: 'Look south' }).click()
  await settled(page)
  expect(await looks.getAttribute('transform')).toBe('rotate(180)')
  expect(complaints).toEqual([])
})

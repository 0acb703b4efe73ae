// A Giant on the pitch: his token covers four squares and shows where he faces; he is moved by clicking a square that he will
// cover. And the ring around players of every size who may be chosen.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench, type Visit } from '../support/browser.ts'
import { clickAnswer, settled } from '../support/driver.ts'
import { question, square } from '../support/scenes.ts'

const opened = async (words: string): Promise<Visit> => {
  const visit = await bench.visit()
  await visit.page.goto(`${bench.address}?seed=1#/position/${encodeURIComponent(`bb2020 turn=home:1/0 ${words}`)}`)
  await visit.page.locator('.pitch').waitFor()
  await settled(visit.page)
  return visit
}

it('moves a Giant by a square that he will cover, and lets him turn', async () => {
  const { page, complaints } = await opened('ball=a1 h1@g11:6.7.5.5.11+giant h2@b2 a1@k20')
  for (const name of ['g11', 'g12', 'h11', 'h12'])
    expect(await square(page, name).getAttribute('aria-label')).toContain('home')
  const looks = page.locator('.token.home .looks')
  expect(await looks.getAttribute('transform')).toBe('rotate(90)')
  await square(page, 'h12').click()
  // One step to the right: only the squares in column 13 are newly covered.
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

/** How far the ring of each player who may be chosen extends beyond his token, in units of the picture. */
const ringsShown = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const centre = (element: Element): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    const scale = (document.querySelector('.cell')?.getBoundingClientRect().width ?? 0) / 40
    // Half of the line width lies outside the shape, scaled like everything in its group.
    const reach = (shape: SVGGraphicsElement): number =>
      (shape.getBoundingClientRect().height / 2 +
        (Number.parseFloat(getComputedStyle(shape).strokeWidth) / 2) * (shape.getScreenCTM()?.d ?? Number.NaN)) /
      scale
    return [...document.querySelectorAll<SVGGraphicsElement>('.answer-player')].map((ring) => {
      const [x, y] = centre(ring)
      const rim = [...document.querySelectorAll<SVGGraphicsElement>('.token-rim')].find((one) => {
        const [ownX, ownY] = centre(one)
        return Math.hypot(ownX - x, ownY - y) < 2
      })
      return rim ? reach(ring) - reach(rim) : Number.NaN
    })
  })

it.each(['home', 'away'])('has a ring around every player of %s who may be chosen, of any size', async (side) => {
  const mark = side.charAt(0)
  const other = side === 'home' ? 'a' : 'h'
  const words = `ball=a1 ${mark}1@g11:6.7.5.5.11+giant ${mark}2@c8:5.5.4.5.10 ${mark}3@k8 ${other}1@k20`
  const visit = await bench.visit()
  const text = encodeURIComponent(`bb2020 turn=${side}:1/1 ${words}`)
  await visit.page.goto(`${bench.address}?seed=1#/position/${text}`)
  await visit.page.locator('.pitch').waitFor()
  await settled(visit.page)
  const rings = await ringsShown(visit.page)
  expect(rings).toHaveLength(3)
  for (const shown of rings) expect(shown).toBeGreaterThan(1.5)
})

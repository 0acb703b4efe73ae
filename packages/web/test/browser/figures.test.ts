// Figures on the pitch: every player has one picture, every number is painted after every body, states show on body and plate
// alike.
import { expect, it } from 'vitest'
import { openPosition, square } from '../support/scenes.ts'

const CROWD =
  'h1@h12+guard h2@h13.o h3@g13:73338+block.d h4@i13.p h5@j13.s h6@f13:5.5.4.5.10 a1@h14 a2@g14 a3@i14.s a4@f14.p'

it('paints every number after every body', async () => {
  const { page, complaints } = await openPosition(CROWD, 1)
  const found = await page.evaluate(() => {
    const bodies = [...document.querySelectorAll('.players .token')]
    const plates = [...document.querySelectorAll('.players .plate')]
    const after = (plate: Element): boolean =>
      bodies.every((body) => (body.compareDocumentPosition(plate) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    return {
      bodies: bodies.length,
      above: plates.filter(after).length,
      numbers: plates.map((plate) => plate.querySelector('.token-number')?.textContent).sort(),
      // A body without its figure or with two would not be noticed by a count.
      busts: bodies.filter((body) => body.querySelectorAll('.bust').length === 1).length,
    }
  })
  expect(found.bodies).toBe(10)
  expect(found.above).toBe(10)
  expect(found.busts).toBe(10)
  expect(found.numbers).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '6'])
  expect(complaints).toEqual([])
})

it('shows pictures that load, and each player where his number is', async () => {
  const { page } = await openPosition(CROWD, 1)
  const drawn = await page.evaluate(async () => {
    const addresses = [...document.querySelectorAll('.pitch .bust')].map((bust) => bust.getAttribute('href') ?? '')
    const sizes = await Promise.all(
      addresses.map(async (address) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        return picture.naturalWidth
      }),
    )
    const middle = (element: Element): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    const rims = [...document.querySelectorAll('.players .token-rim')].map(middle)
    const size = document.querySelector('.cell')?.getBoundingClientRect().width ?? 0
    const numbers = [...document.querySelectorAll('.players .token-number')].map(middle)
    return {
      sizes,
      kinds: new Set(addresses).size,
      near: numbers.filter(([x, y]) => rims.some(([rx, ry]) => Math.abs(rx - x) < 2 && y > ry && y - ry < size / 2))
        .length,
    }
  })
  expect(drawn.sizes).toHaveLength(10)
  for (const size of drawn.sizes) expect(size).toBeGreaterThan(100)
  // Standing, acted, prone and stunned linemen of two sides, a blitzer who has acted and an ogre.
  expect(drawn.kinds).toBeGreaterThanOrEqual(7)
  expect(drawn.near).toBe(10)
})

it('shows the state of a player on his body and on his plate', async () => {
  const { page } = await openPosition(CROWD, 1)
  const inState = (state: string): Promise<readonly number[]> =>
    Promise.all(['token', 'plate'].map((what) => page.locator(`.players .${what}.${state}`).count()))
  expect(await inState('carrier')).toEqual([1, 1])
  expect(await inState('acted')).toEqual([1, 1])
  expect(await inState('prone')).toEqual([2, 2])
  expect(await inState('stunned')).toEqual([2, 2])
  // Three stars for each stunned player, and the ball on a shoulder.
  expect(await page.locator('.players .plate path.star').count()).toBe(6)
  expect(await page.locator('.players .plate .ball-mark').count()).toBe(1)
  await square(page, 'h12').click()
  expect(await page.locator('.players .token.chosen .selected-tile').count()).toBe(1)
  expect(await page.locator('.card .portrait .bust').count()).toBe(1)
})

it('gives small squares a taller plate', async () => {
  const shown = async (width: number, height: number): Promise<boolean> => {
    const { page } = await openPosition(CROWD, 1, { viewport: { width, height } })
    await page.locator('.pitch').waitFor()
    return page
      .locator('.players .plate-ground.tall')
      .first()
      .evaluate((plate) => getComputedStyle(plate).display !== 'none')
  }
  expect(await shown(1440, 900)).toBe(false)
  await expect.poll(() => shown(390, 844)).toBe(true)
})

// Setting up: by dragging, by keys alone, from saved set-ups, mirrored; legal squares are shown while placing.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, look, reveal, settled, startMatch } from '../support/driver.ts'
import { square, text } from '../support/scenes.ts'

type Side = 'home' | 'away'

/** The first set-up of a match for two coaches at this screen, and which side sets up. */
const setUp = async (options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly side: Side }> => {
  const { page } = await bench.visit(options)
  await startMatch(page, bench.address, { seed: 4, opponent: 'A friend, here' })
  await settled(page)
  await clickAnswer(page, 'kick')
  await page.locator('.asked-question[data-kind="setUp"]').waitFor()
  const side = (await page.locator('.dugout.home .seat.usable').count()) > 0 ? 'home' : 'away'
  return { page, side }
}

/** The same place as seen from either end. */
const place = (side: Side, row: string, columnOfHome: number): string =>
  `${row}${side === 'home' ? columnOfHome : 27 - columnOfHome}`

const stands = (page: Page, side: Side, name: string) =>
  expect.poll(() => square(page, name).getAttribute('aria-label')).toContain(side)

const middleOf = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await square(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

it('drags from the dugout: shows the legal squares, refuses the others, and returns the player', async () => {
  const { page, side } = await setUp()
  expect(await text(page, '.missing')).toMatch(/11 players must be set up; 0 are/)
  const seat = page.locator(`.dugout.${side} .seat.usable`).first()
  const seatBox = await seat.boundingBox()
  if (!seatBox) throw new Error('no seat on the screen')
  await page.mouse.move(seatBox.x + 10, seatBox.y + 10)
  await page.mouse.down()
  const wrong = await middleOf(page, place(side, 'h', 14))
  await page.mouse.move(wrong.x, wrong.y, { steps: 4 })
  // The other half of the pitch is not legal.
  expect(await page.locator('.ghost.misfit').count()).toBe(1)
  expect(await page.locator('.answer-square').count()).toBeGreaterThan(100)
  await page.mouse.up()
  expect(await text(page, '.missing')).toMatch(/0 are/)
  const right = await middleOf(page, place(side, 'h', 13))
  await page.mouse.move(seatBox.x + 10, seatBox.y + 10)
  await page.mouse.down()
  await page.mouse.move(right.x, right.y, { steps: 4 })
  expect(await page.locator('.ghost:not(.misfit)').count()).toBe(1)
  await page.mouse.up()
  await stands(page, side, place(side, 'h', 13))
  expect(await text(page, '.missing')).toMatch(/1 is on the pitch/)
  // From the pitch back to the bench.
  await page.mouse.move(right.x, right.y)
  await page.mouse.down()
  await page.mouse.move(seatBox.x + 30, seatBox.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => text(page, '.missing')).toMatch(/0 are/)
  expect((await look(page)).answers).not.toContain('done')
})

it('drags by touch on a phone, from the row in the tray, with the magnifier', async () => {
  const { page, side } = await setUp({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const target = place(side, 'h', 11)
  const seat = await page.locator('.bench .seat.usable').first().boundingBox()
  if (!seat) throw new Error('no seat on the screen')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  const end = await middleOf(page, target)
  await touch('touchStart', seat.x + 20, seat.y + 20)
  for (let i = 1; i <= 8; i++)
    await touch(
      'touchMove',
      seat.x + 20 + ((end.x - seat.x - 20) * i) / 8,
      seat.y + 20 + ((end.y - seat.y - 20) * i) / 8,
    )
  await page.locator('.magnifier').waitFor()
  expect(await page.locator('.ghost:not(.misfit)').count()).toBe(1)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await stands(page, side, target)
  expect(await page.locator('.magnifier').count()).toBe(0)
})

it('sets up by keyboard only', async () => {
  const { page, side } = await setUp()
  await page.locator(`.dugout.${side} .seat.usable`).first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.asked-question[data-kind="placePlayer"]').waitFor()
  await page.keyboard.press('p')
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const inwards = side === 'home' ? 'ArrowLeft' : 'ArrowRight'
  for (let i = 0; i < 3; i++) await page.keyboard.press(inwards)
  const target = (await focused()).split(',')[0]
  expect(await focused()).toContain('can be chosen')
  await page.keyboard.press('Enter')
  await stands(page, side, target)
  // Put down, then picked up: two answers, two undos.
  await page.keyboard.press('u')
  await page.locator('.asked-question[data-kind="placePlayer"]').waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => text(page, '.missing')).toMatch(/0 are/)
})

/** Where a side stands in the saved match. */
const kept = (page: Page, side: Side): Promise<readonly string[]> =>
  page.evaluate(
    (of) =>
      new Promise<string[]>((found, failed) => {
        const opened = indexedDB.open('double-skulls')
        opened.onerror = () => failed(opened.error)
        opened.onsuccess = () => {
          const asked = opened.result.transaction('matches').objectStore('matches').getAll()
          asked.onerror = () => failed(asked.error)
          asked.onsuccess = () => {
            opened.result.close()
            const players: { side: string; place: string; at: number }[] = asked.result[0].state.players
            const standing = players.filter((player) => player.side === of && player.place === 'pitch')
            found(standing.map(({ at }) => String.fromCharCode(97 + Math.floor(at / 26)) + ((at % 26) + 1)).sort())
          }
        }
      }),
    side,
  )

it('saves a set-up by name, mirrors it, and offers it at the other end', async () => {
  const { page, side } = await setUp()
  const answer = (await look(page)).answers.find((one) => one.startsWith('formation'))
  expect(answer).toBeDefined()
  await clickAnswer(page, answer ?? '')
  await expect.poll(async () => (await look(page)).answers).toContain('done')
  const own = async (of: Side): Promise<readonly string[]> =>
    (await page
      .locator(`.cell[aria-label*=", ${of} "]`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0] ?? ''))) as string[]
  // One player out of line, so that it differs from its mirror image.
  const before = await own(side)
  const moved = before.find((name) => name.startsWith('h')) ?? before[0]
  await square(page, moved).dragTo(square(page, place(side, 'i', 5)))
  await stands(page, side, place(side, 'i', 5))
  const standing = [...(await own(side))].sort()
  await (await reveal(page.getByLabel('Name of this set-up'))).fill('Wall')
  await page.getByRole('button', { name: 'Keep this set-up' }).click()
  await page.getByRole('button', { name: 'Mirror' }).click()
  await stands(page, side, place(side, 'g', 5))
  const flipped = standing.map((name) => String.fromCharCode(97 + 111 - name.charCodeAt(0)) + name.slice(1)).sort()
  expect([...(await own(side))].sort()).toEqual(flipped)
  await page.getByRole('button', { name: 'Wall', exact: true }).click()
  await stands(page, side, place(side, 'i', 5))
  expect([...(await own(side))].sort()).toEqual(standing)
  await expect.poll(() => kept(page, side)).toEqual(standing)
  await page.reload()
  await settled(page)
  expect([...(await own(side))].sort()).toEqual(standing)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  expect(await page.getByRole('button', { name: 'Wall', exact: true }).count()).toBe(1)
})

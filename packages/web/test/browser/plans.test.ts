// Plans and numbers: one click on a player out of reach, reasons of a pinned preview, odds of answers and of declining; on a
// phone a magnifier shows what is under the finger.
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { clickAnswer, look } from '../support/driver.ts'
import { all, dare, openPosition, question, seedFor, square, text } from '../support/scenes.ts'

const label = (page: Page, name: string) => expect.poll(() => square(page, name).getAttribute('aria-label'))

it('blitzes a distant player by one plan: offered with its total chance, done by a second click', async () => {
  // He declares it, names his target, steps, and dodges.
  const seed = seedFor([3, ['d6'], all(6)])
  const words = 'rr=0/0 ball=a2 h1@h5:63338 h2@g11 a1@h11 a2@c20 a3@i5'
  const { page, complaints } = await openPosition(words, seed)
  await square(page, 'h5').click()
  await square(page, 'h11').click()
  await label(page, 'h5').toContain('home')
  await expect.poll(() => text(page, '.preview')).toMatch(/Blitz Away 1.*67 %.*2 dice you choose/)
  await expect.poll(() => text(page, '.preview')).toMatch(/down \d+ %.*turnover \d+ %/)
  expect(await page.locator('.route.strike').count()).toBe(1)
  expect(await text(page, '.strike .route-chance')).toBe('2d')
  await page.getByRole('button', { name: /Do it/ }).click()
  await label(page, 'h5').not.toContain('home')
  await expect.poll(() => page.locator('.log-lines .block-die').count()).toBe(2)
  expect(await text(page, '.log-lines')).toMatch(/blitz/i)
  expect(complaints).toEqual([])
})

it('offers no blitz when the movement does not suffice for the block', async () => {
  const words = 'half=1 score=0-0 rr=0/0 ball=a20 h1@h5:4.3.3.4.9 h2@o2 a1@h12 a2@o20'
  const { page } = await openPosition(words, 1)
  await square(page, 'h5').click()
  // Getting beside him takes all his movement.
  await square(page, 'h11').hover()
  await expect.poll(() => text(page, '.preview')).toMatch(/To h11.*69 %/)
  await square(page, 'h12').hover()
  await expect.poll(() => page.locator('.preview').count()).toBe(0)
  await square(page, 'h12').click()
  expect(await page.locator('.route.strike').count()).toBe(0)
  expect(await page.getByRole('button', { name: /Do it/ }).count()).toBe(0)
})

it('walks in a straight line when no player is in the way', async () => {
  const { page } = await openPosition('ball=a20 h1@h22:6.3.3.4.9 h2@o2 a2@o20', 1)
  await square(page, 'h22').click()
  await square(page, 'h26').hover()
  await expect.poll(() => text(page, '.preview')).toContain('To h26')
  const points = (await page.locator('.route polyline').first().getAttribute('points')) ?? ''
  const spots = points.split(' ').map((spot) => spot.split(',').map(Number))
  expect(spots.length).toBe(5)
  // The pitch may lie or be upright: one of the two coordinates stays the same.
  expect([0, 1].some((axis) => spots.every((spot) => spot[axis] === spots[0][axis]))).toBe(true)
})

it('fouls a distant player the same way, and drops the plan on request', async () => {
  const { page } = await openPosition('ball=a2 h1@h5 a1@h9:63338.p a2@c20', 1)
  await square(page, 'h5').click()
  await square(page, 'h9').click()
  await expect.poll(() => text(page, '.preview')).toMatch(/Foul Away 1.*armour breaks \d+ %/)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: /Do it/ }).count()).toBe(0)
  await label(page, 'h5').toContain('home')
})

describe('asked why', () => {
  it('says why a block has its dice, and where the chances of a deed come from', async () => {
    const { page } = await openPosition('rr=1/0 ball=a1 h1@h12 h2@g12 a1@h13 a2@c20', 1)
    await square(page, 'h12').click()
    await square(page, 'h13').click({ button: 'right' })
    // Pinned: the pointer may cross other squares on its way to the tray.
    await page.mouse.move(500, 500)
    await page.getByRole('button', { name: /2 dice you choose/ }).click()
    expect(await text(page, '.both-sides')).toMatch(
      /strength.*3.*Home 2.*assist.*\+1.*together.*4.*Away 1.*strength.*3/,
    )
    await page.getByRole('button', { name: /^turnover/ }).click()
    expect(await page.locator('.chances .reasons').textContent()).toMatch(/Defender down\s*\d+ %/)
    expect((await look(page)).armed).toBe(true)
  })

  it('adds up the rolls of a route', async () => {
    const { page } = await openPosition('rr=1/0 ball=a1 h1@h5:63338 a1@h6', 1)
    await square(page, 'h5').click()
    await square(page, 'h3').click({ button: 'right' })
    await page.locator('.preview').getByRole('button', { name: /89 %/ }).click()
    expect(await text(page, '.reasons')).toMatch(/dodge 3\+ again by team re-roll.*67 %.*without re-rolls.*67 %.*89 %/i)
  })
})

describe('decisions', () => {
  it('show the odds of each answer, and what happens if it is declined', async () => {
    const { page } = await openPosition('rr=1/0 ball=a1 h1@h5:63338 a1@h6', seedFor([2, ['d6'], all(1)]))
    await square(page, 'h5').click()
    await dare(page, 'h3')
    await expect.poll(() => question(page)).toContain('Re-roll the dodge')
    expect(await text(page, '.prompt h3')).toMatch(/Home 1: dodge failed.*needed 3\+/)
    expect(await text(page, '.prompt [data-answer="keep"]')).toContain('He falls: turnover')
    await expect
      .poll(() => text(page, '.prompt [data-answer="reroll team"]'))
      .toMatch(/67 % works, 33 % turnover.*1 team re-roll left/)
    await page
      .locator('.odds-line')
      .getByRole('button', { name: /dodge 3\+ 67 %/ })
      .click()
    expect(await text(page, '.odds-line .reasons')).toContain('the die must show')
  })

  it('compare block dice with each other', async () => {
    const seed = seedFor([2, ['block', 'block'], ([one, other]) => one === 2 && other === 3])
    const { page } = await openPosition('rr=0/0 ball=a1 h1@h12 h2@g12 a1@h13 a2@c20', seed)
    await square(page, 'h12').click()
    await dare(page, 'h13')
    await expect.poll(() => text(page, '[data-answer="useDie bothDown"]')).toContain('Both go down: turnover')
    expect(await text(page, '[data-answer="useDie pushed"]')).toMatch(/Away 1 back one square, stays up$/)
  })
})

describe('under the thumb', () => {
  const middle = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await square(page, name).boundingBox()
    if (!box) throw new Error(`${name} is not on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const touch = async (finger: CDPSession, type: 'touchStart' | 'touchMove', page: Page, name: string) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [await middle(page, name)] })

  it('magnifies the square under the finger, follows it, and takes the square it is lifted from', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const finger = await page.context().newCDPSession(page)
    await square(page, 'h5').tap()
    expect(await page.locator('.magnifier').count()).toBe(0)
    await touch(finger, 'touchStart', page, 'h7')
    await page.locator('.magnifier').waitFor()
    await touch(finger, 'touchMove', page, 'g8')
    await touch(finger, 'touchMove', page, 'f9')
    await expect.poll(() => text(page, '.preview')).toContain('To f9')
    const glass = await page.locator('.magnifier').boundingBox()
    const under = await middle(page, 'f9')
    if (!glass) throw new Error('no magnifier on the screen')
    // Never under the finger itself, and on the screen.
    const covered =
      under.y > glass.y && under.y < glass.y + glass.height && under.x > glass.x && under.x < glass.x + glass.width
    expect(covered).toBe(false)
    expect(glass.x >= 0 && glass.y >= 0 && glass.x + glass.width <= 390).toBe(true)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.locator('.magnifier').count()).toBe(0)
    expect((await look(page)).armed).toBe(true)
    await label(page, 'h5').toContain('home')
    await page.getByRole('button', { name: /Do it/ }).tap()
    await label(page, 'f9').toContain('home')
    await clickAnswer(page, 'endAction')
  })
})

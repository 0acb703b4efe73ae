// Ways to play by the page's own controls: mouse, keyboard only, touch on a phone; with reloads and undo.
import { describe, expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, look, settled, startMatch } from '../support/driver.ts'
import { dare, openPosition, question, reload, seedWith, square, text } from '../support/scenes.ts'

describe('pointing and clicking', () => {
  it('moves along a route, shows its chance before, and undoes it', async () => {
    const { page, complaints } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
    await square(page, 'h5').click()
    await square(page, 'h9').hover()
    expect(await text(page, '.preview')).toMatch(/To h9\s*100 %\s*no roll/)
    await square(page, 'h9').click()
    await expect.poll(() => square(page, 'h9').getAttribute('aria-label')).toContain('home')
    expect(await question(page)).toContain('move')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => square(page, 'h5').getAttribute('aria-label')).toContain('home')
    expect(await question(page)).toContain('an action, or a square')
    expect(complaints).toEqual([])
  })

  it('says what a dodge needs and why, and asks for a re-roll when it fails', async () => {
    const seed = seedWith(['d6'], 2, ([face]) => face === 2)
    const { page } = await openPosition('rr=1/0 ball=a1 h1@h5:63338 a1@h6', seed)
    await square(page, 'h5').click()
    await square(page, 'h3').hover()
    const told = await text(page, '.preview')
    expect(told).toMatch(/dodge 3\+/)
    expect(told).toMatch(/67 → 89 %/)
    await dare(page, 'h3')
    await expect.poll(() => question(page)).toContain('Failed. Re-roll the dodge')
    expect(await text(page, '[data-answer="reroll team"]')).toContain('67 %')
    await page.getByRole('button', { name: /needs 3\+/ }).click()
    expect(await text(page, '.reasons')).toContain('the die must show')
    await reload(page)
  })

  it('blocks: dice before, a die to choose, a push, a follow-up, and a reload at each of them', async () => {
    const seed = seedWith(['block', 'block'], 2, ([one, other]) => one === 1 && other === 3)
    const { page, complaints } = await openPosition('rr=0/0 ball=a1 h1@h12:63338 h2@g12 a1@h13 a2@c20', seed)
    await square(page, 'h12').click()
    await square(page, 'h13').hover()
    await expect.poll(() => text(page, '.preview')).toMatch(/2 dice\s*you choose.*turnover/)
    await dare(page, 'h13')
    await expect.poll(() => question(page)).toContain('choose a die')
    await reload(page)
    await clickAnswer(page, 'useDie pushed')
    await expect.poll(() => question(page)).toContain('pushed?')
    await reload(page)
    await square(page, 'h14').click()
    await expect.poll(() => question(page)).toContain('follow up')
    await reload(page)
    await clickAnswer(page, 'followUp')
    await expect.poll(() => square(page, 'h13').getAttribute('aria-label')).toContain('home')
    expect(await square(page, 'h14').getAttribute('aria-label')).toContain('away')
    expect(complaints).toEqual([])
  })

  it('throws: switches the mode of the pitch, and shows the range band and the interceptor', async () => {
    const { page } = await openPosition('h1@h5:63338.o h2@h10 a1@h8 a2@c20', 2)
    await square(page, 'h5').click()
    await clickAnswer(page, 'activate pass')
    await page.getByRole('button', { name: 'Throw', exact: true }).click()
    await square(page, 'h10').hover()
    await expect.poll(() => text(page, '.preview')).toMatch(/Short pass.*intercept/)
  })
})

describe('keys alone', () => {
  it('chooses a player, walks him and ends the turn', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 h2@c4 a1@b20', 1)
    await page.keyboard.press('n')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => square(page, 'h8').getAttribute('aria-label')).toContain('home')
    await page.keyboard.press('1')
    await expect.poll(() => question(page)).toContain('choose a player')
    await page.keyboard.press('1')
    expect(await text(page, '.sure')).toContain('1 player has not acted')
    await page.keyboard.press('1')
    await expect.poll(() => text(page, '.asked-team')).toContain('Away')
    await page.keyboard.press('?')
    expect(await text(page, '.sheet')).toContain('undo')
  })
})

describe('keys alone', () => {
  it('announces what a key would do, and blitzes without a pointer', async () => {
    const { page } = await openPosition('rr=0/0 ball=a2 h1@h5 a1@h8 a2@b20', 1)
    await page.keyboard.press('n')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => text(page, '.tray [aria-live].unseen')).toMatch(/Blitz Away 1.*gets there 100 %.*1 die/)
    await page.keyboard.press('Enter')
    expect((await look(page)).armed).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.log-lines .block-die').count()).toBe(1)
  })
})

describe('on a phone', () => {
  it('previews on the first tap and acts on the second', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await square(page, 'h5').tap()
    await square(page, 'h9').tap()
    expect(await page.locator('.route-chance').textContent()).toContain('100')
    expect(await square(page, 'h5').getAttribute('aria-label')).toContain('home')
    await square(page, 'h9').tap()
    await expect.poll(() => square(page, 'h9').getAttribute('aria-label')).toContain('home')
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1)
    expect(scrolls).toBe(false)
  })
})

describe('setting up', () => {
  it('drags and places players, says what is missing, and goes on only when it is legal', async () => {
    const { page } = await bench.visit()
    await startMatch(page, bench.address, { seed: 4, opponent: 'A friend, here' })
    await settled(page)
    await clickAnswer(page, 'kick')
    expect(await text(page, '.missing')).toMatch(/11 players must be set up; 0 are/)
    const side = (await page.locator('.dugout.home .seat.usable').count()) > 0 ? 'home' : 'away'
    const target = side === 'home' ? 'h13' : 'h14'
    await page.locator(`.dugout.${side} .seat`).first().dragTo(square(page, target))
    await expect.poll(() => square(page, target).getAttribute('aria-label')).toContain(side)
    expect(await text(page, '.missing')).toMatch(/1 is on the pitch/)
    expect((await look(page)).answers).not.toContain('done')
    await page.locator(`.dugout.${side} .seat`).first().click()
    const next = side === 'home' ? 'g13' : 'g14'
    await square(page, next).click()
    await expect.poll(() => square(page, next).getAttribute('aria-label')).toContain(side)
  })
})

describe('offline', () => {
  it('opens again and plays on, once it was opened', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1, { serviceWorkers: 'allow' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.reload()
    await settled(page)
    await square(page, 'h5').click()
    await square(page, 'h9').click()
    await expect.poll(() => square(page, 'h9').getAttribute('aria-label')).toContain('home')
  })
})

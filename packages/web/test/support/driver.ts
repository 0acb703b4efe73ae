// Plays the client by its own controls, knowing no rule: it reads the question and clicks something that can be clicked.
// Neighbours: browser.ts, ../browser/wholeMatch.test.ts.
import type { Locator, Page } from 'playwright-core'

/** Motion off, so that a match takes seconds. */
export const makeInstant = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}#/settings`)
  await page.getByRole('radio', { name: 'Instant' }).check()
}

export interface MatchWish {
  readonly seed: number
  readonly opponent: string
  /** By their index in the list; 0 is "surprise me". */
  readonly edition?: number
  readonly home?: number
  readonly away?: number
}

export const startMatch = async (page: Page, address: string, wish: MatchWish): Promise<void> => {
  await page.goto(`${address}?seed=${wish.seed}#/`)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ index: wish.edition ?? 0 })
  await page.getByRole('combobox', { name: 'Your team' }).selectOption({ index: wish.home ?? 1 })
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ index: wish.away ?? 2 })
  await page.getByRole('combobox', { name: 'Coach' }).selectOption({ label: wish.opponent })
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
}

export interface Seen {
  readonly over: boolean
  /** '' while no coach at the screen is asked. */
  readonly question: string
  readonly answers: readonly string[]
  /** Squares that can be clicked now, and those that a chosen player can walk to. */
  readonly squares: readonly number[]
  readonly reached: readonly number[]
  readonly armed: boolean
}

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const numbers = (selector: string): number[] =>
      [...document.querySelectorAll(selector)].map((cell) => Number(cell.getAttribute('data-square')))
    return {
      over: document.querySelector('.full-time') !== null,
      question: document.querySelector('.asked-question')?.textContent ?? '',
      answers: [...document.querySelectorAll(':is(.prompt, .tray) .answer[data-answer]')].map(
        (button) => button.getAttribute('data-answer') ?? '',
      ),
      squares: numbers('.cell[aria-label$="can be chosen"]'),
      reached: numbers('.cell[aria-label*="reached"]'),
      armed: document.querySelector('.answer.confirm') !== null,
    }
  })

export const clickSquare = (page: Page, square: number): Promise<void> =>
  page.locator(`.cell[data-square="${square}"]`).click()

/** Opens the menu that contains a control, if it is in one. */
export const reveal = async (control: Locator): Promise<Locator> => {
  await control.waitFor({ state: 'attached' })
  if (!(await control.isVisible()))
    await control.evaluate((one) => one.closest('.menu')?.querySelector<HTMLElement>('.menu-button')?.click())
  return control
}

export const clickAnswer = async (page: Page, answer: string): Promise<void> => {
  await (await reveal(page.locator(`:is(.prompt, .tray) .answer[data-answer="${answer}"]`).first())).click()
}

/** An item in the menu of the page, by its name. */
export const clickInMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.table-nav').getByText(name, { exact: true }).click()
}

/** Whether there was a curtain: the coach for whom it fell sits down. */
export const lift = async (page: Page): Promise<boolean> => {
  const curtain = page.locator('.curtain .answer')
  if ((await curtain.count()) === 0) return false
  await curtain.dispatchEvent('click')
  await curtain.waitFor({ state: 'detached' })
  return true
}

/** Waits until a coach at the screen is asked, or the match is over. */
export const settled = async (page: Page): Promise<Seen> => {
  await page.waitForFunction(() => document.querySelector('.asked-question, .full-time') !== null)
  return look(page)
}

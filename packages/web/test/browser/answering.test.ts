// Ways to be asked and to answer: the prompt by mouse, keys and touch, changing to another player during an action, clicks that
// do nothing, the accepted risk, automatic answers before a prompt.
import { expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { clickAnswer, look, reveal, settled } from '../support/driver.ts'
import { all, dare, openPosition, question, reload, seedFor, square, text } from '../support/scenes.ts'

const TWO_DICE = 'rr=1/0 ball=a1 h1@h12 h2@g12 a1@h13 a2@c20'
/** A push and a fall, in that order. */
const pushOrFall = seedFor([2, ['block', 'block'], ([one, other]) => one === 3 && other === 1])

it('takes a die directly when a re-roll is possible, needs a second click for the die that loses the turn, and undoes both answers', async () => {
  const { page, complaints } = await openPosition(TWO_DICE, pushOrFall)
  await square(page, 'h12').click()
  await dare(page, 'h13')
  const prompt = page.getByRole('group', { name: /^Home 1 hits Away 1: 2 dice, you choose one, or roll again/ })
  await prompt.waitFor()
  expect((await look(page)).answers).toEqual(['useDie pushed', 'useDie attackerDown', 'reroll team'])
  // Over neither of the two players, nor over the squares around them.
  const box = await prompt.boundingBox()
  for (const name of ['h12', 'h13', 'g14', 'i14']) {
    const there = await square(page, name).boundingBox()
    if (!box || !there) throw new Error('not on the screen')
    expect(box.y + box.height <= there.y || box.y >= there.y + there.height).toBe(true)
  }
  await reload(page)
  await page.getByRole('button', { name: /^Attacker down/ }).click()
  expect(await text(page, '[data-answer="useDie attackerDown"]')).toContain('Again to do it')
  await page.getByRole('button', { name: /Push back/ }).click()
  await expect.poll(() => question(page)).toContain('pushed?')
  await page.keyboard.press('u')
  await prompt.waitFor()
  // Both answers were undone as one.
  expect((await look(page)).answers).toHaveLength(3)
  await clickAnswer(page, 'reroll team')
  await expect.poll(() => text(page, '.log-lines')).toMatch(/again|re-roll/i)
  expect(complaints).toEqual([])
})

it('answers the prompt by number keys', async () => {
  const { page } = await openPosition(TWO_DICE, pushOrFall)
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect((await look(page)).armed).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('.prompt').waitFor()
  await page.keyboard.press('2')
  expect(await page.locator('.prompt .answer.confirm').count()).toBe(1)
  await page.keyboard.press('1')
  await expect.poll(() => question(page)).toContain('pushed?')
  expect(await page.locator('.prompt').count()).toBe(0)
})

it('answers the prompt by touch: above the tray, each choice large enough', async () => {
  const { page } = await openPosition('rr=1/0 ball=a1 h1@h20:63338 a1@h19', seedFor([2, ['d6'], all(2)]), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await square(page, 'h20').tap()
  await square(page, 'h22').tap()
  await square(page, 'h22').tap()
  await page.locator('.prompt').waitFor()
  const [prompt, tray] = [await page.locator('.prompt').boundingBox(), await page.locator('.tray').boundingBox()]
  if (!prompt || !tray) throw new Error('not on the screen')
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(tray.y + 1)
  expect(prompt.y).toBeGreaterThan(422)
  for (const choice of await page.locator('.prompt .answer').all()) {
    const box = await choice.boundingBox()
    expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: /Let it fail/ }).tap()
  await page.getByRole('button', { name: /Let it fail/ }).tap()
  await expect.poll(() => text(page, '.asked-team')).toContain('Away')
})

it('shows the dice that the other coach will choose from, and asks him', async () => {
  const seed = seedFor([2, ['block', 'block'], ([one, other]) => one === 3 && other === 1])
  const { page } = await openPosition('rr=1/0 ball=a1 h1@h12 a1@h13 a2@g13 a3@i13', seed)
  await square(page, 'h12').click()
  await dare(page, 'h13')
  await page.locator('.prompt .theirs').waitFor()
  expect(await text(page, '.prompt .theirs')).toMatch(/back one square.*goes down: turnover/)
  await clickAnswer(page, 'keep')
  await expect.poll(() => text(page, '.asked-team')).toContain('Away')
  expect((await look(page)).answers).toEqual(['useDie pushed', 'useDie attackerDown'])
})

it('changes to another player by a click, undoes that, and says why some clicks do nothing', async () => {
  const { page } = await openPosition('ball=a1 h1@h5 h2@c4 a1@b26', 1)
  await square(page, 'b26').click()
  expect(await text(page, '.refused')).toBe('Choose one of your own players first.')
  await square(page, 'h5').click()
  await square(page, 'h7').click()
  await square(page, 'c4').click()
  await expect.poll(() => question(page)).toContain('Home 2 (2): an action, or a square')
  expect(await square(page, 'h7').getAttribute('aria-label')).toContain('has acted')
  await page.keyboard.press('u')
  await expect.poll(() => question(page)).toContain('Home 1 (1): move')
  await square(page, 'c4').click()
  await square(page, 'h7').click()
  expect(await text(page, '.refused')).toBe('Home 1 (1) has acted this turn.')
  await square(page, 'b26').click()
  expect(await text(page, '.refused')).toBe('Home 2 (2) cannot get at Away 1 <1>.')
  // The player is still chosen.
  expect(await question(page)).toContain('Home 2')
})

it('needs a second click as often as the coach has set: never for a dodge, or even for a safe step', async () => {
  const { page } = await openPosition('rr=1/0 h1@h5:63338.o h2@c3 a1@h6', seedFor([2, ['d6'], all(6)]))
  const match = page.url()
  const set = async (limit: string): Promise<void> => {
    await page.goto(`${bench.address}#/settings`)
    await page.getByRole('radio', { name: limit }).check()
    await page.goto(match)
    await settled(page)
  }
  await set('Always ask')
  await square(page, 'c3').click()
  await square(page, 'c5').click()
  expect((await look(page)).armed).toBe(true)
  // One in nine.
  await set('More than 10 %')
  await square(page, 'h5').click()
  await square(page, 'h3').click()
  expect((await look(page)).armed).toBe(true)
  await set('More than 25 %')
  await square(page, 'h5').click()
  await square(page, 'h3').click()
  await expect.poll(() => square(page, 'h3').getAttribute('aria-label')).toContain('has the ball')
})

it('gives an automatic answer to the re-roll, and still asks for the die', async () => {
  const { page } = await openPosition(TWO_DICE, pushOrFall)
  await square(page, 'h12').click()
  await dare(page, 'h13')
  await page.locator('.prompt').waitFor()
  await (await reveal(page.getByLabel('Never ask again:'))).selectOption({ label: 'always: Keep it' })
  await page.reload()
  await expect.poll(() => page.locator('.asked-question[data-kind="blockDie"]').count()).toBe(1)
  expect((await look(page)).answers).toEqual(['useDie pushed', 'useDie attackerDown'])
})

// Protection against mistakes: a warning before a turn ends, undo as long as no die was rolled, conceding, the clock, secrets
// between two coaches, sound off by default, automatic answers.
import { describe, expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickInMenu, look, reveal, settled } from '../support/driver.ts'
import { hiddenDecision, savedBefore } from '../support/kinds.ts'
import { all, dare, keepPosition, openPosition, question, reload, seedFor, square, text } from '../support/scenes.ts'
import { keepMatches } from '../support/shelf.ts'

describe('second thoughts', () => {
  it('asks before a turn ends while players could act, and not when none could', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 h2@c4 a1@b20', 1)
    await clickAnswer(page, 'endTurn')
    expect(await text(page, '.sure')).toContain('2 players have not acted')
    expect(await text(page, '.asked-team')).toContain('Home')
    await clickAnswer(page, 'endTurn')
    await expect.poll(() => text(page, '.asked-team')).toContain('Away')
    await square(page, 'b20').click()
    await square(page, 'b19').click()
    await clickAnswer(page, 'endAction')
    await settled(page)
    await clickAnswer(page, 'endTurn')
    await expect.poll(() => text(page, '.asked-team')).toContain('Home')
  })

  it('lets both kinds of second click be switched off', async () => {
    const { page } = await openPosition('rr=0/0 h1@h5:63338.o h2@c3 a1@h6', seedFor([2, ['d6'], all(6)]))
    const match = page.url()
    await page.goto(`${bench.address}#/settings`)
    await page.getByRole('checkbox', { name: /before ending a turn/ }).uncheck()
    await page.getByRole('radio', { name: 'Never ask' }).check()
    await page.goto(match)
    await settled(page)
    await square(page, 'h5').click()
    await square(page, 'h3').click()
    await expect.poll(() => square(page, 'h3').getAttribute('aria-label')).toContain('has the ball')
    await clickAnswer(page, 'endAction')
    await clickAnswer(page, 'endTurn')
    await expect.poll(() => text(page, '.asked-team')).toContain('Away')
  })

  it('saves a choice even if the page is left at the same moment', async () => {
    const { page } = await bench.visit()
    await page.goto(`${bench.address}#/settings`)
    const question = page.getByRole('checkbox', { name: /before ending a turn/ })
    for (const wanted of [false, true, false, true, false]) {
      await Promise.all([
        page.waitForEvent('load'),
        question.evaluate((box: HTMLInputElement) => {
          box.click()
          location.reload()
        }),
      ])
      expect(await question.isChecked()).toBe(wanted)
    }
  })

  it('undoes a whole route, but nothing that a die has followed', async () => {
    const { page } = await openPosition('ball=a1 h1@h5 h2@h12:63338 a1@h13', seedFor([6, ['d6'], all(6)]))
    await square(page, 'h5').click()
    await square(page, 'h8').click()
    await expect.poll(() => square(page, 'h8').getAttribute('aria-label')).toContain('home')
    await page.keyboard.press('u')
    await expect.poll(() => square(page, 'h5').getAttribute('aria-label')).toContain('home')
    // He is still chosen.
    await square(page, 'h8').click()
    await clickAnswer(page, 'endAction')
    await square(page, 'h12').click()
    await dare(page, 'h10')
    await expect.poll(() => square(page, 'h10').getAttribute('aria-label')).toContain('home')
    // The second square was a step without a roll; before it a die was rolled.
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => square(page, 'h10').getAttribute('aria-label')).not.toContain('home')
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
    expect(await square(page, 'h8').getAttribute('aria-label')).toContain('home')
  })
})

it('concedes only after a second click, and the match is over', async () => {
  const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
  await clickInMenu(page, 'Concede')
  expect((await look(page)).over).toBe(false)
  await page.getByRole('button', { name: 'Really concede?' }).click()
  await page.locator('.full-time').waitFor()
  expect(await text(page, '.full-time')).toContain('Away win by concession')
  await page.reload()
  await page.locator('.full-time').waitFor()
})

it('counts a turn down if the coach wants it, and ends it when the time is up', async () => {
  const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
  await keepPosition(page)
  const match = page.url()
  await page.goto(`${bench.address}#/settings`)
  expect(await page.locator('.clock').count()).toBe(0)
  await page.getByRole('radio', { name: '2 minutes' }).check()
  await page.clock.install()
  await page.goto(match)
  await page.locator('.clock').waitFor()
  await page.clock.runFor(61_000)
  expect(await text(page, '.clock')).toMatch(/^(1:00|0:59)$/)
  // A reload does not give time back.
  await page.reload()
  await page.locator('.clock').waitFor()
  expect(await text(page, '.clock')).toMatch(/^(1:00|0:5\d)$/)
  await page.clock.runFor(50_000)
  expect(await page.locator('.clock.short').count()).toBe(1)
  expect(await text(page, '.asked-team')).toContain('Home')
  await page.clock.runFor(11_000)
  await expect.poll(() => text(page, '.asked-team')).toContain('Away')
  expect(await text(page, '.clock')).toMatch(/^(2:00|1:5\d)$/)
})

it('shows a secret choice only after the other coach has looked away', async () => {
  const hidden = hiddenDecision(playableEditions.map(({ id }) => id))
  const { page } = await bench.visit()
  await page.goto(bench.address)
  await page.locator('.kick-off').waitFor()
  await keepMatches(page, [savedBefore(hidden.edition, 'secret', hidden.decision)])
  await page.goto(`${bench.address}#/match/secret`)
  await settled(page)
  const veiled = async (): Promise<void> => {
    expect(await question(page)).toContain('Only for')
    expect(await page.locator('.curtain .answer').getAttribute('data-answer')).toBe('show')
    expect(await page.locator(':is(.tray, .prompt) .answer, .asked-question[data-kind]').count()).toBe(0)
    expect(await page.locator('.table').getAttribute('inert')).not.toBeNull()
  }
  await veiled()
  // A key for an answer that is hidden must not give it.
  await page.keyboard.press('2')
  await veiled()
  await page.locator('.curtain .answer').click()
  expect(await page.locator(`.asked-question[data-kind="${hidden.decision.kind}"]`).count()).toBe(1)
  await page.reload()
  await settled(page)
  await veiled()
  // By keyboard only: shown, and then answered.
  await page.keyboard.press('1')
  await page.locator(`.asked-question[data-kind="${hidden.decision.kind}"]`).waitFor()
  const asked = await text(page, '.asked-of')
  await page.keyboard.press('1')
  await expect.poll(() => text(page, '.asked-of')).not.toBe(asked)
})

it('is silent until sound is turned on', async () => {
  /** Plays a move; how many sounds were heard until now. */
  const visit = async (sound: boolean): Promise<() => Promise<number>> => {
    const { page } = await bench.visit()
    await page.addInitScript(() => {
      const heard = { count: 0 }
      Object.assign(window, { heard })
      // Each kind of sound source starts in its own way.
      for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
        const start = prototype.start
        prototype.start = function (...when: [number?]) {
          heard.count++
          start.apply(this, when)
        }
      }
    })
    await page.goto(`${bench.address}#/settings`)
    if (sound) await page.getByRole('checkbox', { name: /^Whistle/ }).check()
    await page.goto(
      `${bench.address}?seed=3#/position/${encodeURIComponent(`${playableEditions[0].id} turn=home:1/0 h1@h5 h2@c3 a1@h6`)}`,
    )
    await settled(page)
    await square(page, 'h5').click()
    await dare(page, 'h3')
    await expect.poll(() => text(page, '.log-lines')).not.toContain('on their way')
    return async () => (await page.evaluate('window.heard.count')) as number
  }
  const silent = await visit(false)
  // It takes a moment until a sound is made: by then one would have been heard on the silent page too.
  await expect.poll(await visit(true)).toBeGreaterThan(0)
  expect(await silent()).toBe(0)
})

it('gives an automatic answer, lists it in words, and asks again when it is removed', async () => {
  const seed = seedFor([2, ['block', 'block'], ([one, other]) => one === 1 && other === 3])
  const { page } = await openPosition('rr=0/0 ball=a1 h1@h12 h2@g12 a1@h13 a2@c20', seed)
  await square(page, 'h12').click()
  await dare(page, 'h13')
  await clickAnswer(page, 'useDie pushed')
  await square(page, 'h14').click()
  await expect.poll(() => question(page)).toContain('follow up')
  await reload(page)
  await (await reveal(page.getByLabel('Never ask again:'))).selectOption({ label: 'always: Stay' })
  await clickInMenu(page, 'Settings')
  expect(await text(page, '.fixtures')).toMatch(/Follow up\?\s*Always: Stay/)
  await page.goBack()
  // Answered automatically as soon as the match is open again.
  await expect.poll(() => question(page)).not.toContain('follow up')
  expect(await square(page, 'h12').getAttribute('aria-label')).toContain('home')
  await page.goto(`${bench.address}#/settings`)
  // The first of them is the one that every coach begins with: always try to catch.
  await page.getByRole('button', { name: 'Ask again' }).last().click()
  expect(await text(page, '.fixtures')).not.toContain('Follow up?')
  await page.getByRole('button', { name: 'Ask again' }).click()
  expect(await page.getByText('None. A question in a match offers to keep its answer.').count()).toBe(1)
})

it('restores a match that was deleted by mistake', async () => {
  const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
  await keepPosition(page)
  await page.goto(`${bench.address}#/`)
  const saved = page.locator('.saved .fixtures li')
  await expect.poll(() => saved.count()).toBe(1)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect.poll(() => saved.count()).toBe(0)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => saved.count()).toBe(1)
  await saved.getByRole('link').first().click()
  await settled(page)
})

// Two tabs of one browser with the same match: one plays, the other follows live and can take over; nothing saved is lost.
import { type Input, type Match, readInput } from '@double-skulls/engine'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { serious } from '../support/axe.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench, type Visit } from '../support/browser.ts'
import { clickAnswer, look, settled } from '../support/driver.ts'
import { keepPosition, openPosition, square, text } from '../support/scenes.ts'
import { keepMatches, keptMatch } from '../support/shelf.ts'

const idOf = (page: Page): string => /#\/match\/([\w-]+)/.exec(page.url())?.[1] ?? ''

const banner = (page: Page, role: 'following' | 'vacant' | 'gone'): Promise<void> =>
  page.locator(`.other-tab.${role}`).waitFor()

const playHere = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play here' }).click()

/** The places of all players, and the log: all that a coach sees of a match. */
const sight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('.cell')].map((cell) =>
      (cell.getAttribute('aria-label') ?? '').replace(/, (can be|reached).*$/, ''),
    )
    const lines = [...document.querySelectorAll('.log li')].filter((line) => !line.closest('.since'))
    const told = lines.map((line) => line.textContent)
    return JSON.stringify([
      document.querySelector('.score')?.textContent,
      cells.filter((one) => one.includes(',')),
      told,
    ])
  })

const sameSight = async (one: Page, two: Page): Promise<void> => {
  await expect
    .poll(async () => [await sight(one), await sight(two)])
    .toSatisfy(([first, second]: readonly string[]) => first === second)
}

const inputs = async (page: Page): Promise<readonly string[]> => (await keptMatch(page, idOf(page))).inputs

const kindOf = (page: Page): Promise<string | null> => page.locator('.asked-question').getAttribute('data-kind')

/** Home's turn, and no player near another: a step needs no die. */
const POSITION = 'turn=home:2/1 h1@h5 h2@e8 h3@k8 a1@h20 a2@e20 ball=c3'

/** A match for two coaches at this screen, in its first tab. */
const openOne = async (options?: BrowserContextOptions): Promise<Visit> => {
  const visit = await openPosition(POSITION, 7, options)
  await keepPosition(visit.page)
  return visit
}

/** The same match in a second tab. */
const openTwo = async (options?: BrowserContextOptions): Promise<Visit & { readonly two: Page }> => {
  const visit = await openOne(options)
  const two = await visit.newTab()
  await two.goto(visit.page.url())
  await banner(two, 'following')
  return { ...visit, two }
}

/** A player takes a step, which is saved, and could take another. */
const walk = async (page: Page, from = 'h5', to = 'h6'): Promise<void> => {
  await settled(page)
  await square(page, from).click()
  await square(page, to).click()
  await expect.poll(async () => (await inputs(page)).at(-1)).toBe(`step@${to}`)
  await page.locator('.asked-question[data-kind="activation"]').waitFor()
}

describe('a match in two tabs', () => {
  it('is shown live in the second tab, which cannot answer', async () => {
    const { page, two, complaints } = await openTwo()
    await walk(page)
    await sameSight(page, two)
    expect(await two.locator('.players .token').count()).toBe(5)
    expect(await two.locator('.asked-question').count()).toBe(0)
    expect((await look(two)).squares).toEqual([])
    expect(await text(two, '.asked-there')).toContain(await text(page, '.asked-team').then((team) => team.trim()))
    const before = await inputs(page)
    // A click where the first tab could choose a player.
    await square(two, 'e8').click()
    await square(two, 'h7').click()
    for (const key of ['u', '1', 'n', 'm']) await two.keyboard.press(key)
    expect(await inputs(page)).toEqual(before)
    expect(complaints).toEqual([])
  })

  it('is taken over at the current decision, and back again, and every answer is saved', async () => {
    const { page, two, complaints } = await openTwo()
    await walk(page)
    const before = await inputs(page)
    await playHere(two)
    await settled(two)
    await banner(page, 'following')
    expect(await page.locator('.asked-question').count()).toBe(0)
    expect(await inputs(two)).toEqual(before)
    await clickAnswer(two, 'endAction')
    await walk(two, 'e8', 'e9')
    await sameSight(two, page)
    const later = await inputs(two)
    expect(later.slice(0, before.length)).toEqual(before)
    await playHere(page)
    await settled(page)
    await banner(two, 'following')
    await sameSight(page, two)
    await page.reload()
    await settled(page)
    expect(await inputs(page)).toEqual(later)
    await banner(two, 'following')
    expect(complaints).toEqual([])
  })

  it('undoes in the second tab what is undone in the first', async () => {
    const { page, two } = await openTwo()
    await walk(page)
    await sameSight(page, two)
    const moved = (await inputs(page)).length
    await page.keyboard.press('u')
    await expect.poll(async () => (await inputs(page)).length).toBeLessThan(moved)
    await sameSight(page, two)
  })

  it('can be continued at once when the playing tab is closed', async () => {
    const { page, two, complaints } = await openTwo()
    await walk(page)
    const before = await inputs(page)
    await two.waitForTimeout(1000)
    await page.close()
    await banner(two, 'vacant')
    await playHere(two)
    await settled(two)
    expect(await kindOf(two)).toBe('activation')
    expect(await inputs(two)).toEqual(before)
    expect(complaints).toEqual([])
  })

  it('stays with the tab that played when it is reloaded, or leaves for another page and returns', async () => {
    const { page, two, complaints } = await openTwo()
    await walk(page)
    await two.waitForTimeout(1000)
    for (let i = 0; i < 3; i++) {
      await page.reload()
      await settled(page)
      expect(await page.locator('.other-tab').count()).toBe(0)
    }
    await page.getByRole('link', { name: 'Statistics' }).click()
    await page.getByRole('link', { name: 'Back to the match' }).click()
    await settled(page)
    await banner(two, 'following')
    expect(complaints).toEqual([])
  })

  it('lets only the bot of the playing tab answer', async () => {
    const engine = engineNamed(playableEditions[0].id)
    if (!engine) throw new Error('no edition')
    const home = ({ clock, turn }: Match): boolean => clock.home === 2 && turn.running && turn.side === 'home'
    const kept = botMatch({ edition: engine, seed: 5, until: (_, match) => home(match) })
    const { page, complaints, newTab } = await bench.visit()
    await page.goto(bench.address)
    await page.locator('.kick-off').waitFor()
    await keepMatches(page, [kept])
    await page.goto(`${bench.address}#/match/${kept.id}`)
    await settled(page)
    const two = await newTab()
    await two.goto(page.url())
    await banner(two, 'following')
    await clickAnswer(page, 'endTurn')
    if ((await page.locator('.sure').count()) > 0) await clickAnswer(page, 'endTurn')
    // Back and forth while the bot is thinking.
    for (const by of [two, page, two]) {
      await by.waitForTimeout(150)
      await playHere(by)
      await by.locator('.other-tab').waitFor({ state: 'detached' })
    }
    await settled(two)
    await banner(page, 'following')
    await sameSight(two, page)
    const now = await keptMatch(two, kept.id)
    expect(now.inputs.length).toBeGreaterThan(kept.inputs.length + 3)
    expect(now.inputs.slice(0, kept.inputs.length)).toEqual(kept.inputs)
    // The inputs lead to the state that was saved with them: no answer is doubled and none is missing.
    if (!('setup' in kept.beginning)) throw new Error('no line-ups')
    const match = engine.start(kept.beginning.setup)
    for (const line of now.inputs) engine.apply(match, readInput(engine.rules.pitch, line) as Input)
    expect(JSON.stringify(match)).toBe(now.state)
    expect(complaints).toEqual([])
  })

  it('has one clock, which does not restart in the other tab', async () => {
    const visit = await bench.visit()
    await visit.page.goto(`${bench.address}#/settings`)
    await visit.page.getByRole('radio', { name: '2 minutes' }).check()
    await visit.page.goto(
      `${bench.address}?seed=7#/position/${encodeURIComponent(`${playableEditions[0].id} ${POSITION}`)}`,
    )
    await settled(visit.page)
    await keepPosition(visit.page)
    const two = await visit.newTab()
    await two.goto(visit.page.url())
    await banner(two, 'following')
    const seconds = async (page: Page): Promise<number> => {
      const [minutes, rest] = (await text(page, '.clock')).split(':')
      return Number(minutes) * 60 + Number(rest)
    }
    await expect.poll(() => seconds(visit.page)).toBeLessThan(118)
    await expect.poll(async () => Math.abs((await seconds(visit.page)) - (await seconds(two)))).toBeLessThan(2)
    const left = await seconds(visit.page)
    await playHere(two)
    await settled(two)
    expect(await seconds(two)).toBeLessThanOrEqual(left)
    const stopped = await seconds(two)
    await expect.poll(() => seconds(two)).toBeLessThan(stopped)
    await expect.poll(async () => Math.abs((await seconds(visit.page)) - (await seconds(two)))).toBeLessThan(2)
  })
})

describe('a match deleted in another tab', () => {
  it('stops in the playing tab, can be saved again there, and is back in the list', async () => {
    const { page, newTab, complaints } = await openTwo()
    await walk(page)
    const before = await inputs(page)
    const home = await newTab()
    await home.goto(bench.address)
    await home.getByRole('button', { name: /^Delete/ }).click()
    await banner(page, 'gone')
    expect(await page.locator('.asked-question').count()).toBe(0)
    await home.reload()
    await home.locator('.kick-off').waitFor()
    expect(await home.locator('.fixtures li').count()).toBe(0)
    await page.getByRole('button', { name: 'Keep it and play on' }).click()
    await settled(page)
    expect(await inputs(page)).toEqual(before)
    await expect.poll(() => home.locator('.fixtures li').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('goes on in the playing tab when it is restored', async () => {
    const { page, newTab } = await openTwo()
    await walk(page)
    const home = await newTab()
    await home.goto(bench.address)
    await home.getByRole('button', { name: /^Delete/ }).click()
    await banner(page, 'gone')
    await home.getByRole('button', { name: 'Bring it back' }).click()
    await settled(page)
    expect(await kindOf(page)).toBe('activation')
  })
})

describe('pages beside a match that goes on', () => {
  it('say so, and show the rest on request', async () => {
    const { page, newTab, complaints } = await openTwo()
    const id = idOf(page)
    const watching = await newTab()
    await watching.goto(`${bench.address}#/replay/${id}`)
    await watching.locator('.timeline').waitFor()
    const counting = await newTab()
    await counting.goto(`${bench.address}#/match/${id}/statistics`)
    await counting.getByRole('heading', { name: 'Statistics' }).waitFor()
    await walk(page)
    const kept = (await inputs(page)).length
    await watching.getByRole('button', { name: 'Load the rest' }).click()
    await expect.poll(() => watching.locator('.timeline-track').getAttribute('aria-valuemax')).toBe(String(kept))
    await counting.getByRole('button', { name: 'Count again' }).click()
    await counting.getByRole('button', { name: 'Count again' }).waitFor({ state: 'detached' })
    await counting.locator('.statistics-stand').waitFor()
    await counting.goto(bench.address)
    await counting.getByRole('button', { name: /^Delete/ }).click()
    await watching.getByText('thrown away in another tab').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a tab that only looks on', () => {
  for (const options of [
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)
    it(`has no serious accessibility violation, ${options.colorScheme} at ${options.viewport.width}`, async () => {
      const { page, two } = await openTwo(options)
      const seen = async (role: 'following' | 'vacant' | 'gone'): Promise<void> => {
        await banner(two, role)
        expect({ role, found: await serious(two) }).toEqual({ role, found: [] })
        const box = await two.locator('.take-over').boundingBox()
        const { width, height } = options.viewport
        expect(box && box.y + box.height <= height && box.x + box.width <= width, role).toBe(true)
      }
      await seen('following')
      await two.waitForTimeout(1000)
      await page.goto(bench.address)
      await seen('vacant')
      await page.getByRole('button', { name: /^Delete/ }).click()
      await seen('gone')
    })
})

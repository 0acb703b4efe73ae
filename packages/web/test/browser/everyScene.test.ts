// Every kind of scene, from a recorded match: it is shown, over the pitch only, and the next key or click ends it.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { beatsOf } from '../../src/stage/beats.ts'
import type { Moment } from '../../src/stage/moment.ts'
import { openReplays } from '../support/replays.ts'

const path = new URL('../../../engine/test/golden/bugman-random.json', import.meta.url)
const recorded = readFileSync(path)
const reel = await reelOfRecord(JSON.parse(recorded.toString()))

/** The step in which a kind of scene comes first. */
const firstOf = (wanted: Moment['kind']): number =>
  reel.steps.findIndex((step, i) =>
    beatsOf(reel.engine, stateAt(reel, i), step).some(({ moment }) => moment?.kind === wanted),
  )

const kinds: readonly (readonly [Moment['kind'], string])[] = [
  ['weather', '[data-scene=weather] .card-line'],
  ['kickOff', '[data-scene=kickOff] .card-name'],
  ['turn', '[data-scene=turn] .turn-strip'],
  ['block', '.aimed.block .aim-tile.target'],
  ['foul', '.aimed.foul .aim-tile.target'],
  ['pass', '.aim-throw'],
  ['dice', '.beside .big-die'],
  ['turnover', '[data-scene=turnover] .cause b'],
  ['knockOut', '[data-scene=knockOut] .card-name'],
  ['casualty', '[data-scene=casualty] .card-name'],
  ['sendOff', '[data-scene=sendOff] .red-card'],
  ['half', '[data-scene=half] .whistle-score'],
  ['fullTime', '[data-scene=fullTime] .whistle-score'],
]

const ended = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[data-scene], .beside, .aimed:not(.asked)').count()).toBe(0)

it('shows every kind of scene over the pitch, and ends it on request', async () => {
  const { page, complaints } = await openReplays({ reducedMotion: 'no-preference' })
  const buffer = Buffer.from(recorded)
  await page.locator('input[type=file]').setInputFiles({ name: 'golden.json', mimeType: 'application/json', buffer })
  await page.locator('.timeline').waitFor()
  const address = page.url().replace(/\/\d+$/, '')
  for (const [i, [kind, selector]] of kinds.entries()) {
    const step = firstOf(kind)
    expect(step, kind).toBeGreaterThanOrEqual(0)
    await page.goto(`${address}/${step}`)
    await expect
      .poll(() => page.locator('.timeline-track').getAttribute('aria-valuenow'), { message: kind })
      .toBe(`${step}`)
    // If the pitch has the focus, arrow keys move from square to square.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('ArrowRight')
    await page.locator(selector).first().waitFor({ state: 'attached' })
    const [over, pitch] = await Promise.all(
      ['.moment-pitch', '.pitch-frame'].map((one) => page.locator(one).boundingBox()),
    )
    if (!over || !pitch) throw new Error('no pitch')
    expect(over.width, kind).toBeLessThanOrEqual(pitch.width + 1)
    expect(over.height, kind).toBeLessThanOrEqual(pitch.height + 1)
    if (i % 2 === 0) await page.keyboard.press('Enter')
    else await page.mouse.click(pitch.x + pitch.width / 2, pitch.y + pitch.height / 2)
    await ended(page)
  }
  expect(complaints).toEqual([])
})

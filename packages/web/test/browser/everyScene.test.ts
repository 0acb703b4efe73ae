// Every kind of scene, from a recorded match: it is shown, over the pitch only, and the next key or click ends it.
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { beatsOf } from '../../src/stage/beats.ts'
import type { Moment } from '../../src/stage/moment.ts'
import { playedRecord } from '../support/played.ts'
import { openReplays } from '../support/replays.ts'

const golden = readFileSync(new URL('../../../engine/test/golden/bugman-random.json', import.meta.url))

/** A match in which armour always holds, every time with two ones, so that the crowds riot and invade the pitch. */
const wild = (): MatchRecord => {
  const crowds = [
    [6, 6],
    [5, 6],
  ]
  return playedRecord({
    ...{ edition: 'second:companion', seed: 3, most: 900 },
    dice: (why) => {
      if (why === 'armour') return [1, 1]
      if (why === 'hooliganism') return [1]
      return why === 'crowd' ? (crowds.shift() ?? null) : null
    },
  })
}

type Wanted = readonly (readonly [Moment['kind'], string])[]

const kinds: Wanted = [
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

const ofCrowds: Wanted = [
  ['crowd', '[data-scene=crowd] .crowd .fans'],
  ['riot', '[data-scene=riot] .toll dd'],
  ['invasion', '[data-scene=invasion] .tag b'],
]

const ended = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[data-scene], .beside, .aimed:not(.asked)').count()).toBe(0)

const everyScene = async (buffer: Buffer, wanted: Wanted): Promise<void> => {
  const reel = await reelOfRecord(JSON.parse(buffer.toString()))
  /** The step in which a kind of scene comes first. */
  const firstOf = (kind: Moment['kind']): number =>
    reel.steps.findIndex((step, i) =>
      beatsOf(reel.engine, stateAt(reel, i), step).some(({ moment }) => moment?.kind === kind),
    )
  const { page, complaints } = await openReplays({ reducedMotion: 'no-preference' })
  await page.locator('input[type=file]').setInputFiles({ name: 'golden.json', mimeType: 'application/json', buffer })
  await page.locator('.timeline').waitFor()
  const address = page.url().replace(/\/\d+$/, '')
  for (const [i, [kind, selector]] of wanted.entries()) {
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
}

it('shows every kind of scene over the pitch, and ends it on request', () => everyScene(golden, kinds))

it('shows a crowd that goes wild, a riot and a pitch invasion, too', () =>
  everyScene(Buffer.from(JSON.stringify(wild())), ofCrowds))

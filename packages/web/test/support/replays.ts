// A replay in the browser, and whether it shows what it should: the same record for every test of replays. Neighbours: played.ts,
// ../browser/replay.test.ts, ../browser/replayFiles.test.ts.
import { squareName } from '@double-skulls/engine'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { bench, type Visit } from './browser.ts'
import { playedRecord } from './played.ts'
import { text } from './scenes.ts'

export const record = playedRecord({ edition: playableEditions[0].id, seed: 12 })
export const reel = await reelOfRecord(record)
export const file = { name: 'derby.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }

export const openReplays = async (options?: BrowserContextOptions): Promise<Visit> => {
  const visit = await bench.visit(options)
  await visit.page.goto(`${bench.address}#/replays`)
  await visit.page.locator('.open-record').waitFor()
  return visit
}

export const openRecord = async (options?: BrowserContextOptions): Promise<Visit> => {
  const visit = await openReplays(options)
  await visit.page.locator('input[type=file]').setInputFiles(file)
  await visit.page.locator('.timeline').waitFor()
  return visit
}

export const positionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.timeline-track').getAttribute('aria-valuenow'))

/** The page shows exactly the state of that position: the score, and every player on his square. */
export const expectMoment = async (page: Page, position: number): Promise<void> => {
  await expect.poll(() => positionOf(page)).toBe(position)
  const { squads, players } = stateAt(reel, position)
  expect(await text(page, '.score')).toBe(`${squads.home.score} : ${squads.away.score}`)
  const { pitch } = reel.engine.rules
  const standing = players.filter(({ place }) => place === 'pitch').map(({ at }) => squareName(pitch, at))
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('.cell')]
      .map((cell) => cell.getAttribute('aria-label') ?? '')
      .filter((label) => /,.*(home|away)/.test(label))
      .map((label) => label.split(',')[0]),
  )
  expect([...shown].sort()).toEqual([...standing].sort())
}

/** A point of the time line, by its fraction of the whole. */
export const trackAt = async (page: Page, share: number): Promise<{ x: number; y: number }> => {
  const box = await page.locator('.timeline-track').boundingBox()
  if (!box) throw new Error('no time line')
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

// The result card as a picture: from the final whistle and from the statistics, with any team names.
import type { Engine } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import type { SavedMatch } from '../../src/match/savedMatch.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench } from '../support/browser.ts'
import { bytesOf } from '../support/download.ts'
import { keepMatches } from '../support/shelf.ts'

const engine = engineNamed(playableEditions[0].id) as Engine

/** Names that break careless drawings: markup characters, and sixty letters without a space. */
const NAMES = { home: 'Fish & <b>Chips</b> "United" 骷髅', away: 'Q'.repeat(60) }

const renamed = (saved: SavedMatch): SavedMatch => {
  if (!('setup' in saved.beginning)) throw new Error('no line-ups')
  const { setup } = saved.beginning
  const named = { ...setup, home: { ...setup.home, name: NAMES.home }, away: { ...setup.away, name: NAMES.away } }
  const { squads } = saved.state
  return {
    ...saved,
    beginning: { setup: named },
    state: {
      ...saved.state,
      squads: { home: { ...squads.home, name: NAMES.home }, away: { ...squads.away, name: NAMES.away } },
    },
  }
}

const saved = async (page: Page): Promise<{ readonly name: string; readonly png: Buffer }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ])
  return { name: download.suggestedFilename(), png: await bytesOf(download) }
}

/** Its size, and the number of colours in parts of it: the score, a face, the figures. */
const seen = (page: Page, png: Buffer): Promise<{ readonly size: string; readonly colours: readonly number[] }> =>
  page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const coloursIn = (x: number, y: number, width: number, height: number): number => {
      const data = pen?.getImageData(x, y, width, height).data ?? []
      const found = new Set<string>()
      for (let i = 0; i < data.length; i += 4) found.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`)
      return found.size
    }
    return {
      size: `${image.width} ${image.height}`,
      colours: [coloursIn(420, 160, 380, 200), coloursIn(60, 180, 320, 260), coloursIn(440, 470, 320, 150)],
    }
  }, png.toString('base64'))

it('is a picture of 1200 × 630, the same from the final whistle and from the statistics', async () => {
  const whole = renamed(botMatch({ edition: engine, seed: 7, home: 14, away: 20 }))
  const { page, complaints } = await bench.visit({
    acceptDownloads: true,
    permissions: ['clipboard-write', 'clipboard-read'],
  })
  await page.goto(bench.address)
  await page.locator('.kick-off').waitFor()
  await keepMatches(page, [whole])
  await page.goto(`${bench.address}#/match/${whole.id}`)
  await page.getByRole('button', { name: /The card of the match/ }).click()
  const window = page.getByRole('dialog')
  expect(await window.getByRole('img').getAttribute('aria-label')).toContain(`Full time: ${NAMES.home}`)
  const first = await saved(page)
  expect(first.name).toMatch(/^fish-b-chips-b-united-.*q+\.png$/)
  const { size, colours } = await seen(page, first.png)
  expect(size).toBe('1200 630')
  for (const count of colours) expect(count).toBeGreaterThan(20)
  // No name leaves its column, and a name that is too long shows that it was cut off.
  const texts = await window.locator('svg text').evaluateAll((all) =>
    all.map((one) => {
      const { x, width } = (one as SVGTextElement).getBBox()
      return { x, end: x + width, text: one.textContent ?? '' }
    }),
  )
  expect(texts.filter(({ text }) => /^Q+…$/.test(text))).toHaveLength(1)
  for (const { x, end, text } of texts.filter(({ text: one }) => /^Q+|CHIPS|FISH/.test(one)))
    expect([text, x >= 140 && end <= 1060 && (end <= 450 || x >= 750)]).toEqual([text, true])
  await page.getByRole('button', { name: 'Copy the picture' }).click()
  await page.getByText('The picture is on the clipboard.').waitFor()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types))
  expect(types).toEqual(['image/png'])
  await window.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Statistics' }).first().click()
  const second = await saved(page)
  expect(second.png.equals(first.png)).toBe(true)
  expect(complaints).toEqual([])
})

// How much work it is for the page to show a preview after the pointer has moved over a square. Neighbours: work.ts,
// ../browser/quick.test.ts.
import type { Page } from 'playwright-core'
import { workOf } from './work.ts'

export interface Hovering {
  /** A text that the names of the squares must contain. */
  readonly over: string
  /** The highest number of squares, spread evenly over all. */
  readonly most: number
  /** How often squares are pointed at in all, each equally often. */
  readonly points: number
}

/** Runs in the browser: the numbers of the squares to point at. */
const squaresOver = ({ over, most }: Hovering): readonly number[] => {
  const all = [...document.querySelectorAll(`.cell[aria-label*="${over}"]`)].map((cell) =>
    Number(cell.getAttribute('data-square')),
  )
  const count = Math.min(most, all.length)
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)])
}

/** Runs in the browser: points at a square and waits until its preview is shown. */
const pointAt = async (square: number): Promise<void> => {
  const cell = document.querySelector<SVGRectElement>(`.cell[data-square="${square}"]`)
  if (!cell) throw new Error(`no square ${square}`)
  const isThere = (): boolean => {
    const aim = document.querySelector<SVGRectElement>('.aim-square')
    return (
      aim !== null &&
      Math.round(aim.x.baseVal.value) === Math.round(cell.x.baseVal.value) + 1 &&
      Math.round(aim.y.baseVal.value) === Math.round(cell.y.baseVal.value) + 1
    )
  }
  cell.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  while (!isThere())
    await new Promise<void>((done) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(0)
    })
}

/** Milliseconds of work for each of the squares, the best of its tries. Painting is not included. */
export const hoverWork = async (page: Page, hovering: Hovering): Promise<readonly number[]> => {
  const spent = await workOf(page)
  const best = new Map<number, number>()
  const squares = await page.evaluate(squaresOver, hovering)
  for (let i = 0; i * squares.length < hovering.points; i++)
    for (const square of squares) {
      const before = await spent()
      await page.evaluate(pointAt, square)
      best.set(square, Math.min(best.get(square) ?? Number.POSITIVE_INFINITY, (await spent()) - before))
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    }
  return [...best.values()]
}

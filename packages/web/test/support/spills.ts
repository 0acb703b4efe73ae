// What does not fit into the tray, measured in the browser at three sizes. Neighbour: kindsInPage.ts calls it at every kind of
// question.
import type { Page } from 'playwright-core'

const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Runs in the browser, when the next frames are drawn. */
const measure = async (): Promise<readonly string[]> => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const tray = document.querySelector('.tray')
  if (!tray) return ['no tray']
  const frame = tray.getBoundingClientRect()
  const found: string[] = []
  if (tray.scrollHeight > tray.clientHeight) found.push(`${tray.scrollHeight} high in ${tray.clientHeight}`)
  if (tray.scrollWidth > tray.clientWidth) found.push(`${tray.scrollWidth} wide in ${tray.clientWidth}`)
  for (const part of tray.querySelectorAll('.ask > *, .button-row > *')) {
    const { left, top, right, bottom, width } = part.getBoundingClientRect()
    const outside = left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1
    if (width > 0 && outside) found.push(`${part.className || part.textContent} leaves it`)
  }
  const [row] = tray.querySelectorAll('.button-row')
  const tops = new Set([...(row?.children ?? [])].map((one) => Math.round(one.getBoundingClientRect().top)))
  if (tops.size > 1) found.push('the buttons wrap')
  if ((row?.children.length ?? 0) > 6) found.push('more than five buttons and "More"')
  const weighed = tray.querySelector('.weighed')
  if (weighed && innerWidth > 1400 && weighed.scrollHeight > weighed.clientHeight + 1)
    found.push(`the odds are cut off: ${weighed.textContent}`)
  if (tray.textContent?.trim() === '') found.push('it is empty')
  return found
}

/** How long it is measured at most: odds come after the question, and the row of buttons adapts to them; a busy machine takes its time. */
const LIMIT = 15_000

const settledSpills = async (page: Page): Promise<readonly string[]> => {
  for (const began = performance.now(); ; ) {
    const found = await page.evaluate(measure)
    if (found.length === 0 || performance.now() - began > LIMIT) return found
  }
}

/** From the size that the page has at the end of the list, if it has that: another layout takes longer than measuring. */
export const spills = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  const last = page.viewportSize()?.width === sizes[sizes.length - 1].width
  for (const size of last ? [...sizes].reverse() : sizes) {
    await page.setViewportSize(size)
    found.push(...(await settledSpills(page)).map((what) => `${size.width} × ${size.height}: ${what}`))
  }
  return found
}

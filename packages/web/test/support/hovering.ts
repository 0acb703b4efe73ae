// How long the page takes from a pointer over a square to its preview. Runs in the browser: nothing but its argument is known
// there. Neighbours: ../browser/quick.test.ts.

export interface Hovering {
  /** What the names of the squares must contain. */
  readonly over: string
  /** Squares at most, spread evenly over all there are. */
  readonly squares: number
  /** How often each is pointed at; the best counts. */
  readonly tries: number
}

/** Milliseconds for each of the squares, the best of its tries. */
export const hoverTimes = async ({ over, squares, tries }: Hovering): Promise<readonly number[]> => {
  const rest = (): Promise<void> =>
    new Promise((done) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(0)
    })
  const all = [...document.querySelectorAll<SVGRectElement>(`.cell[aria-label*="${over}"]`)]
  const count = Math.min(squares, all.length)
  const cells = Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)])
  const point = (cell: Element): void => {
    cell.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  }
  const isThere = (cell: SVGRectElement): boolean => {
    const aim = document.querySelector<SVGRectElement>('.aim-square')
    return (
      aim !== null &&
      Math.round(aim.x.baseVal.value) === Math.round(cell.x.baseVal.value) + 1 &&
      Math.round(aim.y.baseVal.value) === Math.round(cell.y.baseVal.value) + 1
    )
  }
  const best = new Map<Element, number>()
  for (let i = 0; i < tries; i++)
    for (const cell of cells) {
      const began = performance.now()
      point(cell)
      while (!isThere(cell)) await rest()
      best.set(cell, Math.min(best.get(cell) ?? Number.POSITIVE_INFINITY, performance.now() - began))
      // What is drawn after it is not part of it.
      await new Promise((done) => requestAnimationFrame(done))
    }
  return [...best.values()]
}

// Plays inside the page by clicking its controls at random, much faster than from outside. Runs in the browser, where only its
// argument is known. Neighbour: ../browser/everyDecision.test.ts.

export interface Flight {
  readonly seed: number
  /** The highest number of clicks. */
  readonly most: number
}

export interface Landing {
  readonly over: boolean
  readonly clicks: number
  readonly kinds: readonly string[]
  /** The question when nothing could be clicked, or when clicks had no effect for long; '' when that never happened. */
  readonly stuck: string
}

export const autopilot = async ({ seed, most }: Flight): Promise<Landing> => {
  let state = seed
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
  }
  const any = <T>(list: readonly T[]): T => list[below(list.length)]
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const rest = (): Promise<void> =>
    new Promise((done) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(0)
    })
  const click = (element: Element): void => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }))
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse', button: 0 }))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  const kinds = new Set<string>()
  const asked = (): Element | null => document.querySelector('.asked-question')
  const over = (): boolean => document.querySelector('.full-time') !== null
  const landed = (clicks: number, stuck: string): Landing => ({ over: over(), clicks, kinds: [...kinds], stuck })
  let same = 0
  let before = ''
  for (let clicks = 0; clicks < most; clicks++) {
    for (let i = 0; i < 2000 && !asked() && !over(); i++) await rest()
    if (over()) return landed(clicks, '')
    const question = asked()
    const kind = question?.getAttribute('data-kind') ?? ''
    kinds.add(kind)
    const now = `${kind} ${question?.textContent} ${all('.log-line').length} ${document.querySelector('.log-line:last-child')?.textContent}`
    same = now === before ? same + 1 : 0
    before = now
    if (same > 400) return landed(clicks, now)
    const confirm = all('.answer.confirm:not(.curtain *)')
    const buttons = all('.curtain .answer, :is(.prompt, .tray) .answer[data-answer]')
    const end = buttons.filter((one) => one.getAttribute('data-answer') === 'endTurn')
    const deeds = buttons.filter((one) => /activate (?!move)/.test(one.getAttribute('data-answer') ?? ''))
    const cells = all('.cell[aria-label$="can be chosen"]')
    const reached = all('.cell[aria-label*="reached"]')
    const seats = all('.seat.usable')
    const modes = all('.mode')
    const ways: Element[][] = []
    if (confirm.length > 0) ways.push(confirm)
    else {
      if (modes.length > 0 && below(3) === 0) click(any(modes))
      if (deeds.length > 0) ways.push(deeds, deeds)
      if (cells.length > 0) ways.push(cells, cells)
      if (reached.length > 0) ways.push(reached)
      if (seats.length > 0 && (cells.length === 0 || below(5) === 0)) ways.push(seats)
      const others = buttons.filter((one) => !end.includes(one) && !deeds.includes(one))
      if (others.length > 0) ways.push(others)
      if (end.length > 0 && (ways.length === 0 || below(6) === 0)) ways.push(end)
    }
    if (ways.length === 0) return landed(clicks, `nothing to click: ${now}`)
    click(any(any(ways)))
    await rest()
  }
  return landed(most, '')
}

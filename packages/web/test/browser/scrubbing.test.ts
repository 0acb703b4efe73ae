// Scrubbing a replay is immediate, drawing included. Neighbours: replay.test.ts tests what is shown, quick.test.ts measures pages.
import { expect, it } from 'vitest'
import { openRecord, reel } from '../support/replays.ts'
import { workOf } from '../support/work.ts'

it('a jump in a replay takes less than 50 ms of work, drawing included', async () => {
  const { page } = await openRecord()
  const spent = await workOf(page)
  const JUMPS = 24
  const before = await spent()
  const missed = await page.evaluate(
    async ({ last, jumps }) => {
      const track = document.querySelector('.timeline-track')
      if (!track) throw new Error('no time line')
      const box = track.getBoundingClientRect()
      let far = 0
      for (let i = 0; i < jumps; i++) {
        const share = (i * 0.37) % 1
        const options = { bubbles: true, pointerId: 1, clientX: box.left + box.width * share, clientY: box.top + 4 }
        track.dispatchEvent(new PointerEvent('pointerdown', options))
        track.dispatchEvent(new PointerEvent('pointerup', options))
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
        if (Math.abs(Number(track.getAttribute('aria-valuenow')) - share * last) > 2) far++
      }
      return far
    },
    { last: reel.steps.length, jumps: JUMPS },
  )
  expect(missed).toBe(0)
  expect(((await spent()) - before) / JUMPS).toBeLessThan(50)
})

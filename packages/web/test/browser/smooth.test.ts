// Animations are smooth: on a processor four times slower, no task takes longer than 50 ms during a scene, the one that starts
// it included, and only transform and opacity are animated. Read from a trace; the best of some tries counts.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from '../support/driver.ts'
import { all, openPosition, seedFor, square } from '../support/scenes.ts'
import { slowdown } from '../support/slowProcessor.ts'
import { type Watched, watch } from '../support/tracing.ts'

const MOVING = { reducedMotion: 'no-preference' } as const
const LONGEST = 50
/** Other programs only ever lengthen a task, so the shortest of some tries is the nearest to its own work. */
const TRIES = 5

/** A pitch with all players on it. */
const CROWD = `h7@h17:73338+block+guard h3@g16 h4@i16 h6@i18+dodge h1@h13.p h2@e13 h10@k15+pass+sure-hands a1@h19:45559
a5@g20:63349+block a2@f18:44559 a6@k19:63349+block a9@h23 a11@d21 a10@j21 a3@i13:44559.s a7@j17:63349+block.p`.replaceAll(
  '\n',
  ' ',
)

interface Case {
  readonly words: string
  readonly seed: number
  readonly selector: string
  /** It must last at least this many milliseconds. */
  readonly lasts: number
  play(page: Page): Promise<void>
}

const cases: readonly (readonly [string, Case])[] = [
  [
    'a touchdown',
    {
      words: `rr=2/1 h11@c24:82347.o ${CROWD}`,
      seed: 1,
      selector: '[data-scene=touchdown]',
      lasts: 2000,
      play: async (page) => {
        await square(page, 'c24').click()
        await square(page, 'c26').click()
      },
    },
  ],
  [
    'a turnover',
    {
      words: `rr=0/0 turn=home:1/0 h11@c22:82347.o ${CROWD}`,
      seed: seedFor([2, ['d6'], all(1)]),
      selector: '[data-scene=turnover]',
      lasts: 1700,
      play: async (page) => {
        await square(page, 'c22').click()
        await square(page, 'b23').click()
        await page.locator('.answer.confirm').click()
      },
    },
  ],
  [
    'a block',
    {
      words: `rr=0/0 ball=a9 h8@d8 h9@e8 a8@d9 ${CROWD}`,
      seed: seedFor([2, ['block', 'block'], ([one, other]) => one === 1 && other === 6]),
      // Until the dice are offered for choice.
      selector: '.beside, .aimed:not(.asked)',
      lasts: 900,
      play: async (page) => {
        await square(page, 'd8').click()
        await square(page, 'd9').click()
        await page.locator('.answer.confirm').click()
      },
    },
  ],
]

it.each(cases)('%s plays without a long task', async (_name, { words, seed, selector, lasts, play }) => {
  let best: (Watched & { readonly longest: number }) | null = null
  for (let i = 0; i < TRIES && !(best && best.longest < LONGEST); i++) {
    const { page } = await openPosition(words, seed, MOVING)
    const times = await slowdown(page)
    const seen = await watch(page, selector, () => play(page))
    const longest = times * seen.tasks[0]
    if (!best || longest < best.longest) best = { ...seen, longest }
    await settled(page)
  }
  if (!best) throw new Error('nothing was watched')
  expect(best.lasted).toBeGreaterThan(lasts)
  expect(best.animated.length).toBeGreaterThan(0)
  expect(best.animated.filter((one) => one !== 'transform' && one !== 'opacity')).toEqual([])
  expect(best.longest).toBeLessThan(LONGEST)
})

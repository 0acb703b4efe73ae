// Axe checks every page, by night and by day, wide and narrow, and finds no violation.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { packTeam } from '../../src/teams/teamLink.ts'
import { findings } from '../support/axe.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, settled, startMatch } from '../support/driver.ts'
import { square } from '../support/scenes.ts'
import { keepMatches, keepRaw } from '../support/shelf.ts'
import { keepShared, spoiltTeam } from '../support/teams.ts'

const edition = playableEditions[0].id
const engine = engineNamed(edition)
if (!engine) throw new Error('no edition')

const running = botMatch({ edition: engine, seed: 5, until: (_, { clock }) => clock.home === 3 })
const finished = botMatch({ edition: engine, seed: 7, home: 14, away: 20 })
const broken = { id: 'bent', changedAt: 1, state: null }
const shared = `#/team-link/${await packTeam(spoiltTeam())}`
const position = encodeURIComponent(
  `${edition} turn=home:1/0 rr=1/1 h1@h12:63338.o h2@g12 h3@ko h4@casualty a1@h13 a2@c20 a3@reserves a4@off`,
)

/** The pages, and how to get there; a new page is a row. */
type Sight = readonly [name: string, open: (page: Page) => Promise<unknown>]

const at = (address: string, shown = 'h1'): Sight => [
  address,
  async (page) => {
    await page.goto(`${bench.address}${address}`)
    await page.locator(shown).first().waitFor()
  },
]

const sights: readonly Sight[] = [
  at('#/', '.newcomer'),
  at(`#/odds/${encodeURIComponent('crp: dodge 3+, 2block pow vs 2+ dogde')}`),
  at('#/positions', '.editor-tools'),
  at('#/practice', '.exercises'),
  at('#/practice/cage', '.asked-question'),
  at('#/rules'),
  at('#/rules/bb2020/skill/dodge'),
  at('#/rules/bb2020/team/amazon'),
  at('#/teams/new', '.founding'),
  at(shared, '.builder'),
  at('#/settings'),
  at('#/nowhere'),
  at('#/match/nowhere', '.trouble'),
  at(`#/before/${edition}/human/orc/rookie`, '.ware'),
  [
    'a page that cannot be loaded',
    async (page) => {
      // Without the script of its page there is only the error.
      await page.route(/StatisticsPage/, (route) => route.abort())
      await page.goto(`${bench.address}#/match/${running.id}/statistics`)
      await page.getByRole('heading', { name: 'Fumbled' }).waitFor()
      await page.locator('.crash-details summary').click()
      await page.unroute(/StatisticsPage/)
    },
  ],
  ['the builder', (page) => keepShared(page, `${bench.address}${shared}`)],
  [
    'the builder with something to undo',
    (page) =>
      page
        .getByRole('button', { name: /^Dismiss/ })
        .first()
        .click(),
  ],
  [
    'setting up',
    async (page) => {
      await startMatch(page, bench.address, { seed: 4, opponent: 'A friend, here' })
      await settled(page)
      await clickAnswer(page, 'kick')
      await page.locator('.missing').waitFor({ state: 'attached' })
    },
  ],
  at(`?seed=1#/position/${position}`, '.asked-question'),
  [
    'a plan that waits for a second click',
    async (page) => {
      await square(page, 'g12').click()
      await square(page, 'h13').click({ button: 'right' })
      await page.locator('.preview .chances').waitFor()
    },
  ],
  [
    'home, replays and teams with something kept',
    async (page) => {
      await keepMatches(page, [running, finished])
      await keepRaw(page, { shelf: 'matches', value: broken })
      await page.goto(`${bench.address}#/`)
      await page.locator('.unfinished .stamp').waitFor()
    },
  ],
  at('#/replays', '.fixtures li'),
  at('#/teams', '.team-row'),
  at(`#/match/${finished.id}`, '.card-stamp button'),
  ['the card of a match', (page) => page.locator('.card-stamp button').click()],
  [
    'statistics with every table open',
    async (page) => {
      await page.goto(`${bench.address}#/match/${finished.id}/statistics`)
      await page.locator('.plot').first().waitFor()
      for (const table of await page.locator('main summary').all()) await table.click()
    },
  ],
  at(`#/replay/${running.id}/60`, '.decision'),
]

const lights = ['night', 'day'] as const

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  it(`has no accessibility violation on any page, by night and by day, ${viewport.width} wide`, async () => {
    const { page } = await bench.visit({ viewport, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [name, open] of sights) {
      await open(page)
      for (const light of lights) {
        await page.evaluate((one) => {
          document.documentElement.dataset.light = one
        }, light)
        // The other theme differs only in colours.
        const told = await findings(page, light === 'night' ? 'everything' : 'colours')
        found.push(...told.map((one) => `${name}, ${light}: ${one}`))
      }
    }
    expect(found).toEqual([])
  })

// Axe looks at every page, light and dark, wide and narrow, and finds nothing serious.
import { expect, it } from 'vitest'
import { engineNamed, playableEditions } from '../../src/match/engines.ts'
import { packTeam } from '../../src/teams/teamLink.ts'
import { serious } from '../support/axe.ts'
import { botMatch } from '../support/botMatch.ts'
import { bench } from '../support/browser.ts'
import { settled, startMatch } from '../support/driver.ts'
import { keepMatches } from '../support/shelf.ts'
import { keepShared, spoiltTeam } from '../support/teams.ts'

const sights = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** Every page that is open without a match; a new page is a row. */
const addresses = [
  '#/',
  `#/odds/${encodeURIComponent('crp: dodge 3+, 2block pow vs 2+ dogde')}`,
  '#/positions',
  '#/practice',
  '#/practice/cage',
  '#/replays',
  '#/rules',
  '#/rules/bb2020/skill/dodge',
  '#/rules/bb2020/team/amazon',
  '#/teams',
  '#/teams/new',
  `#/team-link/${await packTeam(spoiltTeam())}`,
  '#/settings',
  '#/nowhere',
]

for (const sight of sights)
  it(`has no serious barrier, ${sight.colorScheme} at ${sight.viewport.width}`, async () => {
    const { page } = await bench.visit(sight)
    for (const address of addresses) {
      await page.goto(`${bench.address}${address}`)
      await page.locator('h1').first().waitFor()
      expect({ address, found: await serious(page) }).toEqual({ address, found: [] })
    }
    await keepShared(page, `${bench.address}#/team-link/${await packTeam(spoiltTeam())}`)
    expect({ address: 'the builder', found: await serious(page) }).toEqual({ address: 'the builder', found: [] })
    await page
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click()
    const afterwards = 'the builder with something to undo'
    expect({ address: afterwards, found: await serious(page) }).toEqual({ address: afterwards, found: [] })
    await startMatch(page, bench.address, { seed: 2, opponent: 'A friend, here' })
    await settled(page)
    expect({ address: 'a match', found: await serious(page) }).toEqual({ address: 'a match', found: [] })
    const engine = engineNamed(playableEditions[0].id)
    if (!engine) throw new Error('no edition')
    const kept = botMatch({ edition: engine, seed: 5, until: (_, { clock }) => clock.home === 3 })
    await keepMatches(page, [kept])
    await page.goto(`${bench.address}#/match/${kept.id}/statistics`)
    await page.locator('.plot').first().waitFor()
    for (const table of await page.locator('main summary').all()) await table.click()
    expect({ address: 'statistics', found: await serious(page) }).toEqual({ address: 'statistics', found: [] })
    // With matches on the shelf there is more on these pages.
    for (const address of ['#/', '#/replays', '#/teams']) {
      await page.goto(`${bench.address}${address}`)
      await page.locator('main li').first().waitFor()
      expect({ address, found: await serious(page) }).toEqual({ address, found: [] })
    }
    await page.goto(`${bench.address}#/replay/${kept.id}/60`)
    await page.locator('.decision').waitFor()
    expect({ address: 'a replay', found: await serious(page) }).toEqual({ address: 'a replay', found: [] })
  })

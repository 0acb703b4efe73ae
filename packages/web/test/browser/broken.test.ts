// Broken records in the store and broken addresses: no page is blank, everything else is shown, and a broken record can be saved
// as a file, removed and restored.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from '../support/axe.ts'
import { bench, type Visit } from '../support/browser.ts'
import { textOf } from '../support/download.ts'
import { reveal } from '../support/driver.ts'
import { savedFrom } from '../support/played.ts'
import { record } from '../support/replays.ts'
import { text } from '../support/scenes.ts'
import { keepMatches, keepRaw } from '../support/shelf.ts'
import { readyTeam } from '../support/teams.ts'

const sound = savedFrom(record, 'derby')
const { home, away } = sound.state.squads
const broken = { id: 'bad', changedAt: 5, state: { squads: { home: { name: 'Reavers' }, away: { name: 'Eye' } } } }

const savedBy = async (page: Page, button: string | RegExp): Promise<unknown> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return JSON.parse(await textOf(download))
}

/** Opens the client once, so that there is a store, and goes to a page. */
const open = async (address: string, prepare: (page: Page) => Promise<void>): Promise<Visit> => {
  const visit = await bench.visit({ acceptDownloads: true })
  await visit.page.goto(bench.address)
  await visit.page.locator('.kick-off').waitFor()
  await prepare(visit.page)
  await visit.page.goto(`${bench.address}${address}`)
  await visit.page.reload()
  return visit
}

describe('a broken record in the store', () => {
  it('is in the list of saved matches beside the others, and can be saved, removed and restored', async () => {
    const { page, complaints } = await open('#/', async (first) => {
      await keepMatches(first, [sound])
      for (const value of [broken, { id: 7 }, { id: 'older', changedAt: 1, state: null }])
        await keepRaw(first, { shelf: 'matches', value })
    })
    const rows = page.locator('.broken-rows li')
    await expect.poll(() => rows.count()).toBe(3)
    expect(await text(page, '.saved')).toContain(`${home.name} ${home.score} : ${away.score} ${away.name}`)
    expect(await page.locator('.kick-off').isVisible()).toBe(true)
    expect(await rows.filter({ hasText: 'Reavers against Eye' }).textContent()).toContain('"edition" must be a text')
    expect(await savedBy(page, 'Save as a file Reavers against Eye')).toEqual(broken)
    await page.getByRole('button', { name: 'Remove Reavers against Eye' }).click()
    await expect.poll(() => rows.count()).toBe(2)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByRole('button', { name: 'Remove "older"' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect.poll(() => rows.count()).toBe(2)
    expect(complaints).toEqual([])
  })

  it('is on the page of replays, and the others can be watched', async () => {
    const { page, complaints } = await open('#/replays', async (first) => {
      await keepMatches(first, [sound])
      await keepRaw(first, { shelf: 'matches', value: broken })
      await keepRaw(first, { shelf: 'replays', value: { id: 'r1', file: 'torn.json', changedAt: 1, state: 5 } })
    })
    const rows = page.locator('.broken-rows li')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await savedBy(page, 'Save as a file torn.json')).toMatchObject({ id: 'r1', file: 'torn.json' })
    await page.getByRole('button', { name: 'Remove torn.json' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('link', { name: home.name }).click()
    await page.locator('.timeline').waitFor()
    expect(complaints).toEqual([])
  })

  it('is on the page of teams, and the home page links there', async () => {
    const team = { ...readyTeam(), players: 'eleven' }
    const { page, complaints } = await open('#/', async (first) => {
      await keepRaw(first, { shelf: 'teams', value: { id: 'ok', team: readyTeam(), changedAt: 2 } })
      await keepRaw(first, { shelf: 'teams', value: { id: 'bad', team: { ...team, name: 'The Lost' }, changedAt: 1 } })
    })
    await page.getByRole('link', { name: 'see what can be done' }).click()
    await expect.poll(() => page.locator('.team-row').count()).toBe(1)
    expect(await text(page, '.broken-rows li')).toContain('The Lost')
    expect(await savedBy(page, /^Save as a file/)).toMatchObject({ team: { name: 'The Lost', players: 'eleven' } })
    await page.goto(`${bench.address}#/team/bad`)
    await expect.poll(() => text(page, '.trouble')).toContain('players')
    await page.getByRole('button', { name: 'Remove the team from this device' }).click()
    await page.getByText('The team is removed.').waitFor()
    await page.goto(`${bench.address}#/teams`)
    await page.locator('.team-row').waitFor()
    expect(await page.locator('.broken-rows li').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is reported on the settings page, and the defaults apply to the broken fields', async () => {
    const kept = { light: 'plaid', speed: 'instant', turnMinutes: 3 }
    const { page, complaints } = await bench.visit({ acceptDownloads: true })
    await page.goto(bench.address)
    await page.locator('.kick-off').waitFor()
    await keepRaw(page, { shelf: 'things', value: kept, key: 'settings' })
    await page.goto(`${bench.address}?again#/settings`)
    await expect.poll(() => text(page, '.broken-rows li')).toContain('"light"')
    expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Instant' }).isChecked()).toBe(true)
    expect(await savedBy(page, /^Save as a file/)).toEqual(kept)
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => page.locator('.broken-rows li').count()).toBe(0)
    await page.reload()
    await page.getByRole('radio', { name: '3 minutes' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Instant' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: '3 minutes' }).isChecked()).toBe(true)
    expect(await page.locator('.broken-rows li').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it.each(['#/match/bad', '#/match/bad/statistics', '#/replay/bad', '#/replay/bad/statistics'])(
    'is told at %s, where it can be saved, removed and brought back',
    async (address) => {
      const { page, complaints } = await open(address, (first) => keepRaw(first, { shelf: 'matches', value: broken }))
      await expect.poll(() => text(page, '.trouble')).toContain('"edition" must be a text')
      expect(await savedBy(page, 'Save the match as a file')).toEqual(broken)
      await page.getByRole('button', { name: 'Remove the match from this device' }).click()
      await page.getByRole('button', { name: 'Bring it back' }).click()
      await page.getByRole('button', { name: 'Remove the match from this device' }).waitFor()
      await page.reload()
      await expect.poll(() => text(page, '.trouble')).toContain('"edition" must be a text')
      expect(complaints).toEqual([])
    },
  )

  it('keeps a set-up that cannot be read until it is removed', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(`${bench.address}?seed=3#/`)
    await page.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ index: 2 })
    await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
    for (const roster of await page.evaluate(() =>
      [...document.querySelectorAll<HTMLSelectElement>('select')].slice(1, 3).map(({ value }) => value),
    ))
      await keepRaw(page, {
        shelf: 'things',
        value: [{ name: 'Bent', spots: 'all over' }],
        key: `formations ${roster}`,
      })
    await page.getByRole('button', { name: 'Kick off' }).click()
    await page.locator('.asked-question[data-kind="kickOrReceive"]').waitFor()
    await page.locator('.tray .answer').first().click()
    await (await reveal(page.locator('.broken-formation'))).waitFor()
    expect(await text(page, '.broken-formation')).toContain('"spots" must be a list')
    await page.keyboard.press('Escape')
    await (await reveal(page.locator('.tray .answer[data-answer^="formation"]').first())).click()
    await (await reveal(page.getByLabel('Name of this set-up'))).fill('Mine')
    await page.getByRole('button', { name: 'Keep this set-up' }).click()
    const mine = page.locator('.tray button', { hasText: 'Mine' }).first()
    await mine.waitFor({ state: 'attached' })
    expect(await page.locator('.broken-formation').count()).toBe(1)
    await (await reveal(page.locator('.broken-formation button', { hasText: 'Remove' }))).click()
    await expect.poll(() => page.locator('.broken-formation').count()).toBe(0)
    await mine.waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })
})

describe('a page that breaks', () => {
  /** Its shape is right and the engine can go on from it, but a player without a list of skills cannot be drawn. */
  const undrawable = {
    ...sound,
    id: 'odd',
    rules: 99,
    state: { ...sound.state, players: sound.state.players.map((one) => ({ ...one, skills: null })) },
  }

  it('says what happened, saves the record that was being opened, and links to the home page', async () => {
    const { page } = await open('#/match/odd', (first) => keepRaw(first, { shelf: 'matches', value: undrawable }))
    await page.getByRole('heading', { name: 'Fumbled' }).waitFor()
    expect(await text(page, '.trouble')).toMatch(/This page broke while it was drawn: .{10}/)
    expect(await savedBy(page, 'Save the match as a file')).toMatchObject({ id: 'odd', rules: 99 })
    const all = await savedBy(page, 'Save everything kept on this device as a file')
    expect(all).toMatchObject({ matches: [{ key: 'odd', value: { id: 'odd' } }] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Fumbled' }).waitFor()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'Fumbled' }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove the match from this device' }).click()
    await page.getByText('The match is removed.').waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.locator('.kick-off').waitFor()
    expect(await page.locator('.fixtures li').count()).toBe(0)
  })
})

describe('an address that is broken', () => {
  const addresses = [
    ...['#/%', '#%', '#/position/%', '#/position/%25', '#/position/%E0%A4%A', '#/position/', '#/position/=%'],
    ...['#/match/%', '#/match/%25', '#/match/%/statistics', '#/match/', '#/match/a/b/c', '#/match/__proto__'],
    ...['#/replay/%', '#/replay/%/%', '#/replay/%25/99999999999', '#/replay/%/statistics', '#/replays/%'],
    ...['#/team/%', '#/team/%25', '#/teams/%', '#/teams/new/%', '#/team-link/%', '#/team-link/%25', '#/team-link/AAAA'],
    ...['#/play/%', '#/play/%25', '#/odds/%', '#/odds/%25', '#/odds/__proto__: dodge', '#/settings/%'],
    ...['#/rules/%', '#/rules/%25/%25/%25', '#/rules/bb2020/%', '#/rules/bb2020/skill/%', '#/rules/constructor'],
    ...['#/rules/bb2020/constructor/constructor', '#/rules/__proto__/skill/dodge', '#?', '#/?%', '#//%'],
  ]

  it('shows a page that says so, everywhere', async () => {
    const { page, complaints } = await bench.visit()
    for (const address of addresses) {
      // To another page first, so that nothing remains of the page before.
      await page.goto(`${bench.address}#/settings`)
      await page.getByRole('radio', { name: 'Instant' }).waitFor()
      await page.goto(`${bench.address}${address}`)
      await expect.poll(() => page.getByRole('radio', { name: 'Instant' }).count()).toBe(0)
      await page.locator('h1').first().waitFor()
      await expect.poll(() => page.locator('main').innerText()).toMatch(/\w{3}/)
      expect({ address, title: await text(page, 'h1') }).not.toEqual({ address, title: 'Fumbled' })
    }
    expect(complaints).toEqual([])
  })

  it('accepts a position written by hand, with its slashes and blanks', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(`${bench.address}#/position/bb2020 half=1 turn=home:3/2 score=0-0 rr=0/0 ball=a20 h1@h5 a1@h12`)
    await page.locator('.asked-question').waitFor()
    expect(await text(page, '.strip-half')).toContain('1st half')
    expect(complaints).toEqual([])
  })
})

describe('unreadable records', () => {
  for (const sight of [
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)
    it(`have no serious accessibility violation, ${sight.colorScheme} at ${sight.viewport.width}`, async () => {
      const { page } = await bench.visit(sight)
      await page.goto(bench.address)
      await page.locator('.kick-off').waitFor()
      await keepRaw(page, { shelf: 'matches', value: broken })
      await keepRaw(page, { shelf: 'teams', value: { id: 'bad' } })
      await keepRaw(page, { shelf: 'replays', value: { id: 'bad' } })
      for (const address of ['#/replays', '#/teams', '#/match/bad', '#/replay/bad', '#/team/bad', '#/']) {
        await page.goto(`${bench.address}${address}`)
        await page.locator('.broken-rows, .rescue').first().waitFor()
        expect({ address, found: await serious(page) }).toEqual({ address, found: [] })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ address, wide }).toEqual({ address, wide: 0 })
      }
    })
})

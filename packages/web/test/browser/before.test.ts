// Before the match: what can be hired in the browser, by which side, and how it gets onto the pitch. Neighbours: src/before/,
// home/.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { packTeam } from '../../src/teams/teamLink.ts'
import { serious } from '../support/axe.ts'
import { bench } from '../support/browser.ts'
import { clickAnswer, clickInMenu, reveal, settled, startMatch } from '../support/driver.ts'
import { openPosition } from '../support/scenes.ts'
import { keepShared, veteranTeam } from '../support/teams.ts'

const open = (page: Page, pairing: string, seed = 7): Promise<unknown> =>
  page.goto(`${bench.address}?seed=${seed}#/before/${pairing}`)

const more = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `One more: ${name}`, exact: true }).click()

const left = (page: Page): Promise<string | null> => page.locator('.before-till b').textContent()

const allFor = (page: Page, team: string): Promise<void> =>
  page.getByRole('button', { name: `That is all for ${team}` }).click()

const money = async (page: Page, name: string): Promise<void> => {
  await page.locator('.match-terms summary').click()
  await page.getByRole('radio', { name }).check()
}

const kickedOff = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.pitch').waitFor()
}

describe('with inducements', () => {
  it('is a second button, and the first one still kicks off at once', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(`${bench.address}?seed=7#/`)
    await page.getByRole('combobox', { name: 'Your team' }).selectOption('human')
    await page.getByRole('button', { name: 'With inducements …' }).click()
    await page.getByRole('heading', { name: 'Before the match' }).waitFor()
    expect(page.url()).toMatch(/#\/before\/bb2020\/human\/[a-z-]+\/rookie$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Kick off' }).click()
    await page.locator('.pitch').waitFor()
    expect(complaints).toEqual([])
  })

  it('hires, gives back, says what is too expensive, and shows what the bot bought', async () => {
    const { page, complaints } = await bench.visit()
    await open(page, 'bb2020/human/orc/rookie')
    expect(await left(page)).toBe('105,000')
    await more(page, 'Bribe')
    expect(await left(page)).toBe('5,000')
    await page.getByRole('button', { name: 'One more: Weather Mage' }).click({ force: true })
    expect(await left(page)).toBe('5,000')
    expect(await page.locator('.ware', { hasText: 'Weather Mage' }).textContent()).toContain('25,000 short')
    await page.getByRole('button', { name: 'Give back: Bribe' }).click()
    expect(await left(page)).toBe('105,000')
    await page.getByRole('button', { name: 'One more: Weather Mage' }).press('Enter')
    expect(await left(page)).toBe('75,000')
    await allFor(page, 'Human')
    const bot = page.getByRole('article', { name: 'Orc' })
    expect(await bot.locator('.taken li').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Change it for Human' }).click()
    await page.getByRole('button', { name: 'One fewer: Weather Mage' }).click()
    await more(page, 'Bribe')
    await allFor(page, 'Human')
    await kickedOff(page)
    await page.locator('.dugout.home', { hasText: /Bribe|bribe/ }).waitFor()
    expect(complaints).toEqual([])
  })

  it('asks for the options of a mercenary, who is in the dugout with a star', async () => {
    const { page, complaints } = await bench.visit()
    await open(page, 'bb2020/human/orc/rookie')
    await money(page, 'Exhibition, 1,300,000')
    await more(page, 'Mercenary Human Lineman')
    await page.getByRole('combobox').selectOption({ label: 'Block · 50,000' })
    await page.getByRole('button', { name: 'Go on' }).click()
    expect(await left(page)).toBe('175,000')
    await more(page, 'Helmut Wulf')
    await allFor(page, 'Human')
    await kickedOff(page)
    await page.locator('.dugout.home', { hasText: 'Helmut' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is played in the weather that was rolled before it', async () => {
    const { page } = await bench.visit()
    await open(page, 'crp/human/orc/hotSeat', 3)
    const sky = (await page.getByText('The weather will be').textContent())?.replace(/.*: |\.$/g, '')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await kickedOff(page)
    await page
      .locator('.log-line', { hasText: sky ?? 'no weather' })
      .first()
      .waitFor()
  })

  it('moves gold in the edition with petty cash, and a friend decides after you', async () => {
    const { page, complaints } = await bench.visit()
    await open(page, 'crp/human/orc/hotSeat')
    await money(page, 'Full coffers, 300,000')
    await page.getByRole('combobox').selectOption({ label: '200,000' })
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'Orc: what to take along' }).waitFor()
    await page.getByRole('combobox').selectOption({ label: '100,000' })
    await page.getByRole('button', { name: 'Go on' }).click()
    await more(page, 'Wizard')
    expect(await left(page)).toBe('50,000')
    await allFor(page, 'Human')
    expect(await page.getByRole('article', { name: 'Orc' }).textContent()).toContain('Given for the difference')
    await more(page, 'Extra Team Training')
    await allFor(page, 'Orc')
    await kickedOff(page)
    expect(complaints).toEqual([])
  })

  it('offers only match options when nothing is sold', async () => {
    const { page } = await bench.visit()
    await page.goto(`${bench.address}#/`)
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('bugman')
    await page.getByRole('button', { name: 'With options …' }).click()
    await page.getByRole('radio', { name: 'Cup tie' }).check()
    expect(await page.locator('.shelf').count()).toBe(0)
    await kickedOff(page)
  })

  it('takes a saved team with journeymen, does not change its treasury, and survives a reload', async () => {
    const { page, complaints } = await bench.visit()
    const team = veteranTeam()
    const short = { ...team, players: team.players.map((one, i) => ({ ...one, missesNextGame: i > 8 })) }
    await keepShared(page, `${bench.address}#/team-link/${await packTeam(short)}`)
    const id = page.url().split('/team/')[1]
    await page.goto(`${bench.address}#/play/${id}`)
    const option = page.getByRole('combobox', { name: 'Your team' }).locator('option:checked')
    await expect.poll(() => option.textContent()).toBe(`${team.name} (journeymen: 2)`)
    await open(page, `${team.edition}/team%20${id}/orc/hotSeat`)
    await page.getByText('2 journeymen fill the team up').waitFor()
    await page.getByText('A friendly: the treasury').waitFor()
    await page.getByRole('combobox').selectOption({ label: '50,000' })
    await page.getByRole('button', { name: 'Go on' }).click()
    const sheet = page.getByRole('article', { name: team.name })
    await sheet.getByText('Moved from the treasury').waitFor()
    const told = await page.locator('main').textContent()
    await page.reload()
    await sheet.getByText('Moved from the treasury').waitFor()
    expect(await page.locator('main').textContent()).toBe(told)
    await page.goto(`${bench.address}#/team/${id}`)
    await expect.poll(() => page.locator('.builder').textContent()).toContain('70,000')
    expect(complaints).toEqual([])
  })

  it('says what is wrong with an address', async () => {
    const { page } = await bench.visit()
    await open(page, 'bb2020/martians/orc/rookie')
    await page.getByRole('alert').filter({ hasText: 'no team "martians"' }).waitFor()
    await open(page, 'bb2020/human/orc/nobody')
    await page.getByRole('alert').filter({ hasText: 'choose another opponent' }).waitFor()
  })

  it.each([
    ['light', { colorScheme: 'light' as const }],
    ['dark on a phone', { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } }],
  ])('has no barrier, %s', async (_, look) => {
    const { page } = await bench.visit(look)
    await open(page, 'bb2020/human/orc/rookie')
    await more(page, 'Bribe')
    await page.locator('.match-terms summary').click()
    expect(await serious(page)).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await allFor(page, 'Human')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before-asked')
    expect(await serious(page)).toEqual([])
  })
})

describe('the first page', () => {
  const picked = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => [...document.querySelectorAll<HTMLSelectElement>('.play-now select')].map(({ value }) => value))

  it('remembers the last choices, and "surprise me" stays a surprise', async () => {
    const { page } = await bench.visit()
    await page.goto(bench.address)
    await page.locator('.kick-off').waitFor()
    expect(await picked(page)).toEqual(['bb2020', '', '', 'rookie'])
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('crp')
    await page.getByRole('combobox', { name: 'Your team' }).selectOption('dwarf')
    await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
    await page.getByRole('button', { name: 'Kick off' }).click()
    await page.locator('.pitch').waitFor()
    await page.goto(`${bench.address}#/settings`)
    await page.goto(`${bench.address}#/`)
    await page.reload()
    await page.locator('.kick-off').waitFor()
    expect(await picked(page)).toEqual(['crp', 'dwarf', '', 'hotSeat'])
  })
})

describe('full time', () => {
  it('offers a rematch: the same pairing as a new match', async () => {
    const { page, complaints } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
    await clickInMenu(page, 'Concede')
    await page.getByRole('button', { name: 'Really concede?' }).click()
    await page.locator('.full-time').waitFor()
    const first = page.url()
    expect(first).toContain('#/match/')
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL((url) => url.href !== first)
    await settled(page)
    expect(page.url()).toContain('#/match/')
    await page.goto(`${bench.address}#/`)
    await expect.poll(() => page.locator('.fixtures li').count()).toBe(2)
    expect(complaints).toEqual([])
  })
})

describe('set-ups', () => {
  it('are shown as pictures, with their usual names', async () => {
    const { page, complaints } = await bench.visit()
    await startMatch(page, bench.address, { seed: 4, opponent: 'A friend, here' })
    for (let seen = await settled(page); !seen.question.includes('et up'); seen = await settled(page))
      await clickAnswer(page, seen.answers[0])
    const offers = page.locator('.answer.formation')
    expect(await offers.count()).toBeGreaterThan(1)
    for (const offer of await offers.all()) expect(await offer.locator('svg circle').count()).toBe(11)
    const pictures = await offers.evaluateAll((all) => all.map((one) => one.querySelector('svg')?.innerHTML))
    expect(new Set(pictures).size).toBe(pictures.length)
    const name = await offers.first().locator('span').textContent()
    await page
      .getByRole('button', { name: name ?? '' })
      .first()
      .click()
    await (await reveal(page.getByLabel('Name of this set-up'))).fill('The wall')
    await page.getByRole('button', { name: /^Keep/ }).first().click()
    const own = page.getByRole('button', { name: 'The wall', exact: true })
    await own.waitFor()
    expect(await own.locator('svg circle').count()).toBe(11)
    expect(await serious(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

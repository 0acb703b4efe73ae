// Editions in the browser: their rules are fetched when a page needs them, again after a failure, and an id with options of a
// match leads everywhere. Neighbours: firstLoad.test.ts measures, src/match/editions.ts loads.
import { editionCatalogue } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bench } from '../support/browser.ts'
import { settled } from '../support/driver.ts'
import { playedRecord, savedFrom } from '../support/played.ts'
import { keepMatches } from '../support/shelf.ts'

const [newest, other] = [...editionCatalogue].reverse()
const WITH_OPTION = 'third:illegalProcedure'

/** The files with the rules of an edition. */
const filesOf = (edition: string): RegExp => new RegExp(`/assets/${edition}-[^/]+\\.js$`)

/** The files with the rules of this edition cannot be fetched, until the returned function is called. */
const withoutRulesOf = async (page: Page, edition: string): Promise<() => Promise<void>> => {
  const files = filesOf(edition)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const alertIn = (page: Page) => page.getByRole('alert')

describe('rules that cannot be fetched', () => {
  it('leave the home page with the reason, and it opens at the next try', async () => {
    const { page } = await bench.visit()
    const goOn = await withoutRulesOf(page, newest.id)
    await page.goto(bench.address)
    await expect.poll(() => alertIn(page).textContent()).toContain(`The rules of ${newest.name} could not be fetched`)
    await goOn()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Kick off' }).waitFor()
  })

  it('leave the choice as it was, and can be chosen later', async () => {
    const { page } = await bench.visit()
    const goOn = await withoutRulesOf(page, other.id)
    await page.goto(bench.address)
    const rules = page.getByRole('combobox', { name: 'Rules' })
    await rules.selectOption(other.id)
    await expect.poll(() => alertIn(page).textContent()).toContain(`The rules of ${other.name} could not be fetched`)
    expect(await rules.inputValue()).toBe(newest.id)
    await goOn()
    await rules.selectOption(other.id)
    await expect.poll(() => rules.inputValue()).toBe(other.id)
    await expect.poll(() => alertIn(page).count()).toBe(0)
  })

  it('do not spoil a saved match: it opens at the next try', async () => {
    const { page } = await bench.visit()
    await page.goto(bench.address)
    await keepMatches(page, [savedFrom(playedRecord({ edition: other.id, seed: 1, most: 30 }), 'kept')])
    const goOn = await withoutRulesOf(page, other.id)
    for (const address of ['match/kept', 'match/kept/statistics', 'replay/kept']) {
      await page.goto(`${bench.address}#/${address}`)
      await page.reload()
      await expect.poll(() => alertIn(page).textContent()).toContain(`The rules of ${other.name} could not be fetched`)
    }
    await goOn()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.pitch').waitFor()
  })
})

describe('rules that take their time', () => {
  it('are waited for: no match begins by those that are still shown', async () => {
    const { page } = await bench.visit()
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(filesOf(other.id), (route) => arrived.then(() => route.continue()))
    await page.goto(bench.address)
    const rules = page.getByRole('combobox', { name: 'Rules' })
    const begins = [page.getByRole('button', { name: 'Kick off' }), page.locator('button.prepare')]
    const open = () => Promise.all(begins.map((one) => one.isEnabled()))
    await begins[0].waitFor()
    expect(await open()).toEqual([true, true])
    await rules.selectOption(other.id)
    await expect.poll(open).toEqual([false, false])
    expect(await rules.inputValue()).toBe(newest.id)
    arrive()
    await expect.poll(() => rules.inputValue()).toBe(other.id)
    await expect.poll(open).toEqual([true, true])
  })
})

describe('an edition with an option of the match', () => {
  it('is played on, watched and counted after a reload, and its rules are those of the edition', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(bench.address)
    await keepMatches(page, [savedFrom(playedRecord({ edition: WITH_OPTION, seed: 4, most: 60 }), 'called')])
    await page.reload()
    await expect.poll(() => page.locator('.fixtures').textContent()).toContain('Third Edition 1994')
    await page.goto(`${bench.address}#/match/called`)
    await page.locator('.pitch').waitFor()
    await settled(page)
    await page.reload()
    await page.locator('.pitch').waitFor()
    await page.goto(`${bench.address}#/replay/called`)
    await page.locator('.pitch').waitFor()
    await page.goto(`${bench.address}#/match/called/statistics`)
    await page.getByText('Third Edition 1994').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('is part of the links to its positions', async () => {
    const { page, complaints } = await bench.visit()
    const text = `${WITH_OPTION} turn=home:1/0 ball=a1 h1@h5 a1@b20`
    for (const written of [encodeURIComponent(text), text.replaceAll(' ', '%20')]) {
      await page.goto(`${bench.address}#/position/${written}`)
      await page.reload()
      await page.locator('.pitch').waitFor()
      await page.goto(`${bench.address}#/positions/${written}`)
      await expect.poll(() => page.getByLabel('The position as text').inputValue()).toBe(text)
    }
    expect(complaints).toEqual([])
  })

  it('is read about at the address of the edition', async () => {
    const { page, complaints } = await bench.visit()
    for (const id of [WITH_OPTION, encodeURIComponent(WITH_OPTION)]) {
      await page.goto(`${bench.address}#/rules/${id}/skill/dodge`)
      await page.reload()
      await page.getByRole('heading', { name: 'Dodge', level: 2 }).waitFor()
      expect(await page.locator('.rule-editions [aria-current]').textContent()).toBe('Third Edition 1994')
      expect(await page.locator('.rule-contents a').first().getAttribute('href')).toContain('#/rules/third/')
    }
    expect(complaints).toEqual([])
  })

  it('can be prepared', async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(`${bench.address}?seed=5#/before/${encodeURIComponent(WITH_OPTION)}/human/orc/rookie`)
    await page.reload()
    await page.locator('.side-sheets').waitFor()
    await page.getByText('Third Edition 1994').first().waitFor()
    expect(await alertIn(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

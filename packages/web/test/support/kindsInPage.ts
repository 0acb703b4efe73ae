// Opens a question of every kind of an edition in the browser: it is shown exactly as it was, fits into the tray at every size,
// survives a reload, and can be answered by clicking. Neighbours: kinds.ts finds them, ../browser/everyKind.test.ts.
import type { QuestionKind } from '@double-skulls/engine'
import { readInput } from '@double-skulls/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { autopilot } from './autopilot.ts'
import { bench, unpainted } from './browser.ts'
import { lift, settled } from './driver.ts'
import { type Decision, decisionsOf, savedBefore } from './kinds.ts'
import { type Kept, keepMatches, keptMatch } from './shelf.ts'
import { spills } from './spills.ts'

/** Clicks until an answer is given; a choice may take several clicks: a player, his square, a second click. */
const CLICKS = 60

/** Opens a match without loading the page again, and waits for its question: that of the match before may still be there. */
const turnTo = async (page: Page, id: string): Promise<void> => {
  await page.evaluate(() => document.querySelector('.asked-question')?.classList.add('earlier'))
  await page.goto(`${bench.address}#/match/${id}`)
  await page.waitForFunction(() => document.querySelector('.asked-question:not(.earlier), .full-time') !== null)
}

const stands = async (page: Page, id: string, { state, kind, hidden, found }: Decision): Promise<Kept> => {
  await settled(page)
  const veiled = await lift(page)
  if (hidden) expect({ found, veiled }).toEqual({ found, veiled: true })
  const shown = await page.locator('.asked-question').getAttribute('data-kind')
  expect({ found, shown }).toEqual({ found, shown: kind })
  const kept = await keptMatch(page, id)
  expect({ found, same: kept.state === JSON.stringify(state) }).toEqual({ found, same: true })
  return kept
}

const answered = async (page: Page, id: string, before: Kept, { kind, found }: Decision): Promise<Kept> => {
  for (let click = 0; click < CLICKS; click++) {
    const { stuck } = await page.evaluate(autopilot, { seed: click * 7919 + 13, most: 1 })
    expect({ kind, found, stuck }).toEqual({ kind, found, stuck: '' })
    const now = await keptMatch(page, id)
    if (now.inputs.length > before.inputs.length) return now
  }
  throw new Error(`${kind} could not be answered by ${CLICKS} clicks (${found})`)
}

/** The saved state equals the engine's state after the same inputs. */
const replayed = (edition: string, decision: Decision, { inputs }: Kept): string => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  const match = engine.clone(decision.before)
  for (const line of inputs) {
    const input = readInput(engine.rules.pitch, line)
    if (!input) throw new Error(`not an input: ${line}`)
    engine.apply(match, input)
  }
  return JSON.stringify(match)
}

/**
 * Returns the kinds that were opened, reloaded and answered. They share two loads of the page, because a load takes longer than all
 * the rest: the first shows and measures them, the second, which remembers none of them, opens them again and answers.
 */
export const everyKindOf = async (edition: string): Promise<readonly QuestionKind[]> => {
  const decisions = decisionsOf(edition)
  const { page, complaints } = await bench.visit()
  await page.goto(`${bench.address}#/settings`)
  // Otherwise the client answers some of them automatically.
  await page.getByRole('checkbox', { name: 'Ask whether to re-roll what has succeeded' }).check()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await unpainted(page)
  const named = (i: number): string => `${edition}-${i}`
  await keepMatches(
    page,
    decisions.map((decision, i) => savedBefore(edition, named(i), decision)),
  )
  for (const [i, decision] of decisions.entries()) {
    await turnTo(page, named(i))
    await stands(page, named(i), decision)
    const { kind, found } = decision
    expect({ kind, found, spills: await spills(page) }).toEqual({ kind, found, spills: [] })
  }
  await page.reload()
  for (const [i, decision] of [...decisions.entries()].reverse()) {
    // The last one is there after the reload.
    if (i < decisions.length - 1) await turnTo(page, named(i))
    const kept = await stands(page, named(i), decision)
    const after = await answered(page, named(i), kept, decision)
    expect({ found: decision.found, same: replayed(edition, decision, after) === after.state }).toEqual({
      found: decision.found,
      same: true,
    })
  }
  expect(complaints).toEqual([])
  return decisions.map(({ kind }) => kind)
}

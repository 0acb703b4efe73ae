// Whole matches of wild teams with everything they may bring, in every edition, played in the browser by random clicks: every
// question can be answered there.
import { presetsOf, seededRoller, wildSetup } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import { autopilot } from '../support/autopilot.ts'
import { bench, unpainted } from '../support/browser.ts'
import { settled } from '../support/driver.ts'
import { keepMatches } from '../support/shelf.ts'

const wildMatch = (edition: string, seed: number): SavedMatch => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  const wild = wildSetup(engine.rules, seededRoller(seed))
  // Where turns can be agreed on, a few are enough.
  const agreed = engine.rules.clock.touchdownsToWin === null ? {} : { turns: FEW_TURNS }
  const setup = { ...wild, options: { ...wild.options, ...agreed } }
  return {
    ...{ id: 'wild', ...playedBy(engine), seats: { home: { by: 'here' }, away: { by: 'here' } } },
    ...{ beginning: { setup }, inputs: [], seed, state: engine.start(setup), startedAt: 0, changedAt: 0 },
  }
}

const FEW_TURNS = 3

/** The edition with all that it has. */
const wholeOf = (id: string): string => presetsOf(id).at(-1)?.id ?? id

/** More than any match takes. */
const MOST = 10_000

for (const { id } of playableEditions)
  it(`answers every question of a wild match of ${id}`, async () => {
    const { page, complaints } = await bench.visit()
    await page.goto(bench.address)
    await page.locator('.kick-off').waitFor()
    await keepMatches(page, [wildMatch(wholeOf(id), 3)])
    await unpainted(page)
    await page.goto(`${bench.address}#/match/wild`)
    await settled(page)
    const landing = await page.evaluate(autopilot, { seed: 5, most: MOST })
    expect(landing.stuck).toBe('')
    expect(complaints).toEqual([])
    expect(landing.over).toBe(true)
    expect(landing.kinds).toEqual(expect.arrayContaining(['setUp', 'kickTarget', 'turn', 'activation']))
    expect(landing.kinds.length).toBeGreaterThan(7)
  })

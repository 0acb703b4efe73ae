// The results of a deed, or of a route and a deed, as a few chances with a word each. Neighbours: packages/odds calculates,
// worker.ts calls, preview/DeedPreview.tsx shows.
import type { Action, Engine, Match } from '@double-skulls/engine'
import { type PlanOdds, planOdds } from '@double-skulls/odds'
import type { Chance, DeedChances, WantedPlan } from './talk.ts'

const told = ({ success, turnover, deed }: PlanOdds, verb: Action['do']): readonly Chance[] => {
  const end = { what: 'turnover', chance: turnover }
  if (verb !== 'block' || !deed) return [{ what: verb === 'foul' ? 'hurt, unseen' : 'works', chance: success }, end]
  const { targetDown, knockedOut, casualty } = deed.chances
  return [{ what: 'down', chance: targetDown }, { what: 'out', chance: knockedOut + casualty }, end]
}

export const deedChances = (engine: Engine, match: Match, { player, kind, way, deed }: WantedPlan): DeedChances => {
  try {
    const odds = planOdds(engine, match, { player, action: kind, steps: [...way, deed] })
    return {
      chances: told(odds, deed.do),
      way: way.length === 0 ? 1 : odds.steps[way.length - 1].chance,
      results: Object.entries(odds.deed?.results ?? {}).map(([what, chance]) => ({ what, chance })),
    }
  } catch {
    return null
  }
}

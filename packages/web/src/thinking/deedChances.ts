// What comes of a deed, as a few chances with a word each. Neighbours: packages/odds reckons, worker.ts calls,
// preview/DeedPreview.tsx shows.
import { type Action, action, type Engine, type Match } from '@double-skulls/engine'
import { type PlanOdds, planOdds } from '@double-skulls/odds'
import type { DeedChances } from './talk.ts'

const told = ({ success, turnover, deed }: PlanOdds, verb: Action['do']): DeedChances => {
  const end = { what: 'turnover', chance: turnover }
  if (verb !== 'block' || !deed) return [{ what: verb === 'foul' ? 'hurt, unseen' : 'works', chance: success }, end]
  const { targetDown, knockedOut, casualty } = deed.chances
  return [{ what: 'down', chance: targetDown }, { what: 'out', chance: knockedOut + casualty }, end]
}

const actionFor: { readonly [V in Action['do']]?: string } = {
  block: 'block',
  foul: 'foul',
  throw: 'pass',
  handOff: 'handOff',
}

export const deedChances = (engine: Engine, match: Match, player: number, deed: Action): DeedChances => {
  try {
    const kind = actionFor[deed.do] ?? 'move'
    const step = action(deed.do, deed.player, deed.square, deed.option)
    return told(planOdds(engine, match, { player, action: kind, steps: [step] }), deed.do)
  } catch {
    return null
  }
}

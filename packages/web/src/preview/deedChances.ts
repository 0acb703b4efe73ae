// What comes of a deed, as a few chances with a word each. Neighbours: packages/odds reckons, DeedPreview.tsx shows.
import { type Action, action, type Engine, type Match } from '@double-skulls/engine'
import { type PlanOdds, planOdds } from '@double-skulls/odds'

export type DeedChances = readonly { readonly what: string; readonly chance: number }[]

const told = ({ success, turnover, deed }: PlanOdds, verb: Action['do']): DeedChances => {
  const rows: { what: string; chance: number }[] = []
  if (verb === 'block' && deed) {
    rows.push({ what: 'down', chance: deed.chances.targetDown })
    rows.push({ what: 'out', chance: deed.chances.knockedOut + deed.chances.casualty })
  } else rows.push({ what: verb === 'foul' ? 'hurt, unseen' : 'works', chance: success })
  rows.push({ what: 'turnover', chance: turnover })
  return rows
}

const actionFor: { readonly [V in Action['do']]?: string } = {
  block: 'block',
  foul: 'foul',
  throw: 'pass',
  handOff: 'handOff',
}

/** Null where the odds cannot be told. */
export const deedChances = (engine: Engine, match: Match, player: number, deed: Action): DeedChances | null => {
  try {
    const kind = actionFor[deed.do] ?? 'move'
    const step = action(deed.do, deed.player, deed.square, deed.option)
    return told(planOdds(engine, match, { player, action: kind, steps: [step] }), deed.do)
  } catch {
    return null
  }
}

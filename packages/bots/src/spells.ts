// Spells and tricks aimed at a player or a square: where they would do most, and whether to cast now or later.
// Neighbours: aims.ts lists likely aims, lookAhead.ts values one, answers.ts calls it.
import type { Action, Engine, Match, Side } from '@double-skulls/engine'
import { likelyAims } from './aims.ts'
import type { Asked } from './coach.ts'
import { bestAnswer, worthOf } from './lookAhead.ts'
import { turnsLeft } from './sight.ts'

/** At most this many aims are tried. */
const AIMS = 12
/** What a spell must gain with a whole half left; in the last turn of a half anything is enough. */
const PRICE = 0.12

export const bestAim = (engine: Engine, match: Match, { side }: Asked): Action =>
  bestAnswer(engine, match, side, likelyAims(engine, match, side, engine.legal(match), AIMS))

/** What an offer is worth: that of its best aim if it is aimed. */
const offerWorth = (engine: Engine, match: Match, side: Side, offer: Action): { value: number; aimed: boolean } => {
  const after = engine.clone(match)
  engine.apply(after, { action: offer })
  const pending = engine.pending(after)
  if (pending.wait !== 'coach' || pending.side !== side || pending.question.kind !== 'spellTarget')
    return { value: worthOf(engine, match, side, offer), aimed: false }
  const aims = likelyAims(engine, after, side, engine.legal(after), AIMS)
  return { value: Math.max(...aims.map((one) => worthOf(engine, after, side, one))), aimed: true }
}

/** Takes what costs nothing; casts a spell when it gains enough, or when there is hardly a turn left for it. */
export const chooseOffer = (engine: Engine, match: Match, { side }: Asked): Action => {
  const legal = engine.legal(match)
  const later = Math.min(1, Math.max(0, turnsLeft(engine, match, side) - 1) / 7)
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of legal) {
    const { value, aimed } = offerWorth(engine, match, side, one)
    const net = value - (aimed ? PRICE * later : 0) + (one.do === 'decline' ? 0 : 0.0005)
    if (net <= most) continue
    most = net
    best = one
  }
  return best
}

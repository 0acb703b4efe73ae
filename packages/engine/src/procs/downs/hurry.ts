// The two-minute drill makes the offence's throws worse. Neighbours: ../ball/throwModifiers.ts gathers what changes a throw,
// settleInDowns.ts has the other price of the drill.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { downRulesOf } from './counting.ts'
import { downsOf, offenceOf } from './downsFrame.ts'

const NONE: readonly Modifier[] = []

export const hurry = (c: Ctx, thrower: Player): readonly Modifier[] =>
  downsOf(c.match)?.drill && thrower.side === offenceOf(c.match)
    ? [{ value: downRulesOf(c).drillModifier, source: 'drill', player: -1 }]
    : NONE

// How far a throw that is read on a table goes, and what modifies it: the characteristics of thrower and catcher, opposing zones on
// both. The weather and skills add theirs where every roll gathers them. Neighbour: throwOnTable.ts rolls.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { listsOf, numbersOf } from '../../kit.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { bandBeyond, throwBand } from '../../tables/throwTables.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import { hurry } from '../downs/hurry.ts'
import { statNow, weatherNow } from '../match/weather.ts'
import { markers } from '../move/zones.ts'
import { isSpiked } from './spikedBall.ts'
import type { ThrowAim } from './tableThrowFrame.ts'
import { carriedBall } from './whichBall.ts'

/** The band of a throw over so many squares, by this player in this weather; null: he cannot. `heavy`: it counts as the next longer. */
export const bandFor = (c: Ctx, thrower: Player, squares: number, heavy = false): PassBand | null => {
  const reached = throwBand(squares) ?? (squares <= (numbersOf(c, thrower).throwReach ?? 0) ? 'bomb' : null)
  const counted = reached && heavy ? bandBeyond[reached] : reached
  const { noPass = [] } = weatherNow(c)
  return counted && noPass.includes(counted) ? null : counted
}

/** Of the ball that he carries, by the shortest way, the target counted. */
export const bandTo = (c: Ctx, thrower: Player, target: Player): PassBand | null =>
  bandFor(c, thrower, gapBetween(c.rules.pitch, thrower, target), isSpiked(c, carriedBall(c.match, thrower.id)))

/** The zones that count against a throw or a catch; some weigh more than others. */
export const zonesAgainst = (c: Ctx, player: Player, roll: RollKind): readonly Modifier[] =>
  listsOf(c, player).ignoresZones.includes(roll)
    ? []
    : markers(c, player, player.at).map((foe) => ({
        value: -(numbersOf(c, foe).throwZone ?? 1),
        source: 'tackleZone',
        player: foe.id,
      }))

/** Who is to be hit does his best not to be there. */
const hands = (c: Ctx, catcher: Player, aim: ThrowAim): readonly Modifier[] => {
  const { why } = statNow(c, catcher, 'CL')
  return aim === 'foe' ? why.map((one) => ({ ...one, value: -one.value })) : why
}

/** A throw to an empty square has no catcher. */
export const throwModifiers = (c: Ctx, thrower: Player, catcher: Player | null, aim: ThrowAim): readonly Modifier[] => [
  ...statNow(c, thrower, 'TS').why,
  ...(catcher ? hands(c, catcher, aim) : []),
  ...hurry(c, thrower),
  ...zonesAgainst(c, thrower, 'pass'),
  ...(catcher ? zonesAgainst(c, catcher, 'catch') : []),
]

// How far a throw that is read on a table goes, and what modifies it: the characteristics of thrower and catcher, opposing zones on
// both. The weather and skills add theirs where every roll gathers them. Neighbour: throwOnTable.ts rolls.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { listsOf, numbersOf } from '../../kit.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { throwBand } from '../../tables/throwTables.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import { statNow, weatherNow } from '../match/weather.ts'
import { markers } from '../move/zones.ts'

/** The band of a throw over so many squares, by this player in this weather; null: he cannot. */
export const bandFor = (c: Ctx, thrower: Player, squares: number): PassBand | null => {
  const reached = throwBand(squares) ?? (squares <= (numbersOf(c, thrower).throwReach ?? 0) ? 'bomb' : null)
  const { noPass = [] } = weatherNow(c)
  return reached && noPass.includes(reached) ? null : reached
}

/** By the shortest way, the target counted. */
export const bandTo = (c: Ctx, thrower: Player, target: Player): PassBand | null =>
  bandFor(c, thrower, gapBetween(c.rules.pitch, thrower, target))

/** The zones that count against a throw or a catch; some weigh more than others. */
export const zonesAgainst = (c: Ctx, player: Player, roll: RollKind): readonly Modifier[] =>
  listsOf(c, player).ignoresZones.includes(roll)
    ? []
    : markers(c, player, player.at).map((foe) => ({
        value: -(numbersOf(c, foe).throwZone ?? 1),
        source: 'tackleZone',
        player: foe.id,
      }))

export const throwModifiers = (c: Ctx, thrower: Player, catcher: Player): readonly Modifier[] => [
  ...statNow(c, thrower, 'TS').why,
  ...statNow(c, catcher, 'CL').why,
  ...zonesAgainst(c, thrower, 'pass'),
  ...zonesAgainst(c, catcher, 'catch'),
]

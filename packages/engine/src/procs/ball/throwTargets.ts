// The squares a player can throw to, the ball or a bomb. Neighbours: pass.ts measures the range, activationOptions.ts
// lists the throws of an action, skills/bomb.ts those of a bomb.
import type { Ctx } from '../../edition.ts'
import { covers } from '../../kernel/base.ts'
import { may } from '../../kit.ts'
import { weatherNamed } from '../../tables/weather.ts'
import { type Action, squareActions } from '../../vocabulary/actions.ts'
import { HAIL_MARY, passBand } from './pass.ts'

const throwTo = squareActions('throw')
const hailMaryTo = squareActions('throw', HAIL_MARY)

/** Whether he may throw to any square: never in weather that limits passes. */
const mayThrowAnywhere = (c: Ctx, player: number): boolean =>
  may(c, c.match.players[player]).throwsAnywhere &&
  weatherNamed(c.rules.tables.weather, c.match.weather).noPass === undefined

/** Every throw he can make: by the range ruler, and with Hail Mary Pass to any square. */
export const throwTargets = (c: Ctx, player: number): Action[] => {
  const thrower = c.match.players[player]
  const list: Action[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (passBand(c, thrower, square)) list.push(throwTo(square))
  if (mayThrowAnywhere(c, player))
    for (let square = 0; square < c.rules.pitch.squares; square++)
      if (!covers(c.rules.pitch, thrower, square)) list.push(hailMaryTo(square))
  return list
}

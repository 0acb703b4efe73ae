// The frames of the kick-off events and what they share: the kick-off below them on the stack, FAME, roll-offs.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Done, type Throw } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { numbersOf } from '../kit.ts'
import type { KickOffFrame } from '../procs/kickOff/kickOffFrame.ts'
import { fame } from '../procs/match/fans.ts'
import { gainReroll } from '../procs/match/resources.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { asD3, type Face, otherSide, type Side, sides } from '../vocabulary/words.ts'

export const kickOffBelow = (c: Ctx): KickOffFrame => frameAround<KickOffFrame>(c.match, 'kickOff')

export const receivingSide = (c: Ctx): Side => otherSide(c.match.drive.kicking)

/** FAME for the kick-off table, with what players with Fan Favourite on the pitch add. */
export const fameOf = (c: Ctx, side: Side): number => {
  let sum = fame.of(c.match.squads[side])
  for (const player of c.match.players)
    if (player.side === side && isOnPitch(player)) sum += numbersOf(c, player).fame ?? 0
  return sum
}

/** Both coaches roll a D3 and add FAME and their staff; the higher total, or both on a tie, gains a team re-roll. */
export const staffRollOff = (why: string, staff: (c: Ctx, side: Side) => number): Throw<Frame, Ctx, Done<'done'>> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => why,
  ordered: true,
  rolled: (c, _f, faces) => {
    const total = (side: Side, face: Face): number => asD3(face) + fameOf(c, side) + staff(c, side)
    const home = total('home', faces[0])
    const away = total('away', faces[1])
    c.events.push({ type: 'rollOff', why, home, away })
    for (const side of sides) if (side === 'home' ? home >= away : away >= home) gainReroll(c, side, why)
    return DONE
  },
})

/** `third`: both coaches roll a D6 and add what is theirs; the higher total gains a team re-roll, a tie is rolled again. */
export const rollOffThird = (
  why: string,
  adds: (c: Ctx, side: Side) => number,
): Throw<Frame, Ctx, 'start' | Done<'done'>> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => why,
  ordered: true,
  rolled: (c, _f, faces) => {
    const home = faces[0] + adds(c, 'home')
    const away = faces[1] + adds(c, 'away')
    c.events.push({ type: 'rollOff', why, home, away })
    if (home === away) return 'start'
    gainReroll(c, home > away ? 'home' : 'away', why)
    return DONE
  },
})

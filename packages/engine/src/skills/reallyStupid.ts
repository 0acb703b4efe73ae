// Really Stupid: needs 4 or more after declaring an action, +2 with an adjacent standing team-mate who is not.
import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { playersBeside } from '../procs/move/zones.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { stupor } from './stupor.ts'

const IDS: readonly string[] = ['really-stupid', 'really-stupid-5']

const helper = (c: Ctx, owner: Player): Player | undefined =>
  playersBeside(c, owner).find(
    (p) => p.side === owner.side && p.posture === 'standing' && !IDS.some((id) => p.skills.includes(id)),
  )

const stupid = (worse: readonly Modifier[]) =>
  stupor((c, owner) => {
    const help = helper(c, owner)
    const modifiers = help ? [...worse, { value: 2, source: 'helper', player: help.id }] : worse
    return { roll: 'reallyStupid', player: owner.id, modifiers }
  })

export const reallyStupid: Skill = {
  id: 'really-stupid',
  name: 'Really Stupid',
  category: 'extraordinary',
  windows: { activated: stupid([]) },
}

export const reallyStupidBb2020 = revise(reallyStupid, { category: 'trait', worksWhileDown: true })

/** A player with Really Stupid who got it a second time: he needs 5 or more. */
export const reallyStupid5: Skill = {
  ...reallyStupidBb2020,
  id: 'really-stupid-5',
  name: 'Really Stupid (5+)',
  windows: { activated: stupid([{ value: -1, source: 'really-stupid-5', player: -1 }]) },
}

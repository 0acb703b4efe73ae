// Really Stupid: needs 4 or more after declaring an action, with +2 from a cleverer team-mate standing next to him.
import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { neighboursOf } from '../procs/zones.ts'
import { stupor } from './stupor.ts'

const ID = 'really-stupid'

const helper = (c: Ctx, owner: Player): Player | undefined =>
  neighboursOf(c, owner.at).find((p) => p.side === owner.side && p.posture === 'standing' && !p.skills.includes(ID))

export const reallyStupid: Skill = {
  id: ID,
  name: 'Really Stupid',
  category: 'extraordinary',
  windows: {
    activated: stupor((c, owner) => {
      const help = helper(c, owner)
      const modifiers = help ? [{ value: 2, source: 'helper', player: help.id }] : []
      return { roll: 'reallyStupid', player: owner.id, modifiers }
    }),
  },
}

export const reallyStupid2020 = revise(reallyStupid, { category: 'trait', worksWhileDown: true })

// Animal Savagery: below 4 after declaring an action (+2 for a Block or Blitz) he knocks down an adjacent team-mate and
// goes on; with no team-mate adjacent he loses his action and his tackle zone.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame, LASH_OUT } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { spend } from '../procs/match/limits.ts'
import { setState } from '../procs/match/states.ts'
import { permittingSkill, playersBeside } from '../procs/move/zones.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { fierceRoll } from './fierce.ts'

interface LashOutFrame extends Frame {
  readonly proc: 'lashOut'
  step: 'choose' | 'balls' | 'end'
  readonly player: number
}

const lashOutFrame = (player: number): LashOutFrame => ({ proc: 'lashOut', step: 'choose', player })

/** The skill with which he may hit an opponent instead, if he has one left. */
const skillAgainstFoes = (c: Ctx, player: Player): string | undefined =>
  permittingSkill(c, player, 'lashesOutAtFoes')?.id

const withinReach = (c: Ctx, player: Player): Player[] => {
  const foes = skillAgainstFoes(c, player) !== undefined
  return playersBeside(c, player).filter((p) => (foes || p.side === player.side) && p.posture === 'standing')
}

const noteFoe = (c: Ctx, player: Player, victim: Player): void => {
  const skill = victim.side === player.side ? undefined : skillAgainstFoes(c, player)
  if (skill === undefined) return
  spend(c, player, skill)
  c.events.push({ type: 'skillUsed', player: player.id, skill })
}

const strike = playerActions('choose')

const lashOut: Procedure<LashOutFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('lashOut', f.player),
      legal: (c, f) => withinReach(c, c.match.players[f.player]).map((p) => strike(p.id)),
      chosen: (c, f, answer) => {
        // He is knocked down, but for the turnover rules it counts as being placed prone.
        const victim = c.match.players[answer.player]
        placeProne(c, victim, LASH_OUT)
        noteFoe(c, c.match.players[f.player], victim)
        return call(armourFrame(answer.player, f.player, LASH_OUT), 'balls')
      },
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export const animalSavagery: Skill = {
  id: 'animal-savagery',
  name: 'Animal Savagery',
  category: 'trait',
  procedures: { lashOut },
  worksWhileDown: true,
  windows: {
    activated: {
      offer: (_c, _owner, cause) => !cause.lost,
      roll: fierceRoll('animalSavagery', 2),
      tested: (c, owner, cause, passed) => {
        if (passed) return null
        if (withinReach(c, owner).length > 0) return lashOutFrame(owner.id)
        setState(c, owner, 'confused', true)
        cause.lost = true
        return null
      },
      compulsory: true,
    },
  },
}

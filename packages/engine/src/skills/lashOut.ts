// Animal Savagery: the player knocks down a team-mate next to him; it is a turnover only if that one carried the ball.
// Neighbours: skills/animalSavagery.ts, armour.ts; the action goes on afterwards.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame, LASH_OUT } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { spend } from '../procs/match/limits.ts'
import { permittingSkill, playersBeside } from '../procs/move/zones.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface LashOutFrame extends Frame {
  readonly proc: 'lashOut'
  step: 'choose' | 'balls' | 'end'
  readonly player: number
}

export const lashOutFrame = (player: number): LashOutFrame => ({ proc: 'lashOut', step: 'choose', player })

/** The skill with which he may hit an opponent instead, if he has one left. */
const skillAgainstFoes = (c: Ctx, player: Player): string | undefined =>
  permittingSkill(c, player, 'lashesOutAtFoes')?.id

export const withinReach = (c: Ctx, player: Player): Player[] => {
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

export const lashOut: Procedure<LashOutFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
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

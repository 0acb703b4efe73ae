// A machine rolls over the three squares in front of it: the two ahead and one beside them, which its coach chooses. It blocks all who stand
// there by one roll, with a strength that grows with every square it has moved; who lies there rolls for armour. Neighbours: driving.ts
// calls it, deathRoller.ts offers it at once.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { attackFrame } from '../procs/block/attackFrame.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { lendSkill, lendStat, takeBackFrom } from '../procs/match/loans.ts'
import { isOnPitch, stands } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { cornerAhead, facingOf, groundAhead, playersOn } from './ground.ts'

export interface FrontBlockFrame extends Frame {
  readonly proc: 'frontBlock'
  step: 'seek' | 'ask' | 'left' | 'right' | 'bodies' | 'strike' | 'struck'
  readonly player: number
  /** The squares that it has moved in this turn. */
  readonly moved: number
  /** Who is rolled over lying, and who is blocked: replaced, never changed in place. */
  bodies: readonly number[]
  victims: readonly number[]
}

/** What an armour roll of who lay there is called. */
export const ROLLED_OVER = 'rolledOver'

const NOBODY: readonly number[] = []
const corners = ['left', 'right'] as const
type Corner = (typeof corners)[number]

/** The corner that an answer names. */
export const cornerOf = (option: string): Corner => (option === 'right' ? 'right' : 'left')

const DECLINE = action('decline')
const rollOver: { readonly [S in Corner]: Action } = {
  left: action('block', -1, -1, 'left'),
  right: action('block', -1, -1, 'right'),
}

export const frontBlockFrame = (player: number, moved: number, step: 'seek' | Corner = 'seek'): FrontBlockFrame => ({
  ...{ proc: 'frontBlock', step, player, moved },
  ...{ bodies: NOBODY, victims: NOBODY },
})

const squaresAt = (c: Ctx, machine: Player, corner: Corner): readonly Square[] => {
  const ground = groundAhead(c, machine, facingOf(machine))
  const third = cornerAhead(c, machine, corner)
  return [...(ground?.squares ?? []), ...(third === OFF ? [] : [third])]
}

/** The corners that make a difference: nobody has to choose between two on which nobody is. */
export const rollOvers = (c: Ctx, machine: Player): readonly Action[] => {
  const groups = corners.map((corner) => playersOn(c, squaresAt(c, machine, corner)))
  const [left, right] = groups
  const same = left.length === right.length && left.every((one) => right.includes(one))
  return corners.filter((_, i) => groups[i].length > 0 && (i === 0 || !same)).map((corner) => rollOver[corner])
}

const meet = (c: Ctx, f: FrontBlockFrame, corner: Corner): 'bodies' => {
  const there = playersOn(c, squaresAt(c, c.match.players[f.player], corner))
  f.bodies = there.filter((one) => !stands(one)).map(({ id }) => id)
  f.victims = there.filter(stands).map(({ id }) => id)
  return 'bodies'
}

export const frontBlock: Procedure<FrontBlockFrame, Ctx> = {
  calls: ['attack'],
  steps: {
    seek: (c, f) => (rollOvers(c, c.match.players[f.player]).length > 0 ? 'ask' : DONE),

    ask: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('frontBlock', f.player, { declining: 'rollsOverNobody' }),
      legal: (c, f) => [...rollOvers(c, c.match.players[f.player]), DECLINE],
      chosen: (_c, _f, { do: verb, option }) => (verb === 'decline' ? DONE : cornerOf(option)),
    },

    left: (c, f) => meet(c, f, 'left'),

    right: (c, f) => meet(c, f, 'right'),

    bodies: (c, f): Next<FrontBlockFrame> => {
      const [body, ...others] = f.bodies
      if (body === undefined) return 'strike'
      f.bodies = others
      return isOnPitch(c.match.players[body]) ? call(armourFrame(body, f.player, ROLLED_OVER), 'bodies') : 'bodies'
    },

    strike: (c, f): Next<FrontBlockFrame> => {
      const player = c.match.players[f.player]
      const victims = f.victims.filter((id) => stands(c.match.players[id]))
      if (victims.length === 0 || !turnGoesOn(c)) return DONE
      if (f.moved > 0) {
        lendStat(c, player, 'ST', f.moved, 'activation')
        lendSkill(player, `mighty-blow-${f.moved}`, 'activation')
      }
      return call(attackFrame('block', [f.player], victims), 'struck')
    },

    struck: (c, f) => {
      takeBackFrom(c.match.players[f.player], 'activation')
      return DONE
    },
  },
}

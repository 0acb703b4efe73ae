// What a bribed player does for gold, besides playing well: he drops the ball, and he leaves the pitch. Neighbours: turncoats.ts says who
// is bribed, ../turn/activationOfDeeds.ts asks the deeds.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, done, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { dropBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { heldBall } from '../move/zones.ts'
import { endStatesOf } from './states.ts'
import { isTurncoat } from './turncoats.ts'

const GOES_ON = done(MOVES_ON)

interface ForGoldFrame extends Frame, Returns<'done' | typeof MOVES_ON> {
  readonly proc: 'forGold'
  step: 'start' | 'end'
  readonly player: number
  /** He leaves the ball where he stands, and goes. */
  readonly leaves: boolean
}

const forGoldFrame = (player: number, leaves: boolean): ForGoldFrame => ({
  ...{ proc: 'forGold', step: 'start' },
  ...{ player, leaves },
})

const forGold: Procedure<ForGoldFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const player = c.match.players[f.player]
      dropBall(c, player, false)
      if (f.leaves) {
        endStatesOf(c, player, 'fall')
        takeOff(c.match, c.rules.pitch, player, 'reserves')
        c.events.push({ type: 'removed', player: player.id, to: 'reserves', why: 'bribed' })
      }
      return call(settleFrame(), 'end')
    },
    end: (_c, f) => (f.leaves ? DONE : GOES_ON),
  },
}

const DROP = action('putBall', -1, -1, 'dropped')
const LEAVE = action('runOut', -1, -1, 'bribed')

const isAtTheEdge = ({ rules: { pitch } }: Ctx, player: Player): boolean =>
  squaresOf(pitch, player, player.at).some(
    (at) =>
      pitch.x[at] === 0 || pitch.x[at] === pitch.length - 1 || pitch.y[at] === 0 || pitch.y[at] === pitch.width - 1,
  )

const lettingGoDeed: Deed = {
  id: 'lettingGo',
  offers: (c, _f, player) => (isTurncoat(c.match, player) && heldBall(c.match, player) ? [DROP] : []),
  begin: (_c, f) => forGoldFrame(f.player, false),
  procedures: { forGold },
}

/** The step off the pitch is one of his movement. */
const desertingDeed: Deed = {
  id: 'deserting',
  movement: 'walk',
  offers: (c, f, player) => (f.moves > 0 && isTurncoat(c.match, player) && isAtTheEdge(c, player) ? [LEAVE] : []),
  begin: (_c, f) => forGoldFrame(f.player, true),
  procedures: { forGold },
}

export const turncoatDeeds: readonly Deed[] = [lettingGoDeed, desertingDeed]

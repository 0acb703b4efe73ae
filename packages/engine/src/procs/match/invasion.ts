// The fans of one side or both invade the pitch. The players of the other side run for the dug-out or fight; then play begins again
// as after a touchdown. Neighbours: crowdIntervention.ts calls it, riot.ts follows if both invade, driveToLines.ts goes on.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Done, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { PLAIN_STRENGTH, RUNNING_ARMOUR, RUSH_ARMOUR } from '../../tables/fanTables.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { type BySide, otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { dropBall } from '../ball/ball.ts'
import { armourFrame } from '../hurt/armour.ts'
import { isOnPitch } from '../move/zones.ts'
import { lastTotal } from '../rolling/judging.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { stopDrive } from '../turn/turnover.ts'
import { fanCheckFrame, killFans } from './fans.ts'
import { riot, riotFrame } from './riot.ts'
import { statNow } from './weather.ts'

type Answer = '' | 'run' | 'fight'

export interface InvasionFrame extends Frame, Receives<{ firstCheck: RollResult; secondCheck: RollResult }> {
  readonly proc: 'invasion'
  step: 'start' | 'firstCheck' | 'secondCheck' | 'answer' | 'run' | 'ran' | 'fight' | 'fought' | 'rush' | 'riot' | 'end'
  /** The side that rolled the crowd. */
  readonly side: Side
  /** The sides whose fans are on the pitch. */
  invading: readonly Side[]
  /** What the players of each invaded side do: replaced, never changed in place. */
  answers: BySide<Answer>
  /** Players who have still to run, to fight, or to make their armour roll in the rush. */
  waiting: readonly number[]
}

export const invasionFrame = (side: Side): InvasionFrame => ({
  ...{ proc: 'invasion', step: 'start', side },
  ...{ invading: [], answers: { home: '', away: '' }, waiting: [] },
})

const invaded = ({ invading }: InvasionFrame): readonly Side[] => invading.map(otherSide)

/** The side that is to say what its players do, the one that rolled the crowd before the other. */
const asked = (f: InvasionFrame): Side | undefined =>
  [f.side, otherSide(f.side)].find((side) => invaded(f).includes(side) && f.answers[side] === '')

const askedNow = (f: InvasionFrame): Side => {
  const side = asked(f)
  if (!side) throw new Error('both coaches have answered the invasion')
  return side
}

const onPitch = (c: Ctx, test: (side: Side) => boolean): readonly number[] =>
  c.match.players.filter((p) => isOnPitch(p) && p.side !== 'neutral' && test(p.side)).map(({ id }) => id)

/** He does it first who waits first; one whom something else has taken off the pitch meanwhile does not. */
const next = (c: Ctx, f: InvasionFrame): Player | null => {
  f.waiting = f.waiting.filter((id) => isOnPitch(c.match.players[id]))
  if (f.waiting.length === 0) return null
  const [first, ...others] = f.waiting
  f.waiting = others
  return c.match.players[first]
}

const mark = (value: number, source: string) => [{ value, source, player: -1 }]

const RUN = action('choose', -1, -1, 'run')
const FIGHT = action('choose', -1, -1, 'fight')

/** In the dug-out he is safe. A carrier leaves the ball behind. */
const reachDugOut = (c: Ctx, player: Player): void => {
  if (!isOnPitch(player)) return
  dropBall(c, player)
  takeOff(c.match, c.rules.pitch, player, 'reserves')
}

const afterChecks = (f: InvasionFrame): 'answer' | Done<'done'> => (f.invading.length > 0 ? 'answer' : DONE)

const invade = (c: Ctx, f: InvasionFrame, side: Side, check: RollResult): void => {
  if (check === 'failed') return
  f.invading = [...f.invading, side]
  c.events.push({ type: 'invaded', side })
}

/** Whatever was going on in this drive is over; what is left of it is to clear the pitch. */
const stopPlay = (c: Ctx): Done<'done'> => {
  const { match, rules, events } = c
  const { stack, turn, players } = match
  for (const player of players) if (player.place === 'air') takeOff(match, rules.pitch, player, 'reserves')
  // Whatever else has ended the turn: the drive is over too, unless somebody has just scored.
  turn.turnover = ''
  stopDrive(c)
  if (turn.running) events.push({ type: 'turnEnded', side: turn.side, turnover: turn.turnover })
  turn.running = false
  const drive = stack.findIndex(({ proc }) => proc === 'drive')
  stack[drive].step = 'play'
  // The machine takes the frame on top away.
  stack.splice(drive + 1, stack.length - drive - 2)
  return DONE
}

export const invasion: Procedure<InvasionFrame, Ctx> = {
  procedures: { riot },
  steps: {
    start: (c, f) => call(fanCheckFrame(c, f.side, 'hooliganism'), 'firstCheck'),

    firstCheck: (c, f, check) => {
      invade(c, f, f.side, check)
      return call(fanCheckFrame(c, otherSide(f.side), 'hooliganism'), 'secondCheck')
    },

    secondCheck: (c, f, check) => {
      invade(c, f, otherSide(f.side), check)
      return afterChecks(f)
    },

    answer: {
      kind: 'choice',
      by: (_c, f) => askedNow(f),
      question: () => question('invasion'),
      legal: () => [RUN, FIGHT],
      chosen: (c, f, answer) => {
        const side = askedNow(f)
        const how = answer === FIGHT ? 'fight' : 'run'
        f.answers = { ...f.answers, [side]: how }
        c.events.push({ type: 'invasionMet', side, how })
        if (asked(f)) return 'answer'
        f.waiting = onPitch(c, (one) => f.answers[one] === 'run')
        return 'run'
      },
    },

    run: (c, f): Next<InvasionFrame> => {
      const player = next(c, f)
      if (player) return call(armourFrame(player.id, -1, 'run', { modifiers: mark(RUNNING_ARMOUR, 'invasion') }), 'ran')
      f.waiting = onPitch(c, (one) => f.answers[one] === 'fight')
      return 'fight'
    },

    ran: (c, f) => {
      for (const player of c.match.players)
        if (player.side !== 'neutral' && f.answers[player.side] === 'run' && !f.waiting.includes(player.id))
          reachDugOut(c, player)
      return 'run'
    },

    fight: (c, f): Next<InvasionFrame> => {
      const player = next(c, f)
      if (player) {
        const more = statNow(c, player, 'ST').value - PLAIN_STRENGTH
        f.waiting = [player.id, ...f.waiting]
        return call(rollFrame(c, 'brawl', player.id, { modifiers: more > 0 ? mark(more, 'ST') : [] }), 'fought')
      }
      // Only fighting keeps the crowd until there is a rush.
      f.waiting = sides.some((side) => f.answers[side] === 'fight') ? onPitch(c, () => true) : []
      return 'rush'
    },

    fought: (c, f) => {
      const [id, ...others] = f.waiting
      f.waiting = others
      const { side } = c.match.players[id]
      if (side !== 'neutral') killFans(c, otherSide(side), lastTotal(c))
      return 'fight'
    },

    rush: (c, f): Next<InvasionFrame> => {
      const player = next(c, f)
      if (player) return call(armourFrame(player.id, -1, 'fight', { modifiers: mark(RUSH_ARMOUR, 'invasion') }), 'rush')
      return 'riot'
    },

    riot: (_c, f) => (f.invading.length === sides.length ? call(riotFrame(f.side), 'end') : 'end'),

    end: (c) => stopPlay(c),
  },
}

// What must hold of balls: where they are, who has them, which kinds there may be. Neighbour: invariants.ts asks at every moment.
import type { CompiledEdition } from '../edition.ts'
import type { Engine } from '../engine.ts'
import type { Ball, Match, Player } from '../kernel/match.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { isCarried, isFootball } from '../procs/ball/whichBall.ts'
import { isHanging } from '../procs/kickOff/hangingKick.ts'
import { sides } from '../vocabulary/words.ts'

/** Procedures in which a player may be on a ball's square before he picks it up or falls on it. */
const ON_THE_WAY: readonly string[] = ['step', 'swing', 'jump', 'throwTeamMate', 'flight', 'trap']
/** A big base may follow up onto a ball, and picks it up after the block. */
const ON_A_BIG_WAY: readonly string[] = [...ON_THE_WAY, 'block']

/** The square of a player, or of the thing in which he is. */
const whereIs = ({ pieces }: Match, { id, at, place }: Player): Square =>
  place === 'aboard' ? (pieces.find(({ load }) => load.includes(id))?.at ?? OFF) : at

export const ballFaults = (match: Match): string[] =>
  match.balls.flatMap((ball, i) => {
    const held = ball.state === 'held'
    if (held !== ball.carrier >= 0) return [`ball ${i} is ${ball.state} with carrier ${ball.carrier}`]
    // A ball may lie under a player only while he is moving onto it.
    const above = match.players[match.board[ball.at] - 1]
    const ways = above && above.who.size > 1 ? ON_A_BIG_WAY : ON_THE_WAY
    const stepping = match.stack.some((frame) => ways.includes(frame.proc))
    if (!held)
      return ball.state === 'ground' && match.board[ball.at] > 0 && !stepping ? [`ball ${i} lies under a player`] : []
    const carrier = match.players[ball.carrier]
    if (carrier.side === 'neutral') return [`ball ${i} is held by a neutral player`]
    return whereIs(match, carrier) === ball.at && carrier.posture === 'standing'
      ? []
      : [`ball ${i} is not where its carrier stands`]
  })

const hasDoubles = (list: readonly number[]): boolean => new Set(list).size < list.length

/** Bombs are looked for where they may not be left; heads need somebody who cuts them off. */
const mayExist = ({ steps }: CompiledEdition, { kind }: Ball): boolean => kind !== 'head' || steps.has('decapitated')

/** Which balls there may be: the edition's footballs, a copy where something makes one, and heads where they come off. */
const kindFaults = ({ rules }: Engine, { balls, squads }: Match): string[] => {
  const footballs = balls.filter(isFootball)
  const faults = footballs
    .filter(({ kind }) => !rules.ball.balls.includes(kind))
    .map(({ kind }) => `edition ${rules.id} plays with no ball of the kind ${kind}`)
  const count = rules.ball.balls.length
  const effects = sides.flatMap((side) => squads[side].effects.map((entry) => rules.effects.get(entry.split(' ')[0])))
  const most = count + (effects.some((effect) => effect?.clonesBall) ? 1 : 0)
  if (footballs.length > most) faults.push('a ball too many')
  if (footballs.length < count) faults.push('a ball too few')
  for (const { kind, cutBy } of balls)
    if ((kind === 'head') !== (cutBy !== undefined)) faults.push(`a ${kind} is the head that ${cutBy} cut off`)
  if (footballs.length < balls.length && !balls.every((ball) => isFootball(ball) || mayExist(rules, ball)))
    faults.push(`there are heads in edition ${rules.id}`)
  return faults
}

/** Balls are never in the same square. */
const doubleFaults = (engine: Engine, match: Match): string[] => {
  const { balls } = match
  const faults = kindFaults(engine, match)
  if (balls.length === 1) return faults
  const lying = balls.filter(({ state }) => state === 'ground')
  if (hasDoubles(lying.map(({ at }) => at))) faults.push('two balls lie on one square')
  const held = balls.filter(({ state }) => state === 'held')
  if (hasDoubles(held.map(({ carrier }) => carrier))) faults.push('a player holds two balls')
  return faults
}

/** Between two players' actions: all lie still or are held by hands, each alone. */
export const restingBallFaults = (engine: Engine, match: Match): string[] => {
  const faults: string[] = []
  const { balls, turn, players } = match
  for (const ball of balls) {
    const { state, carrier } = ball
    // A head that was brought home is forgotten with the turn.
    if (ball.kind === 'head' && state === 'absent') continue
    if (!isCarried(ball)) faults.push(`a ${ball.kind} is left`)
    // A bonus turn takes place while the ball is in the air, and a kick may hang there.
    else if (!turn.bonus && !(state === 'air' && isHanging(match)) && state !== 'ground' && state !== 'held')
      faults.push(`the ball is ${state}`)
    for (const id of players[carrier]?.skills ?? [])
      if (engine.rules.skills.get(id)?.permits?.includes('cannotHoldBall'))
        faults.push('the ball is held without hands')
  }
  return [...faults, ...doubleFaults(engine, match)]
}

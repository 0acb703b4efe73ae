// Setting up a team: players are picked up and placed freely, and the set-up must be legal before the coach is done; or
// he takes a stock formation. Neighbours: drive.ts and kickOffEvents/perfectDefence.ts call it, formation.ts, fielding.ts.
import type { CompiledEdition, Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Frame, Match, Player } from '../../kernel/match.ts'
import { fits, isFree, playerAt, putPlayer, takeOff } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import type { Formation } from '../../tables/formations.ts'
import { type Action, action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import type { Fault } from '../../vocabulary/faults.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { concede } from '../match/concede.ts'
import { facingFrame, mayTurn } from '../move/facing.ts'
import { isOnPitch, standsOnLine, standsWide } from '../move/zones.ts'
import { coversCounter } from '../things/counters.ts'
import { countOf, fieldable, fieldingFault, playersAllowed, withinCount } from './fielding.ts'
import { putInFormation } from './formation.ts'
import { areaOf, depthOf, HALFWAY, inArea, mayStart } from './setUpArea.ts'

export interface SetUpFrame extends Frame {
  readonly proc: 'setUp'
  step: 'arrange' | 'put' | 'ready'
  readonly side: Side
  /** Only players who are already on the pitch, on new squares. */
  readonly again: boolean
  /** The line of the pitch up to which players may stand; HALFWAY for the own half. */
  readonly line: number
  picked: number
  /** Who may be moved and how many of them, if there is a limit. */
  readonly movable: readonly number[] | null
  readonly most: number
  /** Their squares before, in the order of `movable`, to undo everything. */
  readonly before: readonly Square[]
  moved: readonly number[]
  /** Placements left before only formations and "done" remain, so that random answers come to an end. */
  placements: number
}

const PLACEMENTS = 200

/** The columns, counted from the own end of the pitch, on which the side that is being set up may stand. */
export const setUpDepth = ({ rules }: { readonly rules: CompiledEdition }, match: Match): number =>
  depthOf({ rules }, innermost<SetUpFrame>(match, 'setUp')?.line ?? HALFWAY)

export const setUpFrame = (side: Side, again: boolean, line = HALFWAY): SetUpFrame => ({
  proc: 'setUp',
  step: 'arrange',
  side,
  again,
  line,
  picked: -1,
  movable: null,
  most: 0,
  before: [],
  moved: [],
  placements: PLACEMENTS,
})

const copy = (f: SetUpFrame): SetUpFrame => ({
  proc: f.proc,
  step: f.step,
  side: f.side,
  again: f.again,
  line: f.line,
  picked: f.picked,
  movable: f.movable,
  most: f.most,
  before: f.before,
  moved: f.moved,
  placements: f.placements,
})

const isAvailable = (f: SetUpFrame, p: Player): boolean =>
  p.side === f.side && (isOnPitch(p) || (!f.again && p.place === 'reserves'))

const available = (c: Ctx, f: SetUpFrame): Player[] => c.match.players.filter((p) => isAvailable(f, p))

const upper = (c: Ctx, square: Square): boolean => c.rules.pitch.y[square] < c.rules.pitch.width / 2

/** Why the set-up is not legal yet, or null if it is. */
const setUpFault = (c: Ctx, f: SetUpFrame): Fault | null => {
  const { playersOnPitch, fieldsAll, onLineOfScrimmage, inEachWideZone: most } = c.rules.setUp
  const squad = available(c, f)
  const placed = countOf(c, squad.filter(isOnPitch))
  // A second set-up includes all players on the pitch, even more than the usual number.
  const allowed = countOf(c, f.again ? squad : fieldable(c, f.side, squad))
  const wanted = f.again ? allowed : Math.min(fieldsAll ? playersOnPitch : 1, allowed)
  const unfit = f.again ? null : fieldingFault(c, f.side, squad)
  if (unfit) return unfit
  if (placed < wanted) return { fault: 'tooFewPlayers', limit: wanted, has: placed }
  const limit = f.again ? allowed : playersAllowed(c, f.side)
  if (placed > limit) return { fault: 'tooManyPlayers', limit, has: placed }
  let onLine = 0
  let above = 0
  let below = 0
  for (const p of c.match.players) {
    if (p.side !== f.side || !isOnPitch(p)) continue
    if (standsOnLine(c, p)) onLine++
    if (!standsWide(c, p)) continue
    if (upper(c, p.at)) above++
    else below++
  }
  const needed = Math.min(onLineOfScrimmage, wanted)
  if (onLine < needed) return { fault: 'tooFewOnLine', limit: needed, has: onLine }
  if (above > most) return { fault: 'tooManyInUpperWideZone', limit: most, has: above }
  return below > most ? { fault: 'tooManyInLowerWideZone', limit: most, has: below } : null
}

const takeFormation = (c: Ctx, f: SetUpFrame, formation: Formation): void => {
  const squad = available(c, f)
  // Players on the pitch stay on it.
  const chosen = f.again
    ? withinCount(c, squad.filter(isOnPitch), playersAllowed(c, f.side))
    : fieldable(c, f.side, squad)
  for (const player of squad) if (isOnPitch(player)) takeOff(c.match, c.rules.pitch, player, 'reserves')
  putInFormation(c, f.side, f.line, chosen, formation)
}

/** Whether he may be picked up: everybody, unless an event limits who and how many. */
const mayMove = (f: SetUpFrame, player: Player): boolean =>
  !f.movable || f.moved.includes(player.id) || (f.movable.includes(player.id) && f.moved.length < f.most)

/** A square is open unless a player who may not be moved stands there, something solid or a trap counter. Big bases cannot swap places. */
const maySwap = (c: Ctx, f: SetUpFrame, square: Square): boolean => {
  const picked = c.match.players[f.picked]
  if (coversCounter(c, picked, square)) return false
  if (picked.who.size > 1)
    return (
      fits(c.match, c.rules.pitch, picked, square) &&
      mayStart(c, picked, square) &&
      squaresOf(c.rules.pitch, picked, square).every((one) => inArea(c, f.side, f.line, one))
    )
  const other = playerAt(c.match, square)
  if (other === null) return isFree(c.match, square)
  return other.id === f.picked || (!f.movable && other.who.size === 1 && other.side !== 'neutral')
}

const pick = playerActions('pick')
const placeAt = squareActions('place')
const takeFormationNamed = (id: string): Action => action('formation', -1, -1, id)
const AS_BEFORE = takeFormationNamed('asBefore')

/** The answers that take a stock formation, listed once for each edition. */
const formationActions = new WeakMap<readonly Formation[], readonly Action[]>()
const takeAnyOf = (formations: readonly Formation[]): readonly Action[] => {
  const kept = formationActions.get(formations)
  if (kept) return kept
  const list = formations.map(({ id }) => takeFormationNamed(id))
  formationActions.set(formations, list)
  return list
}

const DONE_SETTING_UP = action('done')
const TO_RESERVES = action('toReserves')

/** Puts the picked player on a square; a player who stands there takes his place. */
const putDown = (c: Ctx, player: Player, square: Square): void => {
  const { pitch } = c.rules
  const other = playerAt(c.match, square)
  const from = player.at
  if (other && other !== player) {
    takeOff(c.match, pitch, other, 'reserves')
    putPlayer(c.match, pitch, player, square)
    if (from !== OFF) putPlayer(c.match, pitch, other, from)
  } else putPlayer(c.match, pitch, player, square)
}

/** Puts all moved players back on their squares. */
const takeBack = (c: Ctx, f: SetUpFrame, movable: readonly number[]): void => {
  const { pitch } = c.rules
  for (const id of f.moved) takeOff(c.match, pitch, c.match.players[id], 'reserves')
  for (const id of f.moved) putPlayer(c.match, pitch, c.match.players[id], f.before[movable.indexOf(id)] ?? OFF)
}

const tooFewForTheLine = (c: Ctx, f: SetUpFrame): boolean => available(c, f).length <= c.rules.concession.concedesWith

export const setUp: Procedure<SetUpFrame, Ctx> = {
  copy,
  steps: {
    arrange: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (c, f) =>
        question('setUp', -1, {
          subject: f.again ? 'again' : '',
          missing: setUpFault(c, f),
          left: f.movable ? f.most - f.moved.length : -1,
        }),
      legal: (c, f) => {
        const list = f.movable ? [AS_BEFORE] : takeAnyOf(c.rules.formations).slice()
        if (setUpFault(c, f) === null) list.push(DONE_SETTING_UP)
        if (f.placements > 0) for (const player of available(c, f)) if (mayMove(f, player)) list.push(pick(player.id))
        return list
      },
      outside: {
        // A team that cannot fill the line of scrimmage may concede.
        concede: {
          allowed: (c, f) => !f.again && tooFewForTheLine(c, f),
          happened: (c, f) => concede(c, f.side, true),
        },
      },
      chosen: (c, f, answer) => {
        if (answer.do === 'done') return 'ready'
        if (answer.do === 'pick') {
          f.picked = answer.player
          return 'put'
        }
        if (f.movable) {
          takeBack(c, f, f.movable)
          return 'ready'
        }
        const formation = c.rules.formations.find(({ id }) => id === answer.option)
        if (!formation) throw new Error(`no formation ${answer.option}`)
        takeFormation(c, f, formation)
        return 'ready'
      },
    },

    put: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('placePlayer', f.picked),
      legal: (c, f) => {
        const list: Action[] = []
        for (const square of areaOf(c, f.side, f.line)) if (maySwap(c, f, square)) list.push(placeAt(square))
        if (!f.again) list.push(TO_RESERVES)
        return list
      },
      // He stays where he is.
      fallback: (c, f, legal) => {
        const { at } = c.match.players[f.picked]
        return at === OFF ? TO_RESERVES : legal.find(({ square }) => square === at)
      },
      chosen: (c, f, answer) => {
        const player = c.match.players[f.picked]
        f.placements--
        if (!f.moved.includes(player.id)) f.moved = [...f.moved, player.id]
        f.picked = -1
        if (answer.do === 'place') {
          putDown(c, player, answer.square)
          return mayTurn(player) ? call(facingFrame(player.id), 'arrange') : 'arrange'
        }
        takeOff(c.match, c.rules.pitch, player, 'reserves')
        return 'arrange'
      },
    },

    ready: (c, f) => {
      if (available(c, f).length > 0) c.events.push({ type: 'setUp', side: f.side })
      return DONE
    },
  },
}

// A player's action as data: its kind, what is left of it, and what skills did to it. Neighbours: activation.ts plays
// it, activationOptions.ts lists what he may do, turn.ts declares it.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Receives } from '../../kernel/procedure.ts'
import { listsOf } from '../../kit.ts'
import type { PassResult } from '../ball/pass.ts'
import type { BlockResult } from '../block/blockFrame.ts'
import type { StepResult } from '../move/step.ts'
import type { RollResult } from '../rolling/roll.ts'

export const actionKinds = [
  'move',
  'block',
  'blitz',
  'pass',
  'handOff',
  'foul',
  'bomb',
  'gaze',
  'kickTeamMate',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** Open to every player; the other actions need a skill. */
export const everyonesActions: readonly ActionKind[] = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']

/**
 * Where no action is declared: he has done nothing yet, or has only moved, which may stay a Move or become another action; or he
 * has acted, and does what belongs to the turn; or he is trapped in a pit.
 */
export const openKinds = ['open', 'walking', 'late', 'trapped'] as const
export type OpenKind = (typeof openKinds)[number]
export type AnyKind = ActionKind | OpenKind

export const isOpen = (kind: AnyKind): kind is OpenKind => kind === 'open' || kind === 'walking'

/** The fields of an action, whatever procedure plays it. */
export interface ActingFrame extends Frame {
  readonly proc: 'activation'
  readonly player: number
  action: AnyKind
  /** Squares of normal movement and go for its that are left. */
  moves: number
  goForIts: number
  /** Squares of a sprint that are left, in editions where a sprint is paid apart. */
  sprint: number
  /** He has begun a sprint. */
  sprinted: boolean
  /** The block of this action was made; `double`: a second opponent may be blocked too. */
  blocked: boolean
  double: boolean
  /** The player he blocks, throws or hands the ball to; `square` is the target square. */
  target: number
  /** The target named when the action was declared, or −1. */
  nominee: number
  square: Square
  option: string
  /** The square his last step left, or −1. */
  vacated: Square
  /** Skills may end the action before it begins, forbid its block, or make him feed before it ends. */
  lost: boolean
  mayNotBlock: boolean
  thirsty: boolean
  /** Extra blocks or bombs that a skill gives this action. */
  more: number
  /** He refuses to give the ball to a team-mate of another race, and cannot move any more. */
  refuses: boolean
}

export interface ActivationFrame
  extends ActingFrame,
    Receives<{ rose: RollResult; paid: RollResult; stepped: StepResult; blocked: BlockResult; gave: PassResult }> {
  step:
    | 'declare'
    | 'nominate'
    | 'announced'
    | 'mind'
    | 'minded'
    | 'advised'
    | 'begin'
    | 'act'
    | 'rose'
    | 'paid'
    | 'block'
    | 'second'
    | 'stepped'
    | 'onward'
    | 'blocked'
    | 'again'
    | 'done'
    | 'giving'
    | 'fed'
    | 'give'
    | 'gave'
    | 'ending'
    | 'feeding'
    | 'end'
    | 'over'
}

export const activationFrame = (player: number, kind: AnyKind): ActivationFrame => ({
  proc: 'activation',
  step: 'declare',
  player,
  action: kind,
  moves: 0,
  goForIts: 0,
  sprint: 0,
  sprinted: false,
  blocked: false,
  double: false,
  target: -1,
  nominee: -1,
  square: -1,
  option: '',
  vacated: -1,
  lost: false,
  mayNotBlock: false,
  thirsty: false,
  more: 0,
  refuses: false,
})

const copyFields = (f: ActingFrame): ActingFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  action: f.action,
  moves: f.moves,
  goForIts: f.goForIts,
  sprint: f.sprint,
  sprinted: f.sprinted,
  blocked: f.blocked,
  double: f.double,
  target: f.target,
  nominee: f.nominee,
  square: f.square,
  option: f.option,
  vacated: f.vacated,
  lost: f.lost,
  mayNotBlock: f.mayNotBlock,
  thirsty: f.thirsty,
  more: f.more,
  refuses: f.refuses,
})

export const copyActivationFrame = copyFields as <F extends ActingFrame>(f: F) => F

/** Squares of movement that the act itself costs: one for the block of a blitz. */
export const deedCost = ({ action }: Pick<ActivationFrame, 'action'>): number => (action === 'blitz' ? 1 : 0)

/** Whether this action of his does not count as the team's one of the turn. */
export const besides = (c: Ctx, player: Player, kind: ActionKind): boolean =>
  listsOf(c, player).declaresBesides.includes(kind)

// A player's action as data: what it is, what is left of it, and what skills have done to it. Neighbours: activation.ts plays
// it, activationOptions.ts lists what he may do, turn.ts declares it.
import { anySkill, type Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'

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

/** Open to everybody; the others need a skill. */
export const everyonesActions: readonly ActionKind[] = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']

export interface ActivationFrame extends Frame {
  readonly proc: 'activation'
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
  readonly player: number
  action: ActionKind
  /** Squares of normal movement and of going for it that are left. */
  moves: number
  goForIts: number
  /** The block of the action was made; a block on a second opponent may follow. */
  blocked: boolean
  double: boolean
  /** Whom he blocks, throws or hands the ball to, and where. */
  target: number
  /** Named when the action was declared, or −1. */
  nominee: number
  square: Square
  option: string
  /** The square his last step left, or −1. */
  vacated: Square
  /** Skills may end the action before it began, forbid its block, or make him feed before it ends. */
  lost: boolean
  mayNotBlock: boolean
  thirsty: boolean
  /** Further blocks or bombs that a skill gives his action. */
  more: number
  /** He refuses to give the ball to anyone but his own kind, and will not move any more. */
  refuses: boolean
}

export const activationFrame = (player: number, kind: ActionKind): ActivationFrame => ({
  proc: 'activation',
  step: 'declare',
  player,
  action: kind,
  moves: 0,
  goForIts: 0,
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

/** Squares of movement that the deed of his action takes from him where he then stands: the block of a blitz costs one. */
export const deedCost = ({ action }: Pick<ActivationFrame, 'action'>): number => (action === 'blitz' ? 1 : 0)

/** Whether such an action of his does not count as the one of the turn. */
export const besides = (c: Ctx, player: Player, kind: ActionKind): boolean =>
  anySkill(c, player, 'declaresBesides', (skill) => skill.declaresBesides?.includes(kind) === true)

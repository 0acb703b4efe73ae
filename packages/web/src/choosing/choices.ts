// What can be clicked for the legal answers: buttons, players, squares, and players who must be chosen before their square. Knows
// the shape of answers, never a rule. Neighbours: chosen.ts says what is chosen, tray/ and pitch/ show it.
import { type Action, type Match, OFF, type QuestionKind, type Square } from '@double-skulls/engine'
import { insideOn } from '../match/whereabouts.ts'

export interface Mode {
  /** The key of a mode: verb and option. */
  readonly id: string
  /** One of its answers, for its label. */
  readonly sample: Action
}

export interface Choices {
  /** Answers without a player or a square. */
  readonly buttons: readonly Action[]
  /** Answers about a player, by his index. */
  readonly players: ReadonlyMap<number, readonly Action[]>
  /** Modes: what a click on a square can mean. If there are several, the coach switches between them. */
  readonly modes: readonly Mode[]
  /** Answers by mode and square; answers that also need a player are listed once he is chosen. */
  squares(mode: string, player: number): ReadonlyMap<Square, Action>
  /** Players who must be chosen before their square. */
  readonly movers: ReadonlySet<number>
  /** A quick question between few: answers about players are buttons too. */
  readonly quick: boolean
}

const modeOf = ({ do: verb, option }: Action): string => (option === '' ? verb : `${verb} ${option}`)

/** Questions in the middle of somebody's action, for which nobody should have to look for a player on the pitch. */
const QUICK: readonly QuestionKind[] = [
  ...(['tackle', 'penalised', 'moveReferee', 'advance', 'castSpell', 'givePotion', 'bribePlayer'] as const),
]

const NOTHING: ReadonlyMap<Square, Action> = new Map()

/** `shownOn` maps an answer to the square on which it is shown, if that is not its own. */
export const choicesOf = (
  legal: readonly Action[],
  shownOn = ({ square }: Action): Square => square,
  asked: QuestionKind | null = null,
): Choices => {
  const buttons: Action[] = []
  const players = new Map<number, Action[]>()
  const modes = new Map<string, Mode>()
  const squares = new Map<string, Map<Square, Action>>()
  const movers = new Set<number>()
  for (const answer of legal) {
    if (answer.square === OFF) {
      if (answer.player < 0) buttons.push(answer)
      else if (players.has(answer.player)) players.get(answer.player)?.push(answer)
      else players.set(answer.player, [answer])
      continue
    }
    const id = modeOf(answer)
    if (!modes.has(id)) modes.set(id, { id, sample: answer })
    const key = `${id} ${answer.player}`
    let found = squares.get(key)
    if (!found) {
      found = new Map()
      squares.set(key, found)
    }
    found.set(shownOn(answer), answer)
    if (answer.player >= 0) movers.add(answer.player)
  }
  return {
    buttons,
    players,
    modes: [...modes.values()],
    squares: (mode, player) => squares.get(`${mode} -1`) ?? squares.get(`${mode} ${player}`) ?? NOTHING,
    movers,
    quick: asked !== null && QUICK.includes(asked),
  }
}

/** The player on a square of the pitch, or inside what stands there; −1 if nobody is. */
export const playerOn = (match: Match, square: Square): number => {
  const code = match.board[square]
  return code > 0 ? code - 1 : insideOn(match, square)
}

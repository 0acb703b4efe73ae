// A line of the log: its text with names that can be looked up, the dice, and its subject.
// Neighbours: teller.ts makes the lines; the client draws and filters them, the terminal prints them as text.
import type { Explanation, Side } from '@double-skulls/engine'
import { isBlockDice } from './rolls.ts'

/** The style of a line. */
export const logKinds = ['turn', 'score', 'dice', 'hurt', 'ball', 'move', 'other', 'summary', 'aside'] as const
export type LogKind = (typeof logKinds)[number]

/** The topics by which lines can be filtered. */
export const topics = ['dice', 'injuries', 'ball', 'score'] as const
export type Topic = (typeof topics)[number]

/** Words, or a name of the rules with its id. */
export type Part = string | { readonly rule: string; readonly text: string }

export interface LogLine {
  /** Increases along the match, and is the same in every telling. */
  readonly id: number
  readonly kind: LogKind
  readonly topics: readonly Topic[]
  /** The side it concerns; null: both. */
  readonly side: Side | null
  readonly parts: readonly Part[]
  /** The details of the roll: the number needed and the modifiers. */
  readonly detail: string
  /** The faces: of block dice by the edition's names, of other dice as numbers. */
  readonly roll: Explanation | null
  /** Dice without a target of their own: kick-off, weather, scatter. */
  readonly dice: readonly number[]
  readonly again: boolean
  /** Whether these dice were re-rolled. */
  readonly struck: boolean
  /** The player and square of a move, so that a whole move becomes one line. */
  readonly walk: { readonly player: number; readonly to: string } | null
  /** The commentator who says it, or ''. */
  readonly speaker: string
  /** The items of a summary. */
  readonly points: readonly string[]
}

export const plainLine: Omit<LogLine, 'id' | 'kind' | 'parts'> = {
  ...{ topics: [], side: null, detail: '', roll: null, dice: [], again: false, struck: false, walk: null },
  ...{ speaker: '', points: [] },
}

export const textOf = ({ parts }: Pick<LogLine, 'parts'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** The joined line of two steps of one move; null where the second does not continue the first. */
export const walkedOn = (last: LogLine | undefined, next: LogLine): LogLine | null =>
  last?.walk && next.walk && last.walk.player === next.walk.player
    ? { ...last, parts: [`${textOf(last).slice(0, -1)} – ${next.walk.to}.`], walk: next.walk }
    : null

/** Adds a line in place: a move's line grows, and re-rolled dice are struck out. */
export const append = (lines: LogLine[], line: LogLine): LogLine[] => {
  const longer = walkedOn(lines.at(-1), line)
  if (line.again && line.roll) {
    const { roll, player } = line.roll
    let old = lines.length - 1
    while (old >= 0 && !(lines[old].roll?.roll === roll && lines[old].roll?.player === player)) old--
    if (old >= 0) lines[old] = { ...lines[old], struck: true }
  }
  if (longer) lines[lines.length - 1] = longer
  else lines.push(line)
  return lines
}

/** Dice as text, for copying and for screen readers. */
const diceText = (blockFaces: readonly string[], { roll, dice, struck }: LogLine): string => {
  const faces = roll ? roll.faces : dice
  if (faces.length === 0) return ''
  const shown = roll && isBlockDice(roll) ? faces.map((face) => blockFaces[face - 1]) : faces
  return `[${shown.join(' ')}]${struck ? ' (rolled again)' : ''} `
}

/** A line as plain text; `blockFaces` are the names of the faces of a block die. */
export const plainText = (line: LogLine, blockFaces: readonly string[]): string => {
  const text = line.speaker === '' ? textOf(line) : `${line.speaker}: “${textOf(line)}”`
  const detail = line.detail === '' ? '' : ` (${line.detail})`
  return [`${diceText(blockFaces, line)}${text}${detail}`, ...line.points.map((point) => `  · ${point}`)].join('\n')
}

/** The last line about the play itself. */
export const lastWords = (lines: readonly LogLine[]): string => {
  for (let i = lines.length - 1; i >= 0; i--)
    if (lines[i].kind !== 'summary' && lines[i].kind !== 'aside') return textOf(lines[i])
  return ''
}

// A line of the log: what it says, with names that can be looked up, the dice as they fell, and what it is about.
// Neighbours: teller.ts makes the lines; the client draws and filters them, the terminal writes them as text.
import type { Explanation, Side } from '@double-skulls/engine'

/** How a line looks. */
export const logKinds = ['turn', 'score', 'dice', 'hurt', 'ball', 'move', 'other', 'summary', 'aside'] as const
export type LogKind = (typeof logKinds)[number]

/** What a line may be asked for by. */
export const topics = ['dice', 'injuries', 'ball', 'score'] as const
export type Topic = (typeof topics)[number]

/** Words, or a name of the rules with its id. */
export type Part = string | { readonly rule: string; readonly text: string }

export interface LogLine {
  /** Grows along the match and is the same whenever the match is told. */
  readonly id: number
  readonly kind: LogKind
  readonly topics: readonly Topic[]
  /** Whose doing or whose misfortune it is; null: both teams'. */
  readonly side: Side | null
  readonly parts: readonly Part[]
  /** The exact reckoning behind it: what was needed and why. */
  readonly detail: string
  /** Faces to draw: of a block die by the edition's names, of any other die as numbers. */
  readonly roll: Explanation | null
  /** Dice without a target of their own: kick-off, weather, scatter. */
  readonly dice: readonly number[]
  readonly again: boolean
  /** These dice were rolled again. */
  readonly struck: boolean
  /** Who walked where, so that a walk becomes one line. */
  readonly walk: { readonly player: number; readonly to: string } | null
  /** The commentator who says it, or ''. */
  readonly speaker: string
  /** What a summary lists below its heading. */
  readonly points: readonly string[]
}

export const plainLine: Omit<LogLine, 'id' | 'kind' | 'parts'> = {
  ...{ topics: [], side: null, detail: '', roll: null, dice: [], again: false, struck: false, walk: null },
  ...{ speaker: '', points: [] },
}

export const textOf = ({ parts }: Pick<LogLine, 'parts'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** The line of a longer walk, where one goes on with the other; null where it does not. */
export const walkedOn = (last: LogLine | undefined, next: LogLine): LogLine | null =>
  last?.walk && next.walk && last.walk.player === next.walk.player
    ? { ...last, parts: [`${textOf(last).slice(0, -1)} – ${next.walk.to}.`], walk: next.walk }
    : null

/** Adds a line in place: a walk grows, and dice that were rolled again are struck out. */
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

/** Dice as words, for whoever copies the log or hears it. */
const diceText = (blockFaces: readonly string[], { roll, dice, struck }: LogLine): string => {
  const faces = roll ? roll.faces : dice
  if (faces.length === 0) return ''
  const shown = roll?.roll === 'block' ? faces.map((face) => blockFaces[face - 1]) : faces
  return `[${shown.join(' ')}]${struck ? ' (rolled again)' : ''} `
}

/** A line as plain text; `blockFaces` are the names of the faces of a block die. */
export const plainText = (line: LogLine, blockFaces: readonly string[]): string => {
  const said = line.speaker === '' ? textOf(line) : `${line.speaker}: “${textOf(line)}”`
  const detail = line.detail === '' ? '' : ` (${line.detail})`
  return [`${diceText(blockFaces, line)}${said}${detail}`, ...line.points.map((point) => `  · ${point}`)].join('\n')
}

/** What was told last of the play itself. */
export const lastWords = (lines: readonly LogLine[]): string => {
  for (let i = lines.length - 1; i >= 0; i--)
    if (lines[i].kind !== 'summary' && lines[i].kind !== 'aside') return textOf(lines[i])
  return ''
}

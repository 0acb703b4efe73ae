// Draws a position as text: header, pitch and dugouts. Sides and states differ by their signs, so that it is readable
// without colour. Neighbours: terminal.ts colours, commands/show.ts and commands/play.ts print it.
import {
  dugOutOf,
  type Engine,
  type Match,
  numberMark,
  type Piece,
  type Pitch,
  type Place,
  type Player,
  pieceCovers,
  type Side,
  type Square,
  scoreText,
  sides,
  spelledOut,
  squareName,
} from '@double-skulls/engine'
import { type Paint, plainPaint, type Style } from './terminal.ts'

/** The width for the usual pitch: row letters, edges and 26 squares of 4 columns, 2 + 1 + 26 × 4 + 1 + 1 = 109. */
const CELL = 4
export const DRAWING_WIDTH = 109

/** The dugouts are the last lines of a drawing. */
export const DUGOUT_LINES = sides.length

export const LEGEND =
  "(4) home  <4> away   / prone  ~ face down  * has the ball  ' has acted  ^ without zone   o ball   :: end zone"

const teamName = (match: Match, side: Side): string => match.squads[side].name

const carries = (match: Match, player: Player): boolean => match.balls.some((ball) => ball.carrier === player.id)

/** The sign in place of the closing bracket; '' for a player standing without the ball. */
const stateSign = (match: Match, player: Player, ballHere: boolean): string => {
  if (carries(match, player)) return '*'
  if (ballHere) return 'o'
  if (player.posture === 'stunned' || player.posture === 'faceDown') return '~'
  if (player.posture === 'prone') return '/'
  if (player.noZones && player.side !== 'neutral') return '^'
  return player.acted ? "'" : ''
}

const playerCell = (match: Match, player: Player, ballHere: boolean, paint: Paint): string => {
  const mark = numberMark(player)
  const sign = stateSign(match, player, ballHere)
  const text = sign === '' ? mark : mark.slice(0, -1) + sign
  const styles: Style[] = [player.side]
  if (sign === '*') styles.push('ball')
  else if (player.acted || player.posture !== 'standing') styles.push('dim')
  return paint(text.padStart(CELL), ...styles)
}

const centred = (sign: string): string => `${sign.padStart(CELL - 1)} `

const emptyCell = (pitch: Pitch, square: Square, paint: Paint): string => {
  const x = pitch.x[square]
  const inEndZone = x < pitch.endZone || x >= pitch.length - pitch.endZone
  return paint(inEndZone ? ' :: ' : centred('.'), 'dim')
}

const pieceCell = ({ kind, side, load, marks }: Piece, paint: Paint): string => {
  const sign = load.length > 0 ? '*' : marks.length > 0 ? '!' : ''
  const text = `[${kind.slice(0, sign === '' ? 2 : 1)}${sign}]`.padStart(CELL)
  return side === '' ? paint(text, 'dim') : paint(text, side)
}

const cell = (match: Match, pitch: Pitch, square: Square, paint: Paint): string => {
  const code = match.board[square]
  const ballHere = match.balls.some((ball) => ball.at === square && ball.state !== 'absent' && ball.carrier < 0)
  if (code > 0) return playerCell(match, match.players[code - 1], ballHere, paint)
  if (ballHere) return paint(centred('o'), 'ball')
  const piece = match.pieces.find((one) => pieceCovers(pitch, one, square))
  return piece ? pieceCell(piece, paint) : emptyCell(pitch, square, paint)
}

const across = (pitch: Pitch, halves: (from: number, to: number) => string, middle: string): string =>
  halves(0, pitch.length / 2) + middle + halves(pitch.length / 2, pitch.length)

const drawPitch = (match: Match, pitch: Pitch, paint: Paint): string[] => {
  const columns = across(
    pitch,
    (from, to) => Array.from({ length: to - from }, (_, i) => centred(`${from + i + 1}`)).join(''),
    ' ',
  )
  const edge = `  +${across(pitch, (from, to) => '-'.repeat((to - from) * CELL), '+')}+`
  const wideLine = `  :${across(pitch, (from, to) => ' -'.repeat(((to - from) * CELL) / 2), '|')}:`
  const lines = [`   ${columns}`.trimEnd(), edge]
  for (let y = 0; y < pitch.width; y++) {
    if (y === pitch.wideZone || y === pitch.width - pitch.wideZone) lines.push(paint(wideLine, 'dim'))
    const first = y * pitch.length
    const row = across(
      pitch,
      (from, to) => Array.from({ length: to - from }, (_, i) => cell(match, pitch, first + from + i, paint)).join(''),
      '|',
    )
    lines.push(`${squareName(pitch, first).charAt(0)} |${row}|`)
  }
  return [...lines, edge]
}

const whoseMove = (engine: Engine, match: Match): string => {
  const pending = engine.pending(match)
  switch (pending.wait) {
    case 'nothing':
      return 'the match is over'
    case 'dice':
      return `dice for ${spelledOut(pending.why)}`
    case 'coach':
      return `${teamName(match, pending.side)} (${pending.side}) to answer: ${spelledOut(pending.question.kind)}`
  }
}

const drawHeader = (engine: Engine, match: Match, paint: Paint): string[] => {
  const { squads, clock } = match
  const weather = engine.rules.tables.weather.find(({ id }) => id === match.weather)?.name ?? match.weather
  const half = clock.half > 2 ? 'overtime' : `half ${clock.half}`
  const both = (of: (side: Side) => number): string => sides.map(of).join('/')
  const score =
    `${paint(`(${squads.home.name})`, 'home', 'bold')} ${scoreText(squads.home.score)} : ${scoreText(squads.away.score)} ` +
    `${paint(`<${squads.away.name}>`, 'away', 'bold')}`
  const facts = [
    half,
    `turn ${both((side) => clock[side])}`,
    `re-rolls ${both((side) => squads[side].rerolls)}`,
    `weather ${weather.toLowerCase()}`,
    match.edition,
  ]
  return [`${score}   ${facts.join(' · ')}`, whoseMove(engine, match)]
}

const benches: readonly (readonly [Place, string])[] = [
  ['reserves', 'reserves'],
  ['stunnedBox', 'stunned'],
  ['ko', 'knocked out'],
  ['injured', 'injured'],
  ['casualty', 'casualties'],
  ['dead', 'dead'],
  ['sentOff', 'sent off'],
  ['exhausted', 'exhausted'],
  ['aboard', 'aboard'],
  ['ruledOff', 'off with the weapon'],
  ['gone', 'out of the arena'],
  ['pit', 'in a pit'],
  ['below', 'under a trapdoor'],
  ['indisposed', 'indisposed'],
]

const compass = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

/** Every dugout line starts with its side's name, for output without colour. */
const drawDugout = (match: Match, side: Side, paint: Paint): string => {
  const { name, resources } = match.squads[side]
  const own = match.players.filter((player) => dugOutOf(player) === side)
  const parts = benches.flatMap(([place, word]) => {
    const there = own
      .filter((player) => player.place === place)
      .map((player) => (player.side === 'neutral' ? numberMark(player) : player.who.number))
    return there.length > 0 ? [`${word} ${there.join(' ')}`] : []
  })
  for (const { who, facing } of own) if (facing) parts.push(`${who.number} looks ${compass[facing]}`)
  for (const [what, count] of Object.entries(resources)) if (count > 0) parts.push(`${what} ${count}`)
  const label = side === 'home' ? `(${name})` : `<${name}>`
  return `${paint(label, side)} ${parts.length > 0 ? parts.join(' · ') : 'everybody is on the pitch'}`
}

export const drawPosition = (engine: Engine, match: Match, paint: Paint = plainPaint): string[] => [
  ...drawHeader(engine, match, paint),
  ...drawPitch(match, engine.rules.pitch, paint),
  ...sides.map((side) => drawDugout(match, side, paint)),
]

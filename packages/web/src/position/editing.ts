// Edits of a position: each takes a match and returns the text of the changed position; reading that text checks whether it can
// be played. Neighbours: PositionEditorPage.tsx, the engine's writePosition; docs/position.md has the notation.
import {
  type Allegiance,
  type Ball,
  type Engine,
  type HurtBox,
  isFootball,
  type Match,
  OFF,
  optionsOf,
  type Player,
  type Posture,
  readPosition,
  type Side,
  type Square,
  type Stats,
  squareName,
  writePosition,
} from '@double-skulls/engine'

export interface Position {
  readonly engine: Engine
  readonly match: Match
}

export type Read = { readonly position: Position } | { readonly fault: string }

export const readText = (text: string): Read => {
  try {
    return { position: readPosition(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** A player by his label: his index changes when others are added or removed. */
export interface Shirt {
  readonly side: Allegiance
  readonly number: number
}

export const shirtOf = ({ side, who }: Player): Shirt => ({ side, number: who.number })

export const wearerOf = (match: Match, shirt: Shirt | null): Player | undefined =>
  shirt === null ? undefined : match.players.find(({ side, who }) => side === shirt.side && who.number === shirt.number)

/** The places beside the pitch. */
export type Bench = 'reserves' | HurtBox | 'sentOff'

export const benchesOf = ({ rules }: Engine): readonly Bench[] => ['reserves', ...rules.hurt.boxes, 'sentOff']

const MOST = 99

export const freeNumber = ({ players }: Match, side: Side): number => {
  const taken = new Set(players.filter((player) => player.side === side).map(({ who }) => who.number))
  let number = 1
  while (taken.has(number) && number < MOST) number++
  return number
}

const wordOf = ({ side, number }: Shirt): string => `${side.charAt(0)}${number}@`

const edited = ({ engine, match }: Position, edit: (copy: Match) => void): string => {
  const copy = engine.clone(match)
  edit(copy)
  return writePosition(copy)
}

const editedPlayer = (position: Position, shirt: Shirt, edit: (player: Player, copy: Match) => void): string =>
  edited(position, (copy) => {
    const player = wearerOf(copy, shirt)
    if (player) edit(player, copy)
  })

/** A plain player of the edition: his profile is left to the notation's default. */
export const withPlayer = ({ engine, match }: Position, shirt: Shirt, square: Square): string =>
  `${writePosition(match)} ${wordOf(shirt)}${squareName(engine.rules.pitch, square)}`

export const withoutPlayer = ({ match }: Position, shirt: Shirt): string =>
  writePosition(match)
    .split(' ')
    .filter((word) => !word.startsWith(wordOf(shirt)))
    .join(' ')

export const movedTo = (position: Position, shirt: Shirt, square: Square): string =>
  editedPlayer(position, shirt, (player) => {
    player.at = square
    player.place = 'pitch'
  })

export const benched = (position: Position, shirt: Shirt, bench: Bench): string =>
  editedPlayer(position, shirt, (player) => {
    player.at = OFF
    player.place = bench
    player.posture = 'standing'
  })

export interface PlayerChange {
  readonly posture?: Posture
  readonly acted?: boolean
  readonly stats?: Stats
  readonly skills?: readonly string[]
}

export const changedPlayer = (position: Position, shirt: Shirt, change: PlayerChange): string =>
  editedPlayer(position, shirt, (player) => {
    Object.assign(player, change)
    player.freshlyStunned = player.freshlyStunned && player.posture === 'stunned'
  })

const takeAway = (ball: Ball): void => {
  Object.assign(ball, { state: 'absent', at: OFF, carrier: -1 })
}

/** The football that is put somewhere else: one that is nowhere, or else the first. */
const ballToPut = ({ balls }: Match): Ball => balls.find((ball) => isFootball(ball) && ball.at === OFF) ?? balls[0]

export const ballOn = (position: Position, square: Square): string =>
  edited(position, (copy) => {
    Object.assign(ballToPut(copy), { state: 'ground', at: square, carrier: -1 })
  })

export const ballWith = (position: Position, shirt: Shirt): string =>
  editedPlayer(position, shirt, ({ id, at }, copy) => {
    for (const ball of copy.balls) if (ball.carrier === id) takeAway(ball)
    Object.assign(ballToPut(copy), { state: 'held', at, carrier: id })
  })

export const withoutBall = (position: Position, square: Square): string =>
  edited(position, ({ balls }) => {
    for (const ball of balls) if (ball.at === square) takeAway(ball)
  })

export interface FactChange {
  readonly half?: number
  readonly side?: Side
  readonly weather?: string
}

/** What the side that was to move was in the middle of. */
const isUnderWay = (word: string): boolean => /^(act|gang|after)=/.test(word)

export const changedFacts = (position: Position, { half, side, weather }: FactChange): string => {
  const text = edited(position, (copy) => {
    if (half !== undefined) copy.clock.half = half
    if (weather !== undefined) copy.weather = weather
    if (side !== undefined) copy.turn.side = side
  })
  const changes = side !== undefined && side !== position.match.turn.side
  return changes
    ? text
        .split(' ')
        .filter((word) => !isUnderWay(word))
        .join(' ')
    : text
}

const UNMOVED = 'marker=unmoved'

/** The same position with other options of the match; a marker that moves by itself has moved. */
export const withEdition = ({ match }: Position, edition: string): string => {
  const [, ...words] = writePosition(match).split(' ')
  const called = optionsOf(edition).includes('illegalProcedure')
  return [edition, ...words.filter((word) => called || word !== UNMOVED)].join(' ')
}

/** Whether the coach to move has still to move his turn marker. */
export const isUnmoved = ({ match }: Position): boolean => writePosition(match).split(' ').includes(UNMOVED)

export const withMarker = ({ match }: Position, unmoved: boolean): string => {
  const words = writePosition(match)
    .split(' ')
    .filter((word) => word !== UNMOVED)
  return [...words, ...(unmoved ? [UNMOVED] : [])].join(' ')
}

/** The same position with the eye counter of this side; null for nobody. */
export const withEye = ({ match }: Position, side: Side | null): string => {
  const words = writePosition(match)
    .split(' ')
    .filter((word) => !word.startsWith('eye='))
  return [...words, ...(side === null ? [] : [`eye=${side}`])].join(' ')
}

export const countNames = ['turn', 'score', 'rerolls'] as const
export type CountName = (typeof countNames)[number]

export const countOf = ({ clock, squads }: Match, side: Side, name: CountName): number => {
  switch (name) {
    case 'turn':
      return clock[side]
    case 'score':
      return squads[side].score
    case 'rerolls':
      return squads[side].rerolls
  }
}

export const changedCount = (position: Position, side: Side, name: CountName, value: number): string =>
  edited(position, ({ clock, squads }) => {
    switch (name) {
      case 'turn':
        clock[side] = value
        return
      case 'score':
        squads[side].score = value
        return
      case 'rerolls':
        squads[side].rerolls = value
        squads[side].rerollsPerHalf = value
    }
  })

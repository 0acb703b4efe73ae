// What a player is in the middle of, in the position notation: his action, and the gang that he gathers or joins. Neighbours:
// positionFacts.ts reads and writes the other facts, positionStack.ts makes frames of them.
import { type AnyKind, actionKinds, openKinds } from '../procs/turn/activationFrame.ts'
import type { Allegiance, Side } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

export interface Acting {
  readonly side: Side
  readonly number: number
  readonly action: AnyKind
  readonly moves: number
  readonly goForIts: number
  readonly sprint: number
  readonly sprinted: boolean
  readonly blocked: boolean
}

export const gangKinds = ['block', 'push'] as const

/** The gang of `members`, by their numbers, the first of whom declared it; somebody may be moving up to it. */
export interface Gathering {
  readonly kind: (typeof gangKinds)[number]
  readonly victim: { readonly side: Allegiance; readonly number: number }
  readonly members: readonly number[]
}

export const readActing = (word: string, value: string): Acting => {
  const match = /^([ha])(\d{1,2}):([a-zA-Z]+):(\d{1,2})\.(\d)(?:s(\d{1,2}))?(r?)(b?)$/.exec(value)
  const action = [...actionKinds, ...openKinds].find((kind) => kind === match?.[3])
  if (!match || !action)
    throw new BadPosition(
      `"${word}": like act=h4:blitz:3.2 (player, action, squares left, go-for-its left, s1 for a square of a sprint left, r once he has sprinted, b after the block)`,
    )
  return {
    side: match[1] === 'h' ? 'home' : 'away',
    number: Number(match[2]),
    action,
    moves: Number(match[4]),
    goForIts: Number(match[5]),
    sprint: Number(match[6] ?? 0),
    sprinted: match[7] === 'r',
    blocked: match[8] === 'b',
  }
}

export const actingText = ({ side, number, action, moves, goForIts, sprint, sprinted, blocked }: Acting): string => {
  const left = `${moves}.${goForIts}${sprint > 0 ? `s${sprint}` : ''}${sprinted ? 'r' : ''}`
  return `${side[0]}${number}:${action}:${left}${blocked ? 'b' : ''}`
}

const sideOf = { h: 'home', a: 'away', n: 'neutral' } as const

export const readGang = (word: string, value: string): Gathering => {
  const [, kind, letter, number, members] = /^([a-z]+):([han])(\d{1,2})\/(\d{1,2}(?:,\d{1,2})*)$/.exec(value) ?? []
  const known = gangKinds.find((one) => one === kind)
  if (!known || members === undefined)
    throw new BadPosition(
      `"${word}": like gang=block:a5/3,4 (block or push, the victim, the numbers of those who joined)`,
    )
  return {
    kind: known,
    victim: { side: sideOf[letter as keyof typeof sideOf], number: Number(number) },
    members: members.split(',').map(Number),
  }
}

export const gangText = ({ kind, victim, members }: Gathering): string =>
  `${kind}:${victim.side[0]}${victim.number}/${members.join(',')}`

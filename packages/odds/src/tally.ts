// The outcomes of a plan, summed over all branches by their chance: success, turnover, steps done, and the effects of a
// block. Neighbours: tree.ts and graph.ts sum, plan.ts reads the sums.
import type { GameEvent, Match, Square } from '@double-skulls/engine'

/** The effects of a deed that are counted. */
export const deedCounts = [
  'targetDown',
  'actorDown',
  'targetMoved',
  'intoCrowd',
  'armourBroken',
  'stunned',
  'knockedOut',
  'casualty',
  'actorArmourBroken',
  'actorStunned',
  'actorKnockedOut',
  'actorCasualty',
  'ballLoose',
  'sentOff',
  'touchdown',
] as const
export type DeedCount = (typeof deedCounts)[number]

/** Chances by the indices of `CountNames`: success, turnover, unsettled, then the counts. */
export type Tally = number[]

export const SUCCESS = 0
export const TURNOVER = 1
/** Branches that were not followed to their end. */
export const UNSETTLED = 2

/** The names of the counts, each with its index in a tally. */
export interface CountNames {
  placeOf(name: string): number
  readonly list: readonly string[]
}

export const newNames = (): CountNames => {
  const list = ['success', 'turnover', 'unsettled']
  const places = new Map<string, number>(list.map((name, i) => [name, i]))
  return {
    list,
    placeOf: (name) => {
      let place = places.get(name)
      if (place === undefined) {
        place = list.push(name) - 1
        places.set(name, place)
      }
      return place
    },
  }
}

export const addAt = (tally: Tally, place: number, chance: number): void => {
  while (tally.length <= place) tally.push(0)
  tally[place] += chance
}

export const addTally = (to: Tally, from: Tally, weight: number): void => {
  while (to.length < from.length) to.push(0)
  for (let i = 0; i < from.length; i++) to[i] += from[i] * weight
}

/** The player who acts and his target. */
export interface Principals {
  readonly actor: number
  readonly target: number
}

/** By the result of the injury roll, or by the box that the player goes to. */
const hurtNames: { readonly [result: string]: readonly [target: DeedCount, actor: DeedCount] | undefined } = {
  stunned: ['stunned', 'actorStunned'],
  knockedOut: ['knockedOut', 'actorKnockedOut'],
  badlyHurt: ['casualty', 'actorCasualty'],
  casualty: ['casualty', 'actorCasualty'],
  stunnedBox: ['stunned', 'actorStunned'],
  ko: ['knockedOut', 'actorKnockedOut'],
  injured: ['casualty', 'actorCasualty'],
  dead: ['casualty', 'actorCasualty'],
}

const NOTHING: readonly string[] = []

/** The counts of an event, if any. */
export const countsOf = (event: GameEvent, { actor, target }: Principals): readonly string[] => {
  switch (event.type) {
    case 'blockResult':
      return event.attacker === actor && event.defender === target ? [`result ${event.result}`] : NOTHING
    case 'posture':
      if (event.posture === 'standing' || event.why === 'injury') return NOTHING
      return event.player === target ? ['targetDown'] : event.player === actor ? ['actorDown'] : NOTHING
    case 'moved':
      return event.player === target && event.how === 'pushed' ? ['targetMoved'] : NOTHING
    case 'removed':
      return event.player === target && event.to === 'crowd' ? ['intoCrowd'] : NOTHING
    case 'injured': {
      // Some are not hurt although their armour broke.
      const hurt = hurtNames[event.result]
      const armour = event.why !== 'crowd'
      if (event.player === target) return [...(armour ? ['armourBroken'] : []), ...(hurt ? [hurt[0]] : [])]
      return event.player === actor ? ['actorArmourBroken', ...(hurt ? [hurt[1]] : [])] : NOTHING
    }
    case 'ballMoved':
      return event.how === 'dropped' ? ['ballLoose'] : NOTHING
    case 'sentOff':
      return event.player === actor ? ['sentOff'] : NOTHING
    case 'touchdown':
      return ['touchdown']
    default:
      return NOTHING
  }
}

/** The kind of a count, without its detail; each kind is counted once. */
export const kindOfCount = (what: string): string => (what.startsWith('result ') ? 'result' : what)

/** The squares of both players; −1 is off the pitch. */
export const placesNow = (match: Match, { actor, target }: Principals): string[] =>
  target < 0
    ? [`actor ${match.players[actor].at}`]
    : [`actor ${match.players[actor].at}`, `target ${match.players[target].at}`]

export const stepName = (step: number): string => `step ${step}`

/** The chance to end on a square. */
export interface PlaceChance {
  /** −1 is off the pitch. */
  readonly square: Square
  readonly chance: number
}

/** All counts whose name begins with `start`, by the rest of their names. */
const under = (tally: Tally, { list }: CountNames, start: string): [rest: string, chance: number][] =>
  list.flatMap((name, i): [string, number][] =>
    name.startsWith(`${start} `) && tally[i] > 0 ? [[name.slice(start.length + 1), tally[i]]] : [],
  )

export const placesOf = (tally: Tally, names: CountNames, who: 'actor' | 'target'): PlaceChance[] =>
  under(tally, names, who)
    .map(([square, chance]) => ({ square: Number(square), chance }))
    .sort((a, b) => b.chance - a.chance || a.square - b.square)

export const resultsOf = (tally: Tally, names: CountNames): { readonly [result: string]: number } =>
  Object.fromEntries(under(tally, names, 'result'))

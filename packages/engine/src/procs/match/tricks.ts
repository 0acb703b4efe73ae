// The dirty tricks of both sides: what each has still in hand, a secret of its own, and what is wrong with a list of them. Neighbours:
// ../../vocabulary/tricks.ts says what they are; a line-up brings them as `secrets.tricks`.
import type { Match, Player } from '../../kernel/match.ts'
import { squadSecret } from '../../kernel/squadSecret.ts'
import type { Routine } from '../../routine.ts'
import { assassinKinds, type DirtyTricks, playerBribeAmounts, refereeBribeAmounts } from '../../vocabulary/tricks.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'

const NO_TRICKS: DirtyTricks = {}
const MOST = 99

/** What is left of them, which only their own coach knows: replaced, never changed in place. */
export const tricks = squadSecret<DirtyTricks>('tricks', NO_TRICKS)

/** The whole list as it was before the match. */
export const tricksWritten = squadSecret<DirtyTricks>('tricksWritten', NO_TRICKS)

/** The opponent whom this side has written down by the number on his shirt. */
export const targetOf = ({ players }: Match, side: Side, number: number): Player => {
  const target = players.find((player) => player.side === otherSide(side) && player.who.number === number)
  if (!target) throw new Error(`no opponent of ${side} wears the number ${number}`)
  return target
}

/** After the match everybody may read the lists. */
export const tricksAreOpened: Routine = {
  id: 'tricksAreOpened',
  at: 'matchOver',
  begin: (c) => {
    for (const side of sides) {
      const written = tricksWritten.of(c.match.squads[side])
      c.events.push({ type: 'tricksOpened', side, tricks: written, reveals: side })
    }
    return null
  },
}

type FieldAndFault = readonly [field: string, what: string]

const FIELDS = ['assassin', 'drugs', 'playerBribes', 'refereeBribes', 'spies'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const said = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

const targetFault = (field: string, target: unknown, numbers: readonly number[]): FieldAndFault | null =>
  numbers.some((number) => number === target)
    ? null
    : [field, `no opponent wears the number ${said(target)}; name another`]

const countFault = (field: string, count: unknown): FieldAndFault | null =>
  Number.isInteger(count) && (count as number) >= 0 && (count as number) <= MOST
    ? null
    : [field, `must be a whole number from 0 to ${MOST}, not ${said(count)}`]

const choiceFault = (field: string, value: unknown, choices: readonly unknown[]): FieldAndFault | null =>
  choices.includes(value) ? null : [field, `must be one of ${choices.join(', ')}, not ${said(value)}`]

const assassinFault = (assassin: unknown, numbers: readonly number[]): FieldAndFault | null => {
  if (!isRecord(assassin)) return ['assassin', 'must be like { "kind": "ninja", "target": 7 }']
  return (
    choiceFault('assassin.kind', assassin.kind, assassinKinds) ??
    targetFault('assassin.target', assassin.target, numbers)
  )
}

const twiceFault = (field: string, targets: readonly unknown[]): FieldAndFault | null => {
  const twice = targets.find((target, i) => targets.indexOf(target) < i)
  return twice === undefined ? null : [field, `name number ${said(twice)} twice; a game allows one try for each player`]
}

const drugsFault = (drugs: unknown, numbers: readonly number[]): FieldAndFault | null => {
  if (!Array.isArray(drugs)) return ['drugs', 'must be a list of numbers of opponents, as [4, 7]']
  for (const [i, target] of drugs.entries()) {
    const fault = targetFault(`drugs[${i}]`, target, numbers)
    if (fault) return fault
  }
  return twiceFault('drugs', drugs)
}

const playerBribesFault = (bribes: unknown, numbers: readonly number[]): FieldAndFault | null => {
  if (!Array.isArray(bribes)) return ['playerBribes', 'must be a list, as [{ "target": 7, "amount": 800 }]']
  for (const [i, bribe] of bribes.entries()) {
    if (!isRecord(bribe)) return [`playerBribes[${i}]`, 'must be like { "target": 7, "amount": 800 }']
    const fault =
      targetFault(`playerBribes[${i}].target`, bribe.target, numbers) ??
      choiceFault(`playerBribes[${i}].amount`, bribe.amount, playerBribeAmounts)
    if (fault) return fault
  }
  return twiceFault(
    'playerBribes',
    bribes.map(({ target }) => target),
  )
}

const refereeBribesFault = (bribes: unknown): FieldAndFault | null => {
  if (!isRecord(bribes)) return ['refereeBribes', 'must be like { "amount": 300, "count": 2 }']
  return (
    choiceFault('refereeBribes.amount', bribes.amount, refereeBribeAmounts) ??
    countFault('refereeBribes.count', bribes.count)
  )
}

/** What is wrong with the tricks that a line-up brings against a team with these numbers, with the field, or null. */
export const tricksFault = (brought: unknown, numbers: readonly number[]): FieldAndFault | null => {
  if (!isRecord(brought)) return ['', 'must be a list of tricks, as { "spies": 1, "drugs": [7] }']
  const strange = Object.keys(brought).find((name) => !FIELDS.some((field) => field === name))
  if (strange !== undefined) return [strange, `is no dirty trick; name some of ${FIELDS.join(', ')}`]
  const { assassin, drugs, playerBribes, refereeBribes, spies } = brought
  return (
    (assassin === undefined ? null : assassinFault(assassin, numbers)) ??
    (drugs === undefined ? null : drugsFault(drugs, numbers)) ??
    (playerBribes === undefined ? null : playerBribesFault(playerBribes, numbers)) ??
    (refereeBribes === undefined ? null : refereeBribesFault(refereeBribes)) ??
    (spies === undefined ? null : countFault('spies', spies))
  )
}

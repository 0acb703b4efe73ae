// The numbers of a match that two coaches agree on beside its options: how many touchdowns win, how many turns each side has, how many
// referees walk about. Neighbours: options.ts; home/NumberChoice.tsx lets the coach choose, home/newMatch.ts starts by them.
import { engineNamed } from './engines.ts'

export const numberNames = ['touchdowns', 'turns', 'referees'] as const
export type NumberName = (typeof numberNames)[number]

/** Those that are not the edition's own. */
export type MatchNumbers = { readonly [N in NumberName]?: number }

export interface NumberOffer {
  readonly name: NumberName
  readonly usual: number
  readonly from: readonly number[]
}

const range = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by)

/** Empty for editions that leave none open, or whose rules are not loaded yet. */
export const numberOffers = (edition: string): readonly NumberOffer[] => {
  const rules = engineNamed(edition)?.rules
  if (!rules) return []
  const { clock, referees } = rules
  return [
    ...(clock.touchdownsToWin === null
      ? []
      : ([
          { name: 'touchdowns', usual: clock.touchdownsToWin, from: range(1, 9) },
          { name: 'turns', usual: clock.turnsPerHalf, from: range(8, 48, 4) },
        ] as const)),
    ...(referees ? [{ name: 'referees', usual: referees.count, from: range(0, 4) } as const] : []),
  ]
}

/** Without numbers that the edition does not leave open, and those that are its own anyway. */
export const agreedNumbers = (edition: string, numbers: MatchNumbers): MatchNumbers =>
  Object.fromEntries(
    numberOffers(edition)
      .map(({ name, usual, from }) => [name, from.find((one) => one === numbers[name]) ?? usual, usual] as const)
      .filter(([, chosen, usual]) => chosen !== usual),
  )

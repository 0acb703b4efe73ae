// The changes of a team, step by step, for undo and redo. Neighbour: useDesk.ts.

interface Step<T> {
  readonly state: T
  /** What the step did, in a few words: `hire a Blitzer`. */
  readonly what: string
}

export interface History<T> {
  readonly past: readonly Step<T>[]
  readonly now: T
  readonly future: readonly Step<T>[]
  /** The field being typed into: further keystrokes belong to the same step. '' for none. */
  readonly field: string
}

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], field: '' })

export const changed = <T>(history: History<T>, next: T, what: string, field = ''): History<T> => {
  if (next === history.now) return history
  const sameStep = field !== '' && field === history.field
  const past = sameStep ? history.past : [...history.past, { state: history.now, what }]
  return { past, now: next, future: [], field }
}

/** The field was left: what is typed there next is a new step. */
export const fieldLeft = <T>(history: History<T>): History<T> =>
  history.field === '' ? history : { ...history, field: '' }

export const undone = <T>({ past, now, future, ...rest }: History<T>): History<T> => {
  const last = past.at(-1)
  if (!last) return { ...rest, past, now, future }
  return { past: past.slice(0, -1), now: last.state, future: [{ state: now, what: last.what }, ...future], field: '' }
}

export const redone = <T>({ past, now, future, ...rest }: History<T>): History<T> => {
  const [next, ...later] = future
  if (!next) return { ...rest, past, now, future }
  return { past: [...past, { state: now, what: next.what }], now: next.state, future: later, field: '' }
}

// Answers of coaches. Every action has the same four fields, so that a client can show any of them without knowing the
// rule behind it: a verb, and if they apply a player, a square and an option. Neighbour: questions.ts.

export const verbs = [
  'kick',
  'receive',
  'formation',
  'pick',
  'place',
  'toReserves',
  'done',
  'aim',
  'activate',
  'endTurn',
  'standUp',
  'step',
  'block',
  'throw',
  'handOff',
  'foul',
  'endAction',
  'reroll',
  'keep',
  'useDie',
  'push',
  'followUp',
  'stay',
  'use',
  'decline',
  'intercept',
  'giveBall',
  'putBall',
  'choose',
  'leap',
  'swing',
  'gaze',
  'throwTeamMate',
  'bite',
  'stop',
  'nominate',
  'face',
  'moveMarker',
  'tackle',
  'charge',
  'shove',
  'gangUp',
  'stripBall',
  'boot',
  'kickBall',
  'dodge',
  'haul',
  'smash',
  'drive',
  'runOut',
  'climb',
  'cast',
] as const
export type Verb = (typeof verbs)[number]

/** Decline what a question offers, so that things go on as they are. */
export const decliningVerbs = ['decline', 'keep', 'stay', 'stop'] as const satisfies readonly Verb[]
/** End what the coach himself is doing. */
export const endingVerbs = ['done', 'endAction', 'endTurn'] as const satisfies readonly Verb[]

export interface Action {
  readonly do: Verb
  /** A player's index, or −1. */
  readonly player: number
  /** A square, or −1. */
  readonly square: number
  /** A name from a closed list of the question (an action, a die face, a skill), or ''. */
  readonly option: string
}

/** Actions are shared and frozen: listing the legal ones allocates nothing, and a chosen one is found by identity. */
const pool = new Map<string, Map<Verb, Map<number, Action>>>()

export const action = (verb: Verb, player = -1, square = -1, option = ''): Action => {
  let family = pool.get(option)
  if (!family) {
    family = new Map()
    pool.set(option, family)
  }
  let members = family.get(verb)
  if (!members) {
    members = new Map()
    family.set(verb, members)
  }
  const key = (player + 1) * 4096 + square + 1
  let pooled = members.get(key)
  if (!pooled) {
    pooled = Object.freeze({ do: verb, player, square, option })
    members.set(key, pooled)
  }
  return pooled
}

/** The same verb for each square or player, by index: for the lists that are built most often. */
export const squareActions = (verb: Verb, option = ''): ((square: number) => Action) => {
  const made: Action[] = []
  return (square) => {
    made[square] ??= action(verb, -1, square, option)
    return made[square]
  }
}
export const playerActions = (verb: Verb, option = ''): ((player: number) => Action) => {
  const made: Action[] = []
  return (player) => {
    made[player] ??= action(verb, player, -1, option)
    return made[player]
  }
}

/** The first answer with the first of these verbs that any answer has. */
export const firstWith = (verbs: readonly Verb[], legal: readonly Action[]): Action | undefined => {
  for (const verb of verbs) for (const one of legal) if (one.do === verb) return one
  return undefined
}

export const sameAction = (a: Action, b: Action): boolean =>
  a.do === b.do && a.player === b.player && a.square === b.square && a.option === b.option

/** Inputs besides the list of answers: the clock ran out, or the coach concedes. */
export const outsideInputs = ['timeOut', 'concede'] as const
export type Outside = (typeof outsideInputs)[number]

export type Input = { readonly action: Action } | { readonly dice: readonly number[] } | { readonly outside: Outside }

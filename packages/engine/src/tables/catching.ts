// Modifiers to a catch by how the ball arrives. Neighbours: procs/ball/landing.ts, procs/ball/handOff.ts.
export const arrivals = ['accuratePass', 'handOff', 'scatter', 'bounce', 'kick', 'throwIn', 'deflection'] as const
export type Arrival = (typeof arrivals)[number]

export type CatchingTable = { readonly [A in Arrival]: number }

export const catchingCrp: CatchingTable = {
  accuratePass: 1,
  handOff: 1,
  scatter: 0,
  bounce: 0,
  kick: 0,
  throwIn: 0,
  deflection: 0,
}

/** Nobody rolls to catch. */
export const catchingSecond: CatchingTable = {
  accuratePass: 0,
  handOff: 0,
  scatter: 0,
  bounce: 0,
  kick: 0,
  throwIn: 0,
  deflection: 0,
}

export const catchingBb2020: CatchingTable = {
  accuratePass: 0,
  handOff: 0,
  scatter: -1,
  bounce: -1,
  kick: -1,
  throwIn: -1,
  deflection: -1,
}

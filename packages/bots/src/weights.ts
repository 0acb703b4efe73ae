// The weights of the heuristic evaluation, in touchdowns. Set by hand, compared by games between bots.
// Neighbours: evaluate.ts, ballValue.ts, place.ts, turnPlan.ts use them.

export const weights = {
  /** An average player standing on the pitch; the next five are shares of that. */
  player: 0.12,
  prone: 0.72,
  stunned: 0.5,
  reserves: 0.9,
  knockedOut: 0.42,
  lost: 0,

  /** Holding the ball just before the end zone, and how much less for each column still to go. */
  hold: 0.86,
  gap: 0.018,
  /** The share of full speed at which the chance to be in time is one half, and how steeply it falls there. */
  pace: 0.72,
  haste: 8,
  /** The share lost for each opponent next to the carrier; and for each who can reach him, times his exposure. */
  markedCarrier: 0.2,
  threatenedCarrier: 0.13,
  mostThreat: 0.5,
  /** The share of that threat which each team-mate takes away who can still come to the carrier, up to four. */
  shelter: 0.16,
  /** The share lost on the sideline, and next to it, while an opponent can reach him. */
  edgeCarrier: [0.16, 0.05],
  /** The share that depends on an open way. */
  openWay: 0.2,
  /** To have the ball in the next down, and how much less for each row still to go. */
  possession: 0.5,
  rowToGo: 0.01,
  /** A secret weapon that may be on the pitch, and each that is left of it. */
  weapon: 0.08,
  supply: 0.02,
  /** A loose ball, to the side that is nearer. */
  looseBall: 0.3,
  /** The same in the active side's turn. */
  looseNow: 0.14,

  /** A player who has yet to act in his side's turn. */
  tempo: 0.012,
  /** Each square nearer to the ball, for players more than two squares away. */
  nearBall: 0.0012,
  /** Standing marked on the sideline. */
  sideline: 0.012,
  /** Standing next to an opponent; the same with strength below 3. */
  marks: 0.004,
  outmuscled: 0.006,

  /** The lost initiative after a turnover, besides the players who have yet to act. */
  turnover: 0.06,
  /** Knocking an opponent down, besides his own worth; pushing him; making the carrier drop the ball. */
  knockDown: 0.02,
  push: 0.006,
  ballLoose: 0.25,
  /** Broken armour, as a share of the player's worth. */
  hurt: 0.45,
  standUp: 0.03,
  /** An own player who falls over in his own move. */
  ownFall: 0.05,
  /** A touchdown, a bit more than the score alone; and the greatest danger at which it may be delayed. */
  touchdown: 1.1,
  safeToStall: 0.07,
  /** Actions with a lower value are not taken. */
  worthwhile: 0.0015,

  /** A team re-roll with a whole half left. */
  reroll: 0.1,
} as const

/** The value of squares for players without the ball. */
export const placing = {
  /** The cage: its corners, the squares straight next to the carrier, the ring around it, and being in front of him. */
  corner: 0.05,
  beside: -0.012,
  ring: 0.02,
  front: 0.004,
  /** While no opponent threatens the carrier: each column ahead of him, up to eight. */
  upfield: 0.004,
  farFromBall: 0.0022,
  /** The screen: each row not yet covered, being close to the carrier, and each column behind him. */
  row: 0.012,
  closeScreen: 0.006,
  beaten: 0.006,
  /** Marking their carrier, or another unmarked opponent. */
  markCarrier: 0.055,
  mark: 0.011,
  besideBall: 0.04,
  /** The cost of each opponent next to the square, for weak and strong players; and of the sideline there. */
  exposed: 0.009,
  exposedStrong: 0.003,
  edge: 0.02,
} as const

// Every number a coach judges positions by, in touchdowns: a touchdown is 1. Set by hand, compared by games between coaches.
// Neighbours: evaluate.ts, ballValue.ts, place.ts, turnPlan.ts use them.

export const weights = {
  /** An ordinary player who stands on the pitch; the others are shares of it. */
  player: 0.12,
  prone: 0.72,
  stunned: 0.5,
  reserves: 0.9,
  knockedOut: 0.42,
  lost: 0,

  /** What holding the ball in front of the goal is worth, and how much less for each column still to go. */
  hold: 0.86,
  gap: 0.018,
  /** Up to which share of full speed there is time enough, and how sharply it runs out beyond. */
  pace: 0.72,
  haste: 8,
  /** Of that is lost for each opponent next to the carrier, and for each who can get there, times how open he is. */
  markedCarrier: 0.2,
  threatenedCarrier: 0.13,
  mostThreat: 0.5,
  /** The share of that which each mate takes away who can still come to the carrier's side, up to four. */
  shelter: 0.16,
  /** The same for standing on the sideline or next to it while anybody can come. */
  edgeCarrier: [0.16, 0.05],
  /** How much of it hangs on the way being open. */
  openWay: 0.2,
  /** A loose ball, to the side that is nearer. */
  looseBall: 0.3,
  /** The same while we could have it at once: not having it counts more. */
  looseNow: 0.14,

  /** A player who has not acted yet in his side's running turn. */
  tempo: 0.012,
  /** A square nearer to the ball, for everybody beyond arm's reach. */
  nearBall: 0.0012,
  /** Standing at the edge with opponents about. */
  sideline: 0.012,
  /** An opponent marked; being marked by a stronger one. */
  marks: 0.004,
  outmuscled: 0.006,

  /** Losing the initiative by a turnover, besides the players who have yet to act. */
  turnover: 0.06,
  /** What one of theirs on the ground is worth besides his own price; pushing him; making the carrier drop the ball. */
  knockDown: 0.02,
  push: 0.006,
  ballLoose: 0.25,
  /** Broken armour, as a share of the player. */
  hurt: 0.45,
  standUp: 0.03,
  /** A player of our own on the ground by his own doing. */
  ownFall: 0.05,
  /** A touchdown with all that comes of it; and up to which danger it may wait. */
  touchdown: 1.1,
  safeToStall: 0.07,
  /** Nothing is done for less than this. */
  worthwhile: 0.0015,

  /** A team re-roll with a whole half to come. */
  reroll: 0.1,
} as const

/** What squares are worth to players without the ball. */
export const placing = {
  /** The cage: corners, squares right beside the carrier, the ring around, and being in front of him. */
  corner: 0.05,
  beside: -0.012,
  ring: 0.02,
  front: 0.004,
  /** While nobody threatens the carrier: each column ahead of him, up to eight. */
  upfield: 0.004,
  farFromBall: 0.0022,
  /** The screen: each row that nobody covered yet, being close, and being passed. */
  row: 0.012,
  closeScreen: 0.006,
  beaten: 0.006,
  /** Marking their carrier, or anybody whom nobody marks. */
  markCarrier: 0.055,
  mark: 0.011,
  besideBall: 0.04,
  /** For each opponent who could hit him there. */
  exposed: 0.009,
  exposedStrong: 0.003,
  edge: 0.02,
} as const

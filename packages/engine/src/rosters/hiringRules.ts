// The limits of a squad that hires stars or mercenaries. Neighbours: ../lineUp.ts checks them, hiring.ts has the prices.
export interface HiringRules {
  readonly mostPlayers: number
  readonly mostStars: number
  /** Two stars who are only hired together count as one. */
  readonly pairIsOneChoice: boolean
  /** In a league a star whom both sides hire plays for neither. */
  readonly sharedStarPlaysForNobody: boolean
}

export const hiringRulesBb2020: HiringRules = {
  mostPlayers: 16,
  mostStars: 2,
  pairIsOneChoice: true,
  sharedStarPlaysForNobody: true,
}

// The rules of Halfling chefs. Neighbours: chef.ts rolls, half.ts and kickOff/kickOff.ts say when.
export interface ChefRules {
  /** What each of his dice must show. */
  readonly chefRoll: number
  /** Chefs cook after the first kick of a half, not before it. */
  readonly cooksAfterKick: boolean
}

export const chefRulesCrp: ChefRules = {
  chefRoll: 4,
  cooksAfterKick: false,
}

export const chefRulesBb2020: ChefRules = {
  chefRoll: 4,
  cooksAfterKick: true,
}

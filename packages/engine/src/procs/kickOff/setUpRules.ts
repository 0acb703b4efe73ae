// The rules of setting up. Neighbour: setUp.ts checks them.
export interface SetUpRules {
  readonly playersOnPitch: number
  /** How many players beyond the usual number skills may bring onto the pitch. */
  readonly extraPlayers: number
  readonly onLineOfScrimmage: number
  readonly inEachWideZone: number
}

export const setUpRulesCrp: SetUpRules = {
  playersOnPitch: 11,
  extraPlayers: 0,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
}

export const setUpRulesBb2020: SetUpRules = {
  playersOnPitch: 11,
  extraPlayers: 3,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
}

// The rules of setting up. Neighbour: setUp.ts checks them.
export interface SetUpRules {
  readonly playersOnPitch: number
  /** A coach sets up as many as he may; otherwise as few as he likes, but one. */
  readonly fieldsAll: boolean
  /** How many players beyond the usual number skills may bring onto the pitch. */
  readonly extraPlayers: number
  readonly onLineOfScrimmage: number
  readonly inEachWideZone: number
  /** The lines of the pitch up to which the sides are set up, by number; null where the halfway line is that. */
  readonly lines: { readonly offence: number; readonly defence: number } | null
}

export const setUpRulesCrp: SetUpRules = {
  playersOnPitch: 11,
  fieldsAll: true,
  extraPlayers: 0,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
  lines: null,
}

export const setUpRulesBb2020: SetUpRules = {
  playersOnPitch: 11,
  fieldsAll: true,
  extraPlayers: 3,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
  lines: null,
}

export const setUpRulesThird: SetUpRules = {
  playersOnPitch: 11,
  fieldsAll: true,
  extraPlayers: 1,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
  lines: null,
}

/** Anywhere up to the second line, as few as a coach likes. */
export const setUpRulesSecond: SetUpRules = {
  playersOnPitch: 11,
  fieldsAll: false,
  extraPlayers: 0,
  onLineOfScrimmage: 0,
  inEachWideZone: 11,
  lines: { offence: 1, defence: 1 },
}

/** Who is about to kick is set up behind his first line. */
export const setUpRulesSecondKicked: SetUpRules = {
  playersOnPitch: 11,
  fieldsAll: false,
  extraPlayers: 0,
  onLineOfScrimmage: 0,
  inEachWideZone: 11,
  lines: { offence: 1, defence: 0 },
}

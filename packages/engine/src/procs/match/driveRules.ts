// The rules of the end of a drive. Neighbours: drive.ts plays it, heat.ts rolls for the heat.
export const endsOfDrive = ['heat', 'weapons', 'recover'] as const
export type EndOfDrive = (typeof endsOfDrive)[number]

export interface DriveRules {
  /** Steps at the end of a drive, in order. Without 'recover', knock-out recovery is part of the next drive. */
  readonly endOfDrive: readonly EndOfDrive[]
  /** Players collapse in the heat on this roll or less. */
  readonly heatExhaustion: number
}

export const driveRulesCrp: DriveRules = {
  endOfDrive: ['heat', 'weapons'],
  heatExhaustion: 1,
}

export const driveRulesBb2020: DriveRules = {
  endOfDrive: ['weapons', 'recover', 'heat'],
  heatExhaustion: 1,
}

export const driveRulesThird: DriveRules = {
  endOfDrive: ['heat'],
  heatExhaustion: 1,
}

export const driveRulesSecond: DriveRules = {
  endOfDrive: [],
  heatExhaustion: 1,
}

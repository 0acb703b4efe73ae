// The rules of players who have lost their tackle zone. Neighbours: zones.ts, turn/activation.ts.
export interface ZoneRules {
  /** Skills need a tackle zone, unless they work while their owner is down; otherwise he need only stand. */
  readonly skillsNeedZones: boolean
  /** A player who lost his tackle zone regains it when he is next activated, before he rolls for anything. */
  readonly zonesBackOnActivation: boolean
}

export const zoneRulesCrp: ZoneRules = {
  skillsNeedZones: false,
  zonesBackOnActivation: false,
}

export const zoneRulesBb2020: ZoneRules = {
  skillsNeedZones: true,
  zonesBackOnActivation: true,
}

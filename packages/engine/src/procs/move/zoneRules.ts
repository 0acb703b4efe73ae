// The rules of players who have lost their tackle zone. Neighbours: zones.ts, turn/activation.ts.
export interface ZoneRules {
  /** Skills need a tackle zone, unless they work while their owner is down; otherwise he need only stand. */
  readonly skillsNeedZones: boolean
  /** A player who lost his tackle zone regains it when he is next activated, before he rolls for anything. */
  readonly zonesBackOnActivation: boolean
  /** How long Hypnotic Gaze takes a tackle zone: to the victim's next action, or to the end of the turn. */
  readonly gazeLasts: 'nextAction' | 'turn'
}

export const zoneRulesCrp: ZoneRules = {
  skillsNeedZones: false,
  zonesBackOnActivation: false,
  gazeLasts: 'nextAction',
}

export const zoneRulesBb2020: ZoneRules = {
  skillsNeedZones: true,
  zonesBackOnActivation: true,
  gazeLasts: 'nextAction',
}

export const zoneRulesThird: ZoneRules = {
  skillsNeedZones: false,
  zonesBackOnActivation: false,
  gazeLasts: 'turn',
}

export const zoneRulesSecond: ZoneRules = {
  skillsNeedZones: false,
  zonesBackOnActivation: false,
  gazeLasts: 'nextAction',
}

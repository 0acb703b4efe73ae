// The rules of bombs. Neighbours: landing.ts, skills/bomb.ts, skills/explosion.ts.
import { type Ctx, needed } from '../../edition.ts'

export interface BombRules {
  /** A player may refuse to catch it. */
  readonly refusable: boolean
  /** In a catcher's hands it explodes on this roll or higher; 0: never. */
  readonly fuse: number
  /** Knocks players down; otherwise it places them prone, and only the fall of the bomber is a turnover. */
  readonly knockDown: boolean
}

export const bombRulesOf = (c: Ctx): BombRules => needed(c, c.rules.bombs, 'bombs')

export const bombRulesCrp: BombRules = { refusable: true, fuse: 0, knockDown: true }

export const bombRulesBb2020: BombRules = { refusable: false, fuse: 4, knockDown: false }

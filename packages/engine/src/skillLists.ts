// The lists that a skill can give its owner, by name: a closed list. Those of several skills are joined. Neighbours: hooks.ts lets a
// skill give them, kit.ts joins a player's (`listsOf`), procs/ asks.
import type { RollKind } from './vocabulary/rolls.ts'

export const skillLists = [
  // Skills of opponents
  /** They do not work on him. */
  'immuneTo',
  /** Opponents may not use them when they leave his tackle zone. */
  'deniesLeaving',
  /** The other player may not use them in a block that he makes. */
  'deniesInHisBlock',
  /** The same only if the block is part of a Blitz. */
  'deniesInHisBlitz',

  // Actions
  /** He may declare these besides the edition's. */
  'mayDeclare',
  /** He may declare these although a team-mate has, and they leave a team-mate free to declare them. */
  'declaresBesides',
  /** He may declare no others. */
  'declaresOnly',
  /** He may never declare these. */
  'declaresNever',
  /** Range bands: after a completed throw in one of them he may go on moving. */
  'movesAfterThrow',

  /** Races whose players he may refuse to give the ball. */
  'dislikes',
  /** Races with which he is in no team. */
  'refusesTeamsWith',

  // Rolls
  /** Enemy tackle zones do not modify these rolls of his. */
  'ignoresZones',
  /** Skills of his own with which this skill lets him ignore no tackle zones. */
  'heedsZonesWith',
  /** The weather does not modify these rolls of his. */
  'ignoresWeather',
  /** His tackle zone does not modify these rolls of opponents. */
  'zoneNotCounted',
] as const
export type SkillList = (typeof skillLists)[number]

type RollList = 'ignoresZones' | 'ignoresWeather' | 'zoneNotCounted'

/** What a skill may give. */
export type SkillLists = { readonly [L in SkillList]?: readonly (L extends RollList ? RollKind : string)[] }

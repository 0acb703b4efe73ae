// Families of skills with levels, a closed list: Block 1 to Block 4 are one skill that a player has more or less of. Neighbours:
// hooks.ts lets a skill name its family and level, kit.ts works out a player's (`levelOf`), procs/ asks.
import type { Skill } from './hooks.ts'

export const skillFamilies = [
  'block',
  'catch',
  'dirtyTackle',
  'dodge',
  'intercept',
  'kick',
  'leap',
  'longKick',
  'luck',
  'mightyBlow',
  'mightyKick',
  'safeThrow',
  'stripBall',
  'sureHands',
  'tackle',
  'toughness',
] as const
export type SkillFamily = (typeof skillFamilies)[number]

/** What the levels of a family do not have in common. */
type OfLevel = Omit<Skill, 'id' | 'name' | 'excludes' | 'family' | 'level'>

/** `mightyBlow` and 2 as an id: `mighty-blow-2`. */
const idOf = (family: SkillFamily, level: number): string =>
  `${family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${level}`

/** The skills `block-1`, `block-2` … of a family, called `Block 1`, `Block 2` …; a player has one of them at most. */
export const levelled = (
  family: SkillFamily,
  name: string,
  levels: number,
  make: (level: number) => OfLevel,
): readonly Skill[] => {
  const all = Array.from({ length: levels }, (_, i) => i + 1)
  return all.map((level) => ({
    ...make(level),
    id: idOf(family, level),
    name: `${name} ${level}`,
    excludes: all.filter((other) => other !== level).map((other) => idOf(family, other)),
    family,
    level,
  }))
}

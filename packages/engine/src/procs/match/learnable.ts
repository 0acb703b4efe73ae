// The skills a player could still gain, from categories open to him and compatible with those he has. Variants of one
// skill count as one. Neighbours: teach.ts and pray.ts ask, hooks.ts names the categories.
import type { Ctx } from '../../edition.ts'
import type { Skill, SkillCategory } from '../../hooks.ts'
import type { Player } from '../../kernel/match.ts'

const CATEGORIES: { readonly [initial: string]: SkillCategory } = {
  G: 'general',
  A: 'agility',
  P: 'passing',
  S: 'strength',
  M: 'mutation',
}

/** `G` is general, and so on. */
export const categoryOf = (initial: string): SkillCategory => CATEGORIES[initial]

/** The default for a player of unknown position: everything but mutations. */
const ANY_PRIMARY = 'GAPS'

/** The initials of his primary categories. */
export const primaryOf = ({ who }: Player): string => who.primary ?? ANY_PRIMARY

/** `mighty-blow-1` and `mighty-blow-2` are one skill. */
const familyOf = (id: string): string => id.replace(/-\d+$/, '')

const isCompatible = (one: Skill, other: string): boolean => !one.excludes?.includes(other)

export const learnable = (c: Ctx, player: Player, initials: string): string[] => {
  const open = [...initials].map(categoryOf)
  const own = player.skills.flatMap((id) => c.rules.skills.get(id) ?? [])
  const families = new Set(player.skills.map(familyOf))
  const skills: string[] = []
  for (const skill of c.rules.skills.values()) {
    if (!open.includes(skill.category) || families.has(familyOf(skill.id))) continue
    if (!own.every((other) => isCompatible(skill, other.id) && isCompatible(other, skill.id))) continue
    families.add(familyOf(skill.id))
    skills.push(skill.id)
  }
  return skills
}

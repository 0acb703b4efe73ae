// What an edition leaves to the two coaches before a match, and a set-up with what they agreed on. Neighbours:
// vocabulary/agreement.ts has the list, lineUp.ts the set-up, lineUpCheck.ts checks the numbers.
import type { CompiledEdition, Edition } from './edition.ts'
import type { Skill } from './hooks.ts'
import type { LineUp, MatchSetup } from './lineUp.ts'
import type { Roster } from './rosters/roster.ts'
import { type Agreement, type AgreementTerm, agreementTerms } from './vocabulary/agreement.ts'
import { type Side, sides } from './vocabulary/words.ts'

/** What of an edition says what is left open. */
export interface TermRules extends Pick<CompiledEdition, 'clock' | 'routines' | 'weapons'> {
  readonly referees?: CompiledEdition['referees']
  readonly skills: { get(id: string): Skill | undefined }
}

/** The same of an edition that is not compiled. */
export const termRulesOf = ({ rules, routines = [], weapons = [], skills }: Edition): TermRules => ({
  clock: rules.clock,
  referees: rules.referees,
  routines,
  weapons: new Map(weapons.map((weapon) => [weapon.id, weapon])),
  skills: new Map(skills.map((skill) => [skill.id, skill])),
})

const isOpen = ({ clock, referees, routines, weapons }: TermRules, term: AgreementTerm): boolean => {
  switch (term) {
    case 'touchdowns':
    case 'turns':
      return clock.touchdownsToWin !== null
    case 'referees':
      return referees !== undefined
    case 'weapons':
      return weapons.size > 0
    default:
      return routines.some(({ agreed = [] }) => agreed.includes(term))
  }
}

/** Whether more than half of its list shuns the light: at home such a team plays underground. */
const shunsLight = ({ skills }: TermRules, { positions }: Roster): boolean => {
  const dark = positions.filter((one) => one.skills.some((id) => skills.get(id)?.permits?.includes('shunsLight')))
  return 2 * dark.length > positions.length
}

/**
 * What the coaches may agree on. With the two team lists, only what matters between these two: where a match is played is no question
 * unless just one of them shuns the light.
 */
export const openTerms = (rules: TermRules, rosters: readonly Roster[] = []): readonly AgreementTerm[] => {
  const arenaMatters = rosters.length === 0 || rosters.filter((one) => shunsLight(rules, one)).length === 1
  return agreementTerms.filter(
    (term) => isOpen(rules, term) && (arenaMatters || (term !== 'hosts' && term !== 'coveredArena')),
  )
}

const agreedLineUp = (lineUp: LineUp, side: Side, agreement: Agreement): LineUp => {
  const { coveredArena, cheerleaders, cheerleadersPainted, weapons } = agreement
  const weapon = weapons?.[side]
  return {
    ...lineUp,
    ...(cheerleaders?.[side] === undefined ? {} : { cheerleaders: cheerleaders[side] }),
    ...(coveredArena?.includes(side) ? { coveredArena: true } : {}),
    ...(cheerleadersPainted?.includes(side) ? { cheerleadersPainted: true } : {}),
    ...(weapon ? { weapons: [weapon] } : {}),
  }
}

/** The same set-up with what the coaches agreed on; terms that are left out stay as they are. */
export const agreedSetup = (setup: MatchSetup, agreement: Agreement): MatchSetup => {
  const { touchdowns, turns, referees, hosts, cheerleadersDisputed } = agreement
  const agreed = { touchdowns, turns, referees, hosts, cheerleadersDisputed }
  const options = Object.fromEntries(Object.entries(agreed).filter(([, value]) => value !== undefined))
  const lineUps = Object.fromEntries(sides.map((side) => [side, agreedLineUp(setup[side], side, agreement)]))
  return {
    ...setup,
    ...lineUps,
    ...(Object.keys(options).length > 0 ? { options: { ...setup.options, ...options } } : {}),
  }
}

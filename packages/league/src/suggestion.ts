// A team for a coach in a hurry: his list's starting squad, and what the budget buys besides it. Neighbours: founding.ts buys,
// the engine's rosters hold the squads.
import { bookOf } from './book.ts'
import { checkTeam } from './check.ts'
import { engageStaff, type Founding, foundTeam, hirePlayer, withFans } from './founding.ts'
import type { StaffKind, Team } from './team.ts'
import { foundingCost, mayHave } from './value.ts'

const REROLLS_WANTED = 3
const FANS_WANTED = 5

const affordable = (team: Team): boolean => foundingCost(team) <= team.budget

/** The team after the purchase, or as it was where the money does not reach. */
const ifAffordable = (team: Team, purchase: (team: Team) => Team): Team => {
  const bought = purchase(team)
  return affordable(bought) ? bought : team
}

const oneMore = (team: Team, kind: StaffKind): Team => {
  const book = bookOf(team)
  const rule = book.league.staff[kind]
  const more = team.staff[kind] + 1
  return rule && mayHave(book, rule) && (rule.most === null || more <= rule.most)
    ? ifAffordable(team, (before) => engageStaff(before, kind, more))
    : team
}

/** Where nothing can be saved the rest buys substitutes, the dearest that are still allowed and affordable first. */
const substitutes = (team: Team): Team => {
  const { league, roster } = bookOf(team)
  const dearestFirst = [...roster.positions].sort((a, b) => b.cost - a.cost)
  while (team.players.length < league.players.most) {
    const more = dearestFirst
      .map(({ name }) => hirePlayer(team, { position: name }))
      .find((bigger) => checkTeam(bigger, { budget: team.budget }).length === 0)
    if (!more) return team
    team = more
  }
  return team
}

/** Squad, re-rolls, apothecary, fans, a cheerleader and an assistant, in that order, as far as the money goes. */
export const suggestTeam = (wish: Founding): Team => {
  const { league, roster } = bookOf(wish)
  let team = foundTeam({ specialRule: roster.chooseOne?.[0] ?? '', ...wish })
  for (const [position, count] of roster.start)
    for (let i = 0; i < count; i++) {
      const next = hirePlayer(team, { position })
      // A league's small budget may not reach for the whole squad; the eleven come first whatever they cost.
      if (affordable(next) || team.players.length < league.players.least) team = next
    }
  for (let i = 0; i < REROLLS_WANTED; i++) team = oneMore(team, 'rerolls')
  team = oneMore(team, 'apothecaries')
  for (let fans = team.fans + 1; fans <= Math.min(FANS_WANTED, league.fans.mostAtStart); fans++)
    team = ifAffordable(team, (before) => withFans(before, fans))
  for (const kind of ['cheerleaders', 'assistantCoaches'] as const) team = oneMore(team, kind)
  return league.treasury && !team.exhibition ? team : substitutes(team)
}

// Skills and characteristics that a player has for a turn, a drive, a half or the match, and that are then taken back.
// Neighbours: pray.ts lends, drive.ts and half.ts take back.
import type { Ctx } from '../../edition.ts'
import type { Loan, Player } from '../../kernel/match.ts'
import type { Characteristic, Side, Stats } from '../../vocabulary/words.ts'

const note = (player: Player, loan: Loan): void => {
  player.loans = [...player.loans, loan]
}

/** Lends a skill; false if he has it already. */
export const lendSkill = (player: Player, skill: string, until: Loan['until']): boolean => {
  if (player.skills.includes(skill)) return false
  player.skills = [...player.skills, skill]
  note(player, { until, skill, stat: '', by: 0 })
  return true
}

/** Takes a skill from him for a time. */
export const withholdSkill = (player: Player, skill: string, until: Loan['until']): void => {
  if (!player.skills.includes(skill)) return
  player.skills = player.skills.filter((id) => id !== skill)
  note(player, { until, skill, stat: '', by: -1 })
}

/** Changes a characteristic for a time within the edition's limits; only the actual change is undone later. */
export const lendStat = (c: Ctx, player: Player, stat: Characteristic, by: number, until: Loan['until']): void => {
  const old = player.stats[stat] ?? 0
  const [least, most] = c.rules.tables.statLimits[stat] ?? [old + by, old + by]
  // A value beyond the limit stays as it is.
  const now = by > 0 ? Math.max(old, Math.min(most, old + by)) : Math.min(old, Math.max(least, old + by))
  if (now === old) return
  player.stats = { ...player.stats, [stat]: now }
  note(player, { until, skill: '', stat, by: now - old })
}

/** Replaces his characteristics and skills, regardless of limits. */
export const become = (player: Player, stats: Stats, skills: readonly string[], until: Loan['until']): void => {
  for (const id of player.skills) if (!skills.includes(id)) withholdSkill(player, id, until)
  for (const id of skills) lendSkill(player, id, until)
  for (const [name, value] of Object.entries(stats) as [Characteristic, number][]) {
    const by = value - (player.stats[name] ?? 0)
    if (by === 0) continue
    player.stats = { ...player.stats, [name]: value }
    note(player, { until, skill: '', stat: name, by })
  }
}

/** Takes back what was lent to a player until now. */
export const takeBackFrom = (player: Player, until: Loan['until']): void => {
  if (player.loans.length === 0) return
  for (const loan of player.loans) {
    if (loan.until !== until) continue
    if (loan.skill !== '')
      player.skills = loan.by < 0 ? [...player.skills, loan.skill] : player.skills.filter((id) => id !== loan.skill)
    if (loan.stat !== '') player.stats = { ...player.stats, [loan.stat]: (player.stats[loan.stat] ?? 0) - loan.by }
  }
  if (player.loans.some((loan) => loan.until === until))
    player.loans = player.loans.filter((loan) => loan.until !== until)
}

/** The same for all players, or all of one side. */
export const takeBack = (c: Ctx, until: Loan['until'], only?: Side): void => {
  for (const player of c.match.players)
    if (player.loans.length > 0 && (only === undefined || player.side === only)) takeBackFrom(player, until)
}

// Where re-rolls come from: the team's counters and the player's skills, and when each may be used.
// Neighbour: roll.ts offers them; no roll is ever re-rolled twice.
import { anySkill, type Ctx } from '../edition.ts'
import type { RollFrame } from './roll.ts'
import { isOnPitch, markers, skillWorks } from './zones.ts'

/** A counter may be used in the own turn, once a turn, on a roll of an own player on the pitch. */
export const canUseTeamReroll = (c: Ctx, f: RollFrame): boolean => {
  const { turn, squads, players } = c.match
  const player = players[f.player]
  return (
    turn.running &&
    player.side === turn.side &&
    !turn.rerollUsed &&
    squads[player.side].rerolls > 0 &&
    c.rules.tests[f.roll].team &&
    isOnPitch(player)
  )
}

export const spendTeamReroll = (c: Ctx, f: RollFrame): void => {
  const { side } = c.match.players[f.player]
  c.match.squads[side].rerolls--
  c.match.turn.rerollUsed = true
  c.events.push({ type: 'spent', side, what: 'reroll', player: f.player })
}

/** Skills whose re-roll this roll may use now, by id. */
export const skillRerolls = (c: Ctx, f: RollFrame): string[] => {
  const player = c.match.players[f.player]
  const found: string[] = []
  for (const id of player.skills) {
    const hook = c.rules.rerolls.get(id)
    if (!hook?.rolls.includes(f.roll) || (f.passed && !hook.anyResult)) continue
    if (hook.oncePerTurn && player.marks.includes(id)) continue
    if (hook.allowed && !hook.allowed(c, f, player)) continue
    const skill = c.rules.skills.get(id)
    if (skill && skillWorks(player, skill) && !deniedWhileLeaving(c, f, id)) found.push(id)
  }
  return found
}

/** An opponent whose zone is left may deny a skill to whoever dodges out of it. */
const deniedWhileLeaving = (c: Ctx, f: RollFrame, id: string): boolean =>
  f.from >= 0 &&
  markers(c, c.match.players[f.player].side, f.from).some((other) =>
    anySkill(c, other, (skill) => skill.denies?.includes(id) === true),
  )

/** Marks the skill as used and returns the D6 it needs first, 0 for none. */
export const useSkillReroll = (c: Ctx, f: RollFrame): number => {
  const player = c.match.players[f.player]
  const hook = c.rules.rerolls.get(f.source)
  if (hook?.oncePerTurn) player.marks = [...player.marks, f.source]
  c.events.push({ type: 'skillUsed', player: f.player, skill: f.source })
  return hook?.gate ?? 0
}

// Sources of re-rolls: team re-rolls, leader re-rolls and the player's skills, and when each may be used.
// Neighbour: roll.ts offers them; no roll is ever re-rolled twice.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { NONE, type Player, type Squad } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { kitOf, listsOf, may, skillsOf } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import type { RollKind } from '../../vocabulary/rolls.ts'
import { ofSide, type Side } from '../../vocabulary/words.ts'
import { useDriveReroll } from '../match/driveRerolls.ts'
import { effectFor } from '../match/effects.ts'
import { isSpent, spend } from '../match/limits.ts'
import { isOnPitch, markers, skillWorks } from '../move/zones.ts'
import type { RollFrame } from './roll.ts'

/** Team re-rolls work in the own turn, on rolls of own players on the pitch, as often as the edition allows. */
const mayUseCounter = (c: Ctx, f: RollFrame): boolean => {
  const { turn, players } = c.match
  const player = players[f.player]
  return (
    turn.running &&
    player.side === turn.side &&
    turn.rerollsUsed < c.rules.teamRerolls.teamRerollsPerTurn &&
    testOf(c, f.roll).team &&
    isOnPitch(player) &&
    !may(c, player).noTeamRerolls
  )
}

const staysInPlay = (player: Player): boolean => player.place === 'pitch' || player.place === 'reserves'

const activeSquad = ({ match: { squads, turn } }: Ctx): Squad => ofSide(squads, turn.side)

const hasTeamReroll = (c: Ctx): boolean => activeSquad(c).rerolls > 0

export const canUseTeamReroll = (c: Ctx, f: RollFrame): boolean => hasTeamReroll(c) && mayUseCounter(c, f)

/** Re-rolls of a player with Leader, restored at each half. */
export const leaderRerolls = squadRecord('leaderRerolls', 0)

/** The leader re-roll needs a player with Leader on the pitch, in any posture. */
export const hasLeaderReroll = (c: Ctx): boolean =>
  leaderRerolls.of(activeSquad(c)) > 0 &&
  c.match.players.some((p) => p.side === c.match.turn.side && isOnPitch(p) && may(c, p).leads)

export const canUseLeaderReroll = (c: Ctx, f: RollFrame): boolean => hasLeaderReroll(c) && mayUseCounter(c, f)

/** Free re-rolls while an inducement's effect lasts, by its use. */
const freeRerolls = (c: Ctx, side: Side): readonly string[] => {
  if (ofSide(c.match.squads, side).effects.length === 0) return NONE
  const free = effectFor(c, side, (effect) => effect.freeRerolls || undefined)
  return free ? [free.id] : NONE
}

/** Re-rolls that players lend their team while they are in play, by skill; and the free ones. */
const lentNow = (c: Ctx): readonly string[] => {
  const { side } = c.match.turn
  const free = freeRerolls(c, side)
  if (c.rules.lending.size === 0) return free
  for (const p of c.match.players) if (p.side === side && may(c, p).lendsReroll) return [...free, ...lentBy(c, side)]
  return free
}

export const lentRerolls = (c: Ctx, f: RollFrame): readonly string[] => (mayUseCounter(c, f) ? lentNow(c) : NONE)

/** The skills with which players of a side can lend it a re-roll now. */
const lentBy = (c: Ctx, side: Side): string[] => [...c.rules.lending.keys()].filter((id) => lender(c, side, id))

/** Re-rolls that the team's inducements give once per half, by inducement. */
const inducedNow = (c: Ctx): readonly string[] => {
  const { inducements, spent } = activeSquad(c)
  if (inducements.length === 0) return NONE
  return inducements.filter(
    (id, i) =>
      c.rules.inducements.get(id)?.rerollNeeds !== undefined &&
      !spent.includes(`${id} half`) &&
      inducements.indexOf(id) === i,
  )
}

/** Whether a re-roll comes from an inducement, which may fail to give it. */
export const isInduced = (c: Ctx, source: string): boolean => c.rules.inducements.has(source)

const lender = (c: Ctx, side: Side, id: string): Player | undefined => {
  const skill = c.rules.lending.get(id)
  for (const p of c.match.players)
    if (skill && p.side === side && p.skills.includes(id) && staysInPlay(p) && !isSpent(p, skill)) return p
  return undefined
}

const countsAsTurn = (c: Ctx): boolean =>
  !(c.match.turn.running && c.match.turn.bonus) || c.rules.teamRerolls.bonusRerolls

/** The dice on which a single-die re-roll may be used; null if the skill re-rolls all of them. */
export const rerollableDice = (c: Ctx, f: RollFrame, id: string): readonly number[] | null =>
  c.rules.rerolls
    .get(id)
    ?.oneOf?.(c, f)
    .filter((die) => !f.settled.includes(die)) ?? null

/** Skills whose re-roll may be used on this roll now, by id. */
export const skillRerolls = (c: Ctx, f: RollFrame): string[] => {
  const player = c.match.players[f.player]
  const usable: string[] = []
  for (const { id, rerolls: hook } of kitOf(c, player).rerolls) {
    if (!hook?.rolls.includes(f.roll) || f.tried.includes(id)) continue
    if (f.passed && f.base > 0 && !hook.anyResult) continue
    // Once-per-turn re-rolls need a turn; a kick-off's bonus turn may not count as one.
    if (hook.oncePerTurn && (player.marks.includes(id) || !(hook.perAction || countsAsTurn(c)))) continue
    if (hook.allowed && !hook.allowed(c, f, player)) continue
    const dice = rerollableDice(c, f, id)
    if (dice ? dice.length === 0 : f.settled.length > 0) continue
    const skill = c.rules.skills.get(id)
    if (skill && skillWorks(c, player, skill) && !deniedWhileLeaving(c, f, id)) usable.push(id)
  }
  return usable
}

/** An opponent may deny a skill to a player who dodges out of his tackle zone. */
const deniedWhileLeaving = (c: Ctx, f: RollFrame, id: string): boolean =>
  f.from >= 0 &&
  markers(c, c.match.players[f.player], f.from).some((other) => listsOf(c, other).deniesLeaving.includes(id))

const spendLent = (c: Ctx, side: Side, id: string): void => {
  const owner = lender(c, side, id)
  if (owner) spend(c, owner, id)
}

/** A player who is out of play at the end of a drive can lend no re-roll any more, even if he comes back. */
export const loseLent = (c: Ctx): void => {
  for (const [id, skill] of c.rules.lending)
    for (const player of c.match.players)
      if (player.skills.includes(id) && !staysInPlay(player) && !isSpent(player, skill)) spend(c, player, id)
}

const spendCounter = (c: Ctx, f: RollFrame): RollKind | undefined => {
  const player = c.match.players[f.player]
  const side = coachOf(c.match, player)
  const squad = c.match.squads[side]
  if (f.source === 'team') {
    squad.rerolls--
    useDriveReroll(squad)
  } else if (f.source === 'leader') leaderRerolls.put(squad, leaderRerolls.of(squad) - 1)
  else spendLent(c, side, f.source)
  c.match.turn.rerollsUsed++
  c.events.push({
    type: 'spent',
    side,
    what: f.source === 'leader' ? 'leaderReroll' : 'reroll',
    player: f.player,
  })
  return teamGate(c, player)
}

/** The skill that makes him roll before he may use a team re-roll, if he has one. */
export const gatingSkill = (c: Ctx, player: Player): Skill | undefined =>
  skillsOf(c, player).find(({ teamRerollGate }) => teamRerollGate !== undefined)

/** That roll. */
export const teamGate = (c: Ctx, player: Player): RollKind | undefined => gatingSkill(c, player)?.teamRerollGate

const spendInduced = (c: Ctx, f: RollFrame): void => {
  const side = coachOf(c.match, c.match.players[f.player])
  const squad = c.match.squads[side]
  squad.spent = [...squad.spent, `${f.source} half`]
  c.events.push({ type: 'induced', side, inducement: f.source, use: f.source })
}

/** Spends the chosen re-roll and returns the roll that must succeed first, if any. */
export const useReroll = (c: Ctx, f: RollFrame): RollKind | undefined => {
  if (isInduced(c, f.source)) {
    spendInduced(c, f)
    return undefined
  }
  if (f.source === 'team' || f.source === 'leader' || c.rules.lending.has(f.source)) return spendCounter(c, f)
  if (c.rules.effects.get(f.source)?.freeRerolls) return teamGate(c, c.match.players[f.player])
  const player = c.match.players[f.player]
  const hook = c.rules.rerolls.get(f.source)
  spend(c, player, f.source)
  if (hook?.oncePerTurn) player.marks = [...player.marks, f.source]
  c.events.push({ type: 'skillUsed', player: f.player, skill: f.source })
  return hook?.gate
}

/** Some dice cannot be re-rolled again, so the whole pool cannot either. */
const poolMayReroll = (f: RollFrame): boolean => f.settled.length === 0

/** Whether any re-roll may be used on this roll now. */
export const mayReroll = (c: Ctx, f: RollFrame): boolean =>
  (poolMayReroll(f) &&
    mayUseCounter(c, f) &&
    (hasTeamReroll(c) || hasLeaderReroll(c) || lentNow(c).length > 0 || inducedNow(c).length > 0)) ||
  skillRerolls(c, f).length > 0

/** The answers that use a re-roll. */
export const rerollOffers = (c: Ctx, f: RollFrame): Action[] => {
  const list = skillRerolls(c, f).map((skill) => action('reroll', -1, -1, skill))
  if (!poolMayReroll(f) || !mayUseCounter(c, f)) return list
  if (hasTeamReroll(c)) list.push(action('reroll', -1, -1, 'team'))
  if (hasLeaderReroll(c)) list.push(action('reroll', -1, -1, 'leader'))
  for (const skill of lentNow(c)) list.push(action('reroll', -1, -1, skill))
  for (const id of inducedNow(c)) list.push(action('reroll', -1, -1, id))
  return list
}

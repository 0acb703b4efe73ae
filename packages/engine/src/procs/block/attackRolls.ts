// The rolls of an attack by strength, with every number that goes into them: the attackers' roll, and that of a player who dodges
// them. Neighbours: attack.ts and evade.ts make them, tables/testsSecond.ts has their tables.
import type { Ctx } from '../../edition.ts'
import { levelSum, skillsOf } from '../../kit.ts'
import type { SkillFamily } from '../../skillFamilies.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Characteristic } from '../../vocabulary/words.ts'
import { statNow } from '../match/weather.ts'
import { type RollFrame, rollFrame } from '../rolling/roll.ts'
import type { AttackFrame } from './attackFrame.ts'

/** What a characteristic of some players adds to a roll, or takes off it. */
const together = (c: Ctx, ids: readonly number[], name: Characteristic, sign: 1 | -1): readonly Modifier[] =>
  ids.flatMap((id) => statNow(c, c.match.players[id], name).why.map((one) => ({ ...one, value: sign * one.value })))

/** A skill of this family that one of them has, as the source of a modifier. */
const bySkill = (c: Ctx, ids: readonly number[], family: SkillFamily, value: number): readonly Modifier[] => {
  for (const id of ids) {
    const skill = skillsOf(c, c.match.players[id]).find((one) => one.family === family)
    if (skill) return [{ value, source: skill.id, player: id }]
  }
  return []
}

/** The levels of both sides are compared: the higher one counts, by 1. */
const blockSkill = (c: Ctx, { attackers, victims }: AttackFrame): readonly Modifier[] => {
  const ahead = levelSum(c, attackers, 'block') - levelSum(c, victims, 'block')
  if (ahead === 0) return []
  return ahead > 0 ? bySkill(c, attackers, 'block', 1) : bySkill(c, victims, 'block', -1)
}

const ofCharge = ({ kind, gang }: AttackFrame): readonly Modifier[] =>
  kind === 'charge' ? [{ value: -1, source: 'charge', player: gang[0] }] : []

/** The one roll of all who attack against all who do not dodge. */
export const attackRoll = (c: Ctx, f: AttackFrame): RollFrame =>
  rollFrame(c, f.kind === 'shove' ? 'shove' : 'strike', f.attackers[0], {
    modifiers: [
      ...together(c, f.attackers, 'ST', 1),
      ...ofCharge(f),
      ...together(c, f.victims, 'ST', -1),
      ...blockSkill(c, f),
    ],
    ...{ other: f.victims[0], why: f.kind, detail: f.size },
    concerns: [...f.attackers.slice(1), ...f.victims.slice(1)],
  })

/** Of both sides in a dodge: all who were named count. */
const skillsInDodge = (c: Ctx, { attackers, declared }: AttackFrame): readonly Modifier[] => {
  const blocking = levelSum(c, attackers, 'block')
  return [
    ...(blocking > levelSum(c, declared, 'block') ? bySkill(c, attackers, 'block', 1) : []),
    ...(levelSum(c, declared, 'dodge') > blocking ? bySkill(c, declared, 'dodge', -1) : []),
  ]
}

/** The dodge of one of the victims. */
export const evadeRoll = (c: Ctx, f: AttackFrame, victim: number): RollFrame => {
  const mates = f.declared.filter((id) => id !== victim)
  return rollFrame(c, 'evade', victim, {
    modifiers: [
      ...together(c, f.attackers, 'AG', 1),
      ...together(c, [victim], 'AG', -1),
      ...ofCharge(f),
      ...mates.map((player): Modifier => ({ value: -1, source: 'teamMate', player })),
      ...skillsInDodge(c, f),
    ],
    ...{ other: f.attackers[0], why: f.kind, detail: f.size },
    concerns: f.attackers.slice(1),
  })
}

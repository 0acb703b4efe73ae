// Spells that change one player for a time, for worse or better.
// Neighbours: inducements/spell.ts aims and rolls, procs/match/loans.ts takes back; wizardsBb2020.ts lists each wizard's spells.

import type { Ctx } from '../edition.ts'
import type { Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { lendStat, withholdSkill } from '../procs/match/loans.ts'
import { setState } from '../procs/match/states.ts'
import { aimed } from './spell.ts'
import { foesOnPitch, matesOnPitch, standingFoes } from './spells.ts'
import { gainSkill, teach, teachFrame } from './teach.ts'
import { asFoesStart, whenAny } from './when.ts'

/** Worsens his characteristics; AG and PA are target numbers, so they rise. */
const weaken = (c: Ctx, player: Player, use: string): void => {
  for (const [stat, by] of [
    ['MA', -1],
    ['ST', -1],
    ['AG', 1],
  ] as const) {
    lendStat(c, player, stat, by, 'drive')
    c.events.push({ type: 'altered', player: player.id, stat, why: use })
  }
}

export const oneThousandCuts: Use = {
  id: 'one-thousand-cuts',
  name: 'One Thousand Cuts',
  ...whenAny(asFoesStart, foesOnPitch),
  spends: 'itself',
  ...aimed({
    players: foesOnPitch,
    needs: 3,
    hit: (c, f, player) => {
      weaken(c, player, f.spell)
      return null
    },
  }),
}

export const plagueOfWarts: Use = {
  id: 'plague-of-warts',
  name: 'Plague of Warts',
  ...whenAny(asFoesStart, foesOnPitch),
  spends: 'itself',
  ...aimed({
    players: foesOnPitch,
    needs: 3,
    hit: (c, f, player) => {
      weaken(c, player, f.spell)
      for (const skill of ['disturbing-presence', 'foul-appearance']) gainSkill(c, player, skill, f.spell, 'drive')
      return null
    },
  }),
}

/** No hands and no tackle zone until his team's next turn starts. */
export const fade = (c: Ctx, player: Player, use: string): void => {
  gainSkill(c, player, 'no-hands', use, 'ownTurnStart')
  setState(c, player, 'ethereal', true)
  dropBall(c, player)
}

export const incorporeal: Use = {
  id: 'incorporeal',
  name: 'Incorporeal',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => standingFoes(c, side).length > 0,
  ...aimed({
    players: standingFoes,
    needs: 3,
    hit: (c, f, player) => {
      fade(c, player, f.spell)
      return null
    },
  }),
}

const LONELIEST = 'loner-5'

export const sporeCloud: Use = {
  id: 'spore-cloud',
  name: 'Spore Cloud',
  ...whenAny(asFoesStart, standingFoes),
  spends: 'itself',
  ...aimed({
    players: standingFoes,
    needs: 2,
    hit: (c, f, player) => {
      // His own Loner is replaced by a worse one.
      for (const id of player.skills) if (c.rules.skills.get(id)?.teamRerollGate) withholdSkill(player, id, 'drive')
      for (const skill of [LONELIEST, 'really-stupid']) gainSkill(c, player, skill, f.spell, 'drive')
      return null
    },
  }),
}

export const rampantMutation: Use = {
  id: 'rampant-mutation',
  name: 'Rampant Mutation',
  ...whenAny(asFoesStart, matesOnPitch),
  spends: 'itself',
  ...aimed(
    {
      players: matesOnPitch,
      needs: 2,
      hit: (_c, f, player) => teachFrame(player.id, f.spell, 'M', 2, { random: false, until: 'drive' }),
      missed: (c, f, player) => {
        gainSkill(c, player, 'disturbing-presence', f.spell, 'drive')
        return null
      },
    },
    { teach },
  ),
}

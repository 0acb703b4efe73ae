// A prayer to Nuffle: a D16, rolled again where the prayer is already being answered, and what it does at once.
// Neighbours: tables/prayers.ts, loans.ts; kick-off and pre-game call it; other procedures ask `isAnswered`.
import { anySkill, type Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { type Prayer, prayers } from '../tables/prayers.ts'
import { action, playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { lendSkill, lendStat } from './loans.ts'

export interface PrayFrame extends Frame {
  readonly proc: 'pray'
  step: 'roll' | 'answer' | 'whom' | 'howMany' | 'draw' | 'skill'
  readonly side: Side
  prayer: number
  left: number
  player: number
}

export const prayFrame = (side: Side): PrayFrame => ({
  proc: 'pray',
  step: 'roll',
  side,
  prayer: 0,
  left: 1,
  player: -1,
})

/** Whether a side's prayer is being answered now. */
export const isAnswered = (c: Ctx, side: Side, id: string): boolean =>
  c.match.squads[side].prayers.some((entry) => entry.startsWith(`${id} `))

/** Prayers end with the drive, the half or the match. */
export const endPrayers = (c: Ctx, lasts: Prayer['lasts']): void => {
  for (const side of ['home', 'away'] as const) {
    const squad = c.match.squads[side]
    if (squad.prayers.length > 0) squad.prayers = squad.prayers.filter((entry) => !entry.endsWith(` ${lasts}`))
    squad.argueNeeds = isAnswered(c, side, 'friendsWithTheRef') ? 5 : 6
  }
}

const prayerOf = (f: PrayFrame): Prayer => prayers[f.prayer]

const isLoner = (c: Ctx, player: Player): boolean => anySkill(c, player, (skill) => skill.teamRerollGate !== undefined)

/** Who could be meant: fit players of the side concerned, without those the prayer leaves out. */
const candidates = (c: Ctx, f: PrayFrame): Player[] => {
  const { whom, notLoners, skill } = prayerOf(f)
  const side = whom === 'opponent' || whom === 'opponents' ? otherSide(f.side) : f.side
  return c.match.players.filter(
    (p) =>
      p.side === side &&
      (p.place === 'pitch' || p.place === 'reserves') &&
      !(notLoners && isLoner(c, p)) &&
      !(skill && p.skills.includes(skill)),
  )
}

const bless = (c: Ctx, f: PrayFrame, player: Player): void => {
  const { skill, stat, lasts, id } = prayerOf(f)
  if (skill) lendSkill(player, skill, lasts)
  if (stat && (player.stats[stat.name] ?? 0) + stat.by <= stat.most) lendStat(player, stat.name, stat.by, lasts)
  c.events.push({ type: 'prayed', side: f.side, prayer: id, player: player.id })
}

const chooseOne = playerActions('choose')

/** Skills a player could still learn, for the prayer that lets the coach choose. */
const teachable = (c: Ctx, player: Player): string[] =>
  [...c.rules.skills.values()]
    .filter((skill) => ['general', 'agility', 'passing', 'strength'].includes(skill.category))
    .map(({ id }) => id)
    .filter((id) => !player.skills.includes(id))

export const pray: Procedure<PrayFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d16'],
      why: () => 'prayer',
      rolled: (c, f, faces) => {
        f.prayer = faces[0] - 1
        const { id, lasts } = prayerOf(f)
        if (isAnswered(c, f.side, id)) return 'roll'
        const squad = c.match.squads[f.side]
        squad.prayers = [...squad.prayers, `${id} ${lasts}`]
        return 'answer'
      },
    },

    answer: (c, f) => {
      const { whom, id } = prayerOf(f)
      if (id === 'friendsWithTheRef') c.match.squads[f.side].argueNeeds = 5
      if (whom === 'nobody') {
        c.events.push({ type: 'prayed', side: f.side, prayer: id, player: -1 })
        return DONE
      }
      if (candidates(c, f).length === 0) return DONE
      return whom === 'chosen' ? 'whom' : whom === 'opponents' ? 'howMany' : 'draw'
    },

    whom: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('prayer', -1, { subject: prayerOf(f).id }),
      legal: (c, f) => candidates(c, f).map((p) => chooseOne(p.id)),
      chosen: (c, f, answer) => {
        bless(c, f, c.match.players[answer.player])
        return DONE
      },
    },

    howMany: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'prayer',
      rolled: (_c, f, faces) => {
        f.left = Math.ceil(faces[0] / 2)
        return 'draw'
      },
    },

    draw: {
      kind: 'throw',
      dice: (c, f) => [`d${candidates(c, f).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        const player = candidates(c, f)[faces[0] - 1]
        f.player = player.id
        if (prayerOf(f).anySkill) return 'skill'
        bless(c, f, player)
        f.left--
        return f.left > 0 && candidates(c, f).length > 0 ? 'draw' : DONE
      },
    },

    skill: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('prayer', f.player, { subject: prayerOf(f).id }),
      legal: (c, f) => teachable(c, c.match.players[f.player]).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => {
        const { lasts, id } = prayerOf(f)
        lendSkill(c.match.players[f.player], answer.option, lasts)
        c.events.push({ type: 'prayed', side: f.side, prayer: id, player: f.player })
        return DONE
      },
    },
  },
}

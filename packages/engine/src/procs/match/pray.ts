// A Prayer to Nuffle: a D16, re-rolled if that prayer is already active, and its immediate effect.
// Neighbours: tables/prayers.ts, answeredPrayers.ts, loans.ts; kickOffEvents/ and preGame.ts call it.

import { type Ctx, needed } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Prayer, prayerEntry } from '../../tables/prayers.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { asD3, type Die, otherSide, type Side } from '../../vocabulary/words.ts'
import { trapdoor } from '../move/trapdoor.ts'
import { gatingSkill } from '../rolling/reroll.ts'
import { stallerRock } from '../turn/stallerRock.ts'
import { activePrayers, isAnswered } from './answeredPrayers.ts'
import { anyEffect } from './effects.ts'
import { learnable, primaryOf } from './learnable.ts'
import { lendSkill, lendStat } from './loans.ts'
import { gainReroll } from './resources.ts'

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

const rolledPrayer = (c: Ctx, f: PrayFrame): Prayer => needed(c, c.rules.tables.prayers, 'prayers')[f.prayer]

export const isLoner = (c: Ctx, player: Player): boolean => gatingSkill(c, player) !== undefined

/** Players who may be chosen or drawn: available ones of the side concerned, without those the prayer excludes. */
const candidates = (c: Ctx, f: PrayFrame): Player[] => {
  const { whom, notLoners, skill } = rolledPrayer(c, f)
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
  const { skill, stat, lasts, id } = rolledPrayer(c, f)
  if (skill) lendSkill(player, skill, lasts)
  if (stat) lendStat(c, player, stat.name, stat.by, lasts)
  c.events.push({ type: 'prayed', side: f.side, prayer: id, player: player.id })
}

const D8: readonly Die[] = ['d8']
const D16: readonly Die[] = ['d16']

const chooseOne = playerActions('choose')

/** Primary skills a player could still gain, for the prayer that lets the coach choose. */
const teachable = (c: Ctx, player: Player): string[] => learnable(c, player, primaryOf(player))

/** From these results on an inducement may add a team re-roll: on the full table, and in an exhibition. */
const HIGH = { league: 15, exhibition: 8 }

export const pray: Procedure<PrayFrame, Ctx> = {
  // What answered prayers make others do.
  procedures: { stallerRock, trapdoor },
  steps: {
    roll: {
      kind: 'throw',
      // An exhibition uses only the first half of the table.
      dice: (c) => (c.match.options.exhibition ? D8 : D16),
      why: () => 'prayer',
      rolled: (c, f, faces) => {
        f.prayer = faces[0] - 1
        const prayer = rolledPrayer(c, f)
        if (isAnswered(c, f.side, prayer.id)) return 'roll'
        const squad = c.match.squads[f.side]
        activePrayers.put(squad, [...activePrayers.of(squad), prayerEntry(prayer)])
        const high = c.match.options.exhibition ? HIGH.exhibition : HIGH.league
        if (faces[0] >= high && anyEffect(c, f.side, ({ blessedPrayers }) => blessedPrayers === true))
          gainReroll(c, f.side, 'prayer')
        return 'answer'
      },
    },

    answer: (c, f) => {
      const { whom, id } = rolledPrayer(c, f)
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
      question: (c, f) => question('prayer', -1, { subject: rolledPrayer(c, f).id }),
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
        f.left = asD3(faces[0])
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
        // A player with nothing left to learn gains nothing.
        if (rolledPrayer(c, f).anySkill) return teachable(c, player).length > 0 ? 'skill' : DONE
        bless(c, f, player)
        f.left--
        return f.left > 0 && candidates(c, f).length > 0 ? 'draw' : DONE
      },
    },

    skill: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (c, f) => question('prayer', f.player, { subject: rolledPrayer(c, f).id }),
      legal: (c, f) => teachable(c, c.match.players[f.player]).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => {
        const { lasts, id } = rolledPrayer(c, f)
        lendSkill(c.match.players[f.player], answer.option, lasts)
        c.events.push({ type: 'prayed', side: f.side, prayer: id, player: f.player })
        return DONE
      },
    },
  },
}

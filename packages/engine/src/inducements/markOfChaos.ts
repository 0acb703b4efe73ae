// The Mark of Chaos: before the first drive one player gets one of five marks, with its skills, for the match.
// Neighbours: inducements/spell.ts asks for the player, relics.ts has similar items.

import type { Ctx } from '../edition.ts'
import type { Inducement, Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import type { Side } from '../vocabulary/words.ts'
import { aimed } from './spell.ts'
import { gainSkill } from './teach.ts'

/** Players who can take part in this match. */
const available = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves')

const mark = (id: string, name: string, skills: readonly [string, string]): Use => ({
  id: `mark-of-${id}`,
  name: `Mark of ${name}`,
  at: 'halfStarting',
  spends: 'itself',
  offer: (c, side) => c.match.clock.half === 1 && available(c, side).length > 0,
  ...aimed({
    players: available,
    needs: 0,
    hit: (c, f, player) => {
      for (const skill of skills) gainSkill(c, player, skill, f.spell, 'match')
      return null
    },
  }),
})

export const markOfChaos: Inducement = {
  id: 'mark-of-chaos',
  name: 'Mark of Chaos',
  kind: 'other',
  gist: 'Before the first drive a player gets one of five marks, each with two skills for the match.',
  uses: [
    mark('the-undivided', 'the Undivided', ['tentacles', 'horns']),
    mark('khorne', 'Khorne', ['frenzy', 'juggernaut']),
    mark('nurgle', 'Nurgle', ['disturbing-presence', 'foul-appearance']),
    mark('tzeentch', 'Tzeentch', ['pro', 'two-heads']),
    mark('slaanesh', 'Slaanesh', ['dodge', 'leap']),
  ],
}

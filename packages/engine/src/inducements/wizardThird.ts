// The wizard of third: one Fireball, Lightning Bolt or Zap, at the start of the own turn or right after the opponents'.
// Neighbours: wizardCrp.ts has the spells of both, tables/proposalsThird.ts has what the dice need.
import type { Ctx } from '../edition.ts'
import type { Inducement } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { isOnPitch, stands } from '../procs/move/zones.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'
import type { SpellFrame } from './spell.ts'
import { fireball, lightningBolt, spellAt } from './wizardCrp.ts'

const felled = (c: Ctx, f: SpellFrame, player: Player): Frame | null =>
  stands(c.match.players[player.id]) ? knockDownFrame(player.id, f.spell, { quiet: true }) : null

const anybody = (c: Ctx): Player[] => c.match.players.filter(isOnPitch)

/** Nobody comes back from the reserves before the next drive. */
const frogGoesTo = { drive: 'reserves' } as const

const zap = spellAt('zap', 'Zap!', anybody, {
  needs: proposalsThird.frogNeeds.value,
  hit: (c, f, player) => {
    const to = frogGoesTo[proposalsThird.frogLasts.value]
    dropBall(c, player)
    takeOff(c.match, c.rules.pitch, player, to)
    c.events.push({ type: 'removed', player: player.id, to, why: f.spell })
    return null
  },
})

export const wizardThird: Inducement = {
  id: 'wizard',
  name: 'Wizard',
  kind: 'wizard',
  gist: 'Once, a Fireball at a square, a Lightning Bolt or a Zap at a player, before the own turn or after the opponents’.',
  uses: [
    fireball({ needs: proposalsThird.fireballNeeds.value, hit: felled }),
    lightningBolt({ needs: proposalsThird.lightningNeeds.value, hit: felled }),
    zap,
  ],
}

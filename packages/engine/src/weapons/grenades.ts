// Grenades: one Grenadier, three of them, one at the end of a turn in which he has not moved. He lights the fuse, and throws it if it burns.
// Neighbours: procs/ball/grenadeFlight.ts has the throw, procs/hurt/detonation.ts the explosion.
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { grenadeFlight } from '../procs/ball/grenadeFlight.ts'
import { grenadeFrame } from '../procs/ball/grenadeFrame.ts'
import { detonation, detonationFrame } from '../procs/hurt/detonation.ts'
import { heldWeapon, mayUse, useUp } from '../procs/match/weapons.ts'
import { hasMoved } from '../procs/move/moved.ts'
import { stands } from '../procs/move/zones.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { hasClimbed } from '../procs/things/climbing.ts'
import { isStopped } from '../procs/turn/turnover.ts'
import type { Routine } from '../routine.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import type { grenadeFuseTable } from '../tables/weaponTables.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'

const SUPPLY = 3

interface LightingFrame extends Frame {
  readonly proc: 'lightFuse'
  step: 'ask' | 'light' | 'lit' | 'end'
  readonly side: Side
  readonly player: number
}

type Result = (typeof grenadeFuseTable)['rows'][number]['result']

const LIGHT = action('use')
const LEAVE = action('decline')

/** It explodes in his hand, and all others that he has with it. */
const allExplode = (c: Ctx, { side, player }: LightingFrame): Next<LightingFrame> => {
  const others = heldWeapon(c.match, side, 'grenades')?.left ?? 0
  for (let i = 0; i < others; i++) useUp(c, side, 'grenades')
  return call(detonationFrame(c.match.players[player].at, 'grenade', { charges: 1 + others }), 'end')
}

const lightFuse: Procedure<LightingFrame, Ctx> = {
  procedures: { detonation, grenadeFlight },
  steps: {
    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (c, f) =>
        question('lightFuse', f.player, {
          declining: 'noGrenade',
          left: heldWeapon(c.match, f.side, 'grenades')?.left ?? 0,
        }),
      legal: () => [LIGHT, LEAVE],
      chosen: (_c, _f, answer) => (answer.do === 'use' ? 'light' : DONE),
    },

    light: (c, f) => {
      useUp(c, f.side, 'grenades')
      return call(rollFrame(c, 'grenadeFuse', f.player), 'lit')
    },

    lit: (c, f): Next<LightingFrame> => {
      switch (c.match.lastRoll?.result as Result) {
        case 'explodes':
          return allExplode(c, f)
        case 'dud':
          return DONE
        case 'burns':
          return call(grenadeFrame(f.player), 'end')
      }
    },

    end: () => DONE,
  },
}

/** He who could throw one now. */
const grenadier = (c: Ctx, side: Side): Player | undefined =>
  c.match.players.find(
    (player) =>
      player.side === side &&
      stands(player) &&
      may(c, player).throwsGrenades &&
      !hasMoved(player) &&
      !hasClimbed(player),
  )

const atTurnEnd: Routine = {
  id: 'grenades',
  at: 'turnEnd',
  begin: (c, side): LightingFrame | null => {
    const left = mayUse(c, side, 'grenades') ? (heldWeapon(c.match, side, 'grenades')?.left ?? 0) : 0
    const player = left > 0 && c.match.turn.touchdown === '' && !isStopped(c) ? grenadier(c, side) : undefined
    return player ? { proc: 'lightFuse', step: 'ask', side, player: player.id } : null
  },
  procedures: { lightFuse },
}

const throwsThem: Skill = { id: 'grenadier', name: 'Grenadier', category: 'trait', permits: ['throwsGrenades'] }

export const grenades: SecretWeapon = {
  id: 'grenades',
  crew: [{ skill: 'grenadier', least: 1, most: 1 }],
  banned: true,
  supply: SUPPLY,
  skills: [throwsThem],
  routines: [atTurnEnd],
}

// The sky over a match, before it begins: Dark Elves may play it underground, where there is no weather; else the weather is rolled,
// and the light if it troubles somebody. Neighbours: weather.ts, daylight.ts; weatherTurns.ts says what changes later.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { may } from '../../kit.ts'
import type { Routine } from '../../routine.ts'
import { UNDERGROUND } from '../../tables/weather.ts'
import { type Side, sides } from '../../vocabulary/words.ts'
import { lightMatters, lightRoll, shine } from './daylight.ts'
import { rollWeather } from './weather.ts'

export interface SkiesFrame extends Frame {
  readonly proc: 'skies'
  step: 'arena' | 'diceOff' | 'weather' | 'light' | 'lit'
}

/** Its arena is no open-air one. */
export const coveredArena = squadRecord('coveredArena', false)

/** More than half of its players shun the light: its own arena is underground. */
const isDarkTeam = (c: Ctx, side: Side): boolean => {
  const squad = c.match.players.filter((p) => p.side === side)
  return 2 * squad.filter((p) => may(c, p).shunsLight).length > squad.length
}

const playAt = (c: Ctx, hosts: Side): 'weather' | Done<'done'> => {
  const openAir = !isDarkTeam(c, hosts) && !coveredArena.of(c.match.squads[hosts])
  c.events.push({ type: 'arena', hosts, openAir })
  if (openAir) return 'weather'
  c.match.weather = UNDERGROUND
  return DONE
}

const skies: Procedure<SkiesFrame, Ctx> = {
  steps: {
    arena: (c): Next<SkiesFrame> => {
      const dark = sides.filter((side) => isDarkTeam(c, side))
      if (dark.length === 0) return 'weather'
      // Two such teams play underground wherever they play.
      const hosts = dark.length === sides.length ? 'home' : c.match.options.hosts
      return hosts === undefined ? 'diceOff' : playAt(c, hosts)
    },

    diceOff: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'homeArena',
      ordered: true,
      rolled: (c, _f, [home, away]) => {
        c.events.push({ type: 'rollOff', why: 'homeArena', home, away })
        return home === away ? 'diceOff' : playAt(c, home > away ? 'home' : 'away')
      },
    },

    weather: rollWeather<SkiesFrame>(() => 'light'),

    light: (c) => (lightMatters(c) ? call(lightRoll(c), 'lit') : DONE),

    lit: (c) => {
      shine(c)
      return DONE
    },
  },
}

export const skiesOpen: Routine = {
  id: 'skiesOpen',
  at: 'preGame',
  begin: (): SkiesFrame => ({ proc: 'skies', step: 'arena' }),
  agreed: ['hosts', 'coveredArena'],
  procedures: { skies },
}

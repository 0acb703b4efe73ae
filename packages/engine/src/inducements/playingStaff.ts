// Staff who play one drive themselves if the team is short of players: Josef Bugman and Kari Coldsteel.
// Neighbours: procs/match/joining.ts, skills/guestTraits.ts says how they leave.

import type { Inducement, Use, UseHooks } from '../inducement.ts'
import type { PlayerSpec } from '../lineUp.ts'
import { join, makePlayer } from '../procs/match/joining.ts'
import { cheerleaders, hire } from '../procs/match/staff.ts'
import { MOST_CHEERLEADERS } from './common.ts'
import { isShort } from './when.ts'

const BUGMAN: PlayerSpec = {
  name: 'Josef Bugman',
  position: 'Master Brewer',
  number: 98,
  stats: { MA: 5, ST: 3, AG: 3, PA: 6, AV: 9 },
  skills: ['loner-5', 'tackle', 'thick-skull', 'wrestle', 'banned'],
  engaged: 'staff',
}

const KARI: PlayerSpec = {
  name: 'Kari Coldsteel',
  position: 'Cheerleader',
  number: 99,
  stats: { MA: 6, ST: 2, AG: 3, PA: 5, AV: 8 },
  skills: ['block', 'dauntless', 'frenzy', 'loner-4', 'banned'],
  engaged: 'staff',
}

const HER_CHEERS = 2

const takesTheField = (id: string, name: string, spends: Use['spends'], use: NonNullable<UseHooks['use']>): Use => ({
  id,
  name,
  at: 'driveStarting',
  spends,
  offer: isShort,
  use,
})

export const josefBugman: Inducement = {
  id: 'josef-bugman',
  name: 'Josef Bugman',
  kind: 'staff',
  named: true,
  gist: 'Re-rolls each 1 of a recovery roll; he may play one drive for a team that is short of players.',
  effect: { wakesAgain: true },
  uses: [
    // The beer remains even if Bugman is gone.
    takesTheField('bugman-plays', 'Bugman Plays', 'once', (c, side) => {
      join(c, makePlayer(c.rules, -1, side, BUGMAN), 'bugman-plays')
      return null
    }),
  ],
}

export const kariColdsteel: Inducement = {
  id: 'kari-coldsteel',
  name: 'Kari Coldsteel',
  kind: 'staff',
  named: true,
  gist: 'Counts as two cheerleaders; or she plays one drive for a team that is short of players.',
  brings: (squad) => {
    hire(cheerleaders, squad, HER_CHEERS, MOST_CHEERLEADERS)
  },
  uses: [
    takesTheField('kari-plays', 'Kari Plays', 'itself', (c, side) => {
      const squad = c.match.squads[side]
      cheerleaders.put(squad, Math.max(0, cheerleaders.of(squad) - HER_CHEERS))
      join(c, makePlayer(c.rules, -1, side, KARI), 'kari-plays')
      return null
    }),
  ],
}

// Inducements that any team of bb2020 may buy and that only add to what a squad has.
// Neighbours: inducement.ts defines inducements, bb2020.ts lists them all.

import type { Inducement } from '../inducement.ts'
import { assistantCoaches, cheerleaders, hire } from '../procs/match/staff.ts'

export const MOST_CHEERLEADERS = 16
const MOST_ASSISTANTS = 9

export const tempAgencyCheerleaders: Inducement = {
  id: 'temp-agency-cheerleaders',
  name: 'Temp Agency Cheerleaders',
  kind: 'common',
  gist: 'One more cheerleader, sixteen in all at most.',
  brings: (squad) => {
    hire(cheerleaders, squad, 1, MOST_CHEERLEADERS)
  },
}

export const partTimeAssistantCoaches: Inducement = {
  id: 'part-time-assistant-coaches',
  name: 'Part-time Assistant Coaches',
  kind: 'common',
  gist: 'One more assistant coach, nine in all at most.',
  brings: (squad) => {
    hire(assistantCoaches, squad, 1, MOST_ASSISTANTS)
  },
}

export const bloodweiserKegs: Inducement = {
  id: 'bloodweiser-kegs',
  name: 'Bloodweiser Kegs',
  kind: 'common',
  gist: 'Knocked-out players of the team recover with +1.',
  effect: { own: { recover: 1 } },
}

export const extraTeamTraining: Inducement = {
  id: 'extra-team-training',
  name: 'Extra Team Training',
  kind: 'common',
  gist: 'One more team re-roll in each half.',
  brings: (squad) => {
    squad.rerollsPerHalf++
    squad.rerolls++
  },
}

export const bribe: Inducement = {
  id: 'bribes',
  name: 'Bribe',
  kind: 'common',
  gist: 'Once, a player who would be sent off stays on 2 or more.',
  resource: 'bribe',
}

export const wanderingApothecary: Inducement = {
  id: 'wandering-apothecary',
  name: 'Wandering Apothecary',
  kind: 'common',
  gist: 'Once, treats any player of the team but a star.',
  resource: 'wanderingApothecary',
}

export const mortuaryAssistant: Inducement = {
  id: 'mortuary-assistant',
  name: 'Mortuary Assistant',
  kind: 'common',
  gist: 'Once, re-rolls a failed regeneration.',
  resource: 'henchman',
}

export const halflingMasterChef: Inducement = {
  id: 'halfling-master-chef',
  name: 'Halfling Master Chef',
  kind: 'common',
  gist: 'Each half three D6: for each 4 or more the team gains a re-roll and the opponents lose one.',
  resource: 'chef',
}

// What third's referee notes about a side: that he keeps an eye on its opponents, and that he was got at. The rules of the
// match start both. Neighbours: procs/foul/foulThird.ts, kickOffEvents/getTheRef.ts.
import type { Inducement } from '../inducement.ts'
import { EYE_ON_YOU } from '../procs/foul/foulThird.ts'

export const eyeOnYou: Inducement = {
  id: EYE_ON_YOU,
  name: 'I’ve Got My Eye On You',
  kind: 'match',
  gist: 'Once a team has fouled, its fouls are seen on 4 or more until the other team fouls or the half ends.',
  uses: [
    {
      id: EYE_ON_YOU,
      name: 'I’ve Got My Eye On You',
      spends: 'nothing',
      effect: { foulsSeenOn: 4 },
      lasts: 'half',
    },
  ],
}

export const REFEREE_GOT = 'referee-got'

export const refereeGot: Inducement = {
  id: REFEREE_GOT,
  name: 'Get the Ref',
  kind: 'match',
  gist: 'No player of the team is sent off for a foul.',
  uses: [{ id: REFEREE_GOT, name: 'Get the Ref', spends: 'nothing', effect: { foulsFreely: true }, lasts: 'half' }],
}

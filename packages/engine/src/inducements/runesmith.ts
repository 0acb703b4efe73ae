// The Dwarfen Runesmith: each drive he strikes one of five runes for a player; each works once. Neighbour: procs/rune.ts.
import { runeBearers, runeFrame } from '../procs/rune.ts'
import type { Characteristic } from '../vocabulary/words.ts'
import type { Inducement, Use } from './inducement.ts'

const runeOf = (word: string, name: string, skills: readonly string[], stat: Characteristic | '' = ''): Use => ({
  id: `rune-of-${word}`,
  name: `Rune of ${name}`,
  at: ['setUpDone'],
  spends: 'drive',
  offer: (c, side) => runeBearers(c, side).length > 0,
  use: (_c, side) => runeFrame(side, `rune-of-${word}`, skills, stat),
})

export const runesmith: Inducement = {
  id: 'dwarfen-runesmith',
  name: 'Dwarfen Runesmith',
  kind: 'other',
  gist: 'Each drive he may strike a rune for a player, which works on 4 or more and then is used up.',
  uses: [
    runeOf('might', 'Might', ['mighty-blow-1']),
    runeOf('fury', 'Fury', ['dauntless', 'frenzy']),
    runeOf('speed', 'Speed', ['sprint', 'sure-feet']),
    runeOf('iron', 'Iron', ['stand-firm'], 'AV'),
    runeOf('impact', 'Impact', ['juggernaut', 'horns']),
  ],
}

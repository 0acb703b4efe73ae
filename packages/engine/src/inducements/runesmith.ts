// The Dwarfen Runesmith: each drive he may make one of five runes for a player, until one works or breaks.
// Neighbour: inducements/rune.ts.

import type { Inducement, Use } from '../inducement.ts'
import type { Characteristic } from '../vocabulary/words.ts'
import { rune, runeBearers, runeFrame } from './rune.ts'

const SMITH = 'dwarfen-runesmith'

const runeOf = (word: string, name: string, skills: readonly string[], stat: Characteristic | '' = ''): Use => ({
  id: `rune-of-${word}`,
  name: `Rune of ${name}`,
  at: 'kickFlown',
  spends: 'drive',
  offer: (c, side) => runeBearers(c, side).length > 0,
  use: (_c, side) => runeFrame(side, SMITH, `rune-of-${word}`, skills, stat),
  procedures: { rune },
})

export const runesmith: Inducement = {
  id: SMITH,
  name: 'Dwarfen Runesmith',
  kind: 'other',
  gist: 'Each drive he may make a rune for a player: it works on 4 or more and breaks on 1, and after either he makes no more.',
  uses: [
    runeOf('might', 'Might', ['mighty-blow-1']),
    runeOf('fury', 'Fury', ['dauntless', 'frenzy']),
    runeOf('speed', 'Speed', ['sprint', 'sure-feet']),
    runeOf('iron', 'Iron', ['stand-firm'], 'AV'),
    runeOf('impact', 'Impact', ['juggernaut', 'horns']),
  ],
}

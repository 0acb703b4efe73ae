// How much larger than others a player is drawn: big guys a little, a base of several squares a lot. Neighbours: Token.tsx
// draws him, Marks.tsx the ring around him.
import type { Player } from '@double-skulls/engine'
import { glyphOf } from './glyphs.tsx'

export const tokenScale = (player: Player): number =>
  player.who.size > 1 ? 1.9 : glyphOf(player) === 'bigGuy' ? 1.16 : 1

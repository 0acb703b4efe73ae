// The secret weapons and the traps of second. Neighbours: index.ts; ../../trickEntries.ts makes the entries.
import { type Texts, texts } from '../texts.ts'

export const weaponsSecond: Texts = texts(`
seeSaw: Two squares long. At the end of a turn one of its team leaps onto an end, and the one on the other end flies. Two players move it
  three squares a turn, one a single square. Opponents smash it, and so may too hard a landing.
cannon: Stands in its own end zone. A Cannonball climbs in at the start or after a touchdown, and may be handed the ball. At the end of a turn a
  Gunner beside it lights the fuse. Opponents may spike it.
grenades: One Grenadier has three. He lights one at the end of a turn in which he has not moved, if the fuse lets him. Whoever it lands on may
  throw it on. It hurts whoever is on the square and knocks over those around it.
chainsaws: Two Loonies saw instead of blocking and tackling. A hit weakens armour, the best ones take the head off, and the saw may kick back.
  A head brought home is worth a team re-roll.
pogoSticks: Up to four Goblin Catchers are Fanatics instead. They leap far and fast, attack nobody, and bounce away where they lose control.
killdozer: A machine of four squares with a Dwarf inside. It pushes whoever is in front, again and again, as far as its driver dares. Too far, and it
  veers off, over whoever is there: over a sideline it goes for the fans.
deathRoller: A machine of four squares with a Dwarf inside. It drives ahead, turns or reverses, then rolls over all that stand in front: the farther it
  came, the harder.
`)

export const trapsSecond: Texts = texts(`
blank: A bluff. Nothing happens, and the counter is taken away.
pit: Whoever falls in rolls for armour, loses the ball, and has to climb out.
spikedPit: A pit with spikes. On a 1 or 2 they injure or kill whoever falls in; otherwise it is a pit.
mine: Whoever treads on it rolls for injury, and all next to it go down and roll for armour. Then it is gone.
quicksand: Three turns to climb out. Whoever is still in it then is dead.
trapdoor: It shuts over whoever falls in. He is back after the next touchdown.
trampoline: It throws whoever falls in over four squares in random directions.
`)

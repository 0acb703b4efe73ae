// Lucky Rabbit's Foot: a re-roll of its owner's own. The rules allow it. Neighbour: procs/rolling/rollForced.ts asks for such re-rolls.
import type { MagicItem } from '../magicItem.ts'

export const luckyRabbitsFoot: MagicItem = { id: 'luckyRabbitsFoot', legal: true, ownRerolls: 1 }

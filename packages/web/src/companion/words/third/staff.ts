// What a team of third has beside the pitch, and the spells of its wizard. Neighbours: ../staff.ts has other editions, index.ts.
import { staffCrp } from '../staff.ts'
import { someOf, type Texts, texts } from '../texts.ts'

export const staffThird: Texts = {
  ...someOf(staffCrp, ['leader']),
  ...texts(`
team: Repeats all dice of one roll of the own team in its own turn, once a turn at most and never for a Big Guy. Used ones return at
  half-time, but not in overtime.
apothecary: Once a match, right after the casualty roll or the serious injury roll: on 2 or more the player goes to the reserves unhurt. Not
  for knock-outs, nor for players pushed into the crowd.
`),
}

export const usesThird: Texts = texts(`
fireball: Everybody who stands in a block of 3 by 3 squares is knocked down, each on 4 or more.
lightning-bolt: One player who stands is knocked down on 2 or more.
zap: On 4 or more one player on the pitch is a frog and out of play until the drive ends; the ball he had bounces.
`)

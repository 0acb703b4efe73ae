// What the rolls of third are for, where they differ from those of other editions. Neighbours: ../rolls.ts has the shared
// ones, index.ts.
import { rollsCrp } from '../rolls.ts'
import { someOf, type Texts, texts } from '../texts.ts'

const asLater = [
  ...[
    'dodge',
    'goForIt',
    'pickUp',
    'pass',
    'standUp',
    'block',
    'armour',
    'injury',
    'recover',
    'jumpUp',
    'hypnoticGaze',
  ],
  ...['dauntless', 'foulAppearance', 'boneHead', 'reallyStupid', 'alwaysHungry', 'squirm', 'regeneration', 'pro'],
  ...['intercept', 'leap', 'land', 'hailMary', 'safeThrow'],
]

export const rollsThird: Texts = {
  ...someOf(rollsCrp, asLater),
  ...texts(`
catch: Whenever the ball comes to a standing player and his coach wants him to try: a pass, a hand-off, a bounce, the kick, a throw-in.
apothecary: Whether the apothecary can help.
throwTeamMate: To throw a team-mate, like a pass of one range more: accurate, inaccurate or fumbled.
shadowing: A contest: the shadow and the player who leaves roll a D6 each and add their MA. The shadow follows unless the other is higher.
tentacles: A contest: their owner and the player who leaves roll a D6 each and add their strength. A higher owner holds him.
takeRoot: Before the match: whether he plays in the first half.
thickSkull: Whether a knock-out is only a stun.
queasy: Before a kick-off: whether a player who drank the spiked drink can take part in the drive.
`),
}

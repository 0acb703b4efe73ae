// What a team has beside the pitch, and what the referee can be argued with about. Neighbours: index.ts; inducements bring their
// own texts.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
leader: One more team re-roll in each half, as long as a player with Leader is on the pitch.
bribe: Used up when a player would be sent off: on 2 or more he stays, and it is no turnover. Several may be tried.
`)

const older = texts(`
team: Repeats all dice of one roll of the own team in its own turn, once a turn at most. Used ones return at half-time.
henchman: Once a match, a failed Regeneration is rolled again.
chef: As each half begins, three D6: each 4 or more gives the own team a re-roll and takes one from the opponents.
`)

export const staffBugman: Texts = {
  ...shared,
  ...older,
  ...texts(`
apothecary: Once a match, right after a casualty: on 3 or more the player goes to the reserves.
`),
}

export const staffCrp: Texts = {
  ...shared,
  ...older,
  ...texts(`
wanderingApothecary: Like the team's apothecary, once more.
apothecary: Once a match: somebody knocked out is only stunned, or a casualty is rolled again and the coach chooses; badly hurt, the player
  goes to the reserves.
`),
}

export const staffBb2020: Texts = {
  ...shared,
  ...texts(`
team: Repeats all dice of one roll of the own team in its own turn. Several may be used in a turn, but no die is rolled a third time.
apothecary: Once a match: somebody knocked out is only stunned, or a casualty is rolled again and the coach chooses; badly hurt, the player
  goes to the reserves. Hired players only.
wanderingApothecary: Like the team's apothecary, once, for everybody but stars.
henchman: Once a match, a failed Regeneration is rolled again. Not a star's or a mercenary's.
chef: Once the first kick of each half is in the air, three D6: each 4 or more gives the own team a re-roll and takes one from the
  opponents, never the leader's.
argue: When a player is sent off, and before any bribe, a D6: on a 6 he stays, though a foul remains a turnover. On a 1 the coach is thrown
  out: he argues no more, no bribe helps this time, and Brilliant Coaching has 1 less.
prayer: A D16 on the list of prayers. In a league the underdog prays once for each full 50,000 his team is worth less; cheering fans may
  bring one more. In single matches a D8, and only the fans bring one.
`),
}

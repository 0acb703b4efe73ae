// Strength skills, the older packs' first. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

export const strengthCrp: Texts = texts(`
break-tackle: Once a turn he dodges with his strength in the place of agility, also after seeing the roll.
grab: In a Block action he may push the victim into any empty square next to it; without one he pushes as usual. Grab and Side Step
  cancel each other. Never with Frenzy.
guard: Assists blocks from inside opposing tackle zones too. Not fouls.
juggernaut: In a blitz Both Down may count as a push, and his victim cannot use Fend, Stand Firm or Wrestle.
mighty-blow: Adds 1 to the armour or to the injury roll of an opponent knocked down in a block with him, his own or the other's, decided
  after the roll. Not with Stab or Chainsaw.
multiple-block: In a Block action he may block two opponents next to him, one after the other; each of them has 2 strength more. He does
  not follow up, and must still stand for the second. Not with Frenzy.
piling-on: Standing next to whom his block has knocked down, he may have the armour or the injury roll made again. He is then placed
  prone where he is, a turnover only if he has the ball.
stand-firm: May refuse to be pushed, by a chain too. A result that fells him does so where he stands.
strong-arm: Adds 1 to short passes, long passes and long bombs. Nothing for a quick pass.
thick-skull: An injury total of 8 stuns him instead of knocking him out.
`)

const mightyBlow = (bonus: number): string =>
  `Adds ${bonus} to the armour or to the injury roll of whom his block knocks down, decided after the roll. He must be standing; not with Stab or Chainsaw. Where Claws broke the armour it is left for the injury.`

export const strengthBb2020: Texts = {
  'mighty-blow-1': mightyBlow(1),
  'mighty-blow-2': mightyBlow(2),
  ...texts(`
arm-bar: When an opponent he marks falls over dodging, jumping or leaping away, adds 1 to the armour or to the injury roll, decided after
  the roll. One such player counts.
brawler: In a block that is no blitz, re-rolls one Both Down.
break-tackle: Once an activation, after rolling a dodge, adds 1, or 2 with strength 5 or more.
grab: The target of his block cannot use Sidestep. Outside a blitz he may push it into any free square next to it. Never with Frenzy.
guard: Assists blocks though he is marked. He needs his tackle zone. Not fouls.
juggernaut: In a blitz Both Down may count as a push, and the target cannot use Fend, Stand Firm or Wrestle.
multiple-block: In a block that is no blitz, blocks two opponents he marks at the same time, with 2 strength less. No follow-up, and no
  Frenzy meanwhile.
pile-driver: Standing next to whom his block has knocked down, he may foul him at once, if the team's foul is not spent. It is spent
  then, he is placed prone and his activation is over.
stand-firm: May refuse to be pushed, by a chain too. A result that fells him does so where he stands.
strong-arm: Adds 1 when he throws a team-mate.
thick-skull: An injury total of 8 stuns him instead of knocking him out. If he is Stunty, that is a 7.
`),
}

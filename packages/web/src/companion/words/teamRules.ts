// Special rules of whole teams: their effect in a match, or which players they let a team hire. Neighbours: index.ts; teams come
// from the edition's lists.
import { type Texts, texts } from './texts.ts'

const region = (name: string): string =>
  `A home of the game: stars and inducements of the ${name} may be hired by its teams.`
const favoured = (god: string): string =>
  `Sworn to ${god}: stars and inducements that follow ${god} may be hired, and the choice stands for good.`

export const teamRulesBb2020: Texts = {
  'Lustrian Superleague': region('Lustrian Superleague'),
  'Badlands Brawl': region('Badlands Brawl'),
  'Elven Kingdoms League': region('Elven Kingdoms League'),
  'Old World Classic': region('Old World Classic'),
  'Worlds Edge Superleague': region('Worlds Edge Superleague'),
  'Halfling Thimble Cup': region('Halfling Thimble Cup'),
  'Underworld Challenge': region('Underworld Challenge'),
  'Sylvanian Spotlight': region('Sylvanian Spotlight'),
  'Favoured of Chaos Undivided': favoured('Chaos Undivided'),
  'Favoured of Hashut': favoured('Hashut'),
  'Favoured of Khorne': favoured('Khorne'),
  'Favoured of Nurgle': favoured('Nurgle'),
  'Favoured of Slaanesh': favoured('Slaanesh'),
  'Favoured of Tzeentch': favoured('Tzeentch'),
  ...texts(`
Bribery and Corruption: Once a match a 1 rolled for arguing may be rolled again; bribes and a biased referee are cheaper.
Low Cost Linemen: In a league the price of the team's linemen does not count towards what the team is worth.
Masters of Undeath: Once a match an opponent who dies joins the team at once, if he has strength 4 or less and neither Regeneration nor
  Stunty.
Vampire Lord: Once a match an opponent who dies joins the team after it as a Thrall, if he has strength 4 or less and neither Regeneration
  nor Stunty.
`),
}

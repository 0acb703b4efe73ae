// The Hireling Sports-Wizard: one Fireball or one Zap! in the match. Neighbour: spells.ts.
import type { Inducement } from '../inducement.ts'
import { fireball, zap } from './spells.ts'

export const sportsWizard: Inducement = {
  id: 'hireling-sports-wizard',
  name: 'Hireling Sports-Wizard',
  kind: 'wizard',
  gist: 'Once, may knock down all players around a square, or turns an opponent into a frog for the drive.',
  uses: [fireball, zap],
}

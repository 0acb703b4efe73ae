// Spikes: his armour is 1 better, 10 at most.
import type { Skill } from '../hooks.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'

const { armour, most } = proposalsThird.spikes.value

export const spikes: Skill = {
  id: 'spikes',
  name: 'Spikes',
  category: 'mutation',
  worksWhileDown: true,
  modifiers: { own: { armour: (_c, _f, owner) => ((owner.stats.AV ?? 0) < most ? -armour : 0) } },
}

// Unchannelled Fury: needs 4 or more when activated, +2 for a Block or Blitz, or he loses his action.
import type { Skill } from '../hooks.ts'
import { fury } from './wildAnimal.ts'

export const unchannelledFury: Skill = {
  id: 'unchannelled-fury',
  name: 'Unchannelled Fury',
  category: 'trait',
  worksWhileDown: true,
  windows: { activated: fury('unchannelledFury') },
}

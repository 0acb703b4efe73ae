// The chapters of the companion: a title and one line for each kind of entry. Neighbours: ruleKinds.ts, EntryList.tsx.
import type { RuleKind } from './ruleKinds.ts'

interface Chapter {
  readonly name: string
  readonly lead: string
  /** The dice that its table is rolled with; '' for a chapter that is not a table. */
  readonly dice: string
}

export const chapters: { readonly [K in RuleKind]: Chapter } = {
  turn: { name: 'Course of a match', lead: 'From the weather to the final whistle.', dice: '' },
  option: { name: 'Options of a match', lead: 'What two coaches agree on before the toss.', dice: '' },
  action: { name: 'Actions', lead: 'What a player can declare in his team’s turn.', dice: '' },
  roll: { name: 'Rolls', lead: 'What is rolled when, and what counts for it.', dice: '' },
  table: { name: 'Tables', lead: 'What totals mean.', dice: 'Total' },
  skill: { name: 'Skills and traits', lead: 'What sets a player apart from a lineman.', dice: '' },
  weather: { name: 'Weather', lead: 'Rolled before the match, and when it changes.', dice: '2D6' },
  kickOff: { name: 'Kick-off table', lead: 'What happens while the ball is in the air.', dice: '2D6' },
  blockDie: { name: 'Block dice', lead: 'Six faces, one of which is chosen.', dice: 'Face' },
  injury: { name: 'Injuries', lead: 'For a player whose armour was broken.', dice: '2D6' },
  casualty: { name: 'Casualties', lead: 'What comes of being carried off.', dice: 'Roll' },
  passing: { name: 'Passing', lead: 'How far, how hard, and what comes of it.', dice: '' },
  catching: { name: 'Catching', lead: 'How the way the ball comes modifies the catch.', dice: '' },
  ball: { name: 'The loose ball', lead: 'Where it goes when nobody has it.', dice: '' },
  prayer: { name: 'Prayers to Nuffle', lead: 'What the underdog and the loudest fans may get.', dice: 'D16' },
  staff: { name: 'Re-rolls and staff', lead: 'What a team has beside the pitch.', dice: '' },
  inducement: { name: 'Inducements', lead: 'Help for one match, and special plays.', dice: '' },
  handicap: { name: 'Handicaps', lead: 'What the team with the lower rating rolls before a match.', dice: 'D66' },
  spell: { name: 'Magic spells', lead: 'What a wizard may bring, and what a player does with it.', dice: '2D6' },
  item: { name: 'Magic items', lead: 'What a team may find, and a player may hide.', dice: 'D66' },
  potion: { name: 'Potions', lead: 'What an Apothecary brews, and who drinks it.', dice: '' },
  weapon: { name: 'Secret weapons', lead: 'What a team may smuggle in, if the officials let it.', dice: '' },
  trap: { name: 'Traps', lead: 'What lies under a counter.', dice: '' },
  league: { name: 'Before and after a match', lead: 'Fans, money, careers, and what a team is worth.', dice: '' },
  teamRule: { name: 'Team special rules', lead: 'What a whole team stands for.', dice: '' },
  star: { name: 'Star players', lead: 'Whom they play for, and what they charge.', dice: '' },
  team: { name: 'Team lists', lead: 'Every position with its profile and price.', dice: '' },
  reconstructed: {
    name: 'Reconstructed',
    lead: 'Numbers that no source gives. Each is our own proposal, and can be replaced when a better source turns up.',
    dice: '',
  },
}

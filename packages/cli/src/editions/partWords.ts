// Texts for the parts of a match that every coach knows, by the spelt-out ids of the engine's procedures. Parts of
// single skills and inducements have none. Neighbours: editionsPage.ts lists those that an edition plays differently.

const parts: { readonly [procedure: string]: string } = {
  apothecary: 'the apothecary',
  blitz: 'Blitz (kick-off)',
  'bad kick': 'Bad Kick (kick-off)',
  'brilliant coaching': 'Brilliant Coaching (kick-off)',
  'cheering fans': 'Cheering Fans (kick-off)',
  contest: 'contests, in which both players roll',
  facing: 'turning a Giant',
  jump: 'jumping over players',
  'officious ref': 'Officious Ref (kick-off)',
  pass: 'passing',
  'perfect defence': 'Perfect Defence (kick-off)',
  'pitch invasion': 'Pitch Invasion (kick-off)',
  pray: 'prayers',
  'pre game': 'the pre-game sequence',
  'quick snap': 'Quick Snap (kick-off)',
  riot: 'Riot (kick-off)',
  referee: 'a roll of the referee for each foul',
  'send off': 'sending off',
  'shoot out': 'the shoot-out',
  'solid defence': 'Solid Defence (kick-off)',
  'staller rock': 'a rock for a stalling player',
  'throw a rock': 'Throw a Rock (kick-off)',
  'throw team mate': 'throwing a team-mate',
  'time out': 'Time-Out (kick-off)',
  trapdoor: 'trapdoors',
}

export const partWords = (procedure: string): string | undefined => parts[procedure]

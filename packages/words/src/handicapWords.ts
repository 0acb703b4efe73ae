// Sentences for what handicaps and the referee do in a match: who stays away and why, what is used, what is over. Neighbours:
// rareEvents.ts asks here before its own sentences, sentence.ts leaves out what these sentences cover.

/** Why a player misses a drive. */
export const absences: { readonly [why: string]: string } = {
  late: 'he is late',
  unpaid: 'he wants his fee first',
  queasy: 'his stomach keeps him busy',
  'take-root': 'he is asleep in some wood',
}

/** What sends a player to the reserves in the middle of a drive. */
export const vanishings: { readonly [why: string]: string } = {
  zap: 'turns into a frog and hops off the pitch',
  heat: 'collapses in the heat and is carried into the shade',
  wreck: 'is dug out of the wreck and carried off',
  ranAway: 'will not be back today',
  laxative: 'has somewhere to go, in a hurry',
  poison: 'turns green, and is carried off',
  bribe: 'is sent off for nothing, so far',
  bribed: 'walks off the pitch and counts his gold',
}

/** The use of something by a team, where its name would be a riddle. */
export const deeds: { readonly [use: string]: (team: string) => string } = {
  slogan: (team) => `${team}, all together and loudly: “NOTHING BITES LIKE A BLOODWEISER!”`,
  'appearance-fee': (team) => `${team} pay the appearance fee.`,
  'twelve-men': (team) => `${team} have bribed the referee: he counts up to eleven and stops. Twelve may be set up.`,
  gloom: (team) => `${team} spread doom and gloom.`,
  'read-weather-scroll': (team) => `${team} read the Scroll of Weather Magic.`,
  assassinate: (team) => `${team} have hired an assassin.`,
}

/** What has ended, where its name would be a riddle. */
export const endings: { readonly [what: string]: (team: string) => string } = {
  'eye-on-you': (team) => `The referee no longer has his eye on the opponents of ${team}.`,
  'referee-got': (team) => `The referee is no friend of ${team} any more.`,
  'bribe-the-ref': (team) => `The referee looks away: the bribe of ${team} is spent.`,
  'twelve-men': (team) => `${team} are eleven again.`,
  'in-the-bag': (team) => `${team} lead: the opponents may set up whom they like.`,
}

/** What befalls a player by a skill that he would not use himself. */
export const fates: { readonly [skill: string]: string } = {
  greased: 'has grease on his shoes: his agility is 1',
}

/** Skills whose only sign is the sentence that follows. */
export const silent: readonly string[] = Object.keys(absences)

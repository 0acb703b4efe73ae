// Options of a match, the closed list of all editions: each is off unless the id of the edition names it; what each needs and
// excludes, and sets with a name. Neighbours: ../editionId.ts makes ids, editions/optionTies.ts checks sets, the manifests in
// editions/ take the parts of an option.

/** The Companion's rules of play, one by one; without them the game of 1988 is played. */
export const companionOptions = [
  /** Players are turned over and stood up at the start of their own side's turns only. */
  'standingUp',
  /** A tackle is claimed only inside the zone of one and the same opponent. */
  'tackleZones',
  /** Armour holds better after a tackle. */
  'tackleInjuries',
  'leaping',
  'shoulderCharge',
  'multipleBlock',
  'gangUp',
  'push',
  'dodging',
  'stripBall',
  /** A throw does not end the turn unless it fails. */
  'throwing',
  /** An Intercepted throw may be a fumble or a misthrow, and the band says who is near enough. */
  'interceptions',
  'kickers',
  'kickOff',
  'kicksInPlay',
  'booting',
  /** How many there are is an option of the match: `referees`. */
  'referees',
  'fouls',
  'spearing',
  'cheerleaders',
  'rerolls',
  'fans',
  'weather',
  'starCards',
] as const

/** Of the game of 1988, in the order in which they are offered. */
export const secondOptions = [
  ...companionOptions,
  /** Each team has a ball, and either scores. */
  'twoBalls',
  /** The ball has spikes: it hurts whoever catches it, and is thrown to squares and at opponents. */
  'spikeBall',
  /** Each team may bring a weapon, as long as the rulings let it. */
  'secretWeapons',
  /** Players carry magic items, and nobody knows who. */
  'items',
  /** The official NAF rules: downs, field goals and punts, and teams of eight races only. */
  'naf',
  /** Counters lie face-down on the pitch: some are pits or worse. */
  'traps',
  /** Wizards give spells to players, who cast them in the match. */
  'spells',
  /** Coaches plot against each other before the match and in it: assassins, drugs, bribes, and spies against all of them. */
  'tricks',
  /** Players drink what their Apothecary has brewed. */
  'potions',
] as const

export type SecondOption = (typeof secondOptions)[number]

/** Of the game of 1994. */
export const thirdOptions = [
  /** A coach begins his turn by moving the marker, and the other may call what he does wrong. */
  'illegalProcedure',
  /** No action is declared: what a player does decides which it was. */
  'undeclared',
] as const

export const editionOptions = [...thirdOptions, ...secondOptions] as const
export type EditionOption = (typeof editionOptions)[number]

/** What an option needs beside it, and what it is never played with; one of two that exclude each other may say so for both. */
export interface OptionTies<Option extends string = EditionOption> {
  readonly needs?: readonly Option[]
  readonly excludes?: readonly Option[]
}

/** The ties of some options, by option. */
export type TiesByOption<Option extends string = EditionOption> = { readonly [O in Option]?: OptionTies<Option> }

export const optionTies: TiesByOption = {
  booting: { needs: ['kickers'] },
  spearing: { needs: ['fouls'] },
  cheerleaders: { needs: ['fans'] },
  fans: { needs: ['rerolls'] },
  twoBalls: { excludes: ['kickOff'] },
  // A spy is as good as a team re-roll.
  tricks: { needs: ['rerolls'] },
  naf: { needs: ['kickOff', 'kicksInPlay'], excludes: ['twoBalls', 'spikeBall', 'secretWeapons', 'traps'] },
}

/** A set of options that has a name of its own. */
export interface Preset<Option extends string = EditionOption> {
  /** The id of the edition with these options on; for the empty set, the edition's own. */
  readonly id: string
  readonly options: readonly Option[]
}

/** What the league of the game itself plays by. */
const officialOptions = [...companionOptions, 'naf'] as const satisfies readonly SecondOption[]

/** All that can come to the usual game with one ball. */
const mayhemOptions = [
  ...companionOptions,
  'spells',
  'items',
  'spikeBall',
  'secretWeapons',
  'traps',
] as const satisfies readonly SecondOption[]

/** A match of a full campaign. */
const campaignOptions = [
  ...companionOptions,
  'spells',
  'items',
  'secretWeapons',
  'traps',
  'tricks',
  'potions',
] as const satisfies readonly SecondOption[]

/** Of all editions, in the order in which they are offered: the last has the most options. */
export const presets = [
  { id: 'second', options: [] },
  { id: 'second:companion', options: companionOptions },
  { id: 'second:official', options: officialOptions },
  { id: 'second:mayhem', options: mayhemOptions },
  { id: 'second:campaign', options: campaignOptions },
] as const satisfies readonly Preset[]
type IdOf<P extends Preset> = P['id']
/** `@double-skulls/words` does not compile until it has a name for each. */
export type PresetId = IdOf<(typeof presets)[number]>

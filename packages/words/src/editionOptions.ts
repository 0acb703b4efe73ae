// The options of a match in plain words: a name, what playing with it means, and which go together; the same for sets that have
// a name. Neighbours: the engine's vocabulary/editionOptions.ts lists them; the client shows them where a match is started and
// while it is played.
import { canonicalId, type EditionOption, type OptionTies, type PresetId, type Switched } from '@double-skulls/engine'

export interface OptionWords {
  readonly name: string
  /** What is different with it, in one or two sentences. */
  readonly line: string
}

export const editionOptionWords: { readonly [O in EditionOption]: OptionWords } = {
  illegalProcedure: {
    name: 'Illegal procedure',
    line: 'Each coach moves his own turn marker before he acts. Who forgets it can be called: that costs a re-roll, or the turn. A wrong call gives one away.',
  },
  undeclared: {
    name: 'Undeclared actions',
    line: 'Nobody announces an action. A player begins, and what he does decides which action it was.',
  },
  standingUp: {
    name: 'Standing up',
    line: 'Players are turned over and stood up at the start of their own side’s turns only, not of both sides’.',
  },
  tackleZones: {
    name: 'Tackle zones',
    line: 'A tackle may be claimed only while a player moves inside the zone of one and the same opponent.',
  },
  tackleInjuries: {
    name: 'Milder tackles',
    line: 'Armour counts one more after a tackle.',
  },
  leaping: {
    name: 'Leaping',
    line: 'A player may leap over a body beside him for three squares of movement.',
  },
  shoulderCharge: {
    name: 'Shoulder charges',
    line: 'A block at any point of a move, with one strength less: who knocks his man down runs on.',
  },
  multipleBlock: {
    name: 'Multiple blocks',
    line: 'One player may block several who stand beside each other.',
  },
  gangUp: {
    name: 'Ganging up',
    line: 'Several players may block one opponent together.',
  },
  push: {
    name: 'Pushes',
    line: 'A player may push instead of blocking, and steps into the square that becomes free.',
  },
  dodging: {
    name: 'Dodging',
    line: 'A player who is attacked may dodge instead of standing his ground.',
  },
  stripBall: {
    name: 'Stripping the ball',
    line: 'A player may wrestle for the ball instead of blocking its carrier.',
  },
  throwing: {
    name: 'Throwing',
    line: 'The ball may be thrown at any time of a turn, once, and the turn goes on unless the throw fails.',
  },
  interceptions: {
    name: 'Interceptions',
    line: 'A throw that is read as intercepted may be a fumble or a misthrow, and only those near enough can catch it.',
  },
  kickers: {
    name: 'Kickers',
    line: 'Teams may have up to two Kickers.',
  },
  kickOff: {
    name: 'Kick-off',
    line: 'A match begins with a kick, and so does each restart.',
  },
  kicksInPlay: {
    name: 'Kicks in play',
    line: 'The ball may be kicked at the end of a turn.',
  },
  booting: {
    name: 'Booting',
    line: 'Kickers may boot an opponent instead of blocking him.',
  },
  referees: {
    name: 'Referees',
    line: 'Referees walk about the pitch, see what is in front of them, and penalise.',
  },
  fouls: {
    name: 'Fouls',
    line: 'A player may foul an opponent on the ground, sneakily or blatantly.',
  },
  spearing: {
    name: 'Spearing',
    line: 'A player who has sprinted may dive onto an opponent on the ground.',
  },
  cheerleaders: {
    name: 'Cheerleaders',
    line: 'Cheerleaders count when the crowds chant against each other.',
  },
  rerolls: {
    name: 'Re-rolls',
    line: 'Teams and lucky players have re-rolls, and either coach may force any dice to be rolled again.',
  },
  fans: {
    name: 'Fans',
    line: 'Crowds with a character of their own: they chant, throw rocks, invade the pitch, riot and leave.',
  },
  weather: {
    name: 'Weather',
    line: 'One roll before the match says what the sky is like.',
  },
  starCards: {
    name: 'Star cards',
    line: 'Stars from the cards may be hired for the match.',
  },
  twoBalls: {
    name: 'Two balls',
    line: 'Nobody kicks off: each team has a ball from the start, and either may be carried in.',
  },
  spikeBall: {
    name: 'Spike ball',
    line: 'The ball has spikes: catching it may hurt, and it is thrown at squares and at opponents.',
  },
  naf: {
    name: 'Official NAF rules',
    line: 'Two halves of sixteen downs: play stops when the carrier goes down, and a side has four downs to score. Field goals count half.',
  },
  secretWeapons: {
    name: 'Secret weapons',
    line: 'Each team may bring one secret weapon. Before the match and after each touchdown a die says whether it may be on the pitch.',
  },
  traps: {
    name: 'Traps',
    line: 'Six counters a side lie face-down: three are nothing, two are pits, and one is worse.',
  },
  items: {
    name: 'Magic items',
    line: 'Each team may look for magic items. Nobody else knows who carries which, until it is used and a referee may see it.',
  },
  spells: {
    name: 'Magic spells',
    line: 'A wizard brings four to six spells for each team. Players cast them, each once, and nobody sees who has which.',
  },
  tricks: {
    name: 'Dirty tricks',
    line: 'Coaches of a campaign pay for assassins, drugs and bribes, and for spies against those of the other. Nobody sees the lists before the match is over.',
  },
  potions: {
    name: 'Potions',
    line: 'Players of a campaign drink what their Apothecary has brewed. A second potion in a match may be one too many.',
  },
}

/** Under which heading a menu of many options lists each. */
const groups: { readonly [O in EditionOption]: string } = {
  illegalProcedure: 'The turn',
  undeclared: 'The turn',
  standingUp: 'Moving',
  tackleZones: 'Moving',
  tackleInjuries: 'Moving',
  leaping: 'Moving',
  shoulderCharge: 'Attacks',
  multipleBlock: 'Attacks',
  gangUp: 'Attacks',
  push: 'Attacks',
  dodging: 'Attacks',
  stripBall: 'Attacks',
  booting: 'Attacks',
  throwing: 'The ball',
  interceptions: 'The ball',
  kickers: 'The ball',
  kickOff: 'The ball',
  kicksInPlay: 'The ball',
  referees: 'Referees and fouls',
  fouls: 'Referees and fouls',
  spearing: 'Referees and fouls',
  cheerleaders: 'Around the pitch',
  rerolls: 'Around the pitch',
  fans: 'Around the pitch',
  weather: 'Around the pitch',
  starCards: 'Around the pitch',
  twoBalls: 'Balls and weapons',
  spikeBall: 'Balls and weapons',
  naf: 'Downs',
  secretWeapons: 'Balls and weapons',
  traps: 'Balls and weapons',
  items: 'Magic',
  spells: 'Magic',
  tricks: 'Campaigns',
  potions: 'Campaigns',
}

export const optionGroupOf = (option: EditionOption): string => groups[option]

/** Sets of options that have a name, by the id of the edition with them. */
export const presetWords: { readonly [P in PresetId]: OptionWords } = {
  second: { name: 'Base game of 1988', line: 'None of the Companion’s rules: blocks, tackles, throws and touchdowns.' },
  'second:companion': {
    name: 'Companion',
    line: 'All of the Companion’s rules of play, from shoulder charges to riots.',
  },
  'second:official': {
    name: 'Official NAF rules',
    line: 'As the league of the game plays it: in downs, and with nothing odd.',
  },
  'second:mayhem': {
    name: 'Companion with magic and mayhem',
    line: 'The Companion with spells, magic items, a spike ball, secret weapons and traps.',
  },
  'second:campaign': {
    name: 'Full campaign',
    line: 'A match of a full campaign: the Companion with spells, magic items, secret weapons, traps, dirty tricks and potions.',
  },
}

/** The words of the set that an id names; null where it is none of those with a name. */
export const presetNamed = (
  edition: string,
  words: { readonly [id: string]: OptionWords } = presetWords,
): OptionWords | null => {
  const id = canonicalId(edition)
  return Object.hasOwn(words, id) ? words[id] : null
}

type Named = { readonly [O in EditionOption]: Pick<OptionWords, 'name'> }

/** `Fans, Weather and Referees`. */
const namesOf = (options: readonly EditionOption[], words: Named): string => {
  const names = options.map((option) => words[option].name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What an option needs and excludes, in sentences; '' for one that goes with and without any other. */
export const tieWords = ({ needs = [], excludes = [] }: OptionTies = {}, words: Named = editionOptionWords): string =>
  [
    ...(needs.length === 0 ? [] : [`Needs ${namesOf(needs, words)}.`]),
    ...(excludes.length === 0 ? [] : [`Not together with ${namesOf(excludes, words)}.`]),
  ].join(' ')

/** What else changed when an option was switched, and why; '' if nothing did. */
export const switchedWords = (
  option: EditionOption,
  { on, added, dropped }: Switched<EditionOption>,
  words: Named = editionOptionWords,
): string => {
  const { name } = words[option]
  const went = `${namesOf(dropped, words)} ${dropped.length === 1 ? 'is' : 'are'} off now`
  return [
    ...(added.length === 0 ? [] : [`${name} needs ${namesOf(added, words)}: on now too.`]),
    ...(dropped.length === 0
      ? []
      : [on.includes(option) ? `${went}: not together with this.` : `${went}: not without ${name}.`]),
  ].join(' ')
}

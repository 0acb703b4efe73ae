// The texts of a question between matches: the meaning and cost of each answer, the usual answer, and help. Neighbours:
// procedure.ts has the questions, questionHelp.ts the help; the client and the CLI show them.

import { type Characteristic, characteristics } from '@double-skulls/engine'
import { type Book, bookOf, entryOf, skillIn } from './book.ts'
import { initialOf } from './checkSkill.ts'
import { counted } from './counted.ts'
import { gold } from './fault.ts'
import { campaignOptionText } from './fullCampaign/campaignOptionText.ts'
import { handicapText } from './handicaps/handicapTable.ts'
import type { About, LeagueAsk } from './procedure.ts'
import { type AdvanceSource, advanceSources, type StaffKind, staffKinds, type TeamPlayer } from './team.ts'

/** An answer in words. */
export interface OptionText {
  readonly option: string
  readonly text: string
  /** `50,000`, `6 points`, `+20,000 to his value`; '' for none. */
  readonly costs: string
}

const plainWords: { readonly [option: string]: string } = {
  done: 'nothing more',
  nothing: 'nothing, and saves them',
  none: 'no skill',
  nobody: 'nobody',
  keep: 'keep it',
  bidNoMore: 'nothing, and for no other star either',
  again: 'roll again; the new roll counts',
  pay: 'pay him',
  refuse: 'refuse; he misses the next match',
  everybody: 'pay everybody',
  chosen: 'pay some of them',
  retain: 'keep him',
  letGo: 'let him go',
  heals: 'heal and brew',
  learns: 'learn, and nothing else',
  training: 'train',
  demonstration: 'a demonstration game',
  sponsorship: 'look for a sponsor',
  sponsorshipAndDemonstration: 'look for a sponsor while the team plays a demonstration game',
  practise: 'practise a Special Tactic, so that it is kept',
  learn: 'learn a Special Tactic',
  anyTable: 'a roll on the table for any player',
  positionTable: 'a roll on the table of his position',
  assassin: 'an assassin, who strikes on 4 or more',
  ninja: 'a ninja, who strikes on 3 or more and hurts more',
  drug: 'a drug for an opponent',
  bribePlayer: 'a bribe for an opponent, who is yours for a turn',
  bribeReferee: 'a bribe for a referee',
  spy: 'a spy, against one of their tricks or for a team re-roll',
  chant: 'Chant',
  hooliganism: 'Hooliganism',
  loyalty: 'Loyalty',
}

const sourceWords: { readonly [S in AdvanceSource]: string } = {
  normal: 'a skill',
  double: 'a skill of any category',
  randomPrimary: 'a random primary skill',
  chosenPrimary: 'a primary skill of choice',
  randomSecondary: 'a random secondary skill',
  chosenSecondary: 'a secondary skill of choice',
  characteristic: 'a characteristic, by a D16',
  gift: 'a gift',
  star: 'a star’s skill',
}

const isSource = (option: string): option is AdvanceSource => advanceSources.some((source) => source === option)
const isStaff = (word: string): word is StaffKind => staffKinds.some((kind) => kind === word)
const isCharacteristic = (word: string): word is Characteristic => characteristics.some((one) => one === word)

const state = ({ niggling, missesNextGame, restsThisSeason }: TeamPlayer): string =>
  [
    ...(missesNextGame ? ['misses the next match'] : []),
    ...(restsThisSeason ? ['rests'] : []),
    ...(niggling > 0 ? [`niggling ${niggling}`] : []),
  ]
    .map((word) => `, ${word}`)
    .join('')

const learnt = (book: Book, { advances }: TeamPlayer): string =>
  advances.map(({ gained }) => `, ${skillIn(book, gained)?.name ?? `+${gained}`}`).join('')

/** `#7 Wulf, Blitzer, Tackle, niggling 1`. */
const playerText = (book: Book, player: TeamPlayer): string =>
  `#${player.number} ${player.name}, ${entryOf(book, player)?.name ?? player.position}${learnt(book, player)}${state(player)}`

const byId = ({ team, candidates = [] }: About, id: string): TeamPlayer | undefined =>
  [...candidates, ...team.players].find((player) => player.id === id)

const staffName = ({ league }: Book, word: string): string =>
  isStaff(word) ? (league.staff[word]?.name ?? word) : word

/** Answers of two words: a verb and its object. */
const deedText = (book: Book, about: About, deed: string, what: string): string | null => {
  const player = byId(about, what)
  switch (deed) {
    case 'hire':
      return `hire: ${what}`
    case 'buy':
      return `buy: ${staffName(book, what)}`
    case 'drop':
      return `give up: ${staffName(book, what)}`
    case 'mercenary':
      return `${book.league.inducements?.mercenaries.called ?? 'mercenary'}: ${what}`
    case 'star': {
      const star = book.edition.stars.find(({ id }) => id === what)
      const partner = book.edition.stars.find(({ id }) => id === star?.partner)
      return star ? `star: ${star.name}${partner ? ` and ${partner.name}` : ''}` : null
    }
    case 'keep':
      return player ? `take on: ${playerText(book, player)}` : null
    case 'rest':
      return player ? `rest for the season: ${playerText(book, player)}` : null
    case 'dismiss':
      return player ? `dismiss: ${playerText(book, player)}` : null
    case 'pay':
    case 'bonus':
      return `${deed === 'pay' ? 'pay' : 'a bonus for'}: ${player ? playerText(book, player) : what}`
    case 'field':
    case 'bench':
      return player ? `${deed === 'field' ? 'into the First Team' : 'to the bench'}: ${playerText(book, player)}` : null
    case 'crumble':
    case 'wake':
    case 'promote':
    case 'retrain':
      return player ? `${deed}: ${playerText(book, player)}` : null
    case 'rehire':
      return player ? `ask back: ${playerText(book, player)}` : null
    default:
      return campaignOptionText(book, about.team.players, deed, what)
  }
}

const categoryName = ({ edition }: Book, initial: string): string | undefined =>
  edition.skills.find((skill) => initialOf(skill) === initial)?.category

const skillText = (book: Book, id: string): string | undefined => {
  const skill = skillIn(book, id)
  return skill && `${skill.name}${skill.trait ? ', a trait' : ''}`
}

const meaning = (about: About, option: string): string => {
  const book = bookOf(about.team)
  if (about.names && Object.hasOwn(about.names, option)) return about.names[option]
  if (about.topic === 'handicap') return handicapText(option)
  if (about.topic === 'handicapStaff') return staffName(book, option)
  if (about.topic === 'sealedBid' && option === '0') return 'no bid'
  if (about.topic === 'category') return categoryName(book, option) ?? option
  if (Object.hasOwn(plainWords, option)) return plainWords[option]
  if (isSource(option)) return sourceWords[option]
  if (isCharacteristic(option)) return `${option}, one better`
  if (/^\d+$/.test(option)) return gold(Number(option))
  const [, deed = '', what = ''] = /^(\w+) (.+)$/.exec(option) ?? []
  const player = byId(about, option)
  return (
    deedText(book, about, deed, what) ??
    (player ? playerText(book, player) : undefined) ??
    skillText(book, option) ??
    book.edition.inducements.find(({ id }) => id === option)?.name ??
    option
  )
}

const costsOf = ({ prices, points, adds }: About, option: string): string =>
  [
    ...(prices?.[option] === undefined ? [] : [gold(prices[option])]),
    ...(points?.[option] === undefined ? [] : [counted(points[option], 'point')]),
    ...(adds?.[option] === undefined ? [] : [`+${gold(adds[option])} to his value`]),
  ].join(', ')

/** Every answer to a question in words, with its price, in the order of the options. */
export const optionTexts = ({ options, about }: LeagueAsk): readonly OptionText[] =>
  options.map((option) => ({
    option,
    text: about ? meaning(about, option) : option,
    costs: about ? costsOf(about, option) : '',
  }))

/** Answers that change nothing, where a question has one. */
const USUAL = ['done', '0', 'nothing', 'keep']

/** The answer that changes nothing; null where the coach must choose. */
export const usualAnswer = ({ options }: LeagueAsk): string | null =>
  // 'none' is the default only for a mercenary's skill, which costs extra.
  USUAL.find((option) => options.includes(option)) ??
  (options.length === 1 || options[0] === 'none' ? options[0] : null)

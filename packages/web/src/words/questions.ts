// Our words for every question a coach can be asked. Neighbours: answers.ts has the answers, vocabulary/questions.ts the kinds.
import {
  type Announcement,
  type Engine,
  type Match,
  type Question,
  type QuestionKind,
  type SpellMoment,
  trickKinds,
} from '@double-skulls/engine'
import {
  actionKindWords,
  isBlockDice,
  nameOf,
  playerName,
  rollWords,
  thingWords,
  trickNames,
} from '@double-skulls/words'
import { injuryWords } from './injuries.ts'

interface Asked {
  readonly engine: Engine
  readonly match: Match
  readonly question: Question
  readonly who: string
  readonly other: string
  readonly subject: string
}

const forWhom = ({ question, who }: Asked): string => (question.player < 0 ? '' : ` for ${who}`)

const more = (left: number): string => (left === 1 ? '1 more' : `${left} more`)

/** The free turn of a kick-off: how many may act in it, and how many have. */
const bonusWords = (match: Match, left: number): string => {
  const done = match.players.filter(({ side, acted }) => side === match.turn.side && acted).length
  const have = done === 0 ? '' : done === 1 ? ', 1 has' : `, ${done} have`
  return left < 0 ? `Blitz! All of yours may act${have}` : `Blitz! ${left + done} may act${have}`
}

/** The injury of the player who could be treated. */
const hurtWords = ({ engine, match, question, who }: Asked): string => {
  if (question.subject !== 'apothecary' || question.player < 0) return ''
  const { place, injuries } = match.players[question.player]
  if (place === 'ko') return `${who} is knocked out. `
  const last = injuries.at(-1)
  return place !== 'casualty'
    ? ''
    : last === undefined
      ? `${who} is a casualty. `
      : `${who}: ${injuryWords(engine, last)}. `
}

/** Not every table tells good results from bad ones. */
const hasFailed = ({ engine, question: { roll } }: Asked): boolean => {
  if (!roll) return true
  const rows = engine.rules.tables.results?.find(({ name }) => name === roll.table)?.rows
  return !roll.passed && (rows === undefined || rows.some(({ good }) => good === true))
}

const announcing: { readonly [what: string]: string } = {
  drill: 'The half runs out: play this drive as a two-minute drill?',
  fieldGoal: 'Line up for a field goal? The defence will move first',
  blitz: 'Blitz: move before the offence, once in this drive?',
} satisfies { readonly [A in Announcement]: string }

/** When a spell may be cast in the middle of something. */
const castingNow: { readonly [moment: string]: string } = {
  ownTurnStart: 'Your turn begins: does anybody cast a spell?',
  foesTurnStart: 'Their turn begins: does anybody cast a spell?',
  foesThrow: 'The ball is in the air: does anybody cast a spell?',
} satisfies { readonly [M in SpellMoment]: string }

/** What a spy could cancel, and whose it is. */
const spyAsked = (who: string, { subject, player, left, declining }: Question): string => {
  const kind = trickKinds.find((one) => one === subject)
  const what = `${kind ? trickNames[kind] : 'a trick'}${player < 0 ? '' : `, meant for ${who}`}`
  // A long question is cut short at its end: what is asked comes first.
  return declining === 'trickIsCancelled'
    ? `Send a spy after theirs (${left} left)? He gives away ${what}`
    : `Send a spy (${left} left)? They have ${what}`
}

/** What a coach says in secret of his trap counters. */
const countersMeant: { readonly [subject: string]: string } = {
  pit: 'Secretly: which of your counters is a pit?',
  spikedPit: 'Secretly: which is the special one?',
  special: 'Secretly: what is the special one?',
}

/** What gold is for; `Against`: the other coach has paid already. */
const bribing: { readonly [subject: string]: (who: string) => string } = {
  toss: () => 'Bribe the referee to win the toss?',
  tossAgainst: () => 'They have bought the toss. Bribe him too, so that the coin decides?',
  foul: (who) => `${who} is about to foul. Bribe the referee to send him off first?`,
  foulAgainst: (who) => `They have paid to have ${who} sent off. Bribe the referee too, and go on?`,
  penalty: (who) => `${who} is to be sent off. Bribe the referee to let him stay?`,
  penaltyAgainst: (who) => `They have paid for ${who} to stay. Bribe the referee too, and have him off?`,
  weapon: () => 'Your weapon is to go. Bribe the officials to let it stay?',
  weaponAgainst: () => 'They have paid to keep their weapon. Bribe the officials too?',
  item: () => 'A magic item of yours is to be taken away. Bribe them to look elsewhere?',
  itemAgainst: () => 'They have paid to keep a magic item. Bribe them too?',
}

const words: { readonly [K in QuestionKind]: (asked: Asked) => string } = {
  kickOrReceive: () => 'You won the toss. Kick or receive?',
  setUp: ({ question, subject }) =>
    question.left >= 0
      ? `Set up again: ${more(question.left)} may change places`
      : question.subject === '' || question.subject === 'again'
        ? 'Set up your team'
        : `${subject}: who else comes on?`,
  placePlayer: ({ who }) => `Where does ${who} go?`,
  kickTarget: () => 'Where do you aim the kick?',
  highKick: () => 'High kick: who runs under the ball?',
  quickSnap: ({ question: { left } }) =>
    left < 0 ? 'Quick snap: shift players by a square' : `Quick snap: ${more(left)} may shift by a square`,
  touchback: () => 'Touchback: who gets the ball?',
  turn: ({ match, question }) =>
    question.subject === 'bonus'
      ? bonusWords(match, question.left)
      : question.subject === 'afterKick'
        ? 'After the kick: each of yours may move a few squares'
        : 'Your turn: choose a player',
  activation: ({ who, question }) => `${who}: ${(actionKindWords[question.subject] ?? 'act').toLowerCase()}`,
  reroll: (asked) =>
    asked.question.roll && isBlockDice(asked.question.roll)
      ? 'Take a die, or roll again?'
      : `${hasFailed(asked) ? 'Failed. ' : ''}Re-roll the ${rollWords(asked.question.subject)}${forWhom(asked)}?`,
  rerollDie: ({ subject }) => `${subject}: which die is rolled again?`,
  blockDie: ({ who, other }) => `${who} blocks ${other}: choose a die`,
  pushSquare: ({ who }) => `Where is ${who} pushed?`,
  followUp: ({ who, other }) => `Does ${who} follow up on ${other}?`,
  useSkill: ({ who, subject }) => `${who}: use ${subject}?`,
  interception: ({ question }) =>
    question.subject === 'grenade' ? 'Who catches the grenade?' : 'Who gets in the way of the pass?',
  useResource: (asked) =>
    asked.question.subject === 'sendingOff'
      ? `The referee sends ${asked.who} off. Anything to say?`
      : `${hurtWords(asked)}Use the ${asked.subject.toLowerCase()}${forWhom(asked)}?`,
  chooseInjury: ({ who }) => `The apothecary has two opinions on ${who}: which injury stands?`,
  secondBlock: ({ who }) => `${who}: whom as well?`,
  freeMove: ({ who, subject }) => `${subject}: ${who} may move`,
  bombTarget: ({ who }) => `${who}: where does the bomb go?`,
  catchBall: ({ who }) => `Does ${who} try to catch the ball?`,
  catchBomb: ({ who }) => `Does ${who} try to catch the bomb?`,
  dumpOff: ({ who }) => `Dump-off: does ${who} get rid of the ball first?`,
  bite: ({ who }) => `${who} is thirsty: whom does he bite?`,
  prayer: ({ subject }) => `${subject}: who is chosen?`,
  nominate: ({ question, subject }) =>
    actionKindWords[question.subject] ? `${actionKindWords[question.subject]}: against whom?` : `${subject}: choose`,
  diver: () => 'Several players could dive for the ball: who goes first?',
  placeBall: () => 'Where is the ball put?',
  kicker: () => 'Who kicks off?',
  swoop: ({ who }) => `${who} swoops: which way?`,
  lashOut: ({ who }) => `${who} lashes out: at whom?`,
  inducement: ({ subject }) => `Use something now? (${subject.toLowerCase()})`,
  spellTarget: ({ subject }) => `${subject}: where or on whom?`,
  learn: ({ who, subject }) => `${subject}: what does ${who} learn?`,
  turnMarkers: ({ subject }) => `${subject}: which way do the turn markers go?`,
  characteristic: ({ subject }) => `${subject}: which characteristic?`,
  weather: () => 'Choose the weather',
  callIllegal: ({ who }) => `${who} is to act: do you call illegal procedure?`,
  facing: ({ who }) => `Which way does ${who} look?`,
  rise: () => 'Who stays on the ground? All others get up',
  substitute: () => 'A substitute comes on: who, and where?',
  tackle: ({ who }) => `${who} slips past: tackle him?`,
  dodge: ({ who, other }) => `${other} attacks ${who}: dodge, or stand?`,
  victims: ({ who }) => `${who} attacks several: who else?`,
  gang: ({ who }) => `The gang on ${who}: who joins in?`,
  advance: () => 'Who advances, and where?',
  runUnder: () => 'Who runs under the kick?',
  placeReferee: () => 'Where does the referee stand?',
  moveReferee: () => 'Which referee moves first?',
  penalised: () => 'Who of them is penalised?',
  fanBonus: () => 'Your fans: which of their rolls gets 1 more?',
  invasion: () => 'The crowd invades the pitch: run or fight?',
  rockTarget: () => 'Your fans throw a rock: at whom?',
  lightFuse: ({ who, question }) =>
    `${who}: light a grenade? ${question.left === 1 ? 'It is the last one' : `${question.left} are left`}`,
  grenadeTarget: ({ who }) => `It burns! Where does ${who} throw it?`,
  throwBack: ({ who }) => `${who} has the grenade: try to throw it on?`,
  placeThing: ({ question }) => `${thingWords(question.subject)}: where does it stand?`,
  moveThing: ({ who, question }) => `${who} moves the see-saw: where to? (${more(question.left)})`,
  helper: ({ who }) => `Who helps ${who} with the see-saw?`,
  jumper: () => 'The see-saw: who flies?',
  bouncer: ({ who }) => `Who leaps on the other end, and sends ${who} off?`,
  loadCannon: ({ who }) => `Does ${who} climb into the cannon?`,
  fireCannon: ({ who, other }) => `Does ${who} fire the cannon, with ${other} in it?`,
  drive: ({ who, question }) => `${who} obeys: where to next? (${more(question.left)})`,
  frontBlock: ({ who }) => `${who} rolls over whoever is in front: which corner too?`,
  announce: ({ question }) => announcing[question.subject] ?? 'Announce it?',
  snap: () => 'Who has the ball when the down begins?',
  layCounter: ({ question: { left } }) => `Lay a trap counter in your half, face down (${left} left)`,
  meanCounter: ({ question }) => countersMeant[question.subject] ?? 'Which of your counters is it?',
  findItems: () => 'Do you look for magic items?',
  giveItem: ({ subject }) => `${subject}: who gets it?`,
  useItem: ({ who, subject }) => `${who}: use the ${subject}?`,
  handBall: ({ who }) => `${who} has to go. Who of yours gets the ball?`,
  climbOut: ({ who }) => `${who} is out of the pit: where does he stand?`,
  specialSpell: () => 'A double six: a special spell, or two more common ones?',
  giveSpell: ({ subject, question: { left } }) => `Secretly: who gets ${subject}? (${left} left)`,
  askSpells: () => 'What do you want to know about their spells?',
  bribePlayer: () => 'Whom of theirs have you bribed?',
  bribeReferee: ({ question, who }) => bribing[question.subject]?.(who) ?? 'Bribe the referee?',
  givePotion: () => 'Does anybody drink a potion?',
  spy: ({ who, question }) => spyAsked(who, question),
  benchwarmer: ({ who }) => `${who} is ill in bed. Who of the bench takes his place?`,
  castSpell: ({ question }) => castingNow[question.subject] ?? 'Does anybody cast a spell?',
}

export const questionWords = (engine: Engine, match: Match, question: Question): string =>
  words[question.kind]({
    engine,
    match,
    question,
    who: question.player < 0 ? 'he' : playerName(match, question.player),
    other: question.other < 0 ? 'him' : playerName(match, question.other),
    subject: question.subject === '' ? '' : nameOf(engine, question.subject),
  })

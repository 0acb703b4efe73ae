// Our words for every answer a coach can give: short enough for a button. Neighbours: questions.ts asks, names.ts names.
import { type Action, type Engine, type Match, type QuestionKind, squareName, type Verb } from '@double-skulls/engine'
import { actionKindWords, blockResultWords, capital, nameOf, playerName } from '@double-skulls/words'

/** Uses with a verb of their own, by id. */
const useWords: { readonly [id: string]: string } = {
  slogan: 'Shout the slogan',
  'appearance-fee': 'Pay the appearance fee',
  'twelve-men': 'Set up twelve players',
  'read-weather-scroll': 'Read the weather scroll',
}

/** Leaps that are not just leaps. */
const leapWords: { readonly [option: string]: string } = {
  pit: 'Leap over the counter',
  bootsOfHeroicLeaping: 'Leap in the boots',
  sandalsOfLeaping: 'Leap in the sandals',
}

interface YesAndNo {
  readonly use: string
  readonly decline: string
}

/** Questions whose yes and no have words of their own. */
export const yesAndNo: { readonly [K in QuestionKind]?: YesAndNo } = {
  catchBall: { use: 'Try the catch', decline: 'Let it drop' },
  catchBomb: { use: 'Try the catch', decline: 'Let it drop' },
  loadCannon: { use: 'In he climbs', decline: 'He plays' },
  fireCannon: { use: 'Fire!', decline: 'Hold fire' },
  callIllegal: { use: 'Call it', decline: 'Let it go' },
  announce: { use: 'Announce it', decline: 'Play on' },
  lightFuse: { use: 'Light one', decline: 'Leave it' },
  grenadeTarget: { use: 'Throw it', decline: 'Hold on to it' },
  throwBack: { use: 'Try to throw it', decline: 'Hold still' },
  findItems: { use: 'Ask around', decline: 'We do without' },
  bribeReferee: { use: 'Pay him', decline: 'Keep the gold' },
  useItem: { use: 'Use it', decline: 'Keep it hidden' },
  spy: { use: 'Send a spy', decline: 'Let it be' },
}

/** Questions whose other answers have words of their own, by the name of the player whom they are about. */
const ownWords: { readonly [K in QuestionKind]?: { readonly [V in Verb]?: (who: string) => string } } = {
  rise: { done: () => 'All get up', choose: (who) => join(who, 'stays down') },
  substitute: { done: () => 'Nobody comes on', place: (who) => join(who, 'comes on') },
  tackle: { decline: () => 'Let him go' },
  dodge: { decline: () => 'Stand his ground' },
  gang: {
    done: () => 'That is all',
    gangUp: (who) => join(who, 'joins'),
    activate: (who) => join(who, 'moves up first'),
  },
  victims: { done: () => 'That is all', choose: (who) => join(who, 'too') },
  moveReferee: { choose: (who) => join(who, 'walks') },
  penalised: { choose: (who) => join('Penalise', who) },
  runUnder: { decline: () => 'Nobody runs' },
  interception: { decline: () => 'Nobody' },
  helper: { decline: () => 'Nobody: one square', choose: (who) => join(who, 'helps') },
  jumper: { decline: () => 'Nobody flies', choose: (who) => join(who, 'flies') },
  frontBlock: { decline: () => 'Spare them' },
  bouncer: { decline: () => 'Nobody flies', choose: (who) => join(who, 'leaps') },
}

const formationWords: { readonly [id: string]: string } = { asBefore: 'As they stood' }

interface Told {
  readonly engine: Engine
  readonly match: Match
  readonly answer: Action
  readonly who: string
  readonly where: string
  readonly what: string
}

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
const aim = ({ who, where }: Told): string => (who === '' ? where : who)

/** The words of the verb; the player and the square follow. */
const words: { readonly [V in Verb]: (told: Told) => string } = {
  kick: () => 'Kick',
  receive: () => 'Receive',
  formation: ({ answer, what }) => formationWords[answer.option] ?? what,
  pick: ({ who }) => join('Pick up', who),
  place: ({ who, where }) => join('Place', who, 'on', where),
  toReserves: () => 'To the reserves',
  done: () => 'Done',
  aim: ({ where }) => join('Aim at', where),
  activate: ({ answer, what }) => (answer.option === '' ? 'Act' : (actionKindWords[answer.option] ?? what)),
  endTurn: () => 'End turn',
  standUp: ({ answer }) => (answer.option === 'block' ? 'Stand up to block' : 'Stand up'),
  step: (told) => (told.who === '' ? join('Move to', told.where) : join(told.who, 'to', told.where)),
  block: (told) => join(blockWords[told.answer.option] ?? 'Block', aim(told)),
  throw: (told) => join(told.answer.option === 'hailMary' ? 'Hail Mary to' : 'Throw to', told.where),
  handOff: (told) => join('Hand off to', aim(told)),
  foul: (told) => join(foulWords[told.answer.option] ?? 'Foul', aim(told)),
  endAction: () => 'End action',
  reroll: ({ what }) => join('Re-roll:', what),
  keep: () => 'Keep it',
  useDie: ({ answer, what }) => blockResultWords[answer.option] ?? what,
  push: ({ where }) => join('Push to', where),
  followUp: () => 'Follow up',
  stay: () => 'Stay',
  use: ({ answer, what }) => (answer.option === '' ? 'Use it' : (useWords[answer.option] ?? join('Use', what))),
  decline: () => 'No, thanks',
  intercept: ({ who }) => join('Try with', who),
  giveBall: ({ who }) => join('Give the ball to', who),
  putBall: ({ where }) => (where === '' ? 'Drop the ball' : join('Put the ball on', where)),
  choose: (told) => (told.answer.option === '' ? join('Choose', aim(told)) : told.what),
  leap: ({ answer, where }) =>
    join(`${leapWords[answer.option] ?? 'Leap'}${answer.option === 'pit' ? ', to' : ' to'}`, where),
  swing: ({ answer }) => join('Swing', compass[answer.option] ?? answer.option),
  gaze: (told) => join('Gaze at', aim(told)),
  throwTeamMate: ({ who, where }) => join('Throw', who, where === '' ? '' : `to ${where}`),
  bite: ({ who }) => join('Bite', who),
  stop: () => 'Stop here',
  nominate: ({ who }) => join('Name', who),
  moveMarker: () => 'Move the turn marker',
  face: ({ answer }) => join('Look', compass[answer.option] ?? answer.option),
  tackle: ({ who, answer }) => join(answer.option === 'saw' ? 'Saw with' : 'Tackle with', who),
  charge: (told) => join(told.answer.option === 'multiple' ? 'Charge several, first' : 'Charge', aim(told)),
  shove: (told) => join(told.answer.option === 'multiple' ? 'Push several, first' : 'Push', aim(told)),
  gangUp: (told) => join(told.answer.option === 'push' ? 'Gang up and push' : 'Gang up on', aim(told)),
  stripBall: (told) => join('Take the ball from', aim(told)),
  boot: (told) => join('Boot', aim(told)),
  kickBall: ({ answer, where }) => (answer.option === 'fieldGoal' ? 'Kick the field goal' : join('Kick to', where)),
  dodge: () => 'Dodge',
  haul: () => 'Move the see-saw',
  smash: ({ answer }) => (answer.option === 'cannon' ? 'Spike the cannon' : 'Smash the see-saw'),
  drive: ({ answer }) => driveWords(answer.option),
  runOut: ({ answer }) => (answer.option === 'bribed' ? 'Leave the pitch' : 'Run out of bounds'),
  climb: () => 'Climb out',
  cast: ({ what, who, where }) => join('Cast', what, who === '' ? '' : `(${who})`, where),
}

/** `3`, or `back1`. */
const driveWords = (option: string): string => {
  const squares = option.replace('back', '')
  return `Drive ${squares} ${squares === '1' ? 'square' : 'squares'}${squares === option ? '' : ' back'}`
}

/** A block that is more than one, or more than a block. */
const blockWords: { readonly [option: string]: string } = {
  double: 'Block two, first',
  blitz: 'Blitz',
  multiple: 'Block several, first',
  claw: 'Slash at',
  maceTail: 'Swing the tail at',
  saw: 'Saw at',
  left: 'Roll over all ahead and to the left',
  right: 'Roll over all ahead and to the right',
}

const foulWords: { readonly [option: string]: string } = {
  sneaky: 'Foul on the sly',
  blatant: 'Foul openly',
  spear: 'Spear',
}

const compass: { readonly [facing: string]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** An option with several names lists them. */
const optionWords = (engine: Engine, option: string): string =>
  engine.rules.skills.has(option) || !/^[a-zA-Z]+ [a-zA-Z]+$/.test(option)
    ? nameOf(engine, option)
    : option
        .split(' ')
        .map((part) => nameOf(engine, part))
        .join(', ')

/** Answers that mean something of their own to a question. */
const toQuestion: { readonly [K in QuestionKind]?: { readonly [V in Verb]?: (told: Told) => string } } = {
  rise: { done: () => 'Up they get', choose: ({ who }) => join('Leave', who, 'lying') },
  substitute: { done: () => 'Nobody else', place: ({ who, where }) => join(who, 'on', where) },
  tackle: { decline: () => 'Let him pass' },
  layCounter: { place: ({ where }) => join('Lay it on', where) },
  climbOut: { place: ({ where }) => join('To', where) },
  specialSpell: { choose: ({ answer }) => (answer.option === 'special' ? 'A special one' : 'Two more rolls') },
  giveSpell: { choose: ({ who }) => who },
  askSpells: {
    choose: ({ answer }) => (answer.option === 'counts' ? 'How many has each?' : 'Which are there?'),
    decline: () => 'Nothing',
  },
  bribePlayer: { choose: ({ who }) => who, decline: () => 'Nobody now' },
  givePotion: { choose: ({ who, what }) => join(`${who}:`, what), decline: () => 'Nobody' },
  castSpell: { cast: ({ who, what, where }) => join(`${who}:`, what, where), decline: () => 'Nobody' },
  activation: { cast: ({ what, where }) => join('Cast', what, where === '' ? '' : 'at', where) },
  benchwarmer: { choose: ({ answer }) => `Number ${answer.option}`, decline: () => 'Nobody' },
  rockTarget: { choose: ({ who }) => join('At', who) },
  invasion: { choose: ({ answer }) => (answer.option === 'run' ? 'Run for the dug-out' : 'Stay and fight') },
}

/** `asked` is the question, where the answer stands by itself on a button. */
export const answerWords = (engine: Engine, match: Match, answer: Action, asked?: QuestionKind): string => {
  const own = asked === undefined || answer.option !== '' ? undefined : yesAndNo[asked]
  if (own && (answer.do === 'use' || answer.do === 'decline')) return own[answer.do]
  const who = answer.player < 0 ? '' : playerName(match, answer.player)
  const said = asked === undefined || answer.option !== '' ? undefined : ownWords[asked]?.[answer.do]
  if (said) return capital(said(who))
  const where = answer.square < 0 ? '' : squareName(engine.rules.pitch, answer.square)
  const what = answer.option === '' ? '' : optionWords(engine, answer.option)
  const say = (asked && toQuestion[asked]?.[answer.do]) ?? words[answer.do]
  return capital(say({ engine, match, answer, who, where, what }))
}

/** The verb alone, for switching between modes of the pitch. */
export const verbWords = (engine: Engine, match: Match, answer: Action): string => {
  switch (answer.do) {
    case 'step':
      return 'Move'
    case 'leap':
      return leapWords[answer.option] ?? 'Leap'
    case 'throw':
      return answer.option === 'hailMary' ? 'Hail Mary' : 'Throw'
    case 'throwTeamMate':
      return 'Throw team-mate'
    case 'putBall':
      return 'Put the ball down'
    default:
      return answerWords(engine, match, { ...answer, player: -1, square: -1 })
  }
}

/** A deed by its verb, where it is clear to whom it is done. */
export const deedWords = (engine: Engine, match: Match, answer: Action): string =>
  answerWords(engine, match, { ...answer, player: -1, square: -1 }).replace(/(, first| on| from| with| to)$/, '')

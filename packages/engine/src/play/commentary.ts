// Puts events into words: one short dry sentence each, with the dice as they fell. Pure text, for logs and terminals.
// Neighbours: vocabulary/events.ts lists the events; the names come from the match and the edition's own tables.

import type { CompiledEdition } from '../edition.ts'
import type { Match, Player } from '../kernel/match.ts'
import { OFF, type Square, squareName } from '../kernel/pitch.ts'
import { casualtyName } from '../tables/casualty.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Explanation, RollKind } from '../vocabulary/rolls.ts'
import type { Characteristic, Side } from '../vocabulary/words.ts'
import { amountText } from './amountText.ts'
import { withArticle } from './article.ts'
import {
  arrivals,
  attempts,
  compass,
  countedNames,
  destinations,
  flights,
  holds,
  moves,
  states,
  turnovers,
} from './commentaryWords.ts'

/** A player's number in the brackets of his side, so that the sides differ without colour. */
export const numberMark = (player: Player): string =>
  player.side === 'home' ? `(${player.who.number})` : `<${player.who.number}>`

export const playerLabel = (player: Player): string => {
  const { name, position, number } = player.who
  // A line-up straight from a team list repeats the number in the name.
  return `${name === `${position} ${number}` ? position : name} ${numberMark(player)}`
}

/** `defenderStumbles` and `sure-hands` as words. */
export const spelledOut = (id: string): string =>
  /^[A-Z]+$/.test(id)
    ? id
    : id
        .replace(/([A-Z])/g, ' $1')
        .replaceAll('-', ' ')
        .toLowerCase()

const titled = (id: string): string => spelledOut(id).replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

/** Names of everything an event mentions. */
const namesIn = (match: Match, rules: CompiledEdition) => ({
  who: (id: number): string => (match.players[id] ? playerLabel(match.players[id]) : 'nobody'),
  team: (side: Side): string => {
    const { home, away } = match.squads
    return home.name === away.name ? `${match.squads[side].name} (${side})` : match.squads[side].name
  },
  at: (square: Square): string => (square === OFF ? 'off the pitch' : squareName(rules.pitch, square)),
  skill: (id: string): string => rules.skills.get(id)?.name ?? titled(id),
  inducement: (id: string): string => rules.inducements.get(id)?.name ?? titled(id),
  weather: (id: string): string => rules.tables.weather.find((row) => row.id === id)?.name ?? titled(id),
  casualty: (id: string): string => (rules.tables.casualty && casualtyName(rules.tables.casualty, id)) ?? titled(id),
})
type Names = ReturnType<typeof namesIn>

const plus = (dice: readonly number[]): string => dice.join('+')
const sumOf = (dice: readonly number[]): string =>
  dice.length < 2 ? plus(dice) : `${plus(dice)} = ${dice.reduce((sum, face) => sum + face, 0)}`
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The characteristic behind a roll's base number. */
const behind: { readonly [R in RollKind]?: readonly Characteristic[] } = {
  dodge: ['AG'],
  pickUp: ['AG'],
  catch: ['AG'],
  pass: ['PA', 'AG'],
  intercept: ['AG'],
  armour: ['AV'],
}

const baseOf = (roll: Explanation, player: Player): string => {
  const name = behind[roll.roll]?.find((characteristic) => player.stats[characteristic] !== undefined)
  return name ? `${name} ${player.stats[name]} → ${roll.base}+` : `${roll.base}+`
}

/** Modifiers that several players cause alike are told together. */
const shared: { readonly [source: string]: string } = { tackleZone: 'tackle zone', assist: 'assist' }

const reasonsOf = (roll: Explanation, match: Match, names: Names): string[] => {
  const reasons: string[] = []
  const told = new Set<string>()
  for (const { source, value, player } of roll.modifiers) {
    const word = shared[source]
    const alike = roll.modifiers.filter((other) => other.source === source && other.value === value)
    if (word === undefined || alike.length === 1)
      reasons.push(word ? `${word} of ${names.who(player)} ${signed(value)}` : `${spelledOut(source)} ${signed(value)}`)
    else if (!told.has(`${source} ${value}`)) {
      told.add(`${source} ${value}`)
      const marks = alike.map((other) => numberMark(match.players[other.player])).join(' ')
      reasons.push(`${word}s of ${marks} ${signed(value * alike.length)}`)
    }
  }
  return reasons
}

const bracketed = (parts: readonly string[]): string => (parts.length > 0 ? ` (${parts.join(', ')})` : '')

type Rolled = Extract<GameEvent, { type: 'rolled' }>

const rolled = ({ roll, again, to }: Rolled, match: Match, rules: CompiledEdition, names: Names): string => {
  const player = match.players[roll.player]
  const thrown = `${again ? 're-rolled' : 'rolled'} `
  const modifiers = reasonsOf(roll, match, names)
  if (roll.roll === 'block') {
    const faces = roll.faces.map((face) => `${spelledOut(rules.tables.blockDice[face - 1])} (${face})`)
    return `${names.who(roll.player)} ${thrown}${faces.join(', ')}.`
  }
  if (roll.roll === 'injury')
    return `Injury of ${names.who(roll.player)}: ${thrown}${sumOf(roll.faces)}${bracketed(modifiers)}.`
  const needs = `${thrown}${sumOf(roll.faces)}, needs ${roll.needed}+`
  const base = baseOf(roll, player)
  const why = modifiers.length === 0 && base === `${roll.needed}+` ? '' : bracketed([base, ...modifiers])
  if (roll.roll === 'armour')
    return `Armour of ${names.who(roll.player)}: ${needs}${why}: ${roll.passed ? 'breaks' : 'holds'}.`
  const where = to === OFF ? '' : ` to ${names.at(to)}`
  return `${names.who(roll.player)} ${attempts[roll.roll]}${where}: ${needs}${why}: ${roll.passed ? 'succeeds' : 'fails'}.`
}

const chance = (why: string, player: number, dice: readonly number[], names: Names): string => {
  if (why === 'throwARock') return `A rock hits ${names.who(player)} (rolled ${plus(dice)}).`
  const what = `${titled(why)}${player < 0 ? '' : `, ${names.who(player)}`}`
  return `${what}: rolled ${plus(dice)}.`
}

const postureOf = (event: Extract<GameEvent, { type: 'posture' }>, names: Names): string => {
  const who = names.who(event.player)
  if (event.posture === 'standing') return `${who} stands up.`
  if (event.why === 'turnEnd') return `${who} turns face up.`
  return event.posture === 'stunned' ? `${who} lies stunned (${spelledOut(event.why)}).` : `${who} goes down.`
}

/** What the rules make of a crowd. */
const countOf = ({ fanFactor, fame }: Extract<GameEvent, { type: 'fans' }>): string =>
  fanFactor > 0 ? `: Fan Factor ${fanFactor}` : fame > 0 ? `: FAME ${fame}` : ''

/** What a squad holds, as it is counted. */
const counted = (amount: number, what: string): string =>
  `${amount} ${countedNames[what] ?? spelledOut(what)}${amount === 1 ? '' : 's'}`

/** One sentence for an event, or null where another event of the same moment says it already. */
export const describeEvent = (event: GameEvent, match: Match, rules: CompiledEdition): string | null => {
  const names = namesIn(match, rules)
  const { who, team, at, inducement } = names
  switch (event.type) {
    case 'weather':
      return `Weather: ${event.dice.length > 0 ? `rolled ${sumOf(event.dice)}: ` : ''}${names.weather(event.weather)}.`
    case 'fans':
      return `${amountText(event.fans)} fans came for ${team(event.side)}${countOf(event)}.`
    case 'fansLeft':
      return `${amountText(event.fans)} fans of ${team(event.side)} leave: Fan Factor ${event.fanFactor}.`
    case 'gate':
      return `The gate: ${amountText(event.fans)} fans.`
    case 'toss':
      return `${team(event.winner)} win the toss.`
    case 'kickingTeam':
      return `${team(event.side)} kick off first.`
    case 'halfStarted':
      return event.half > 2 ? 'Overtime starts.' : `Half ${event.half} starts.`
    case 'halfEnded':
      return event.half > 2 ? 'Overtime ends.' : `Half ${event.half} ends.`
    case 'driveStarted':
      return `A drive starts: ${team(event.kicking)} kick.`
    case 'driveEnded':
      return 'The drive ends.'
    case 'setUp':
      return `${team(event.side)} are set up.`
    case 'nobodyToField': {
      const whose = event.home && event.away ? 'Both teams' : team(event.home ? 'home' : 'away')
      return `${whose} have nobody to field.`
    }
    case 'kickAimed':
      return `The kick is aimed at ${at(event.square)}.`
    case 'kickScattered':
      return `The kick scatters from ${at(event.from)} to ${event.to === OFF ? 'outside the receiving half' : at(event.to)}: direction ${event.dice[0]}, distance ${event.dice[1]}.`
    case 'kickOffTable':
      return `Kick-off: rolled ${sumOf(event.dice)}: ${titled(event.result)}.`
    case 'rollOff':
      return `${titled(event.why)}: ${team('home')} ${event.home}, ${team('away')} ${event.away}.`
    case 'chance':
      return chance(event.why, event.player, event.dice, names)
    case 'markers':
      return `Turn markers: ${team('home')} ${event.home}, ${team('away')} ${event.away} (${spelledOut(event.why)}).`
    case 'gained':
      return `${team(event.side)} ${event.amount < 0 ? 'lose' : 'gain'} ${counted(Math.abs(event.amount), event.what)} (${spelledOut(event.why)}).`
    case 'spent':
      return `${team(event.side)} use ${withArticle(countedNames[event.what] ?? spelledOut(event.what))}${event.player < 0 ? '' : ` for ${who(event.player)}`}.`
    case 'touchback':
      return event.player < 0 ? `Touchback: the ball is put on ${at(event.square)}.` : 'Touchback.'
    case 'turnStarted':
      return event.bonus ? `${team(event.side)} take a bonus turn.` : `${team(event.side)}, turn ${event.turn}.`
    case 'turnEnded':
      return event.turnover === '' ? `${team(event.side)} end their turn.` : null
    case 'declared':
      return `${who(event.player)}: ${spelledOut(event.action)} action.`
    case 'actionEnded':
      return null
    case 'moved':
      // The roll for it names the square too.
      return event.byRoll ? null : `${who(event.player)} ${moves[event.how] ?? 'moves to'} ${at(event.to)}.`
    case 'turned':
      return `${who(event.player)} turns to face ${compass[event.facing]}.`
    case 'posture':
      return postureOf(event, names)
    case 'rolled':
      return rolled(event, match, rules, names)
    case 'reroll':
      return null
    case 'skillUsed':
      return `${who(event.player)} uses ${names.skill(event.skill)}.`
    case 'blockDeclared':
      return `${who(event.attacker)} blocks ${who(event.defender)}: ${event.dice === 1 ? '1 die' : `${event.dice} dice`}, ${team(event.chooser)} choose.`
    case 'blockResult':
      return `Block of ${who(event.attacker)} on ${who(event.defender)}: ${spelledOut(event.result)}.`
    case 'pushedOff':
      return `${who(event.by)} pushes ${who(event.player)} off the pitch.`
    case 'removed':
      return `${who(event.player)} ${destinations[event.to]}.`
    case 'returned':
      return arrivals.includes(event.why)
        ? `${who(event.player)} joins the team (${spelledOut(event.why)}).`
        : `${who(event.player)} is back in the reserves (${spelledOut(event.why)}).`
    case 'injured':
      return event.result === 'stunned' ? `${who(event.player)} is stunned.` : null
    case 'casualty': {
      const by = event.by < 0 ? '' : ` by ${who(event.by)}`
      return `Casualty: ${who(event.player)}${by}${event.result === '' ? '' : `: ${event.result.split(' ').map(names.casualty).join(', ')}`}.`
    }
    case 'ballHeld':
      // The roll that succeeded says it.
      return event.how === 'catch' || event.how === 'pickUp'
        ? null
        : `${who(event.player)} ${holds[event.how] ?? 'has the ball'}.`
    case 'ballMoved': {
      const dice = event.dice.length > 0 ? ` (rolled ${event.dice.join(', ')})` : ''
      return `${flights[event.how] ?? 'The ball moves to'} ${event.to === OFF ? 'the crowd' : at(event.to)}${dice}.`
    }
    case 'passed':
      return `${who(event.player)} aims ${withArticle(spelledOut(event.band))} pass at ${at(event.target)}.`
    case 'passResult':
      return event.result === 'intercepted'
        ? null
        : `The pass is ${event.result === 'fumble' ? 'fumbled' : event.result}.`
    case 'completion':
      return `Completion: ${who(event.player)} to ${who(event.catcher)}.`
    case 'throwingCompletion':
      return `A superb throw: ${who(event.thrown)} lands on his feet.`
    case 'deflected':
      return `${who(event.player)} deflects the pass of ${who(event.thrower)}.`
    case 'induced':
      return `${team(event.side)} use ${inducement(event.inducement)}${event.use === event.inducement ? '' : `: ${titled(event.use)}`}.`
    case 'learned':
      return `${who(event.player)} gains ${names.skill(event.skill)} (${spelledOut(event.why)}).`
    case 'forgot':
      return `${who(event.player)} loses ${names.skill(event.skill)} (${spelledOut(event.why)}).`
    case 'altered':
      return `${who(event.player)}: ${event.stat} is now ${match.players[event.player].stats[event.stat as Characteristic] ?? 0} (${spelledOut(event.why)}).`
    case 'effectEnded':
      return `${inducement(event.what)} of ${team(event.side)} is over.`
    case 'spellAimed':
      return `${titled(event.spell)} is aimed at ${event.player < 0 ? at(event.square) : who(event.player)}.`
    case 'prayerEnded':
      return `Nuffle has heard enough of ${team(event.side)}: ${spelledOut(event.prayer)} is over.`
    case 'prayed':
      return `${team(event.side)} pray to Nuffle: ${titled(event.prayer)}${event.player < 0 ? '' : `, ${who(event.player)}`}.`
    case 'interception':
      return `${who(event.player)} intercepts the pass of ${who(event.thrower)}.`
    case 'fouled':
      return `${who(event.player)} fouls ${who(event.victim)}.`
    case 'sentOff':
      return `The referee sends ${who(event.player)} off (${spelledOut(event.why)}).`
    case 'turnover':
      return event.why === 'touchdown'
        ? null
        : `Turnover for ${team(event.side)}: ${turnovers[event.why] ?? spelledOut(event.why)}.`
    case 'treated':
      return `After treatment: ${event.result.split(' ').map(names.casualty).join(', ')}.`
    case 'state':
      return `${who(event.player)} ${event.on ? 'is' : 'is no longer'} ${states[event.state] ?? event.state}.`
    case 'thrown':
      return `${who(event.by)} lifts ${who(event.player)} and aims at ${at(event.target)}.`
    case 'exploded':
      return `A bomb explodes on ${at(event.square)}.`
    case 'rotted':
      return `${who(event.player)} will rise again on the side of ${who(event.by)}.`
    case 'raised':
      return `${who(event.player)} will rise again for ${team(event.side)}.`
    case 'stalled':
      return `${who(event.player)} could have walked in to score, and did not.`
    case 'touchdown':
      return event.player < 0
        ? `${team(event.side)} are awarded a touchdown.`
        : `Touchdown for ${team(event.side)}: ${who(event.player)}!`
    case 'matchEnded': {
      const by = event.by === 'touchdowns' ? '' : ` by ${spelledOut(event.by)}`
      return event.winner === 'draw' ? 'The match ends in a draw.' : `${team(event.winner)} win${by}.`
    }
  }
}

/** "Human 2 – 1 Orc". */
export const scoreLine = (match: Match): string => {
  const { home, away } = match.squads
  return `${home.name} ${home.score} – ${away.score} ${away.name}`
}

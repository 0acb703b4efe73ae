// A position as one line of text, for tests, links and bug reports: see docs/position.md for the notation.
// Neighbours: positionPlayer.ts and positionFacts.ts read and write single words, positionStack.ts says what is under way; engine.ts
// plays on from the position.
import type { CompiledEdition } from '../edition.ts'
import { editionFault, editionNamed } from '../editions/loaded.ts'
import { type Engine, engineFor } from '../engine.ts'
import { type Match, NO_STATES, type Player } from '../kernel/match.ts'
import { fits, putPlayer } from '../kernel/occupancy.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { innermost } from '../kernel/stack.ts'
import { lastingEffects, newMatch, type PlayerSpec, refereesIn } from '../lineUp.ts'
import { EYE_HELD, EYE_ON_YOU, eyeHolder } from '../procs/foul/foulThird.ts'
import { hurtBoxes, posturesOf } from '../procs/hurt/hurtRules.ts'
import { fame } from '../procs/match/fans.ts'
import { assistantCoaches, cheerleaders } from '../procs/match/staff.ts'
import { playerStates, statesNamed } from '../procs/match/states.ts'
import { leaderRerolls } from '../procs/rolling/reroll.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { CalledTurnFrame } from '../procs/turn/turnCalled.ts'
import { type Characteristic, type Side, sides } from '../vocabulary/words.ts'
import { ballFacts, holdBall, holdsFootball, setBalls } from './positionBall.ts'
import { downFacts } from './positionDowns.ts'
import { agreedIn, type Facts, readFact, startFacts, writeFacts } from './positionFacts.ts'
import { fanFacts, setFans } from './positionFans.ts'
import { itemFacts, setItems } from './positionItems.ts'
import { BadPosition, type PlayerWord, placeWord, readPlayerWord, writePlayerWord } from './positionPlayer.ts'
import { setSpells, spellFacts } from './positionSpells.ts'
import { momentOf, stackFor } from './positionStack.ts'
import { setThings, thingFacts } from './positionThings.ts'
import { dosesFacts, setDoses, setTricks, trickFacts } from './positionTricks.ts'
import { setWeapons, weaponFacts } from './positionWeapons.ts'

const engines = new Map<string, Engine>()

const engineOf = (edition: string): Engine => {
  const known = engines.get(edition)
  if (known) return known
  const rules = editionNamed(edition)
  if (!rules)
    throw new BadPosition(`a position starts with its edition, not with "${edition}": ${editionFault(edition)}`)
  const made = engineFor(rules)
  engines.set(edition, made)
  return made
}

const specOf = (word: PlayerWord, names: readonly Characteristic[]): PlayerSpec => ({
  name: `${word.side === 'home' ? 'Home' : 'Away'} ${word.number}`,
  position: 'Player',
  number: word.number,
  stats: Object.fromEntries(names.map((name, i) => [name, word.stats[i]])),
  skills: word.skills,
  niggling: word.niggling,
})

/** The edition must know how he lies, the box he is in and his states. */
const checkCondition = ({ rules }: Engine, { text, place, posture, states }: PlayerWord): void => {
  const box = hurtBoxes.find((one) => one === place)
  if (box && !rules.hurt.boxes.includes(box))
    throw new BadPosition(
      `"${text}": edition ${rules.id} has no such box; beside the pitch are @reserves @${rules.hurt.boxes.map(placeWord).join(' @')} @off`,
    )
  if (!posturesOf(rules.hurt).includes(posture))
    throw new BadPosition(
      `"${text}": nobody lies so in ${rules.id}; write ${rules.hurt.fallsAs === 'faceDown' ? '.u face down or .p face up' : '.p prone or .s stunned'}`,
    )
  if (!statesNamed(states))
    throw new BadPosition(`"${text}": unknown state; known: ${playerStates.map((state) => `~${state}`).join(' ')}`)
}

const placePlayer = (engine: Engine, match: Match, word: PlayerWord, player: Player): void => {
  checkCondition(engine, word)
  if (word.square === '') player.place = word.place
  else {
    const square = squareNamed(engine.rules.pitch, word.square)
    if (square === OFF) throw new BadPosition(`"${word.text}": there is no square ${word.square}`)
    if (!fits(match, engine.rules.pitch, player, square))
      throw new BadPosition(
        player.who.size === 1
          ? `"${word.text}": square ${word.square} is taken`
          : `"${word.text}": his ${player.who.size} × ${player.who.size} squares from ${word.square} on are taken or off the pitch`,
      )
    putPlayer(match, engine.rules.pitch, player, square)
  }
  if (word.facing !== '') {
    if (!player.facing) throw new BadPosition(`"${word.text}": only a player on a big base has a facing; leave out ^`)
    player.facing = word.facing
  }
  player.posture = word.posture
  player.freshlyStunned = word.freshlyStunned
  player.acted = word.acted
  // Some never have any.
  player.noZones ||= word.noZones
  player.marks = word.marks
  player.states = statesNamed(word.states) ?? NO_STATES
  player.fielded = word.square !== ''
  if (word.hasBall) {
    if ((word.square === '' && player.place !== 'aboard') || word.posture !== 'standing')
      throw new BadPosition(`"${word.text}": only a standing player on the pitch can hold the ball, or one in a thing`)
    holdBall(match, player, word.text)
  }
}

/** A neutral player is of the edition's making: the word says where he is and how he lies. */
const placeNeutral = (engine: Engine, match: Match, word: PlayerWord): void => {
  const { id, referees } = engine.rules
  const player = match.players.find(({ side, who }) => side === 'neutral' && who.number === word.number)
  if (!player)
    throw new BadPosition(
      `"${word.text}": ${referees ? `the neutral players of ${id} are n1 to n${refereesIn(engine.rules, match.options)}` : `edition ${id} has no neutral players`}`,
    )
  if (player.place !== 'reserves') throw new BadPosition(`"${word.text}": he is in this position already`)
  if (word.hasBall || /[:+]/.test(word.text))
    throw new BadPosition(
      `"${word.text}": a neutral player is as the edition says and never holds the ball; leave out : + and .o`,
    )
  placePlayer(engine, match, { ...word, noZones: true }, player)
}

const setSquads = ({ rules }: Engine, match: Match, facts: Facts): void => {
  if (facts.eye && !rules.inducements.has(EYE_ON_YOU))
    throw new BadPosition(`"eye=${facts.eye}": edition ${rules.id} has no such counter; leave it out`)
  for (const side of sides) {
    const squad = match.squads[side]
    squad.inducements = facts.inducements[side]
    for (const id of squad.inducements)
      if (!rules.inducements.has(id)) throw new BadPosition(`"hold": edition ${rules.id} knows no inducement ${id}`)
    const eye = facts.eye === side ? [EYE_HELD] : []
    squad.effects = [...lastingEffects(rules, squad.inducements), ...eye]
    squad.rerolls = facts.rerolls[side]
    squad.score = facts.score[side]
    fame.put(squad, facts.fame[side])
    leaderRerolls.put(squad, facts.leader[side])
    squad.resources = {
      apothecary: facts.apothecary[side],
      bribe: facts.bribe[side],
      henchman: facts.henchman[side],
      chef: facts.chef[side],
      wanderingApothecary: facts.wanderingApothecary[side],
      prayer: 0,
    }
  }
}

/** Reads a position; throws BadPosition naming the word that is wrong. */
export const readPosition = (text: string): { engine: Engine; match: Match } => {
  if (text.length > 10_000) throw new BadPosition('a position is one line of at most 10,000 characters')
  const [edition, ...words] = text.trim().split(/\s+/)
  const engine = engineOf(edition)
  return { engine, match: positionIn(engine, words) }
}

/** The position that the words of players and facts describe, in the rules of this engine. */
export const positionIn = (engine: Engine, words: readonly string[]): Match => {
  const facts = startFacts()
  const players: PlayerWord[] = []
  for (const word of words) {
    if (word.includes('=') && !word.includes('@')) readFact(facts, word)
    else players.push(readPlayerWord(word, engine.rules.profile))
  }
  const lineUp = (side: Side) => ({
    name: side === 'home' ? 'Home' : 'Away',
    roster: 'position',
    players: players.filter((p) => p.side === side).map((word) => specOf(word, engine.rules.characteristics)),
    rerolls: facts.rerollsPerHalf[side] ?? facts.rerolls[side],
    fanFactor: 0,
    cheerleaders: facts.cheerleaders[side],
    assistantCoaches: facts.assistantCoaches[side],
    apothecaries: 0,
    bribes: 0,
  })
  for (const side of sides)
    if (!players.some((p) => p.side === side)) throw new BadPosition(`a position needs a player of the ${side} side`)
  const match = newMatch(engine.rules, {
    home: lineUp('home'),
    away: lineUp('away'),
    options: agreedIn(engine.rules, facts),
  })
  setSquads(engine, match, facts)
  setFans(engine.rules, match, facts)
  const ordered = sides.flatMap((side) => players.filter((p) => p.side === side))
  ordered.forEach((word, i) => {
    placePlayer(engine, match, word, match.players[i])
  })
  for (const word of players) if (word.side === 'neutral') placeNeutral(engine, match, word)
  if (!engine.rules.tables.weather.some(({ id }) => id === facts.weather))
    throw new BadPosition(
      `"weather=${facts.weather}": known are ${engine.rules.tables.weather.map(({ id }) => id).join(', ')}`,
    )
  match.weather = facts.weather
  Object.assign(match.clock, { half: facts.half, home: facts.markers.home, away: facts.markers.away, drive: 1 })
  Object.assign(match.clock, { homeTaken: facts.markers.home, awayTaken: facts.markers.away })
  setThings(engine.rules, match, facts.things)
  setBalls(engine.rules, match, facts)
  setWeapons(engine.rules, match, facts.weapons)
  setItems(engine.rules, match, facts.items)
  setSpells(engine.rules, match, facts.spells)
  setTricks(engine.rules, match, facts.tricks)
  setDoses(engine.rules, match, facts.potions)
  stackFor(engine, match, facts)
  return match
}

/** Writes the position; only while a coach chooses a player or his next step, in a turn or after his kick-off. */
export const writePosition = (match: Match): string => positionText(engineOf(match.edition).rules, match)

export const positionText = (rules: CompiledEdition, match: Match): string => {
  const { pitch, profile } = rules
  const moment = momentOf(match)
  const { home, away } = match.squads
  const facts: Facts = {
    half: match.clock.half,
    side: match.turn.side,
    markers: { home: match.clock.home, away: match.clock.away },
    score: { home: home.score, away: away.score },
    rerolls: { home: home.rerolls, away: away.rerolls },
    rerollsPerHalf: { home: home.rerollsPerHalf, away: away.rerollsPerHalf },
    fame: { home: fame.of(home), away: fame.of(away) },
    cheerleaders: { home: cheerleaders.of(home), away: cheerleaders.of(away) },
    assistantCoaches: { home: assistantCoaches.of(home), away: assistantCoaches.of(away) },
    apothecary: { home: home.resources.apothecary, away: away.resources.apothecary },
    bribe: { home: home.resources.bribe, away: away.resources.bribe },
    henchman: { home: home.resources.henchman, away: away.resources.henchman },
    chef: { home: home.resources.chef, away: away.resources.chef },
    wanderingApothecary: { home: home.resources.wanderingApothecary, away: away.resources.wanderingApothecary },
    inducements: { home: home.inducements, away: away.inducements },
    leader: { home: leaderRerolls.of(home), away: leaderRerolls.of(away) },
    ...fanFacts(rules, match),
    weather: match.weather,
    kicking: match.drive.kicking,
    overtime: match.options.overtime,
    referees: match.options.referees ?? null,
    declared: match.turn.declared,
    rerollUsed: match.turn.rerollsUsed > 0,
    eye: eyeHolder(match),
    unmoved: innermost<CalledTurnFrame>(match, 'turn')?.unmoved === true,
    ...ballFacts(rules, match),
    ...moment,
    ...downFacts(rules, match),
    things: thingFacts(rules, match),
    weapons: weaponFacts(rules, match),
    items: itemFacts(match),
    spells: spellFacts(match),
    tricks: trickFacts(match),
    potions: dosesFacts(match),
  }
  const words = match.players.map((player) =>
    writePlayerWord(
      player,
      profile,
      player.at === OFF ? '' : squareName(pitch, player.at),
      holdsFootball(match, player.id),
      player.side === 'neutral' || isMachine({ rules, match, events: [] }, player),
    ),
  )
  return [match.edition, ...writeFacts(facts), ...words].join(' ')
}

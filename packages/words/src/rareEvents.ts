// Rare events, in one dry sentence each; phrases.ts has the common events. Neighbours: sentence.ts calls it,
// rareWords.ts has words, names.ts names.
import {
  amountText,
  type Characteristic,
  type Engine,
  type GameEvent,
  type Match,
  OFF,
  type Square,
  spelledOut,
  squareName,
} from '@double-skulls/engine'
import { absences, deeds, endings, vanishings } from './handicapWords.ts'
import { eventName, injuryName, isInjury, nameOfUse, playerName, teamName } from './names.ts'
import { benches, offences, penalties } from './penaltyWords.ts'
import { arrivals, compass, destinations, explosions, fanChanges, flights, moves, states } from './rareWords.ts'
import { thingEnds, thingName } from './thingWords.ts'
import { launches, rulings, wrecks } from './weaponWords.ts'

/** Events that are always, or in some forms, rare. */
export type RareEvent = Extract<
  GameEvent,
  {
    type:
      | (
          | 'fans'
          | 'fansLeft'
          | 'fanTraits'
          | 'fanFactor'
          | 'fansKilled'
          | 'invaded'
          | 'invasionMet'
          | 'rockThrown'
          | 'cheerleaders'
          | 'arena'
          | 'gate'
          | 'toss'
          | 'kickingTeam'
          | 'setUp'
          | 'nobodyToField'
          | 'kickScattered'
          | 'kickRetaken'
          | 'kickHangs'
          | 'rollOff'
        )
      | ('chance' | 'markers' | 'touchback' | 'moved' | 'turned' | 'blockResult' | 'removed' | 'returned' | 'ballMoved')
      | ('throwingCompletion' | 'induced' | 'learned' | 'forgot' | 'altered' | 'effectEnded' | 'spellAimed' | 'prayed')
      | (
          | 'prayerEnded'
          | 'treated'
          | 'state'
          | 'thrown'
          | 'exploded'
          | 'spiked'
          | 'rotted'
          | 'raised'
          | 'stalled'
          | 'eye'
          | 'called'
          | 'penalised'
        )
      | ('thingPlaced' | 'thingMoved' | 'thingRemoved' | 'weaponRuled' | 'launched' | 'cannonSpiked' | 'ballDestroyed')
      | ('driven' | 'wrecked' | 'ranAway')
      | (
          | 'sawn'
          | 'sawSlipped'
          | 'kickedBack'
          | 'beheaded'
          | 'headHome'
          | 'grenadeThrown'
          | 'grenadeMoved'
          | 'grenadeHeld'
        )
  }
>

const titled = (id: string): string =>
  spelledOut(id).replace(/^[a-z]| (?!(?:a|the|of) )[a-z]/g, (letter) => letter.toUpperCase())

const chance = (why: string, name: string, player: string | null, dice: readonly number[]): string => {
  if (why === 'throwARock') return `A rock hits ${player ?? 'nobody'} (rolled ${dice.join('+')}).`
  if (why === 'refereeDirection') return `${player ?? 'A referee'} sets off (rolled ${dice.join('+')}).`
  if (why === 'nearestPlayer')
    return `The dice choose ${player ?? 'nobody'} among the nearest (rolled ${dice.join('+')}).`
  if (why === 'referee') return `Does the referee see what ${player ?? 'nobody'} did? He rolls ${dice.join('+')}.`
  return `${name}${player === null ? '' : `, ${player}`}: rolled ${dice.join('+')}.`
}

/** A full stop, unless the text ends with a mark of its own. */
const ended = (text: string): string => (/[!?]$/.test(text) ? text : `${text}.`)

/** The effect of the crowd by the edition's rules. */
const countOf = ({ fanFactor, fame }: Extract<GameEvent, { type: 'fans' }>): string =>
  fanFactor > 0 ? `: Fan Factor ${fanFactor}` : fame > 0 ? `: FAME ${fame}` : ''

export const rareSentence = (engine: Engine, match: Match, event: RareEvent): string => {
  const { rules } = engine
  const who = (id: number): string => playerName(match, id)
  const team = (side: 'home' | 'away'): string => teamName(match, side)
  const at = (square: Square): string => (square === OFF ? 'off the pitch' : squareName(rules.pitch, square))
  const named = (why: string): string => eventName(engine, why) ?? titled(why)
  const skill = (id: string): string => rules.skills.get(id)?.name ?? titled(id)
  const inducement = (id: string): string => rules.inducements.get(id)?.name ?? nameOfUse(engine, id) ?? titled(id)
  const howUsed = (id: string, use: string): string => {
    const name = nameOfUse(engine, use) ?? titled(use)
    return name === inducement(id) ? '' : `: ${name}`
  }
  switch (event.type) {
    case 'fans':
      return `${amountText(event.fans)} fans came for ${team(event.side)}${countOf(event)}.`
    case 'driven':
      return `${who(event.player)} is to go ${event.squares} ${event.squares === 1 ? 'square' : 'squares'}${event.back ? ' back' : ''}. Steam goes up.`
    case 'wrecked':
      return wrecks[event.why]?.(who(event.player)) ?? `${who(event.player)} tips over, and something inside goes bang.`
    case 'ranAway':
      return `${who(event.player)} leaves the pitch at ${at(event.square)} and ploughs on through the stand of ${team(event.side)}.`
    case 'thingPlaced':
      if (event.kind === 'wreck') return `What is left of it smokes on ${at(event.square)}.`
      return `${thingName(event.kind, event.side === '' ? '' : team(event.side))} is set up on ${at(event.square)}.`
    case 'thingMoved':
      return `${thingName(event.kind, event.side === '' ? '' : team(event.side))} is moved to ${at(event.to)}.`
    case 'thingRemoved':
      return `${thingName(event.kind, event.side === '' ? '' : team(event.side))} ${thingEnds[event.why] ?? 'is taken away'}.`
    case 'weaponRuled':
      return rulings[event.allowed ? 'allowed' : 'forbidden'](event.weapon, team(event.side))
    case 'sawn':
      return `${who(event.player)} pulls the cord, and swings at ${who(event.victim)}.`
    case 'sawSlipped':
      return event.victim < 0
        ? `The saw of ${who(event.player)} goes astray and finds nobody.`
        : event.victim === event.player
          ? `The saw of ${who(event.player)} comes all the way round, to ${who(event.player)}.`
          : `The saw of ${who(event.player)} goes astray, into ${who(event.victim)}.`
    case 'kickedBack':
      return `The saw kicks back, and ${who(event.player)} learns what it is like.`
    case 'beheaded':
      return `${who(event.player)} has lost his head to ${who(event.by)}. It rolls.`
    case 'headHome':
      return event.side === event.cutBy
        ? `${who(event.player)} brings the head home to ${team(event.side)}, who put it on a shelf: a re-roll.`
        : `${who(event.player)} brings the head back to where it belongs. No trophy for ${team(event.cutBy)}.`
    case 'grenadeThrown':
      return event.again
        ? `${who(event.player)} throws the grenade back, to ${at(event.square)}.`
        : `${who(event.player)} throws a grenade to ${at(event.square)}.`
    case 'grenadeMoved':
      return event.to === OFF
        ? 'The grenade leaves the pitch, and somebody in the stands has a short evening.'
        : `The grenade ${event.how === 'pass' ? 'flies' : 'rolls on'} to ${at(event.to)}.`
    case 'grenadeHeld':
      return `${who(event.player)} is holding a grenade, and the fuse is short.`
    case 'launched':
      return launches[event.thing](who(event.player), who(event.by))
    case 'cannonSpiked':
      return `${who(event.player)} drives the barrel into the ground: nothing leaves this cannon any more.`
    case 'ballDestroyed':
      return `A weapon of ${team(event.side)} leaves nothing of the ball but a bad smell. Somebody fetches another.`
    case 'fansLeft':
      return `${amountText(event.fans)} fans of ${team(event.side)} leave: Fan Factor ${event.fanFactor}.`
    case 'fanTraits':
      return `The fans of ${team(event.side)}: Chant ${event.chant}, Hooliganism ${event.hooliganism}, Loyalty ${event.loyalty}.`
    case 'fanFactor':
      return `${fanChanges[event.why]?.(team(event.side)) ?? team(event.side)}: Fan Factor ${event.fanFactor}.`
    case 'fansKilled':
      return `${amountText(event.count)} ${event.count === 1 ? 'fan' : 'fans'} of ${team(event.side)} will not see the end of the match: ${amountText(event.total)} in all.`
    case 'invaded':
      return `The fans of ${team(event.side)} pour onto the pitch!`
    case 'invasionMet':
      return event.how === 'run'
        ? `${team(event.side)} run for the dug-out.`
        : `${team(event.side)} roll up their sleeves.`
    case 'rockThrown':
      return `A rock from the fans of ${team(event.side)} flies at ${who(event.player)}.`
    case 'cheerleaders':
      return event.perform
        ? 'The coin is for cheerleaders: they perform.'
        : 'The coin is against cheerleaders: they stay at home.'
    case 'arena':
      return `${team(event.hosts)} are at home${event.openAir ? ', under the open sky' : ': no sky, no weather'}.`
    case 'gate':
      return `The gate: ${amountText(event.fans)} fans.`
    case 'toss':
      return `${team(event.winner)} win the toss.`
    case 'kickingTeam':
      return `${team(event.side)} kick off first.`
    case 'setUp':
      return `${team(event.side)} are set up.`
    case 'nobodyToField': {
      const whose = event.home && event.away ? 'Both teams' : team(event.home ? 'home' : 'away')
      return `${whose} have nobody to field.`
    }
    case 'kickScattered':
      return `The kick scatters from ${at(event.from)} to ${event.to === OFF ? 'outside the receiving half' : at(event.to)}: direction ${event.dice[0]}, distance ${event.dice[1]}.`
    case 'kickRetaken':
      return `The kick goes out of bounds: ${team(event.side)} kick again.`
    case 'kickHangs':
      return `The ball hangs in the air above ${at(event.square)}: it comes down ${event.turns === 1 ? 'at the end of the next turn' : 'at the end of the turn after next'}.`
    case 'rollOff':
      return `${named(event.why)}: ${team('home')} ${event.home}, ${team('away')} ${event.away}.`
    case 'chance':
      return isInjury(engine, event.why) && event.player >= 0
        ? `${who(event.player)}: ${injuryName(engine, event.why).toLowerCase()} (rolled ${event.dice.join('+')}).`
        : chance(event.why, named(event.why), event.player < 0 ? null : who(event.player), event.dice)
    case 'markers':
      if (event.why === 'moved')
        return `The turn marker is moved: ${team('home')} ${event.home}, ${team('away')} ${event.away}.`
      return `Turn markers: ${team('home')} ${event.home}, ${team('away')} ${event.away} (${spelledOut(event.why)}).`
    case 'touchback':
      return `Touchback: the ball is put on ${at(event.square)}.`
    case 'moved':
      if (event.how === 'flown' && event.to === OFF) return `${who(event.player)} flies on, over everybody’s heads.`
      return `${who(event.player)} ${moves[event.how] ?? 'moves to'} ${at(event.to)}.`
    case 'turned':
      return `${who(event.player)} turns to face ${compass[event.facing]}.`
    case 'blockResult':
      return `Block of ${who(event.attacker)} on ${who(event.defender)}: ${spelledOut(event.result)}.`
    case 'removed':
      if (event.to === 'exhausted' && event.why !== 'swelteringHeat') {
        const why = absences[event.why]
        return `${who(event.player)} misses this drive${why === undefined ? ` (${spelledOut(event.why)})` : `: ${why}`}.`
      }
      return `${who(event.player)} ${vanishings[event.why] ?? destinations[event.to]}.`
    case 'returned':
      if (event.why === 'ruling') return `${who(event.player)} is back in the reserves, and so is his weapon.`
      return arrivals.includes(event.why)
        ? `${who(event.player)} joins the team (${spelledOut(event.why)}).`
        : `${who(event.player)} is back in the reserves (${spelledOut(event.why)}).`
    case 'ballMoved': {
      const dice = event.dice.length > 0 ? ` (rolled ${event.dice.join(', ')})` : ''
      return `${flights[event.how] ?? 'The ball moves to'} ${at(event.to)}${dice}.`
    }
    case 'throwingCompletion':
      return `A superb throw: ${who(event.thrown)} lands on his feet.`
    case 'induced':
      return (
        deeds[event.use]?.(team(event.side)) ??
        ended(`${team(event.side)} use ${inducement(event.inducement)}${howUsed(event.inducement, event.use)}`)
      )
    case 'learned':
      return `${who(event.player)} gains ${skill(event.skill)} (${spelledOut(event.why)}).`
    case 'forgot':
      return `${who(event.player)} loses ${skill(event.skill)} (${spelledOut(event.why)}).`
    case 'altered':
      return `${who(event.player)}: ${event.stat} is now ${match.players[event.player].stats[event.stat as Characteristic] ?? 0} (${spelledOut(event.why)}).`
    case 'effectEnded':
      return endings[event.what]?.(team(event.side)) ?? `${inducement(event.what)} of ${team(event.side)} is over.`
    case 'spellAimed':
      return `${nameOfUse(engine, event.spell) ?? titled(event.spell)} is aimed at ${event.player < 0 ? at(event.square) : who(event.player)}.`
    case 'prayerEnded':
      return `Nuffle has heard enough of ${team(event.side)}: ${spelledOut(event.prayer)} is over.`
    case 'prayed':
      return `${team(event.side)} pray to Nuffle: ${titled(event.prayer)}${event.player < 0 ? '' : `, ${who(event.player)}`}.`
    case 'treated':
      return `After treatment: ${event.result
        .split(' ')
        .map((id) => injuryName(engine, id))
        .join(', ')}.`
    case 'state':
      return `${who(event.player)} ${event.on ? 'is' : 'is no longer'} ${states[event.state] ?? event.state}.`
    case 'thrown':
      return `${who(event.by)} lifts ${who(event.player)} and aims at ${at(event.target)}.`
    case 'exploded':
      return `${event.what ? explosions[event.what] : 'A bomb explodes'} on ${at(event.square)}.`
    case 'spiked':
      return `The ball drives its spikes into ${who(event.player)}: a present from ${who(event.by)}.`
    case 'eye':
      return `The referee has his eye on the next foul against ${team(event.side)}.`
    case 'penalised':
      return `${who(event.player)} is penalised ${penalties[event.why]}: ${benches[event.to] ?? 'off the pitch'}.`
    case 'rotted':
      return `${who(event.player)} will rise again on the side of ${who(event.by)}.`
    case 'raised':
      return `${who(event.player)} will rise again for ${team(event.side)}.`
    case 'called':
      return `Illegal procedure is called against ${team(event.side)}${offences[event.why] ?? ''}.`
    case 'stalled':
      return `${who(event.player)} could have walked in to score, and did not.`
  }
}

// Handicaps of third that concern a whole team in the match: a line-up lists them among its inducements.
// Neighbours: skills/handicaps/ for single players, third.ts; procs/kickOff/fielding.ts reads those about set-ups.
import type { Ctx } from '../edition.ts'
import type { Effect, Inducement, Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { UNPAID } from '../skills/handicaps/unpaid.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { anyWeatherFrame, conjureWeather } from './conjureWeather.ts'
import { aimed } from './spell.ts'

const inReserve = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves')

/** Works by itself all match. */
const lasting = (id: string, name: string, gist: string, effect: Effect): Inducement => ({
  id,
  name,
  kind: 'handicap',
  gist,
  effect,
})

/** Is used at a moment of the match. */
const used = (id: string, name: string, gist: string, use: Use): Inducement => ({
  id,
  name,
  kind: 'handicap',
  gist,
  uses: [use],
})

const unpaidOf = (c: Ctx, side: Side): Player[] => inReserve(c, side).filter(({ skills }) => skills.includes(UNPAID))

/** 11: held by the opponents, if they have the money. */
const payAppearanceFee = used(
  'pay-appearance-fee',
  'Appearance Fee',
  'Once, as a drive begins, pays the fee of a player who stays in the dugout without it.',
  {
    id: 'appearance-fee',
    name: 'Appearance Fee',
    at: 'driveStarting',
    spends: 'itself',
    offer: (c, side) => unpaidOf(c, side).length > 0,
    use: (c, side) => {
      for (const player of unpaidOf(c, side)) player.skills = player.skills.filter((id) => id !== UNPAID)
      return null
    },
  },
)

/** 16. */
const underScrutiny = lasting('under-scrutiny', 'Under Scrutiny', 'The opponents may not foul.', {
  foesNever: ['foul'],
})

/** 23. */
const biasedReferee = lasting('biased-referee-3', 'Biased Referee', 'Fouls of the opponents are seen on 4 or more.', {
  foulsSeenOn: 4,
})

/** 33. */
const smellingSalts = lasting(
  'smelling-salts',
  'Smelling Salts',
  'Own players recover from a knock-out on 2 or more.',
  { recoversOn: 2 },
)

/** 34: the league counts how often it was said. */
const sponsorshipDeal = used(
  'sponsorship-deal',
  'Sponsorship Deal',
  'At the start of each drive the sponsor’s slogan may be said; after the match he pays if it was said each time.',
  { id: 'slogan', name: 'The sponsor’s slogan', at: 'driveStarting', spends: 'nothing' },
)

/** 35. */
const palmedCoin = lasting('palmed-coin', 'Palmed Coin', 'Wins the toss before the match.', { winsToss: true })

/** 36: it replaces the weather that was rolled. */
const weatherScroll = used('weather-scroll', 'Scroll of Weather Magic', 'Before the match, chooses the weather.', {
  id: 'read-weather-scroll',
  name: 'Scroll of Weather Magic',
  at: 'preGame',
  spends: 'itself',
  use: (_c, side) => anyWeatherFrame(side),
  procedures: { conjureWeather },
})

/** 42. */
const grudgeMatch = lasting(
  'grudge-match',
  'Grudge Match',
  'Any number of Foul actions a turn, but none twice on the same opponent.',
  { actionsPerTurn: { foul: Number.POSITIVE_INFINITY }, oncePerVictim: true },
)

/** 43: what other handicaps gave or took is in the line-up, and counts first. */
const doomAndGloom = used(
  'doom-and-gloom',
  'Doom and Gloom',
  'The opponents have half their re-rolls in the first half, rounded down.',
  {
    id: 'gloom',
    name: 'Doom and Gloom',
    at: 'preGame',
    spends: 'itself',
    compulsory: true,
    use: (c, side) => {
      const foes = otherSide(side)
      const lost = Math.ceil(c.match.squads[foes].rerolls / 2)
      c.match.squads[foes].rerolls -= lost
      if (lost > 0) c.events.push({ type: 'gained', side: foes, what: 'reroll', amount: -lost, why: 'doom-and-gloom' })
      return null
    },
  },
)

/** 51. */
const twelfthMan = used(
  'twelfth-man',
  'Bribe the Ref: Twelve Players',
  'Once, twelve players may be set up for a drive.',
  {
    id: 'twelve-men',
    name: 'Twelve players',
    at: 'driveStarting',
    spends: 'itself',
    offer: (c, side) => inReserve(c, side).length > c.rules.setUp.playersOnPitch,
    effect: { extraPlayers: 1 },
    lasts: 'drive',
  },
)

/** 52. */
const inTheBag = lasting(
  'in-the-bag',
  'In the Bag',
  'The opponents set up their players with the fewest points until the own side leads.',
  { foesField: 'fewestPoints' },
)

const foesInReserve = (c: Ctx, side: Side): Player[] => inReserve(c, otherSide(side))

/** 56. */
const assassin = used('assassin', 'Assassin', 'Before the match, an injury roll for an opponent of choice.', {
  id: 'assassinate',
  name: 'Assassin',
  at: 'preGame',
  spends: 'itself',
  compulsory: true,
  offer: (c, side) => foesInReserve(c, side).length > 0,
  ...aimed({ players: foesInReserve, needs: 0, hit: (_c, f, player) => injuryFrame(player.id, -1, f.spell) }),
})

/** 61. */
const bribeTheRef = lasting('bribe-the-ref', 'Bribe the Ref', 'The first own player who is to be sent off stays on.', {
  foulsFreely: 'once',
})

export const handicaps: readonly Inducement[] = [
  payAppearanceFee,
  underScrutiny,
  biasedReferee,
  smellingSalts,
  sponsorshipDeal,
  palmedCoin,
  weatherScroll,
  grudgeMatch,
  doomAndGloom,
  twelfthMan,
  inTheBag,
  assassin,
  bribeTheRef,
]

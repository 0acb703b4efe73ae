// The Healing Phase: what serious injuries have done, the Apothecary's Healing Points, potions, and throws against long-term effects.
// Neighbours: injuryEffects.ts has the table, casualties.ts comes before it, wages.ts pays for potions.

import { type Potion, potions, spelledOut } from '@double-skulls/engine'
import { about, eachSide, noted, type OneSide, shirtOf } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure, roll, rollPair } from '../procedure.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { type Ailment, isLaidUp } from './campaignCareer.ts'
import { type IgnoredWounds, ignoredWounds } from './ignoredWounds.ts'
import { injuredBy, injuryFor, withAilments } from './injuryEffects.ts'
import { isUndead } from './races.ts'
import { withCareer, withHealer } from './wages.ts'
import { wardOf } from './ward.ts'

/** Experience that a Healing Point more costs. */
const EXPERIENCE_PER_POINT = 10
const SAVED_ON = 6
const MOST_HELP = 3
const ACHES_UP_TO = 1
const HEALING_POTION_COST = 2
const HEALED_BY_POTION = 3
const STIMULANT_DOSES = 2
const DONE = 'done'

/** The throw against a long-term effect, with Healing Points spent on it. */
const keyOf = (player: TeamPlayer, at: number): string => `${player.id} ${at + 1}`

const ailmentsOf = ({ campaign }: TeamPlayer): readonly Ailment[] => campaign?.ailments ?? []

/** Players who missed this game have one less to miss. */
const recovered = ({ team, own }: OneSide): Team => {
  const there = new Set(own.players.map(({ number }) => number))
  const players = team.players.map((player) =>
    there.has(player.number)
      ? player
      : withAilments(
          player,
          ailmentsOf(player).map((one) => ({ ...one, misses: Math.max(0, one.misses - 1) })),
        ),
  )
  return { ...team, players }
}

/** Every serious injury of the game is rolled for. */
function* wounded(
  who: string,
  start: Team,
  numbers: readonly number[],
  hopeless: readonly number[] = [],
): LeagueProcedure<Team> {
  let team = start
  for (const player of start.players.filter(({ number }) => numbers.includes(number))) {
    const means = (first: number, second: number): string => spelledOut(injuryFor(first + second))
    const faces = yield* rollPair(who, `the injury of ${shirtOf(player)}`, means)
    const what = injuryFor(faces[0] + faces[1])
    const saves = !hopeless.includes(player.number)
    const hurt = withPlayer(team, player.id, (one) => injuredBy(one, what, saves))
    team = noted(hurt, 'injury', { player: shirtOf(player), injuries: [what] })
  }
  return team
}

/** What the healer can still do in this phase. */
interface Ward {
  readonly team: Team
  readonly points: number
  /** Injuries that he has shortened already, and his help with throws, by player and injury. */
  readonly mended: readonly string[]
  readonly help: { readonly [key: string]: number }
}

type Cure = readonly [id: string, cost: number, make: (ward: Ward) => Ward]

const eachAilment = (team: Team): readonly (readonly [TeamPlayer, Ailment, number])[] =>
  team.players.flatMap((player) => ailmentsOf(player).map((one, at) => [player, one, at] as const))

const cures = ({ team, mended, help }: Ward): readonly Cure[] =>
  eachAilment(team).flatMap(([player, one, at]): Cure[] => {
    const key = keyOf(player, at)
    return [
      ...(one.misses > 0 && !mended.includes(key)
        ? [
            [
              `mend ${key}`,
              1,
              (ward: Ward) => ({
                ...ward,
                team: withAilment(ward.team, player.id, at, (ill) => ({ ...ill, misses: ill.misses - 1 })),
                mended: [...ward.mended, key],
              }),
            ] as const,
          ]
        : []),
      ...(one.saves && (help[key] ?? 0) < MOST_HELP
        ? [
            [
              `help ${key}`,
              1,
              (ward: Ward) => ({ ...ward, help: { ...ward.help, [key]: (ward.help[key] ?? 0) + 1 } }),
            ] as const,
          ]
        : []),
    ]
  })

/** Changes one injury and leaves it in its place, so that the others keep theirs until the phase is over. */
const withAilment = (team: Team, id: string, at: number, change: (one: Ailment) => Ailment): Team =>
  withCareer(team, id, (career) => ({
    ...career,
    ailments: career.ailments.map((one, i) => (i === at ? change(one) : one)),
  }))

const stored = (team: Team, potion: Potion, doses: number): Team => {
  const store = campaignOf(team).potions
  return withCampaign(team, { potions: { ...store, [potion]: store[potion] + doses } })
}

const brews: readonly Cure[] = potions.map((potion) => [
  `brew ${potion}`,
  potion === 'healing' ? HEALING_POTION_COST : 1,
  (ward) => ({
    ...ward,
    team: withHealer(stored(ward.team, potion, potion === 'stimulant' ? STIMULANT_DOSES : 1), (one) => ({
      ...one,
      brewed: one.brewed + 1,
    })),
  }),
])

/** A Healing potion: every injury three games shorter, and no long-term effect. */
const drinks = ({ team }: Ward): readonly Cure[] =>
  campaignOf(team).potions.healing === 0
    ? []
    : team.players
        .filter((player) => ailmentsOf(player).length > 0)
        .map((player) => [
          `drink ${player.id}`,
          0,
          (ward) => ({ ...ward, team: cured(stored(ward.team, 'healing', -1), player.id) }),
        ])

const cured = (team: Team, id: string): Team =>
  withCareer(team, id, (career) => ({
    ...career,
    ailments: career.ailments.map((one) => ({
      ...one,
      misses: Math.max(0, one.misses - HEALED_BY_POTION),
      ...{ lasting: false, saves: false },
    })),
  }))

/** A Freebooter goes when the phase is over. */
const withoutVisitor = (team: Team): Team => {
  const { visitingPoints: _gone, ...campaign } = campaignOf(team)
  return { ...team, campaign }
}

/** The healer at work; instead of everything else he may learn. */
function* treated(who: string, start: Team): LeagueProcedure<Ward> {
  const { apothecary, visitingPoints = 0 } = campaignOf(start)
  let ward: Ward = { team: withoutVisitor(start), points: apothecary?.healingPoints ?? 0, mended: [], help: {} }
  if (apothecary && apothecary.experience >= EXPERIENCE_PER_POINT) {
    const asked = { ...about('healer', start), value: apothecary.experience }
    if ((yield* ask(who, 'what the Apothecary does', ['heals', 'learns'], asked)) === 'learns') {
      const team = withHealer(ward.team, (one) => ({
        ...one,
        experience: one.experience - EXPERIENCE_PER_POINT,
        healingPoints: one.healingPoints + 1,
      }))
      ward = { ...ward, team, points: 0 }
    }
  }
  ward = { ...ward, points: ward.points + visitingPoints }
  for (;;) {
    const { points } = ward
    const open = [...cures(ward), ...drinks(ward), ...brews].filter(([, cost]) => cost <= points)
    if (open.length === 0) return ward
    const prices = Object.fromEntries(open.map(([id, cost]) => [id, cost]))
    const asked = { ...about('healing', ward.team), value: points, points: prices }
    const answer = yield* ask(who, `what to do with ${points} Healing Points`, [DONE, ...Object.keys(prices)], asked)
    const cure = open.find(([id]) => answer === id)
    if (!cure) return ward
    ward = { ...cure[2](ward), points: points - cure[1] }
  }
}

/** One throw for each long-term injury; of a fractured skull in every phase. */
function* saved(who: string, { team: start, help }: Ward): LeagueProcedure<Team> {
  let team = start
  for (const [player, one, at] of eachAilment(start)) {
    if (!one.saves || !one.lasting) continue
    const target = SAVED_ON - (help[keyOf(player, at)] ?? 0)
    const [face] = yield* roll(who, `${target} or more for ${shirtOf(player)} against ${one.what}`, 'd6')
    const isRid = face >= target
    const again = one.what === 'fractured-skull' && !isRid
    team = withAilment(team, player.id, at, (ill) => ({ ...ill, lasting: !isRid, saves: again }))
  }
  return yield* aching(who, team)
}

/** Who has not got over a fractured skull may have to miss the next game, and any after it (ruling E660). */
function* aching(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  for (const [player, { what, lasting }, at] of eachAilment(start)) {
    if (what !== 'fractured-skull' || !lasting || (player.campaign && isLaidUp(player.campaign))) continue
    const [face] = yield* roll(who, `whether the skull of ${shirtOf(player)} lets him play`, 'd6')
    if (face <= ACHES_UP_TO) team = withAilment(team, player.id, at, (ill) => ({ ...ill, misses: 1 }))
  }
  return { ...team, players: team.players.map((player) => withAilments(player, ailmentsOf(player))) }
}

/** The ward goes into the history, and that it is empty if it was not before. */
const inWard = (team: Team): Team => {
  const patients = wardOf(team)
  const before = team.history.filter(({ what }) => what === 'ward').at(-1)
  const was = Array.isArray(before?.patients) ? before.patients.length : 0
  return patients.length === 0 && was === 0 ? team : noted(team, 'ward', { patients })
}

/**
 * The Healing Phase of one team; the Undead have none. `numbers` are the shirts of those seriously injured in the game, `later` those
 * whose wounds show only now.
 */
export function* healingPhase(
  who: string,
  team: Team,
  numbers: readonly number[],
  later: IgnoredWounds = { hurt: [], hopeless: [] },
): LeagueProcedure<Team> {
  if (isUndead(team)) return team
  const found = yield* wounded(who, yield* wounded(who, team, numbers), later.hurt, later.hopeless)
  return inWard(yield* saved(who, yield* treated(who, found)))
}

export const healing = eachSide(function* (view) {
  const hurt = view.own.players.filter(({ wounded: isHurt, dead }) => isHurt && !dead).map(({ number }) => number)
  const later = yield* ignoredWounds(view)
  return { team: yield* healingPhase(view.side, recovered(view), hurt, later) }
})

// Between games an Undead team gains Magic Points, maintains whom it can, and creates new players or wakes old ones. Neighbours:
// undead.ts has the costs, starGeneration.ts makes Champions; ../postMatch/postMatchSteps.ts lists the step.
import { type Book, bookOf } from '../book.ts'
import { rookie } from '../founding.ts'
import { about, eachSide, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { freeShirt } from '../postMatch/market.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { type FormerPlayer, type Team, type TeamPlayer, withoutPlayer } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { newCareer } from './campaignCareer.ts'
import { isUndead } from './races.ts'
import { generateStar } from './starGeneration.ts'
import { magicCost, magicCosts, magicValue } from './undead.ts'

/** Added to the die of every interphase. */
const INCOME = 4
/** What maintenance costs: one for so many points, rounded up. */
const SHARE = 5
const DONE = 'done'
const MUMMY = 'Mummy'

const pointsOf = (team: Team): number => campaignOf(team).magicPoints

export const withMagic = (team: Team, change: number): Team =>
  withCampaign(team, { magicPoints: pointsOf(team) + change })

/** What it costs to keep the whole team out of the grave. */
export const upkeepOf = (team: Team): number => Math.ceil(magicValue(team) / SHARE)

const crumbled = (team: Team, player: TeamPlayer, departure: 'crumbled' | 'lost'): Team =>
  noted(withoutPlayer(team, player.id, departure), 'left', { player: shirtOf(player) })

/** The coach lets players crumble until he can pay for the others, and more if he wants. */
function* maintained(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  for (;;) {
    const due = upkeepOf(team)
    const options = [...(due <= pointsOf(team) ? [DONE] : []), ...team.players.map(({ id }) => `crumble ${id}`)]
    const question = `who crumbles: upkeep is ${due} of ${pointsOf(team)} Magic Points`
    const answer = yield* ask(who, question, options, { ...about('crumbles', team), value: pointsOf(team) })
    const player = team.players.find(({ id }) => answer === `crumble ${id}`)
    if (!player) return withMagic(team, -due)
    team = crumbled(team, player, 'crumbled')
  }
}

/** Those whose bones are still there. */
export const wakeable = (team: Team): readonly FormerPlayer[] =>
  team.former.filter(({ departure }) => departure === 'dead' || departure === 'crumbled')

/** More than sixteen: the coach says who is bumped off for good. */
function* crowdedOut(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  while (team.players.length > (bookOf(team).league.campaign?.firstTeam ?? 0)) {
    const ids = team.players.map(({ id }) => `crumble ${id}`)
    const answer = yield* ask(who, 'who crumbles to dust for the new one', ids, about('crumbles', team))
    const player = team.players.find(({ id }) => answer === `crumble ${id}`)
    if (player) team = crumbled(team, player, 'lost')
  }
  return team
}

function* woken(who: string, team: Team, { departure: _gone, ...player }: FormerPlayer): LeagueProcedure<Team> {
  const back = { ...player, number: freeShirt(team, player.number) }
  const paid = withMagic(team, -magicCost(team, player))
  const former = team.former.filter(({ id }) => id !== player.id)
  const details = { player: shirtOf(back), position: back.position, price: 0 }
  return yield* crowdedOut(who, noted({ ...paid, former, players: [...paid.players, back] }, 'hired', details))
}

/** How many Star Player Points the new one gets. */
function* starPoints(who: string, team: Team, base: number, least: number): LeagueProcedure<number> {
  const most = Math.floor((pointsOf(team) - base) / magicCosts.starPoint)
  if (most < Math.max(1, least)) return least
  const sums = Array.from({ length: most - least + 1 }, (_, i) => String(least + i))
  return Number(yield* ask(who, 'Star Player Points for him', sums, { ...about('magicStar', team), value: most }))
}

interface Making {
  readonly position: string
  readonly champion: boolean
  readonly cost: number
}

function* created(who: string, team: Team, { position, champion, cost }: Making): LeagueProcedure<Team> {
  const points = champion || position === MUMMY ? yield* starPoints(who, team, cost, champion ? 1 : 0) : 0
  const plain = rookie(team, { position })
  const player = { ...plain, campaign: newCareer(points > 0 ? 'star' : 'experienced') }
  const joined = {
    ...withMagic(team, -cost - points * magicCosts.starPoint),
    players: [...team.players, player],
    nextPlayer: team.nextPlayer + 1,
  }
  const told = noted(joined, 'hired', { position, price: 0 })
  const made = points > 0 ? yield* generateStar(who, told, player.id, points) : told
  return yield* crowdedOut(who, made)
}

const BONES = ['Skeleton', 'Skeleton Catcher', 'Skeleton Thrower'] as const

/** Everything that could be created, by its answer. */
const makings = ({ roster }: Book, team: Team): ReadonlyMap<string, Making> => {
  const plain = roster.positions.map(({ name }): [string, Making] => {
    const cost = magicCost(team, { position: name })
    return [`create ${name}`, { position: name, champion: false, cost }]
  })
  const champions = BONES.map((position): [string, Making] => [
    `champion ${position}`,
    { position, champion: true, cost: magicCosts.champion },
  ])
  return new Map([...plain, ...champions])
}

/** A Champion has one point at least, for a star without any is none. */
const leastCost = ({ champion, cost }: Making): number => cost + (champion ? magicCosts.starPoint : 0)

function* creating(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  for (;;) {
    const points = pointsOf(team)
    const open = [...makings(bookOf(team), team)].filter(([, making]) => leastCost(making) <= points)
    const bones = wakeable(team).filter((player) => magicCost(team, player) <= points)
    const options = [DONE, ...open.map(([id]) => id), ...bones.map(({ id }) => `wake ${id}`)]
    if (options.length === 1) return team
    const asked = { ...about('creates', team), candidates: bones, value: points }
    const answer = yield* ask(who, `whom to create with ${points} Magic Points`, options, asked)
    const making = open.find(([id]) => id === answer)?.[1]
    const old = bones.find(({ id }) => answer === `wake ${id}`)
    if (making) team = yield* created(who, team, making)
    else if (old) team = yield* woken(who, team, old)
    else return team
  }
}

/** The interphase of an Undead team; others are not changed. */
export function* magicPhase(who: string, team: Team): LeagueProcedure<Team> {
  if (!isUndead(team)) return team
  const [face] = yield* roll(who, 'Magic Points', 'd6')
  const charged = withMagic(team, face + INCOME)
  return yield* creating(who, yield* maintained(who, charged))
}

export const magicUpkeep = eachSide(function* ({ side, team }) {
  return { team: yield* magicPhase(side, team) }
})

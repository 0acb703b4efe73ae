// A training session: experience becomes Training Points, and they buy promotions, other positions and Special Tactics. Neighbours:
// interphase.ts says who trains, starGeneration.ts makes a star of a Rookie.
import { bookOf, positionIn } from '../book.ts'
import { about, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { type CampaignCareer, isLaidUp } from './campaignCareer.ts'
import { sharersOf } from './namingFirstTeam.ts'
import { generateStar } from './starGeneration.ts'
import { positionFor, positionsOf, type Trade, tradeOf } from './trades.ts'
import { withCareer } from './wages.ts'

/** Experience that a session turns into Training Points. */
const MOST_A_SESSION = 5
/** In Training Points. */
export const trainingCosts = { experienced: 5, veteran: 10, position: 15, learn: 20, practise: 5 } as const
const DONE = 'done'

/** Who trains gains points, and who misses the session loses experience. The laid-up do neither. */
const inSession = (career: CampaignCareer, firstTeamTrains: boolean): CampaignCareer => {
  if (isLaidUp(career)) return career
  const { experience, training } = career
  if (!career.bench && !firstTeamTrains) return { ...career, experience: Math.max(0, experience - 1) }
  const gained = Math.min(MOST_A_SESSION, experience)
  return { ...career, experience: experience - gained, training: training + gained }
}

/** Whoever trains in this session may spend points after it. */
const mayTrain = (career: CampaignCareer | undefined, firstTeamTrains: boolean): boolean =>
  career !== undefined && !isLaidUp(career) && (career.bench || firstTeamTrains)

const tradeFor = (team: Team, { position }: TeamPlayer): Trade | null => {
  const entry = positionIn(bookOf(team), position)
  return entry ? tradeOf(entry) : null
}

/** The positions that a Lineman could learn, by their names on the list. */
const newPositions = (team: Team, player: TeamPlayer): readonly string[] => {
  const trade = tradeFor(team, player)
  const { rank, makeweight } = player.campaign ?? {}
  if (trade?.position !== 'Lineman' || makeweight || (rank !== 'experienced' && rank !== 'veteran')) return []
  return positionsOf(trade.race)
    .filter((position) => position !== 'Lineman')
    .flatMap((position) => positionFor(bookOf(team).roster, { ...trade, position }) ?? [])
}

type Deed = (who: string, team: Team) => LeagueProcedure<Team>

const spent = (team: Team, id: string, cost: number): Team =>
  withCareer(team, id, (career) => ({ ...career, training: career.training - cost }))

/** A Rookie has one chance to become a star, when he stops being one. */
function* experienced(who: string, start: Team, player: TeamPlayer): LeagueProcedure<Team> {
  const potential = player.campaign?.starPotential ?? 0
  const paid = spent(start, player.id, trainingCosts.experienced)
  const team = withCareer(paid, player.id, (career) => ({ ...career, rank: 'experienced', starPotential: 0 }))
  if (potential === 0) return noted(team, 'improved', { player: shirtOf(player), gained: 'experienced' })
  const faces = yield* roll(who, `${potential} or less makes ${shirtOf(player)} a star`, 'd6', 'd6')
  if (faces[0] + faces[1] > potential)
    return noted(team, 'improved', { player: shirtOf(player), gained: 'experienced' })
  return yield* generateStar(who, noted(team, 'improved', { player: shirtOf(player), gained: 'star' }), player.id)
}

const promoted = (team: Team, player: TeamPlayer): Team =>
  noted(
    withCareer(spent(team, player.id, trainingCosts.veteran), player.id, (career) => ({ ...career, rank: 'veteran' })),
    'improved',
    { player: shirtOf(player), gained: 'veteran' },
  )

/** A Veteran is only Experienced in his new position. */
function* retrained(who: string, team: Team, player: TeamPlayer): LeagueProcedure<Team> {
  const open = newPositions(team, player)
  const position = yield* ask(who, `the new position of ${shirtOf(player)}`, open, about('position', team, player))
  const paid = spent(team, player.id, trainingCosts.position)
  const moved = withPlayer(paid, player.id, (one) => ({ ...one, position }))
  // A third Kicker sits on the bench until the First Team is named again.
  const bench = sharersOf(moved, { ...player, position }).length > 0
  return withCareer(moved, player.id, (career) => ({ ...career, rank: 'experienced', bench: career.bench || bench }))
}

/** Players pay together: whoever is named pays what he has of the rest. */
function* paidTogether(who: string, start: Team, cost: number, payers: readonly string[]): LeagueProcedure<Team> {
  let team = start
  let rest = cost
  while (rest > 0) {
    const able = team.players.filter(({ id, campaign }) => payers.includes(id) && (campaign?.training ?? 0) > 0)
    const ids = able.map(({ id }) => id)
    const id = yield* ask(who, `who pays for it: ${rest} Training Points`, ids, {
      ...about('payer', team),
      value: rest,
    })
    const sum = Math.min(rest, able.find((player) => player.id === id)?.campaign?.training ?? 0)
    team = spent(team, id, sum)
    rest -= sum
  }
  return team
}

/** Everything that somebody could pay for now. */
const deeds = (
  team: Team,
  trainees: readonly string[],
  kept: number,
  firstTeamTrains: boolean,
): ReadonlyMap<string, Deed> => {
  const found = new Map<string, Deed>()
  let together = 0
  for (const player of team.players.filter(({ id }) => trainees.includes(id))) {
    const { rank, training = 0 } = player.campaign ?? {}
    together += training
    if (rank === 'rookie' && training >= trainingCosts.experienced)
      found.set(`promote ${player.id}`, (who, now) => experienced(who, now, player))
    if (rank === 'experienced' && training >= trainingCosts.veteran)
      // biome-ignore lint/correctness/useYield: no questions, no dice.
      found.set(`promote ${player.id}`, function* (_who, now) {
        return promoted(now, player)
      })
    if (training >= trainingCosts.position && newPositions(team, player).length > 0)
      found.set(`retrain ${player.id}`, (who, now) => retrained(who, now, player))
  }
  if (!firstTeamTrains) return found
  const tactic = (cost: number): Deed =>
    function* (who, now) {
      const after = yield* paidTogether(who, now, cost, trainees)
      return withCampaign(after, { tactics: campaignOf(after).tactics + 1 })
    }
  if (kept > 0 && together >= trainingCosts.practise) found.set('practise', tactic(trainingCosts.practise))
  if (together >= trainingCosts.learn) found.set('learn', tactic(trainingCosts.learn))
  return found
}

/** The session: Special Tactics that nobody practises are lost. */
export function* trainingSession(who: string, start: Team, firstTeamTrains: boolean): LeagueProcedure<Team> {
  let kept = campaignOf(start).tactics
  let team: Team = withCampaign(start, { tactics: 0 })
  const trainees = team.players.filter(({ campaign }) => mayTrain(campaign, firstTeamTrains)).map(({ id }) => id)
  for (const { id } of team.players) team = withCareer(team, id, (career) => inSession(career, firstTeamTrains))
  for (;;) {
    const open = deeds(team, trainees, kept, firstTeamTrains)
    if (open.size === 0) return team
    const answer = yield* ask(who, 'how to use Training Points', [DONE, ...open.keys()], about('training', team))
    const deed = open.get(answer)
    if (!deed) return team
    team = yield* deed(who, team)
    if (answer === 'practise') kept--
  }
}

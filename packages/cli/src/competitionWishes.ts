// The flags of `skulls league new`: plan, points, tie-breakers and what wins a match. Neighbours: leagueWishes.ts has those of
// teams and results, leagueActions.ts writes the file, packages/league has the settings of each edition.
import {
  type BonusName,
  bonuses,
  type Competition,
  dropOuts,
  editionPlan,
  editionPoints,
  type LeaguePoints,
  newCompetition,
  type Plan,
  type PlanKind,
  pairings,
  planIn,
  planKinds,
  seedings,
  tieBreakers,
  usualPoints,
  type VictoryCondition,
} from '@double-skulls/league'
import { checkAgreement } from './agreement.ts'
import { chooseEdition, DEFAULT_EDITION, optionsHelp } from './choices.ts'
import { type Flag, type Given, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from './command.ts'
import { engineOf } from './engines.ts'
import { chosen, needed, oneOf, typed, words } from './leagueWishes.ts'
import { refuse } from './usage.ts'

export const competitionFlags: readonly Flag[] = [
  { name: 'name', value: 'NAME', help: 'of the competition, or of a team that enters' },
  {
    name: 'edition',
    value: 'E',
    help: `new: the rules (default ${DEFAULT_EDITION}); match: those of the teams; ${optionsHelp('third:undeclared')}`,
  },
  { name: 'plan', value: 'PLAN', help: `new: ${planKinds.map(typed).join(', ')}` },
  { name: 'organiser', value: 'NAME', help: 'new, export-naf: who reports the results' },
  {
    name: 'seed',
    value: 'N',
    help: `new, draw: 0 to ${MOST_SEED}; the same seed draws the same lots (default 1); match: dice and bots`,
  },
  { name: 'legs', value: 'N', help: 'new: 1 or 2 matches against each other' },
  { name: 'rounds', value: 'N', help: 'new: rounds of a Swiss draw (default 5)' },
  { name: 'pairing', value: 'HOW', help: `new: Swiss, on equal points: ${pairings.join(', ')}` },
  { name: 'seeding', value: 'HOW', help: `new: knock-out: ${seedings.map(typed).join(', ')}` },
  { name: 'third-place', help: 'new: a match for third place between the losers of the semi-finals' },
  { name: 'conferences', value: 'N', help: 'new: how many (default by the number of teams)' },
  { name: 'divisions', value: 'N', help: 'new: how many in each conference (default 1; second: in big leagues more)' },
  { name: 'cross', value: 'N', help: 'new: matches against each other conference or division (default 1)' },
  { name: 'qualifiers', value: 'N', help: 'new: how many of each conference or division qualify (default 1)' },
  { name: 'play-offs', value: 'N', help: 'new: teams in the play-offs, 0 for none (default 2, 4 or 8)' },
  { name: 'points', value: 'LIST', help: 'new: as in win=3,draw=1,loss=0,bye=3; adjust: a number, as in --points -2' },
  { name: 'bonus', value: 'LIST', help: `new: ${Object.keys(bonuses).join(', ')}` },
  { name: 'tie-breakers', value: 'LIST', help: 'new: in their order, as in points,head-to-head,lots' },
  { name: 'drop-out', value: 'HOW', help: `new: open matches of a drop-out: ${dropOuts.join(', ')}` },
]

const planFlags: { readonly [K in PlanKind]: readonly string[] } = {
  roundRobin: ['legs'],
  swiss: ['rounds', 'pairing'],
  knockOut: ['seeding', 'third-place'],
  conferences: ['legs', 'conferences', 'divisions', 'cross', 'qualifiers', 'play-offs', 'third-place'],
  ladder: [],
}

const planOf = (given: Given, edition: string): Plan => {
  const plan: Plan = planIn(edition, chosen(given, 'plan', planKinds, editionPlan(edition).kind))
  const stray = Object.values(planFlags)
    .flat()
    .find((flag) => given.flags[flag] !== undefined && !planFlags[plan.kind].includes(flag))
  if (stray !== undefined) {
    const takers = planKinds.filter((kind) => planFlags[kind].includes(stray)).map(typed)
    refuse(`--${stray} does not go with --plan ${typed(plan.kind)}; leave it out, or plan ${takers.join(' or ')}`)
  }
  const legs = wholeNumber(given, 'legs', { from: 1, to: 2 }, 1) === 2 ? 2 : 1
  const thirdPlace = isOn(given, 'third-place')
  switch (plan.kind) {
    case 'roundRobin':
      return { ...plan, legs }
    case 'swiss':
      return {
        ...plan,
        rounds: wholeNumber(given, 'rounds', { from: 1, to: 99 }, plan.rounds),
        pairing: chosen(given, 'pairing', pairings, plan.pairing),
      }
    case 'knockOut':
      return {
        ...plan,
        seeding: chosen(given, 'seeding', seedings, plan.seeding),
        thirdPlace,
      }
    case 'conferences': {
      const divisions = wholeNumber(given, 'divisions', { from: 1, to: 64 }, plan.divisions)
      return {
        ...plan,
        legs,
        conferences: wholeNumber(given, 'conferences', { from: 1, to: 64 }, plan.conferences),
        ...(divisions === undefined ? {} : { divisions }),
        cross: wholeNumber(given, 'cross', { from: 0, to: 9 }, plan.cross),
        qualifiers: wholeNumber(given, 'qualifiers', { from: 0, to: 64 }, plan.qualifiers),
        playOffs: wholeNumber(given, 'play-offs', { from: 0, to: 64 }, plan.playOffs),
        thirdPlace,
      }
    }
    case 'ladder':
      return plan
    default:
      return plan satisfies never
  }
}

type Counted = Exclude<keyof LeaguePoints, 'bonuses'>
const counted = Object.keys(usualPoints).filter((name): name is Counted => name !== 'bonuses')

const pointsOf = (given: Given, edition: string): LeaguePoints => {
  const points = { ...editionPoints(edition) }
  for (const word of words(textOf(given, 'points') ?? '')) {
    const [name, value, more] = word.split('=')
    if (value === undefined || more !== undefined || !/^-?\d{1,6}$/.test(value))
      refuse(`--points must be like win=3,draw=1,loss=0, not "${word}"`)
    points[oneOf('--points', name, counted)] = Number(value)
  }
  const names = Object.keys(bonuses).filter((name): name is BonusName => Object.hasOwn(bonuses, name))
  const bonus = textOf(given, 'bonus')
  return bonus === undefined
    ? points
    : { ...points, bonuses: words(bonus).map((word) => bonuses[oneOf('--bonus', word, names)]) }
}

/** What wins every match, where the edition leaves that open. */
export const victoryOf = (given: Given, edition: string): VictoryCondition => {
  const touchdowns = wholeNumber(given, 'touchdowns', { from: 1, to: 20 }, undefined)
  const turns = wholeNumber(given, 'turns', { from: 1, to: 96 }, undefined)
  const victory = { ...(touchdowns === undefined ? {} : { touchdowns }), ...(turns === undefined ? {} : { turns }) }
  if (Object.keys(victory).length > 0) checkAgreement(engineOf(edition), victory)
  return victory
}

export const wishedCompetition = (given: Given): Competition => {
  const edition = chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION).id
  const breakers = textOf(given, 'tie-breakers')
  const dropOut = chosen(given, 'drop-out', dropOuts, undefined)
  return newCompetition({
    ...{ name: needed(given, 'name', '"Spring Cup"'), edition, plan: planOf(given, edition) },
    ...{ points: pointsOf(given, edition), victory: victoryOf(given, edition) },
    ...{ seed: seedOf(given, 1), organiser: textOf(given, 'organiser') ?? '' },
    ...(breakers === undefined
      ? {}
      : { tieBreakers: words(breakers).map((word) => oneOf('--tie-breakers', word, tieBreakers)) }),
    ...(dropOut === undefined ? {} : { dropOut }),
  })
}

// The flags of `skulls season` that decide the league it plays, and the flags that repeat it. Neighbours: simulateSeasons.ts plays it,
// ../commands/season.ts is the command.
import { type BotName, type Budget, botNames } from '@double-skulls/bots'
import { baseOf } from '@double-skulls/engine'
import {
  editionOf,
  type LeagueOptions,
  levelTables,
  type Plan,
  planIn,
  type VictoryCondition,
} from '@double-skulls/league'
import { phasesFlag, wishedPhases } from '../campaign/campaignWishes.ts'
import { chooseEdition, DEFAULT_EDITION, editionHelp } from '../choices.ts'
import { type Flag, type Given, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { victoryOf } from '../competitionWishes.ts'
import { chosen, typed } from '../leagueWishes.ts'
import { refuse, unknown } from '../usage.ts'
import type { Simulation } from './simulateSeasons.ts'

const DEFAULT_TEAMS = 8
const DEFAULT_SEASONS = 1
const DEFAULT_BOT = 'veteran'
/** Three seasons of campaigns are some two hundred phases and sixty matches. */
const CAMPAIGN_BOT = 'rookie'
const CAMPAIGN_TURNS = 12
const DEFAULT_NODES = 500
const MOST_TEAMS = 64
const MOST_SEASONS = 100
const MOST_NODES = 1_000_000_000

const PLANS = ['roundRobin', 'swiss', 'knockOut', 'conferences'] as const

const isBotName = (name: string): name is BotName => botNames.some((known) => known === name)

const chooseBots = (text: string): BotName[] =>
  text.split(',').map((name) => (isBotName(name) ? name : unknown('bot', name, botNames)))

const choosePlan = (given: Given, edition: string): Plan | undefined => {
  const word = textOf(given, 'plan')
  if (word === undefined) return undefined
  const kind = PLANS.find((one) => typed(one) === word)
  return kind ? planIn(edition, kind) : unknown('plan', word, PLANS.map(typed))
}

/** The league's own options: the table of star rolls, where the edition has two; the phases before games of campaigns. */
const chooseOptions = (given: Given, edition: string, campaigns: boolean): LeagueOptions => {
  const levels = chosen(given, 'levels', levelTables, undefined)
  if (levels === undefined) return campaigns ? { phases: wishedPhases(given) } : {}
  return editionOf(edition).league.careers?.otherLevels
    ? { levels }
    : refuse(`--levels: ${edition} has one table of points only; leave it out`)
}

const chooseBudget = (given: Given): Budget => ({
  nodes: wholeNumber(given, 'nodes', { from: 1, to: MOST_NODES }, DEFAULT_NODES),
})

/** Whether teams of full campaigns play: wherever the edition has them, unless single matches are asked for. */
const choosesCampaigns = (given: Given, edition: string): boolean => {
  const has = editionOf(edition).league.campaign !== undefined
  const single = isOn(given, 'single-matches')
  if (single && !has)
    refuse(`--single-matches: teams of ${edition} play nothing else, or nothing but leagues; leave it out`)
  return has && !single
}

const chooseVictory = (given: Given, edition: string, campaigns: boolean): VictoryCondition => ({
  ...(campaigns ? { turns: CAMPAIGN_TURNS } : {}),
  ...victoryOf(given, edition),
})

/** Campaigns of an edition without options are played with all that belongs to them. */
const matchesOf = (edition: string, campaigns: boolean): string => {
  const matches = editionOf(edition).league.campaign?.matches
  return campaigns && matches !== undefined && baseOf(edition) === edition ? chooseEdition(matches).id : edition
}

export const chooseSimulation = (given: Given): Simulation => {
  const named = chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION).id
  const campaigns = choosesCampaigns(given, named)
  const edition = matchesOf(named, campaigns)
  const plan = choosePlan(given, edition)
  return {
    ...{ edition, options: chooseOptions(given, edition, campaigns), campaigns },
    teams: wholeNumber(given, 'teams', { from: 2, to: MOST_TEAMS }, DEFAULT_TEAMS),
    bots: chooseBots(textOf(given, 'bots') ?? (campaigns ? CAMPAIGN_BOT : DEFAULT_BOT)),
    seasons: wholeNumber(given, 'seasons', { from: 1, to: MOST_SEASONS }, DEFAULT_SEASONS),
    seed: seedOf(given, 1),
    budget: chooseBudget(given),
    victory: chooseVictory(given, edition, campaigns),
    ...(plan === undefined ? {} : { plan }),
  }
}

/** The command that repeats it. */
export const repeatText = (simulation: Simulation): string => {
  const { edition, teams, bots, seasons, seed, budget, plan, options, campaigns, victory } = simulation
  const isSingle = !campaigns && editionOf(edition).league.campaign !== undefined
  const flags: readonly (readonly [string, string | number | undefined])[] = [
    ['edition', edition],
    ['teams', teams],
    ['bots', bots.join(',')],
    ['seasons', seasons],
    ['seed', seed],
    ['nodes', budget.nodes],
    ['plan', plan && typed(plan.kind)],
    ['levels', options?.levels && typed(options.levels)],
    ['phases', options?.phases && (options.phases.join(',') || 'none')],
    ['touchdowns', victory?.touchdowns],
    ['turns', victory?.turns],
  ]
  const text = flags.flatMap(([name, value]) => (value === undefined ? [] : [` --${name} ${value}`])).join('')
  return `skulls season${text}${isSingle ? ' --single-matches' : ''}`
}

export const seasonFlags: readonly Flag[] = [
  { name: 'edition', value: 'E', help: editionHelp },
  { name: 'teams', value: 'N', help: `how many teams, 2 to ${MOST_TEAMS} (default ${DEFAULT_TEAMS})` },
  {
    name: 'bots',
    value: 'A,B,…',
    help: `of ${botNames.join(', ')}, dealt in turn (default ${DEFAULT_BOT}, in campaigns ${CAMPAIGN_BOT})`,
  },
  { name: 'seasons', value: 'N', help: `1 to ${MOST_SEASONS} (default ${DEFAULT_SEASONS})` },
  { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
  phasesFlag,
  { name: 'single-matches', help: 'second: teams for single matches, who stay as they are, instead of campaigns' },
  { name: 'touchdowns', value: 'N', help: 'what wins a match, where the edition leaves it open (second)' },
  {
    name: 'turns',
    value: 'N',
    help: `the turns of each side in such matches (default in campaigns ${CAMPAIGN_TURNS})`,
  },
  {
    name: 'levels',
    value: 'TABLE',
    help: `the points of star rolls, ${levelTables.map(typed).join(' or ')} (third)`,
  },
  { name: 'plan', value: 'PLAN', help: `${PLANS.map(typed).join(', ')} (default: the edition’s own)` },
  { name: 'nodes', value: 'N', help: `positions a bot may look at in a turn (default ${DEFAULT_NODES})` },
]

// The flags of `skulls league match`, next-season and no-show: who answers, who plays, league options, output paths.
// Neighbours: teamFileActions.ts runs the actions, answering.ts and playMatch.ts use the choices.
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { botNames } from '@double-skulls/bots'
import type { BySide, Engine } from '@double-skulls/engine'
import {
  editionOf,
  type LeagueOptions,
  levelTables,
  type MatchOptions,
  matchStages,
  mayNominate,
  mostValuableLots,
  starWays,
} from '@double-skulls/league'
import { agreementFlags, checkAgreement, wishedAgreement } from '../agreement.ts'
import { SHOW_BOTS } from '../choices.ts'
import { type Flag, type Given, isOn, textOf, wholeNumber } from '../command.ts'
import { makeFolder } from '../files.ts'
import { freePath } from '../freeFile.ts'
import { handicapFlag, wishedHandicaps } from '../handicapWishes.ts'
import { chosen, typed } from '../leagueWishes.ts'
import { refuse, unknown } from '../usage.ts'
import { type Answerer, answerers } from './answering.ts'
import { PERSON } from './playMatch.ts'

const MOST_GOLD = 100_000_000

const LEVELS = levelTables.map(typed)
/** The stages that a match need not be in. */
const STAGES = matchStages.filter((stage) => stage !== 'league').map(typed)

const DEFAULT_COACHES = 'person,person'

const around = 'match, next-season, no-show'

export const optionFlags: readonly Flag[] = [
  { name: 'no-supplements', help: 'match: inducements of the main rules only, and no bets' },
  { name: 'treasury-for-both', help: 'match: petty cash as first printed; both may add their treasury' },
  { name: 'two-choices', help: 'match: two stars who come together are two choices, as first printed' },
  { name: 'objectives', value: 'GOLD', help: 'match: secret objectives, and what one that is reached pays' },
  { name: 'upkeep', value: 'N,GOLD', help: 'match: upkeep negotiations from N advances on, at so much for each' },
  {
    name: 'mvp',
    value: 'LOT',
    help: 'match, no-show: most valuable player by lot among "all" (default), or "nominated": among six (bb2020)',
  },
  handicapFlag('match: '),
  { name: 'levels', value: 'TABLE', help: `match: the points of star rolls, ${LEVELS.join(' or ')} (third)` },
  {
    name: 'stage',
    value: 'STAGE',
    help: `match: ${STAGES.join(' or ')}, for gate and fans (default by --competition)`,
  },
  {
    name: 'stars',
    value: 'WAY',
    help: `match: ${starWays.join(', ')}: how coaches share out stars (second with starCards; default bidding)`,
  },
  ...agreementFlags('match: ').map((flag) =>
    flag.name === 'touchdowns' || flag.name === 'turns' ? { ...flag, help: `new, ${flag.help}` } : flag,
  ),
  { name: 'cap', value: 'GOLD', help: 'next-season: the most a new draft may cost, or "none"' },
]

export const matchFlags: readonly Flag[] = [
  {
    name: 'coaches',
    value: 'WHO',
    help: `${around}: who answers, of ${answerers.join(', ')} (default ${DEFAULT_COACHES})`,
  },
  {
    name: 'bots',
    value: 'HOME,AWAY',
    help: `match: who plays, ${botNames.join(', ')} or person (default ${SHOW_BOTS})`,
  },
  { name: 'answers', value: 'FILE', help: `${around}: answers, one a line, instead of asking` },
  { name: 'own-dice', help: `${around}: dice are thrown at the table and typed in` },
  { name: 'result', value: 'RECORD', help: 'match: a finished record of it, instead of playing' },
  { name: 'prepare', help: 'match: only the questions before it; writes the record to go on with' },
  { name: 'resume', value: 'FILE', help: `${around}: goes on with a record that was not finished` },
  { name: 'record', value: 'FILE', help: `${around}: where the record goes (default beside the team, *.record.json)` },
  {
    name: 'competition',
    value: 'FILE',
    help: 'match: enters the result there; next-season: takes the place from there',
  },
  { name: 'friendly', help: 'match: no awards and no points' },
  { name: 'decisive', help: 'match: it needs a winner; overtime and shoot-out' },
  { name: 'place', value: 'N', help: 'next-season: the place in the season that is over' },
  { name: 'unplayed', help: 'next-season: the team has played no match in the season that is over' },
  ...optionFlags,
]

const pairOf = (text: string, flag: string, known: readonly string[]): BySide<string> => {
  const [home, away = home, ...more] = text.split(',').map((word) => word.trim())
  if (more.length > 0) refuse(`--${flag} names home and away, as in "${known[0]},${known[1]}", not "${text}"`)
  for (const word of [home, away]) if (!known.includes(word)) unknown(`--${flag}`, word, known)
  return { home, away }
}

const isAnswerer = (word: string): word is Answerer => answerers.some((one) => one === word)

export const wishedCoaches = (given: Given): BySide<Answerer> => {
  const { home, away } = pairOf(textOf(given, 'coaches') ?? DEFAULT_COACHES, 'coaches', answerers)
  return isAnswerer(home) && isAnswerer(away) ? { home, away } : refuse('--coaches names nobody')
}

export const wishedPlayers = (given: Given): BySide<string> =>
  pairOf(textOf(given, 'bots') ?? SHOW_BOTS, 'bots', [...botNames, PERSON])

const upkeepOf = (given: Given): Pick<LeagueOptions, 'upkeepNegotiations'> => {
  const text = textOf(given, 'upkeep')
  if (text === undefined) return {}
  const [, advances, fee] = /^(\d{1,2}),(\d{1,8})$/.exec(text) ?? []
  return fee === undefined
    ? refuse(`--upkeep wants advances and gold, as in --upkeep 3,10000, not "${text}"`)
    : { upkeepNegotiations: { advances: Number(advances), fee: Number(fee) } }
}

const mostValuableOf = (given: Given, edition: string): Pick<LeagueOptions, 'mostValuable'> => {
  const text = textOf(given, 'mvp')
  if (text === undefined) return {}
  const lot = mostValuableLots.find((one) => one === text) ?? unknown('--mvp', text, mostValuableLots)
  return lot === 'nominated' && !mayNominate(editionOf(edition).league)
    ? refuse(`--mvp nominated: in ${edition} nobody is nominated; leave it out`)
    : { mostValuable: lot }
}

/** Options of a rule that only some editions have. */
const chosenIn = <T extends string>(
  given: Given,
  flag: string,
  known: readonly T[],
  { edition, has }: { readonly edition: string; readonly has: boolean },
): T | undefined => {
  const word = chosen(given, flag, known, undefined)
  if (word !== undefined && !has) refuse(`--${flag}: ${edition} has no such rule; leave it out`)
  return word
}

const starsOf = (given: Given, edition: string): Pick<MatchOptions, 'stars'> => {
  const stars = chosenIn(given, 'stars', starWays, {
    edition,
    has: editionOf(edition).league.stars.market !== undefined,
  })
  return stars === undefined ? {} : { stars }
}

const ratedOptions = (given: Given, edition: string): Pick<MatchOptions, 'levels' | 'stage'> => {
  const { careers, beforeMatch, afterMatch } = editionOf(edition).league
  const levels = chosenIn(given, 'levels', levelTables, { edition, has: careers?.otherLevels !== undefined })
  const has = beforeMatch.includes('gate') || afterMatch.includes('matchFees')
  const stage = chosenIn(given, 'stage', matchStages, { edition, has })
  return { ...(levels === undefined ? {} : { levels }), ...(stage === undefined ? {} : { stage }) }
}

/** What both coaches agree on for this match, where its edition leaves it open. */
export const agreementIn = (given: Given, engine: Engine): Pick<MatchOptions, 'agreement'> => {
  const agreement = wishedAgreement(given)
  checkAgreement(engine, agreement)
  return Object.keys(agreement).length > 0 ? { agreement } : {}
}

export const wishedOptions = (given: Given, edition: string): MatchOptions => {
  const reward = wholeNumber(given, 'objectives', { from: 0, to: MOST_GOLD }, null)
  return {
    ...(isOn(given, 'no-supplements') ? { supplements: false } : {}),
    ...(isOn(given, 'treasury-for-both') ? { treasuryForBoth: true } : {}),
    ...(isOn(given, 'two-choices') ? { pairsAreTwoChoices: true } : {}),
    ...(reward === null ? {} : { secretObjectives: { reward } }),
    ...upkeepOf(given),
    ...mostValuableOf(given, edition),
    ...wishedHandicaps(given, edition),
    ...ratedOptions(given, edition),
    ...starsOf(given, edition),
    ...(isOn(given, 'friendly') ? { friendly: true } : {}),
    ...(textOf(given, 'cap') === 'none'
      ? { redraftCap: null }
      : textOf(given, 'cap') === undefined
        ? {}
        : { redraftCap: wholeNumber(given, 'cap', { from: 0, to: MOST_GOLD }, null) }),
  }
}

/** The path to write a team to: its own file, or the same name in a folder. */
export const targetOf = (given: Given, path: string): string => {
  const folder = textOf(given, 'out')
  if (folder === undefined) return path
  makeFolder(folder)
  return join(folder, basename(path))
}

const stem = (path: string): string => basename(path).replace(/\.json$/i, '')

/** The first free name beside the first team. */
export const freeRecordPath = (targets: readonly string[]): string => {
  const start = join(dirname(targets[0]), targets.map(stem).join('-'))
  let path = `${start}.record.json`
  for (let number = 2; existsSync(path); number++) path = `${start}-${number}.record.json`
  return path
}

/** The path of the record: as given, the resumed one, or a free name. */
export const recordPath = (given: Given, targets: readonly string[]): string => {
  const wished = textOf(given, 'record')
  const resumed = textOf(given, 'resume')
  if (wished !== undefined)
    return resumed !== undefined && resolve(wished) === resolve(resumed) ? wished : freePath(given, wished)
  return resumed ?? freeRecordPath(targets)
}

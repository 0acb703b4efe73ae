// Imports that the linter refuses or allows, where the order of ARCHITECTURE.md's tables does not say it. Neighbour:
// ../boundaries.test.ts tries them.

export interface Room {
  readonly where: string
  readonly never: readonly string[]
  readonly fine: readonly string[]
}

export const engine = (room: string) => `packages/engine/src/${room}`
const procs = (room: string) => engine(`procs/${room}`)
const conductors = [
  '../match/match.ts',
  '../match/half.ts',
  '../match/drive.ts',
  '../turn/turn.ts',
  '../turn/activation.ts',
]

/** What the order of the tables does not say. */
export const rooms: readonly Room[] = [
  { where: engine('vocabulary'), never: ['../edition.ts', '../engine.ts', 'node:fs'], fine: ['./x.ts'] },
  {
    where: engine('kernel'),
    never: ['../edition.ts', '../hooks.ts', '../play.ts', '../index.ts', 'node:fs', 'fs'],
    fine: ['./play/x.ts', '../kernel/x.ts'],
  },
  ...['tables', 'rosters', 'procs', 'skills', 'inducements', 'kickOffEvents', 'weapons', 'items', 'magic'].map(
    (room) => ({
      where: engine(room),
      never: ['../engine.ts', '../compile.ts', '../index.ts', 'node:fs', 'fast-check'],
      fine: ['../edition.ts', '../hooks.ts'],
    }),
  ),
  { where: engine('forecast'), never: ['../index.ts', 'node:fs', 'fast-check'], fine: ['../engine.ts'] },
  ...['editions', 'play'].map((room) => ({
    where: engine(room),
    never: ['@double-skulls/odds', '@double-skulls/engine', 'node:crypto', 'fast-check', '../../../cli/src/x.ts'],
    fine: ['../edition.ts'],
  })),
  {
    where: procs('rolling'),
    never: [...['ball', 'hurt', 'block', 'foul', 'kickOff'].map((room) => `../${room}/x.ts`), ...conductors],
    fine: ['../move/zones.ts', '../match/effects.ts', '../../tables/x.ts'],
  },
  ...['move', 'ball', 'hurt'].map((room) => ({
    where: procs(room),
    never: ['../block/block.ts', '../foul/foul.ts', '../kickOff/kickOff.ts', ...conductors, '../../skills/x.ts'],
    fine: ['../block/push.ts', '../rolling/roll.ts', '../turn/turnover.ts', '../match/states.ts'],
  })),
  ...['block', 'foul', 'kickOff'].map((room) => ({
    where: procs(room),
    never: [
      ...['block', 'foul', 'kickOff'].filter((other) => other !== room).map((other) => `../${other}/x.ts`),
      ...conductors,
      '../../skills/x.ts',
    ],
    fine: ['../move/zones.ts', '../ball/settle.ts', '../hurt/fall.ts', '../turn/turnover.ts', '../match/effects.ts'],
  })),
  {
    where: procs('turn'),
    never: ['../kickOff/kickOff.ts', '../match/match.ts', '../match/drive.ts', '../../skills/x.ts'],
    fine: ['../block/block.ts', '../foul/foul.ts', '../match/effects.ts'],
  },
  { where: procs('match'), never: ['../../skills/x.ts', '../../editions/x.ts'], fine: ['../turn/turn.ts'] },
  {
    where: 'packages/engine/src',
    never: ['@double-skulls/cli', 'node:fs', 'fs', 'fast-check'],
    fine: ['./kernel/x.ts', './editions/x.ts', './play/x.ts'],
  },
  {
    where: 'packages/league/src',
    never: ['@double-skulls/cli', '@double-skulls/engine/src/index.ts', 'node:fs', 'fs', 'fast-check'],
    fine: ['@double-skulls/engine', './x.ts', './rules/x.ts'],
  },
  {
    where: 'packages/league/src/format',
    never: ['@double-skulls/server', '../../../engine/src/index.ts', 'node:fs'],
    fine: ['@double-skulls/engine', './x.ts', '../team.ts'],
  },
  {
    where: 'packages/odds/src',
    never: [
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/bots',
      '@double-skulls/cli',
      '../../engine/src/index.ts',
      'node:fs',
      'fast-check',
    ],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/words/src',
    never: [
      ...[
        '@double-skulls/engine/src/index.ts',
        '@double-skulls/odds',
        '@double-skulls/web',
        '../../engine/src/index.ts',
      ],
      ...['node:fs', 'react'],
    ],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/bots/src',
    never: ['@double-skulls/web', '@double-skulls/engine/src/index.ts', '../../engine/src/index.ts', 'node:fs'],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/web/src/table',
    never: [
      '@double-skulls/engine/editions/crp',
      '@double-skulls/cli',
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/odds/src/index.ts',
      '../../../engine/src/index.ts',
      '../../../words/src/index.ts',
      'node:fs',
    ],
    fine: [
      ...['engine', 'odds', 'bots', 'league', 'words'].map((name) => `@double-skulls/${name}`),
      ...['./x.ts', '../match/x.ts', 'react', 'wouter'],
    ],
  },
  {
    where: 'packages/league/src/competition',
    never: ['../team.ts', '../rules/x.ts', '../postMatch/x.ts', '../audit/x.ts'],
    fine: ['./x.ts', '../counted.ts', '../format/x.ts'],
  },
  { where: 'packages/league/src/rules', never: ['../book.ts', '../postMatch/x.ts'], fine: ['./x.ts', '../team.ts'] },
  ...['campaign', 'cup', 'format', 'history', 'postMatch', 'preMatch', 'season'].map((room) => ({
    where: `packages/league/src/${room}`,
    never: ['../audit/x.ts', '../index.ts', '@double-skulls/cli'],
    fine: ['../team.ts', '../rules/x.ts', '../procedure.ts'],
  })),
  { where: 'packages/league/src/audit', never: ['../index.ts', '@double-skulls/cli'], fine: ['../history/x.ts'] },
  {
    where: 'packages/web/src/choosing',
    never: ['../kits/x.ts', '../sound/x.ts', '../frame/Page.tsx', '@double-skulls/cli', 'node:fs'],
    fine: [...['../match/host.ts', '../settings/store.ts', '../frame/pointing.ts', '@double-skulls/odds', 'react']],
  },
  {
    where: 'packages/web/src/match',
    never: ['@double-skulls/engine/src/index.ts', '@double-skulls/engine/procs/x.ts'],
    fine: ['@double-skulls/engine/editions/crp'],
  },
  { where: 'packages/web/src/settings', never: ['./page/x.ts'], fine: ['../store/x.ts'] },
  { where: 'packages/web/src/statistics/plots', never: ['../../table/x.ts'], fine: ['../x.ts', '../../sides/x.ts'] },
  {
    where: 'packages/cli/src',
    never: [
      '@double-skulls/web',
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/engine/src/kernel/x.ts',
      '@double-skulls/bots/src/index.ts',
      '@double-skulls/league/src/index.ts',
      '@double-skulls/server',
      '../../engine/src/index.ts',
      '../../words/src/index.ts',
      '../../../packages/engine/src/index.ts',
    ],
    fine: [
      '@double-skulls/engine',
      '@double-skulls/bots',
      '@double-skulls/league',
      '@double-skulls/words',
      './x.ts',
      '../src/x.ts',
      'node:fs',
    ],
  },
]

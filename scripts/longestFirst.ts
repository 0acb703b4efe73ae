// The order of test files: browser tests first, then the others, the longest first, so that no long one runs alone at
// the end. Neighbours: vitest.config.ts.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files over eight seconds, the longest first. A file missing here only runs later than ideal. */
const LONG: readonly string[] = [
  'packages/web/test/browser/everyDecision.test.ts',
  'packages/web/test/browser/everyKindSecond.test.ts',
  'packages/web/test/browser/tabs.test.ts',
  'packages/web/test/browser/everyKindBefore.test.ts',
  'packages/web/test/browser/access.test.ts',
  'packages/web/test/browser/everyKindThird.test.ts',
  'packages/web/test/browser/broken.test.ts',
  'packages/engine/test/play/wholeMatches.second.test.ts',
  'packages/bots/test/wholeMatches.test.ts',
  'packages/engine/test/play/wholeMatches.third.test.ts',
  'packages/league/test/campaign/league.test.ts',
  'packages/web/test/choosing/kinds.test.ts',
  'packages/bots/test/strength.test.ts',
  'packages/cli/test/library.test.ts',
  'packages/odds/test/speed.test.ts',
  'packages/league/test/preMatch/anything.test.ts',
  'packages/cli/test/telling.test.ts',
  'packages/bots/test/questions.test.ts',
  'packages/cli/test/commands.test.ts',
  'packages/league/test/audit/doctored.test.ts',
  'packages/cli/test/season.test.ts',
  'packages/cli/test/team.test.ts',
  'packages/engine/test/play/wholeMatches.bugman.test.ts',
  'packages/engine/test/play/secrecy.test.ts',
  'packages/engine/test/play/wholeMatches.wild.test.ts',
  'packages/odds/test/forecast.test.ts',
  'packages/bots/test/training.test.ts',
]

/** A class, because vitest requires one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b))
  }
}

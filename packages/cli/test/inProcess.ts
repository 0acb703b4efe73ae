// Simulated leagues without threads: every match is played at once, where it stands. Neighbours: season.test.ts uses threads.
import { engineOf } from '../src/engines.ts'
import { playSeasonMatch, type SeasonGame, type SeasonMatch } from '../src/season/seasonMatch.ts'
import type { Running } from '../src/season/simulateSeasons.ts'
import type { Threads } from '../src/threads.ts'

const here: Threads<SeasonMatch, SeasonGame> = {
  count: 1,
  async work(jobs, { onResult }) {
    for (const job of jobs) onResult(job, playSeasonMatch(engineOf(job.edition), job))
  },
  async close() {},
}

/** Runs to the end; `more` watches. */
export const inProcess = (more: Partial<Running> = {}): Running => ({
  ...{ threads: here, stop: new AbortController().signal },
  onMatch: () => {},
  onSeason: async () => {},
  ...more,
})

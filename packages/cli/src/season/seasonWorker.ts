// A worker thread that plays league matches with their pre-match and post-match sequences. Neighbours: simulateSeasons.ts
// sends them, bin/seasonWorker.mjs starts this file.
import { engineOf } from '../engines.ts'
import { serveJobs } from '../threads.ts'
import { playSeasonMatch, type SeasonGame, type SeasonMatch } from './seasonMatch.ts'

serveJobs<SeasonMatch, SeasonGame>((match) => playSeasonMatch(engineOf(match.edition), match))

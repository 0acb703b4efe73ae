// A thread that plays league matches, from before they begin until both teams have put their books in order. Neighbours: simulate.ts
// sends them, bin/seasonWorker.mjs starts this file.
import { engineOf } from '../engines.ts'
import { serveJobs } from '../threads.ts'
import { playSeasonMatch, type SeasonGame, type SeasonMatch } from './match.ts'

serveJobs<SeasonMatch, SeasonGame>((match) => playSeasonMatch(engineOf(match.edition), match))

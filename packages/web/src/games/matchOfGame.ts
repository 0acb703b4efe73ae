// The match of a game: kicked off as it was prepared, and read when it is over. Neighbours: GamePage.tsx, match/keepStart.ts saves it,
// the league reads its record.
import { idWith, type MatchRecord, newRecorder } from '@double-skulls/engine'
import { type MatchReport, type PreMatch, readMatch, setupFor } from '@double-skulls/league'
import { loadEdition } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import { keepStart } from '../match/keepStart.ts'
import { restoredInputs } from '../match/restored.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import type { KeptGame } from '../store/keptGame.ts'
import { savedMatch } from '../store/matches.ts'

/** The rules of the match: those of the teams, with the options that are on. */
export const rulesOf = ({ teams, options }: Pick<KeptGame, 'teams' | 'options'>): string =>
  idWith(teams.home.edition, options.match ?? [])

/** Saves the match and returns its id. */
export const kickedOff = (game: KeptGame, prepared: PreMatch): Promise<string> => {
  const { foretold } = prepared
  const setup = setupFor(prepared, game.decisive)
  const beginning = { setup, ...(foretold.length > 0 ? { foretold } : {}) }
  return keepStart({ edition: rulesOf(game), seats: game.seats, beginning, seed: wantedSeed() })
}

/** How far the match is: still played, thrown away, or over with its record. */
export type MatchState =
  | { readonly is: 'played' | 'gone' }
  | { readonly is: 'over'; readonly record: MatchRecord; readonly report: MatchReport }

export const matchState = async (id: string): Promise<MatchState> => {
  const saved = await savedMatch(id)
  if (!saved) return { is: 'gone' }
  if (saved.state.result === null) return { is: 'played' }
  await loadEdition(saved.edition)
  const engine = engineNamed(saved.edition)
  if (!engine || !('setup' in saved.beginning)) throw new Error('the match began from a position, and cannot be read')
  const { inputs, fromState, notice } = restoredInputs(engine, saved)
  if (fromState) throw new Error(notice)
  const recorder = newRecorder(engine, saved.beginning.setup)
  for (const input of inputs) recorder.apply(input)
  const record = recorder.record()
  return { is: 'over', record, report: readMatch(engine, record).report }
}

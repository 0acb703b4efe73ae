// By which rules a kept match was played, and whether they are still the same. Neighbours: record.ts, edition.ts lists the
// corrections of an edition.
import type { CompiledEdition } from '../edition.ts'

/** What a record or a saved match says about its rules. */
export interface PlayedBy {
  readonly edition: string
  /** The rules version of the edition; matches of engine 0.2.0 do not name it. */
  readonly rules?: number
  /** The engine that wrote it. */
  readonly engine: string
}

/** The rules version, the same for all editions, of engines whose records do not name it. */
const RULES_OF_ENGINE: { readonly [engine: string]: number } = { '0.2.0': 1 }

/** Why a match would play differently now than when it was recorded; '' if it plays the same. */
export const rulesFault = ({ id, rulesVersion: now, corrections }: CompiledEdition, played: PlayedBy): string => {
  if (played.edition !== id) return `it is of edition "${played.edition}", not "${id}"`
  const then = played.rules ?? RULES_OF_ENGINE[played.engine]
  if (then === undefined)
    return `it was made by engine ${played.engine}, and nothing is known of its rules; replay it with that engine`
  if (then > now)
    return `it was played by version ${then} of the rules of ${id} (engine ${played.engine}), and this engine has version ${now}; replay it with a newer engine`
  if (then < now)
    return `it was played by version ${then} of the rules of ${id}, and this engine has version ${now}; corrected since: ${corrections.slice(then - 1).join('; ')}`
  return ''
}

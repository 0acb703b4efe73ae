// Positions as addresses: any state of a match, packed, or a position written by hand as text. Neighbours: PositionPage.tsx opens
// one, table/MatchNav.tsx and replay/ReplayNav.tsx copy one; docs/position.md has the text format.
import {
  BadPosition,
  type Engine,
  layoutFault,
  type Match,
  readPosition,
  stateFaults,
  writePosition,
} from '@double-skulls/engine'
import { loadEdition } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import { pack, unpack } from '../sharing/packed.ts'

/** Marks a packed state; a text begins with its edition instead. */
const PACKED = '='

/** The address of a match in its current state. */
export const positionLink = async (match: Match): Promise<string> => {
  const page = location.href.split('#')[0]
  return `${page}#/position/${PACKED}${await pack({ match })}`
}

/** The address of the editor with this match; says why, if the state cannot be written as text. */
export const editPosition = (navigate: (address: string) => void, match: Match): string => {
  try {
    navigate(`/positions/${encodeURIComponent(writePosition(match))}`)
    return ''
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error
    return 'Only a moment at which a player or his next step is chosen can be edited: go on to the next one.'
  }
}

interface Opened {
  readonly engine: Engine
  readonly match: Match
}

const CHANGED = 'it was cut off or changed on its way; ask for the link again'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A state is accepted only if the engine can play on from it and finds no error. */
const checked = (match: unknown): Opened => {
  if (!isObject(match) || typeof match.edition !== 'string') throw new BadPosition(CHANGED)
  const otherLayout = layoutFault(match)
  if (otherLayout !== '')
    throw new BadPosition(`${otherLayout}; ask for the link again, or open it with a client of the day it was made`)
  const engine = engineNamed(match.edition)
  if (!engine)
    throw new BadPosition(
      `it is played by the edition "${match.edition}", which is not here; open it in a newer client`,
    )
  let faults: readonly string[]
  try {
    faults = stateFaults(engine, match as unknown as Match)
  } catch {
    throw new BadPosition(CHANGED)
  }
  if (faults.length > 0) throw new BadPosition(`${faults[0]}; ask for the link again`)
  return { engine, match: match as unknown as Match }
}

/** A text begins with its edition. */
const openText = async (text: string): Promise<Opened> => {
  await loadEdition(text.trimStart().split(/\s/)[0])
  return readPosition(text)
}

const openPacked = async (packed: string): Promise<Opened> => {
  let data: unknown
  try {
    data = JSON.parse(await unpack(packed))
  } catch {
    throw new BadPosition(CHANGED)
  }
  if (!isObject(data)) throw new BadPosition(CHANGED)
  if (isObject(data.match)) await loadEdition(String(data.match.edition))
  return checked(data.match)
}

/** The match of an address; reports the error of one that holds none. */
export const openPosition = async (text: string): Promise<Opened> =>
  text.startsWith(PACKED) ? openPacked(text.slice(PACKED.length)) : openText(text)

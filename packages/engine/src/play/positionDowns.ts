// Downs in the position notation: `down=5:2:14:blitzed,thrown` (played in this half, the number in the drive, the row of the line of
// scrimmage, what is announced and used up) and `keeps=home:h14` (who has a ball that is dead, and where). Neighbours:
// positionFacts.ts reads the words, positionStack.ts pushes the frame; procs/downs/downsFrame.ts has the state.
import type { CompiledEdition } from '../edition.ts'
import type { Match } from '../kernel/match.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { type DownsFrame, downsFrame, downsOf, KICK_RETURN } from '../procs/downs/downsFrame.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

export interface DownFacts {
  readonly down: string
  readonly keeps: string
}

const WORD = /^(\d{1,2}):([0-4]):(\d{1,2})(?::([a-z0-9,]+))?$/
const KEEPS = /^(home|away)(?::([a-z]+\d+))?$/
const SAVED = /^saved(\d{1,2})$/

const flags = ['blitzed', 'drill', 'goal', 'thrown'] as const

const flagsIn = (word: string, text: string): Partial<DownsFrame> => {
  const read: Partial<DownsFrame> = {}
  for (const part of text === '' ? [] : text.split(',')) {
    const flag = flags.find((one) => one === part)
    const saved = SAVED.exec(part)
    if (flag) read[flag] = true
    else if (saved) read.saved = Number(saved[1])
    else throw new BadPosition(`"${word}": known are ${flags.join(', ')} and saved1`)
  }
  return read
}

const keeperIn = ({ pitch }: CompiledEdition, word: string): Partial<DownsFrame> => {
  const [, by, name] = KEEPS.exec(word) ?? []
  const keeper = sides.find((side) => side === by)
  const keptAt = name === undefined ? OFF : squareNamed(pitch, name)
  if (!keeper || (name !== undefined && keptAt === OFF))
    throw new BadPosition(
      `"keeps=${word}": the side that has a dead ball, and where, like keeps=home:h14 or keeps=home`,
    )
  return { keeper, keptAt }
}

/** The state that the words describe; without one a kick is being returned. */
const framed = (rules: CompiledEdition, kicking: Side, { down: word, keeps }: DownFacts): Partial<DownsFrame> => {
  const whose = keeps === '' ? {} : keeperIn(rules, keeps)
  if (word === '') return whose
  const [, , number = '', row = '', more = ''] = WORD.exec(word) ?? []
  const { length, endZone } = rules.pitch
  const down = Number(number)
  const line = down === KICK_RETURN ? OFF : Number(row) - 1
  if (number === '' || (down !== KICK_RETURN && (line < endZone || line >= length - endZone)))
    throw new BadPosition(
      `"down=${word}": downs played in this half, the number of this one, the row of its line from ${endZone + 1} to ${length - endZone}, like down=5:2:14, or down=5:0:0 for a kick return`,
    )
  return { keeper: otherSide(kicking), ...flagsIn(`down=${word}`, more), ...whose, down, line }
}

/** The frame of a match in downs, and its clock. */
export const downsFor = (
  rules: CompiledEdition,
  match: Match,
  kicking: Side,
  next: Side,
  facts: DownFacts,
): DownsFrame => {
  const played = Number(WORD.exec(facts.down)?.[1] ?? 0)
  const all = rules.clock.downs?.perHalf ?? 0
  if (played >= all) throw new BadPosition(`"down=${facts.down}": at most ${all - 1} downs of the half are played`)
  match.clock.down = played
  return { ...downsFrame(kicking), step: 'turnOver', next, ...framed(rules, kicking, facts) }
}

export const refuseDowns = ({ id, clock }: CompiledEdition, { down, keeps }: DownFacts): void => {
  if (!clock.downs && down + keeps !== '')
    throw new BadPosition(
      `"${down === '' ? `keeps=${keeps}` : `down=${down}`}": edition ${id} has no downs; leave it out`,
    )
}

const keepsText = ({ pitch }: CompiledEdition, { keeper, keptAt }: DownsFrame): string =>
  keptAt === OFF ? keeper : `${keeper}:${squareName(pitch, keptAt)}`

export const downFacts = (rules: CompiledEdition, match: Match): DownFacts => {
  const downs = downsOf(match)
  if (!downs) return { down: '', keeps: '' }
  const words = [...flags.filter((flag) => downs[flag]), ...(downs.saved > 0 ? [`saved${downs.saved}`] : [])]
  const more = words.length > 0 ? `:${words.join(',')}` : ''
  return { down: `${match.clock.down}:${downs.down}:${downs.line + 1}${more}`, keeps: keepsText(rules, downs) }
}

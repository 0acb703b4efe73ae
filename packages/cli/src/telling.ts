// A match as plain text: the sentences of packages/words with their dice and modifiers. Neighbours: commands/play.ts,
// commands/replay.ts and leagueMatch/playMatch.ts print them.
import type { Engine, GameEvent, Match } from '@double-skulls/engine'
import { blockFaces, type LogLine, newTeller, plainText, walkedOn } from '@double-skulls/words'

export interface Telling {
  /** The lines for new events; needs all events from the start of the match. */
  tell(events: readonly GameEvent[], after: Match): readonly LogLine[]
  text(lines: readonly LogLine[]): readonly string[]
}

export const newTelling = (engine: Engine): Telling => {
  const teller = newTeller(engine)
  const faces = blockFaces(engine)
  let count = 0
  return {
    tell: (events, after) => events.flatMap((event) => teller.tell(event, after, count++) ?? []),
    text: (lines) => lines.map((line) => plainText(line, faces)),
  }
}

export interface Paper {
  write(lines: readonly LogLine[]): void
  /** Prints the lines held back. */
  end(): void
}

/** For output that cannot be redrawn: a move is held back until it is over, and is then one line. */
export const newPaper = ({ text }: Telling, print: (line: string) => void): Paper => {
  let walk: LogLine | undefined
  const written = (line: LogLine): void => {
    for (const one of text([line])) print(one)
  }
  const end = (): void => {
    if (walk) written(walk)
    walk = undefined
  }
  return {
    write: (lines) => {
      for (const line of lines) {
        const longer = walkedOn(walk, line)
        if (!longer) end()
        if (longer || line.walk) walk = longer ?? line
        else written(line)
      }
    },
    end,
  }
}

// A position to ask for odds, with its players and squares by name. Neighbour: plan.test.ts.
import { type Engine, type Match, readPosition, squareNamed } from '@double-skulls/engine'

export interface Table {
  readonly engine: Engine
  readonly match: Match
  /** A player by his name in the notation, `h1`. */
  who(name: string): number
  at(name: string): number
}

export const table = (text: string): Table => {
  const { engine, match } = readPosition(text)
  return {
    engine,
    match,
    who: (name) => {
      const side = name[0] === 'h' ? 'home' : 'away'
      return match.players.findIndex((p) => p.side === side && p.who.number === Number(name.slice(1)))
    },
    at: (name) => squareNamed(engine.rules.pitch, name),
  }
}

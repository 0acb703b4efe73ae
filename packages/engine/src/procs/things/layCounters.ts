// Before the match the coaches lay out their trap counters in turn, face-down in their own halves; then each says in secret which of
// his is what, and what his special one is. Neighbours: counters.ts, tables/trapTables.ts has the set; match/preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Piece } from '../../kernel/match.ts'
import { addPiece, pieceFits } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { COUNTERS, plainCounters, type SpecialTrap, specialTraps, type TrapKind } from '../../tables/trapTables.ts'
import { type Action, action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { halfOf } from '../move/zones.ts'
import { newPiece } from './pieces.ts'
import { trap } from './trap.ts'

export interface LayCountersFrame extends Frame {
  readonly proc: 'layCounters'
  step: 'lay' | 'begin' | 'which' | 'what'
  /** How many both have laid together. */
  laid: number
  /** Whose counters get their meaning, and how many of his pits and the special one he has named. */
  side: Side
  named: number
}

/** Who lays the next one. */
const laying = ({ laid }: LayCountersFrame): Side => sides[laid % sides.length]

const layOn = squareActions('place')
const mean = squareActions('choose')
const beThat = (kind: SpecialTrap): Action => action('choose', -1, -1, kind)

const counterOf = (side: Side): Piece => ({ ...newPiece('blank', side), hiddenFrom: otherSide(side) })

/** Everything but the blanks is named: the pits, and at last the special one. */
const NAMED = COUNTERS - plainCounters.blank

const kindNamed = ({ named }: LayCountersFrame): TrapKind => (named < plainCounters.pit ? 'pit' : 'spikedPit')

/** Whoever may not know which counters have a meaning takes all of them for blanks. */
const NAMED_KINDS: readonly string[] = ['pit', 'spikedPit']

const own = (c: Ctx, { side }: LayCountersFrame): readonly Piece[] =>
  c.match.pieces.filter((piece) => piece.side === side && piece.hiddenFrom !== '')

/** Where this side may lay one. */
const places = (c: Ctx, side: Side): readonly Square[] => {
  const one = counterOf(side)
  return halfOf(c, side).filter((square) => pieceFits(c.match, c.rules.pitch, one, square))
}

/** The kind of one of his counters is this; everybody else is none the wiser. */
const setKind = (c: Ctx, { side }: LayCountersFrame, kind: TrapKind, which: (piece: Piece) => boolean): void => {
  const index = c.match.pieces.findIndex((piece) => piece.side === side && which(piece))
  const piece = { ...c.match.pieces[index], kind }
  c.match.pieces[index] = piece
  c.events.push({ type: 'counterMeant', side, square: piece.at, kind, secretOf: side })
}

export const layCounters: Procedure<LayCountersFrame, Ctx> = {
  steps: {
    lay: {
      kind: 'choice',
      by: (_c, f) => laying(f),
      question: (_c, f) => question('layCounter', -1, { left: Math.ceil((2 * COUNTERS - f.laid) / sides.length) }),
      legal: (c, f) => places(c, laying(f)).map(layOn),
      // One who does not answer lays his as far forward as he can.
      fallback: (_c, f, legal) => (laying(f) === 'home' ? legal.at(-1) : legal[0]),
      chosen: (c, f, { square }) => {
        const side = laying(f)
        addPiece(c.match, c.rules.pitch, { ...counterOf(side), at: square })
        c.events.push({ type: 'counterLaid', side, square })
        f.laid++
        return f.laid < 2 * COUNTERS ? 'lay' : 'begin'
      },
    },

    begin: (_c, f) => {
      f.named = 0
      return 'which'
    },

    which: {
      kind: 'choice',
      hidden: true,
      by: (_c, f) => f.side,
      question: (_c, f) => question('meanCounter', -1, { subject: kindNamed(f), left: NAMED - f.named }),
      legal: (c, f) => own(c, f).flatMap(({ at, kind }) => (NAMED_KINDS.includes(kind) ? [] : [mean(at)])),
      chosen: (c, f, { square }) => {
        setKind(c, f, kindNamed(f), ({ at }) => at === square)
        f.named++
        return f.named < NAMED ? 'which' : 'what'
      },
    },

    what: {
      kind: 'choice',
      hidden: true,
      by: (_c, f) => f.side,
      question: () => question('meanCounter', -1, { subject: 'special', left: 1 }),
      legal: () => specialTraps.map(beThat),
      chosen: (c, f, { option }) => {
        const kind = specialTraps.find((one) => one === option) ?? 'spikedPit'
        if (kind !== 'spikedPit') setKind(c, f, kind, (piece) => piece.kind === 'spikedPit')
        if (f.side === 'away') return DONE
        f.side = 'away'
        return 'begin'
      },
    },
  },
}

export const countersAreLaid: Routine = {
  id: 'countersAreLaid',
  at: 'preGame',
  begin: (): LayCountersFrame => ({ ...{ proc: 'layCounters', step: 'lay', laid: 0 }, ...{ side: 'home', named: 0 } }),
  procedures: { layCounters, trap },
}

// Whose eyes count at this screen: those of its only coach, those of whoever sits there now when both use it, and everybody's once
// nothing is at stake. Neighbours: eyes.ts shows the match in them, localHost.ts asks, table/Curtain.tsx is the curtain.
import {
  type Action,
  type BySide,
  type Engine,
  type Match,
  otherSide,
  type Pending,
  type Side,
  sameAction,
  sides,
  viewers,
} from '@double-skulls/engine'
import { newEyes, type Sight } from './eyes.ts'
import type { Eyes, Handover, Played, Seat } from './host.ts'

/** The side of the only coach at this screen; null when both sides or none are played here. */
export const onlyHere = (seats: BySide<Seat>): Side | null => {
  const here = sides.filter((side) => seats[side].by === 'here')
  return here.length === 1 ? here[0] : null
}

export interface Screen {
  /** The match before the first step, without what any coach may not see who may sit here. */
  readonly start: Match
  /** What is shown of a match that waits for this. */
  look(
    played: readonly Played[],
    pending: Pending,
    playing: boolean,
  ): Sight & { readonly eyes: Eyes; readonly handover: Handover | null }
  clear(): void
  sitDown(side: Side, match: Match): void
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Whether the side has a secret that is worth a look: the record of one that is used up is none. */
const hasSecrets = (engine: Engine, match: Match, side: Side): boolean => {
  const squad = match.squads[side]
  const { secrets } = squad
  const kept = secrets && !Object.values(secrets).every(isEmpty) ? secrets : undefined
  return engine.hides({ ...match, squads: { ...match.squads, [side]: { ...squad, secrets: kept } } }, otherSide(side))
}

const sameAnswers = (some: readonly Action[], others: readonly Action[]): boolean =>
  some.length === others.length && some.every((one, i) => sameAction(one, others[i]))

/** Whether the answers themselves tell a secret. */
const answersTell = (engine: Engine, match: Match): boolean =>
  !sameAnswers(engine.legal(match), engine.legal(engine.view(match, 'nobody', true)))

/** Distinguishes the running turn from every other; '' between turns. */
const turnOf = ({ clock, turn }: Match): string =>
  turn.running ? `${clock.half} ${clock.drive} ${turn.side} ${clock[turn.side]}` : ''

export const newScreen = (engine: Engine, start: Match, seats: BySide<Seat>): Screen => {
  const here = sides.filter((side) => seats[side].by === 'here')
  const views = new Map(viewers.map((viewer) => [viewer, newEyes(engine, start, viewer)]))
  /** With both coaches here: whoever sits at the screen, and the turn in which he sat down. */
  let present: Side | 'nobody' = 'nobody'
  let satDownIn = ''

  const eyesFor = ({ result }: Match): Eyes => {
    if (here.length === 0 || result) return 'all'
    return here.length === 1 ? here[0] : present
  }

  /** He is shown what is his when his turn begins, and whenever he is asked about it; not for every other question in between. */
  const handoverAt = (match: Match, asked: Side): Handover | null => {
    if (present === asked) return null
    const own = hasSecrets(engine, match, asked)
    const turn = match.turn.side === asked ? turnOf(match) : ''
    const begins = turn !== '' && turn !== satDownIn
    if (engine.secret(match) !== null || (own && (begins || answersTell(engine, match))))
      return { to: asked, curtain: true }
    return present !== 'nobody' && hasSecrets(engine, match, present) ? { to: asked, curtain: false } : null
  }

  const from = here.length === 1 ? here[0] : 'nobody'
  return {
    start: here.length === 0 || !engine.hides(start, from) ? start : engine.view(start, from),
    look: (played, pending, playing) => {
      const match = played.at(-1)?.after ?? start
      const eyes = eyesFor(match)
      const view = eyes === 'all' ? undefined : views.get(eyes)
      const asked = playing && here.length === 2 && pending.wait === 'coach' ? pending.side : null
      return {
        ...(view?.(played) ?? { match, steps: played }),
        eyes,
        handover: asked ? handoverAt(match, asked) : null,
      }
    },
    clear: () => {
      present = 'nobody'
    },
    sitDown: (side, match) => {
      present = side
      satDownIn = match.turn.side === side ? turnOf(match) : satDownIn
    },
  }
}

// The tray under the pitch: the question, the answers as buttons, the preview of a square, and the player card. Always in the
// same place and of the same height. Neighbours: Question.tsx, Waiting.tsx, PlayerCard.tsx; table/ places it.
import type { PointerEvent, ReactNode } from 'react'
import { actorOf } from '../choosing/actor.ts'
import type { Choosing } from '../choosing/choosing.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { spoken } from '../preview/spoken.ts'
import type { Show } from '../stage/stage.ts'
import { hitOf } from './BlockDiceReasons.tsx'
import { FullTime } from './FullTime.tsx'
import { Grip } from './Grip.tsx'
import { PlayerCard } from './PlayerCard.tsx'
import { Question } from './Question.tsx'
import { Waiting } from './Waiting.tsx'

interface TrayProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly show: Show
  readonly choosing: Choosing
  /** The player whose card is shown: under the pointer, chosen or inspected, or −1. */
  readonly looked: number
  onHurry(): void
  onGrab(player: number, event: PointerEvent): void
  /** On phones the log opens behind it. */
  readonly tall: boolean
  onTall(): void
}

export const Tray = (props: TrayProps): ReactNode => {
  const { host, situation, show, choosing, looked, onHurry, onGrab, tall, onTall } = props
  const { engine } = host
  const { match, yours, pending } = situation
  const ready = yours && show.still
  const duel = ready ? hitOf(situation) : null
  const shown = duel ? duel.other : looked
  return (
    <section className={duel ? 'tray face-to-face' : 'tray'} aria-label="Decision">
      {duel && <PlayerCard engine={engine} match={match} player={match.players[duel.player]} />}
      <Grip tall={tall} onTall={onTall} />
      <div className="ask">
        {pending.wait === 'nothing' && show.still ? (
          <FullTime host={host} situation={situation} result={pending.result} />
        ) : ready ? (
          <Question host={host} situation={situation} choosing={choosing} onGrab={onGrab} />
        ) : (
          <Waiting host={host} situation={situation} show={show} onHurry={onHurry} />
        )}
      </div>
      <p className="unseen" aria-live="polite">
        {ready && spoken(engine, situation, choosing.aim, actorOf(situation, choosing.chosen.player))}
      </p>
      {shown >= 0 && <PlayerCard engine={engine} match={match} player={match.players[shown]} />}
    </section>
  )
}

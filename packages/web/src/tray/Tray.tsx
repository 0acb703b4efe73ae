// The tray under the pitch: who is asked what, the answers as buttons, and what the pointed square would bring. Always in
// the same place. Neighbours: Buttons.tsx, preview/, PlayerCard.tsx; table/MatchPage.tsx docks it.
import type { Engine } from '@double-skulls/engine'
import { lastWords, playerName } from '@double-skulls/words'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { actorOf } from '../choosing/actor.ts'
import type { Choosing } from '../choosing/choosing.ts'
import { ruleOfQuestion } from '../companion/ruleKinds.ts'
import { RollFaces } from '../dice/Faces.tsx'
import { Seat } from '../dugout/Dugout.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { Preview } from '../preview/Preview.tsx'
import { spoken } from '../preview/spoken.ts'
import { Why } from '../preview/Why.tsx'
import { isPrompted } from '../prompt/promptOf.ts'
import { SavedFormations } from '../setUp/SavedFormations.tsx'
import { SideMark } from '../sides/SideMark.tsx'
import type { Show } from '../stage/stage.ts'
import { questionWords } from '../words/questions.ts'
import { RuleName } from '../words/RuleName.tsx'
import { Buttons } from './Buttons.tsx'
import { FullTime } from './FullTime.tsx'
import { PlayerCard } from './PlayerCard.tsx'

interface TrayProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly show: Show
  readonly choosing: Choosing
  /** Whose card is shown: pointed at, chosen or looked at, or −1. */
  readonly looked: number
  onHurry(): void
  onGrab(player: number, event: PointerEvent): void
  /** On phones the tray has two heights. */
  readonly tall: boolean
  onTall(): void
  /** Above everything: who plays, where that is not this tab. */
  readonly children?: ReactNode
}

const Asked = ({ engine, situation, chosen }: { engine: Engine; situation: Situation; chosen: number }): ReactNode => {
  const { pending, match } = situation
  if (pending.wait !== 'coach') return null
  const { question, side } = pending
  const rule = ruleOfQuestion(engine, question)
  return (
    <div className="asked-of">
      <p className="asked-team">
        <SideMark side={side} /> {match.squads[side].name}
      </p>
      <h2 className="asked-question" data-kind={question.kind} aria-live="polite">
        {question.kind === 'turn' && chosen >= 0
          ? `${playerName(match, chosen)}: an action, or a square to go to`
          : questionWords(engine, match, question)}
      </h2>
      {rule && (
        <p className="asked-rule">
          <RuleName engine={engine} {...rule} />
        </p>
      )}
      {question.missing !== '' && <p className="missing">{question.missing}</p>}
      {question.roll && question.roll.faces.length > 0 && (
        <div className="asked-roll">
          <RollFaces engine={engine} roll={question.roll} />
          {question.roll.needed > 0 && (
            <Why match={match} roll={question.roll}>
              needs {question.roll.needed}+
            </Why>
          )}
        </div>
      )}
      {question.declining !== '' && !isPrompted(situation) && (
        <p className="declining">Otherwise: {question.declining}</p>
      )}
    </div>
  )
}

/** Players beside the pitch who can be chosen, for screens where the dugouts are folded away. */
const Bench = (props: Omit<Parameters<typeof Seat>[0], 'player'>): ReactNode => {
  const able = props.match.players.filter(
    ({ id, place }) => place !== 'pitch' && props.choosing.choices.players.has(id),
  )
  if (able.length === 0) return null
  return (
    <div className="bench">
      {able.map((player) => (
        <Seat key={player.id} player={player} {...props} />
      ))}
    </div>
  )
}

/** Two coaches at one screen: what is secret is shown when the other one has looked away. */
const Secret = ({ situation, onShow }: { readonly situation: Situation; onShow(): void }): ReactNode => {
  const { pending, match } = situation
  if (pending.wait !== 'coach') return null
  return (
    <div className="asked-of">
      <h2 className="asked-question secret">A secret choice for {match.squads[pending.side].name}</h2>
      <p>The other coach looks away now.</p>
      <div className="buttons">
        <button type="button" className="answer" data-answer="show" data-number={1} onClick={onShow}>
          Show it
        </button>
      </div>
    </div>
  )
}

const noLook = (): void => undefined

const Waiting = ({
  host,
  situation,
  show,
  onHurry,
}: Pick<TrayProps, 'host' | 'situation' | 'show' | 'onHurry'>): ReactNode => {
  const { pending, match } = situation
  const seat = pending.wait === 'coach' ? host.seats[pending.side] : null
  const { roll, rolls, banner, lines } = show
  return (
    <div className="tray-waiting" aria-live="polite">
      {!show.still && <p className={`news ${banner?.tone ?? 'quiet'}`}>{banner ? banner.text : lastWords(lines)}</p>}
      {!show.still && (
        <button type="button" className="plain" onClick={onHurry}>
          Skip <kbd>Space</kbd>
        </button>
      )}
      {roll && !show.still && (
        <p key={rolls} className="landing">
          <RollFaces engine={host.engine} roll={roll} />
        </p>
      )}
      {show.still && situation.playing && pending.wait === 'coach' && seat?.by === 'bot' && (
        <p>
          {match.squads[pending.side].name} ({seat.bot}) are thinking …
        </p>
      )}
      {show.still && !situation.playing && pending.wait === 'coach' && (
        <p className="asked-there">
          <SideMark side={pending.side} /> {match.squads[pending.side].name}:{' '}
          {host.engine.isHidden(match) ? 'a secret choice' : questionWords(host.engine, match, pending.question)}
        </p>
      )}
    </div>
  )
}

export const Tray = (props: TrayProps): ReactNode => {
  const { host, situation, show, choosing, looked, onHurry, onGrab, tall, onTall } = props
  const { engine } = host
  const { match, yours, trouble, pending } = situation
  const ready = yours && show.still
  const [seen, setSeen] = useState<Situation | null>(null)
  return (
    <section className="tray" aria-label="Decision">
      <button type="button" className="tray-grip" aria-expanded={tall} onClick={onTall}>
        <span className="unseen">{tall ? 'Less' : 'More'}</span>
      </button>
      {props.children}
      {trouble !== '' && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="tray-columns">
        <div className="tray-main">
          {pending.wait === 'nothing' && show.still ? (
            <FullTime host={host} situation={situation} result={pending.result} />
          ) : ready && situation.secret && seen !== situation ? (
            <Secret situation={situation} onShow={() => setSeen(situation)} />
          ) : ready ? (
            <>
              <Asked engine={engine} situation={situation} chosen={choosing.chosen.player} />
              <Bench engine={engine} match={match} choosing={choosing} onGrab={onGrab} onLook={noLook} />
              <Buttons host={host} situation={situation} choosing={choosing} />
              <SavedFormations engine={engine} situation={situation} choosing={choosing} />
            </>
          ) : (
            <Waiting host={host} situation={situation} show={show} onHurry={onHurry} />
          )}
        </div>
        <p className="unseen" aria-live="polite">
          {ready && spoken(engine, situation, choosing.aim, actorOf(situation, choosing.chosen.player))}
        </p>
        <div className="tray-side">
          {ready && (
            <Preview
              engine={engine}
              situation={situation}
              aim={choosing.aim}
              player={actorOf(situation, choosing.chosen.player)}
            />
          )}
          {looked >= 0 && <PlayerCard engine={engine} match={match} player={match.players[looked]} />}
        </div>
      </div>
    </section>
  )
}

// What the acting player may do to another one, over the pitch beside the two: each deed with the bar of what its table can give, and
// with the one if the opponent dodges. Neighbours: Prompt.tsx stands there for dice; choosing/ says whose menu is open.
import { type Action, forecastTable, type RollForecast } from '@double-skulls/engine'
import { playerName } from '@double-skulls/words'
import { type ReactNode, useMemo, useRef } from 'react'
import { answerKey } from '../choosing/autoAnswer.ts'
import { buttonsOf } from '../choosing/buttons.ts'
import type { Choosing } from '../choosing/choosing.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { TableBar } from '../preview/TableBar.tsx'
import { deedWords } from '../words/answers.ts'
import { shortName } from './followsWords.ts'
import { usePlace } from './usePlace.ts'

/** Whether the answers about a player stand over the pitch, and not in the tray. */
export const isDeedMenu = ({ engine }: MatchHost, { match, pending }: Situation, { menuOf }: Choosing): boolean =>
  engine.rules.deeds.length > 0 &&
  menuOf >= 0 &&
  match.players[menuOf].place === 'pitch' &&
  pending.wait === 'coach' &&
  pending.question.kind === 'activation'

interface DeedMenuProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
  /** On phones it stands low, within reach of the thumb. */
  readonly upright: boolean
}

const Bar = ({
  roll,
  theirs = false,
}: {
  readonly roll: RollForecast | null
  readonly theirs?: boolean
}): ReactNode => {
  const table = roll?.explanation?.table
  return table && roll.results ? <TableBar table={table} results={roll.results} brief theirs={theirs} /> : null
}

const Shown = ({ host, situation, choosing, upright }: DeedMenuProps): ReactNode => {
  const { engine } = host
  const { match, pending } = situation
  const own = useRef<HTMLElement>(null)
  const player = pending.wait === 'coach' ? pending.question.player : -1
  const { menuOf } = choosing
  const concerned = useMemo(() => ({ player, other: menuOf }), [player, menuOf])
  const place = usePlace(own, engine, match, concerned, upright)
  const all = buttonsOf(choosing)
  const deeds = all.filter((one) => one.player === menuOf)
  const forecasts = useMemo(() => {
    const about = situation.legal.filter((one) => one.player === menuOf)
    return new Map<Action, ReturnType<typeof forecastTable>>(
      about.map((deed) => [deed, forecastTable(engine, match, player, deed)]),
    )
  }, [engine, match, situation, player, menuOf])
  const { tie, ...stand } = place ?? { tie: null }
  const [from, to] = tie ?? []
  const mates = match.players[menuOf].side === match.players[player].side
  return (
    <>
      {from && to && (
        <svg className="prompt-tie" aria-hidden="true">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </svg>
      )}
      <section
        ref={own}
        className="prompt deed-menu"
        role="group"
        aria-label={`${playerName(match, player)}: what to do ${mates ? 'for' : 'to'} ${playerName(match, menuOf)}`}
        style={place ? stand : { visibility: 'hidden' }}
      >
        <h3>
          {shortName(match, player)}
          <span> · {shortName(match, menuOf)}</span>
        </h3>
        <div className="deeds">
          {deeds.map((deed) => {
            const forecast = forecasts.get(deed)
            const number = all.indexOf(deed) + 1
            return (
              <button
                key={`${answerKey(deed)}`}
                type="button"
                className={`answer deed${choosing.armedAnswer === deed ? ' confirm' : ''}`}
                data-answer={answerKey(deed)}
                data-number={number}
                onClick={() => choosing.answer(deed)}
              >
                <b>
                  {deedWords(engine, match, deed)} {number <= 9 && <kbd>{number}</kbd>}
                </b>
                <Bar roll={forecast?.roll ?? null} />
                {forecast?.dodged && (
                  <span className="if-dodged">
                    <small>dodged</small>
                    <Bar roll={forecast.dodged} theirs />
                  </span>
                )}
              </button>
            )
          })}
        </div>
      </section>
    </>
  )
}

export const DeedMenu = (props: DeedMenuProps): ReactNode =>
  isDeedMenu(props.host, props.situation, props.choosing) ? <Shown key={props.choosing.menuOf} {...props} /> : null
